import { createRefCounts } from "./ref-count";

type Styling = HTMLLinkElement | HTMLStyleElement;

/** Maximum wait for a style sheet before the page shows, ms. */
const sheetWaitMs = 1_500;

const stylings = createRefCounts<Styling>(
  (element) => element.remove(),
  // Otherwise the style would be removed with the outlet that contains it.
  (element) => {
    if (element.parentNode !== document.head) document.head.append(element);
  },
);
const scripts = createRefCounts<Promise<HTMLScriptElement>>((loaded) => {
  void loaded.then((element) => element.remove());
});
const sources = new Map<string, number>();

/** The document's nonce for scripts and styles of remotes (REM-11). */
function nonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

/** Registers the styles that the server rendered for an outlet; returns their keys. */
export function adoptStyles(holder: Element): string[] {
  const keys: string[] = [];
  for (const element of holder.querySelectorAll<Styling>("[data-remote-asset]")) {
    const key =
      element instanceof HTMLLinkElement
        ? linkKey(element.getAttribute("href") ?? "")
        : textKey(element.textContent ?? "");
    stylings.adopt(key, element);
    keys.push(key);
  }
  return keys;
}

/** Adds a fragment's styles to the document, each once; resolves when they are loaded. */
export async function addFragmentStyles(
  hrefs: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const waits: Promise<void>[] = [];
  for (const href of hrefs) {
    stylings.take(linkKey(href), () => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      waits.push(settled(link));
      document.head.append(link);
      return link;
    });
  }
  for (const text of texts) {
    stylings.take(textKey(text), () => {
      const style = document.createElement("style");
      style.nonce = nonce();
      style.textContent = text;
      document.head.append(style);
      return style;
    });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, sheetWaitMs);
  });
  await Promise.race([Promise.all(waits), late]);
  clearTimeout(timer);
  return [...hrefs.map(linkKey), ...texts.map(textKey)];
}

/** Releases styles by their keys (REM-04). */
export function releaseStyles(keys: readonly string[]) {
  for (const key of keys) stylings.drop(key);
}

/** Loads a fragment's scripts in order, each once per document (REM-14). Failures are logged. */
export async function addFragmentScripts(srcs: readonly string[], log: (message: string) => void) {
  for (const src of srcs) {
    sources.set(src, (sources.get(src) ?? 0) + 1);
    const loaded = scripts.take(src, () => {
      const script = document.createElement("script");
      script.nonce = nonce();
      script.src = src;
      const done = settled(script, () => log(`remote script did not load: ${src}`)).then(
        () => script,
      );
      document.head.append(script);
      return done;
    });
    await loaded;
  }
}

/** Releases scripts by their addresses (REM-04). */
export function releaseScripts(srcs: readonly string[]) {
  for (const src of srcs) {
    scripts.drop(src);
    const users = (sources.get(src) ?? 1) - 1;
    if (users > 0) sources.set(src, users);
    else sources.delete(src);
  }
}

/**
 * Runs a remote's code as a script element, never with `eval` (REM-11). Its errors are logged and stopped.
 */
export function runCode(app: string, code: string, log: (message: string) => void) {
  // A syntax error names the document instead of the script. It fires while the script is inserted, so it is
  // recognised by its timing.
  const onError = (event: ErrorEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    log(`error in a remote's script ${codeName(app)}: ${event.message}`);
  };
  const script = document.createElement("script");
  script.nonce = nonce();
  script.textContent = `${code}\n//# sourceURL=${codeName(app)}`;
  window.addEventListener("error", onError);
  document.head.append(script);
  window.removeEventListener("error", onError);
  script.remove();
}

/**
 * Logs and stops errors and unhandled rejections of remotes' scripts and code (REM-15). Returns the function
 * that ends this.
 */
export function containErrors(log: (message: string) => void): () => void {
  const onError = (event: ErrorEvent) => {
    const isOwn = codeNames.test(event.filename) || isScript(event.filename);
    // Another outlet may have handled it.
    if (!isOwn || event.defaultPrevented) return;
    event.preventDefault();
    log(`error in a remote's script ${event.filename}: ${event.message}`);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const stack = event.reason instanceof Error ? (event.reason.stack ?? "") : "";
    // Only the stack of a rejection's error names the script.
    const source = stack.match(/remote-code-[\w-]+\.js/)?.[0] ?? scriptIn(stack);
    if (source === null || event.defaultPrevented) return;
    event.preventDefault();
    log(`promise lost in a remote's script ${source}: ${String(event.reason)}`);
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

const codeNames = /(?:^|\/)remote-code-[\w-]+\.js$/;

function codeName(app: string) {
  return `remote-code-${app}.js`;
}

function isScript(address: string) {
  return addresses().includes(address);
}

/** The first remote script in a stack, or null. */
function scriptIn(stack: string): string | null {
  return addresses().find((address) => stack.includes(`${address}:`)) ?? null;
}

function addresses(): string[] {
  return [...sources.keys()].map((src) => new URL(src, document.baseURI).href);
}

function linkKey(href: string) {
  return `link ${href}`;
}

function textKey(text: string) {
  return `text ${text}`;
}

function settled(element: HTMLElement, onFailure?: () => void): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener("load", () => resolve(), { once: true });
    element.addEventListener(
      "error",
      () => {
        onFailure?.();
        resolve();
      },
      { once: true },
    );
  });
}
