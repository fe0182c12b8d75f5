import { createRefCounts, documentNonce, whenAssetLoadedOrFailed } from "./shared-elements.client";

const scripts = createRefCounts<Promise<HTMLScriptElement>>((loaded) => {
  void loaded.then((element) => element.remove());
});

const sources = new Map<string, number>();

/** Loads a fragment's scripts in order, each once per document (REM-14). Failures are logged. */
export async function addFragmentScripts(srcs: readonly string[], log: (message: string) => void) {
  for (const src of srcs) {
    sources.set(src, (sources.get(src) ?? 0) + 1);
    const loaded = scripts.take(src, () => {
      const script = document.createElement("script");
      script.nonce = documentNonce();
      script.src = src;
      const done = whenAssetLoadedOrFailed(script, () =>
        log(`remote script did not load: ${src}`),
      ).then(() => script);
      document.head.append(script);
      return done;
    });
    await loaded;
  }
}

/**
 * Tells that a fragment no longer uses these scripts, named by address; a script without users is
 * removed from the document (REM-04).
 */
export function releaseFragmentScripts(srcs: readonly string[]) {
  for (const src of srcs) {
    scripts.drop(src);
    const users = (sources.get(src) ?? 1) - 1;
    if (users > 0) sources.set(src, users);
    else sources.delete(src);
  }
}

function addressesOfScriptsInUse(): string[] {
  return [...sources.keys()].map((src) => new URL(src, document.baseURI).href);
}

/**
 * Runs a remote's code as a script element, never with `eval` (REM-11). Its errors are logged and stopped.
 */
export function runRemoteCode(app: string, code: string, log: (message: string) => void) {
  // A syntax error names the document instead of the script. It fires while the script is inserted, so it is
  // recognised by its timing.
  const onError = (event: ErrorEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    log(`error in a remote's script ${codeName(app)}: ${event.message}`);
  };
  const script = document.createElement("script");
  script.nonce = documentNonce();
  script.textContent = `${code}\n//# sourceURL=${codeName(app)}`;
  window.addEventListener("error", onError);
  document.head.append(script);
  window.removeEventListener("error", onError);
  script.remove();
}

/** Matches the file name that `runRemoteCode` gives a remote's code, as it stands in errors. */
const remoteCodeErrorFilePattern = /(?:^|\/)remote-code-[\w-]+\.js$/;

function codeName(app: string) {
  return `remote-code-${app}.js`;
}

/**
 * Logs and stops errors and unhandled rejections of remotes' scripts and code (REM-15). Returns the function
 * that ends this.
 */
export function stopRemoteScriptErrors(log: (message: string) => void): () => void {
  const onError = (event: ErrorEvent) => {
    const isOwn = remoteCodeErrorFilePattern.test(event.filename) || isScript(event.filename);
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

function isScript(address: string) {
  return addressesOfScriptsInUse().includes(address);
}

/** The first remote script in a stack, or null. */
function scriptIn(stack: string): string | null {
  return addressesOfScriptsInUse().find((address) => stack.includes(`${address}:`)) ?? null;
}
