import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import {
  browserStorageInventory,
  type CookieName,
  cookieLifetimeSec,
} from "~/server/browser-storage";
import { consentSignals } from "./signals";

/** Defined by the document's first script. */
type Tags = typeof globalThis & { readonly gtag?: (...what: readonly unknown[]) => void };

/**
 * Applies a choice in the browser: tells the tags where it was made on this page (`isNew`), and
 * removes what refused classes have stored (CNS-02, CNS-05).
 */
export function applyConsent(choice: ConsentChoice, isNew: boolean) {
  if (isNew) (globalThis as Tags).gtag?.("consent", "update", consentSignals(choice));
  forgetKeys(choice);
}

/** Pause after the last change of the window's size before its width is stored, ms (LAY-06). */
const resizePauseMs = 100;

/**
 * Keeps the cookie of the window's width true while the page is open, where the choice allows it (LAY-08).
 * Returns what stops it.
 */
export function keepWindowWidth(choice: ConsentChoice): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => setCookieIfConsented(choice, "window_width", String(window.innerWidth));
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(store, resizePauseMs);
  };
  store();
  window.addEventListener("resize", onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", onResize);
  };
}

/**
 * Removes from local and session storage the keys of classes that the visitor did not consent to.
 */
function forgetKeys(choice: ConsentChoice) {
  for (const kept of browserStorageInventory) {
    if (kept.store === "cookie" || choiceAllowsStorage(choice, kept.class)) continue;
    try {
      (kept.store === "local" ? localStorage : sessionStorage).removeItem(kept.name);
    } catch {
      // Without storage there is nothing to remove.
    }
  }
}

type Asked = CookieName<"functionality" | "marketing">;

/** Sets a cookie only if its class has consent (CNS-03). */
export function setCookieIfConsented(choice: ConsentChoice, name: Asked, value: string) {
  const row = browserStorageInventory.find((kept) => kept.store === "cookie" && kept.name === name);
  if (!row || !choiceAllowsStorage(choice, row.class)) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${cookieLifetimeSec(name)}; SameSite=Lax${secure}`;
}
