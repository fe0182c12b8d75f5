import { useNonce } from "~/features/page/nonce";
import type { StorageKey } from "~/server/browser-storage";
import {
  changeField,
  changesIntent,
  type FormFields,
  longestStoredMs,
  mostChanges,
  repeatableIntents,
} from "../coupon-post";
import { couponLockAndChannelName } from "../coupon-tabs";

/** What the script in a document's head offers to the page's code. */
interface EarlyPosts {
  /** Whether the browser has what the page's code needs; otherwise the page works as HTML (docs/operating.md). */
  readonly isBrowserSupported: boolean;
  /**
   * Takes over: `receive` gets the fields of each form that was held, oldest first, and of each later one that no code of
   * the page has handled. `isBehind`: some were sent already, so the page's data lacks them.
   */
  handOver(receive: (fields: FormFields) => void, isBehind: () => void): void;
  /** Posts the fields of a form as a document, with all that is held before it. */
  postDocument(fields: FormFields): void;
}

declare global {
  interface Window {
    earlyPosts?: EarlyPosts;
  }
}

const storageKey = "COUPON_EARLY" satisfies StorageKey<"session">;
/** How long forms are held for the page's code, ms: then they are posted as HTML. */
const heldMs = 15_000;

const settings = {
  storageKey,
  storedMs: longestStoredMs,
  heldMs,
  lock: couponLockAndChannelName,
  changesIntent,
  changeField,
  mostChanges,
  repeatable: repeatableIntents as readonly string[],
};

/**
 * Holds the coupon's forms that are posted before the page's code handles them (CPN-17). Each would be a document of its
 * own that cancels the one before. The page's code takes them over in their order; if it does not load, they are posted
 * as one document. A press on a price is shown at once. Runs as text in the document's head, so it uses nothing but its
 * argument.
 */
function holdEarlyPosts(given: typeof settings): void {
  const held: FormFields[] = stored();
  let receive: ((fields: FormFields) => void) | null = null;
  let isBehind = () => {};
  let isSending = false;
  let hasSent = false;
  let hasGivenUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stored(): FormFields[] {
    try {
      const left = JSON.parse(sessionStorage.getItem(given.storageKey) || "null");
      const age = left ? Date.now() - left.at : -1;
      return age >= 0 && age < given.storedMs && Array.isArray(left.held) ? left.held : [];
    } catch {
      return [];
    }
  }
  const textOf = (fields: FormFields, name: string) =>
    (fields.find((field) => field[0] === name) || ["", ""])[1];
  const isRepeatable = (fields: FormFields) =>
    given.repeatable.indexOf(textOf(fields, "intent")) !== -1;

  /** A bet to place is never stored: it belongs to the page that showed its price. */
  function store() {
    const kept = held.filter(isRepeatable);
    try {
      if (kept.length === 0) sessionStorage.removeItem(given.storageKey);
      else sessionStorage.setItem(given.storageKey, JSON.stringify({ at: Date.now(), held: kept }));
    } catch {
      // Without storage the page that is left loses them.
    }
  }

  /** The next request: one form, or all repeatable changes up to one that is not. */
  function next(): { readonly fields: FormFields; readonly count: number } {
    const [first = []] = held;
    let count = 0;
    while (count < held.length && count < given.mostChanges && isRepeatable(held[count] || []))
      count += 1;
    if (count < 2) return { fields: first, count: 1 };
    const changes = held
      .slice(0, count)
      .map((fields): FormFields[number] => [
        given.changeField,
        String(new URLSearchParams(fields.filter(([name]) => name !== "csrf"))),
      ]);
    const returnUrl = textOf(held[count - 1] || [], "returnUrl");
    const fields: FormFields = [
      ["intent", given.changesIntent],
      ["returnUrl", returnUrl],
      ...changes,
    ];
    return { fields, count };
  }

  const couponPath = `${location.pathname.slice(0, 3)}/coupon`;
  function withToken(fields: FormFields): FormFields {
    const token = document.querySelector<HTMLInputElement>('input[name="csrf"]');
    return [...fields.filter(([name]) => name !== "csrf"), ["csrf", token ? token.value : ""]];
  }

  function submitDocument(fields: FormFields) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = couponPath;
    form.hidden = true;
    for (const [name, value] of withToken(fields)) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
  }

  /** Posts what is held as HTML, the last request as a document. */
  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (receive || isSending) return;
    isSending = true;
    while (held.length > 0 && !receive) {
      const { fields, count } = next();
      if (count === held.length) {
        held.length = 0;
        store();
        submitDocument(fields);
        break;
      }
      const send = () =>
        fetch(couponPath, {
          method: "POST",
          body: new URLSearchParams(withToken(fields)),
          redirect: "manual",
        });
      try {
        await (navigator.locks ? navigator.locks.request(given.lock, send) : send());
        hasSent = true;
        held.splice(0, count);
        store();
      } catch {
        // No connection: later again.
        timer = setTimeout(flush, given.heldMs);
        break;
      }
    }
    isSending = false;
    if (receive) drain();
  }

  function drain() {
    const all = held.splice(0);
    store();
    if (receive) for (const fields of all) receive(fields);
    if (hasSent) isBehind();
    hasSent = false;
  }

  function giveUp() {
    if (receive) return;
    hasGivenUp = true;
    document.documentElement.setAttribute("data-plain", "");
    void flush();
  }

  /** The fields that a form posts; null = not one of the forms that are held. */
  function heldFieldsOf(form: HTMLFormElement, button: HTMLElement | null): FormFields | null {
    const action = form.getAttribute("action") || "";
    const isPrice = button?.hasAttribute("data-bet");
    if (!/^\/[a-z]{2}\/coupon$/.test(action)) return null;
    if (!isPrice && !form.hasAttribute("data-queued")) return null;
    const data = new FormData(form);
    if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
    const fields: FormFields = [];
    data.forEach((value, name) => {
      fields.push([name, String(value)]);
    });
    const isOneClick = isPrice && textOf(fields, "intent") === "one-click";
    return isOneClick || isRepeatable(fields) ? fields : null;
  }

  /** Shows a press on a price. A second one removes the bet. */
  function press(fields: FormFields, button: HTMLElement): FormFields {
    if (textOf(fields, "intent") !== "add") {
      button.setAttribute("aria-busy", "true");
      return fields;
    }
    if (!button.hasAttribute("aria-pressed")) {
      button.setAttribute("aria-pressed", "true");
      return fields;
    }
    button.removeAttribute("aria-pressed");
    const rest = fields.filter(([name]) => name !== "intent" && name !== "bet");
    return [["intent", "remove"], ["bet", button.getAttribute("data-bet") || ""], ...rest];
  }

  // At the end of the event's way, so that forms that the page's code handles are left to it.
  addEventListener("submit", (event) => {
    const form = event.target;
    const button = event.submitter;
    if (event.defaultPrevented || hasGivenUp || !(form instanceof HTMLFormElement)) return;
    const fields = heldFieldsOf(form, button);
    if (!fields) return;
    event.preventDefault();
    if (button && button.getAttribute("aria-disabled") === "true") return;
    const isPrice = button?.hasAttribute("data-bet");
    held.push(button && isPrice ? press(fields, button) : fields);
    store();
    if (receive) drain();
    else if (timer === undefined) timer = setTimeout(giveUp, given.heldMs);
  });
  // A key that is held down is one press.
  addEventListener(
    "keydown",
    (event) => {
      const isText = event.target instanceof HTMLElement && event.target.tagName === "TEXTAREA";
      if (event.repeat && event.key === "Enter" && !isText) event.preventDefault();
    },
    true,
  );
  // The page's own code does not load: its one module script has no address of its own.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module" && !target.src) giveUp();
    },
    true,
  );
  addEventListener("unhandledrejection", giveUp);
  addEventListener("pagehide", () => {
    if (receive || !isRepeatable(held[0] || [])) return;
    const body = new URLSearchParams(withToken(next().fields));
    void fetch(couponPath, { method: "POST", body, keepalive: true, redirect: "manual" });
  });

  /** Forms name the button that was pressed: Chrome 112, Firefox 111, Safari 16.4. */
  function readsPressedButton(): boolean {
    const form = document.createElement("form");
    const button = document.createElement("button");
    button.name = "pressed";
    form.append(button);
    try {
      return new FormData(form, button).has("pressed");
    } catch {
      return false;
    }
  }

  const isBrowserSupported = readsPressedButton();
  if (!isBrowserSupported) giveUp();
  window.earlyPosts = {
    isBrowserSupported,
    handOver(to, behind) {
      document.documentElement.removeAttribute("data-plain");
      receive = to;
      isBehind = behind;
      clearTimeout(timer);
      if (!isSending) drain();
    },
    postDocument(fields) {
      // A script's post stays on its page; a document goes back to it.
      held.push(fields.filter(([name]) => name !== "stay"));
      receive = null;
      void flush();
    },
  };
}

/** The script's text; the browser's code has none, as the script has run when it hydrates. */
const script = import.meta.env.SSR
  ? `(${holdEarlyPosts})(${JSON.stringify(settings)})`.replace(/\n\s+/g, "\n")
  : "";

/** Goes into the head of every document, before anything that can be pressed. */
export function EarlyPostsScript() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
