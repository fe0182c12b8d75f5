import { JSDOM, VirtualConsole } from "jsdom";
import type { DocumentAnswer, DocumentRequest, Referrer } from "./client";
import { get } from "./client";
import { formRequest } from "./form-request";

/** A document as a browser without scripts shows it, and what a press in it asks for. */
export class HtmlDocument {
  readonly url: URL;
  readonly method: "GET" | "POST";
  /** The markup as it was sent. */
  readonly html: string;
  readonly #dom: JSDOM;
  readonly #policy: string;
  /** Files chosen in fields: jsdom lets no script fill a list of files. */
  readonly #files = new WeakMap<Element, readonly File[]>();
  /** What the last press asks for. */
  #next: Promise<DocumentRequest | null> | null = null;

  constructor(answer: DocumentAnswer) {
    this.url = answer.url;
    this.method = answer.method;
    this.#policy =
      (answer.headers["referrer-policy"] ?? "strict-origin-when-cross-origin")
        .split(",")
        .at(-1)
        ?.trim() ?? "";
    const isHtml = (answer.headers["content-type"] ?? "text/html").startsWith("text/html");
    // Without `runScripts` no script runs, and what `noscript` holds is read as elements.
    this.html = isHtml ? answer.text : `<pre>${answer.text.replaceAll("<", "&lt;")}</pre>`;
    this.#dom = new JSDOM(
      // The data for scripts is half of a page, and nothing here reads it.
      this.html.replaceAll(/(<script(?:(?! type=)[^>])*>).*?(?=<\/script>)/gs, "$1"),
      {
        url: answer.url.href,
        // What jsdom does not do itself (navigation, layout) is done here or not asked for.
        virtualConsole: new VirtualConsole(),
      },
    );
    this.window.addEventListener("click", (event) => this.#onClick(event as MouseEvent));
    this.#focusFirst();
  }

  get window() {
    return this.#dom.window;
  }

  get document(): Document {
    return this.#dom.window.document;
  }

  /** Where its requests come from. */
  get referrer(): Referrer {
    return { url: this.url, policy: this.#policy };
  }

  /** Presses an element; answers the request that it leads to, null where the page stays. */
  async press(element: HTMLElement): Promise<DocumentRequest | null> {
    this.#next = null;
    if (element.matches("input, button, select, textarea, a[href], summary")) element.focus();
    element.click();
    return this.#next;
  }

  /** Enter in a field: presses the form's default button (HTML, "Implicit submission"). */
  async enter(element: HTMLElement): Promise<DocumentRequest | null> {
    if (element.matches("button, a[href], summary")) return this.press(element);
    const form = (element as HTMLInputElement).form;
    if (!form || element.matches("textarea, select")) return null;
    const button = [...this.document.querySelectorAll<HTMLButtonElement>("button, input")].find(
      (one) => one.form === form && isSubmitter(one),
    );
    if (button) return button.disabled ? null : this.press(button);
    this.#submit(form, null);
    return this.#next;
  }

  /** Chooses files in a field, as its dialog would. */
  attach(field: Element, files: readonly File[]) {
    this.#files.set(field, files);
  }

  /** Goes to a place of the same document. */
  goTo(hash: string) {
    this.url.hash = hash;
    this.#focusFirst();
  }

  #onClick(event: MouseEvent) {
    const target = event.target as Element;
    const pressed = target.closest<HTMLElement>(
      "a[href], area[href], button, input, summary, label",
    );
    if (!pressed || event.defaultPrevented) return;
    if (pressed.matches("a, area")) {
      event.preventDefault();
      const url = new URL((pressed as HTMLAnchorElement).href);
      if (/^https?:$/.test(url.protocol)) {
        const isSilent = /\bnoreferrer\b/.test(pressed.getAttribute("rel") ?? "");
        this.#next = Promise.resolve(
          get(url, isSilent ? { ...this.referrer, policy: "no-referrer" } : this.referrer),
        );
      }
    } else if (isSubmitter(pressed)) {
      event.preventDefault();
      const form = (pressed as HTMLButtonElement).form;
      if (form) this.#submit(form, pressed as HTMLButtonElement);
    }
  }

  /** Sends a form, unless the browser itself finds a field that does not fit. */
  #submit(form: HTMLFormElement, submitter: HTMLButtonElement | null) {
    const isUnchecked = form.noValidate || submitter?.hasAttribute("formnovalidate") === true;
    const data = this.#withOwnControlsAlone(form, () =>
      isUnchecked || form.checkValidity()
        ? (new this.window.FormData(form, submitter) as FormData)
        : null,
    );
    if (data === null) {
      form.querySelector<HTMLElement>(":invalid:not(fieldset)")?.focus();
      return;
    }
    // jsdom leaves to the browser what coding it sends in (HTML, "Constructing the entry list").
    const entries = [...data.entries()].map(
      ([name, value]) => [name, name === "_charset_" ? "UTF-8" : value] as const,
    );
    this.#next = formRequest(form, submitter, this.#withFiles(form, entries), this.referrer);
  }

  /**
   * Looks at a form while the controls of other forms name none: for each that does, jsdom goes through the whole
   * document, and a page of prices has hundreds.
   */
  #withOwnControlsAlone<T>(form: HTMLFormElement, look: () => T): T {
    const others = [
      ...this.document.querySelectorAll(`[form]:not([form=${JSON.stringify(form.id)}])`),
    ];
    const named = new Map(others.map((control) => [control, control.getAttribute("form") ?? ""]));
    for (const control of others) control.setAttribute("form", "");
    try {
      return look();
    } finally {
      for (const [control, id] of named) control.setAttribute("form", id);
    }
  }

  /** The entries with the files that were chosen in place of those of untouched fields. */
  #withFiles(form: HTMLFormElement, entries: readonly (readonly [string, string | File])[]) {
    const fields = [...form.querySelectorAll<HTMLInputElement>("input[type=file]")];
    const chosen = fields.flatMap((field) =>
      (this.#files.get(field) ?? []).map((file) => [field.name, file] as const),
    );
    const names = new Set(chosen.map(([name]) => name));
    // jsdom's own files, of fields that were left alone, are empty and cannot be read.
    const others = entries
      .filter(([name]) => !names.has(name))
      .map(
        ([name, value]) => [name, typeof value === "string" ? value : new File([], "")] as const,
      );
    return [...others, ...chosen];
  }

  /** The focus of a page that has just been shown: on what its address names, or what asks for it. */
  #focusFirst() {
    const { hash } = this.url;
    const named =
      hash === "" ? null : this.document.getElementById(decodeURIComponent(hash.slice(1)));
    const first = named ?? this.document.querySelector<HTMLElement>("[autofocus]");
    first?.focus();
  }
}

function isSubmitter(element: Element): boolean {
  if (element.matches("button")) return (element as HTMLButtonElement).type === "submit";
  return element.matches('input[type="submit" i], input[type="image" i]');
}

/** Tags that never show anything. */
const unshown = "head, script, style, template, title, datalist, input[type=hidden]";

/**
 * Whether the markup shows an element: it is not hidden, nor in what is closed. What style sheets hide is for a
 * browser to say.
 */
export function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(unshown) || at.hasAttribute("hidden")) return false;
    if (/display:\s*none|visibility:\s*hidden/.test(at.getAttribute("style") ?? "")) return false;
    if (at.matches("dialog:not([open])")) return false;
    const box: Element | null = at.parentElement;
    if (box?.matches("details:not([open])") && at !== box.querySelector(":scope > summary"))
      return false;
  }
  return element.isConnected;
}
