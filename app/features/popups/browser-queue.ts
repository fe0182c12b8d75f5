import { useEffect, useSyncExternalStore } from "react";
import { whileVisible } from "../session/presence";
import { type OffersSilence, type PopupKind, popupToShow } from "./queue";

/** How often is looked whether what waits may come, ms: typed text, another dialog and the time keep it away. */
const lookEveryMs = 1_000;

/** The page that popups come on. */
type PopupPage = Pick<OffersSilence, "silentUntil" | "isSafetyPage">;

const due = new Map<PopupKind, number>();
const listeners = new Set<() => void>();
/** null = not known yet: until then nothing is shown, since what comes first is not known either. */
let page: PopupPage | null = null;
let shown: PopupKind | null = null;
let stopLooking: (() => void) | null = null;
/** Fields of the page that the visitor has typed in. */
const typedIn = new WeakSet<Element>();

/** The kinds whose own dialog is not a popup's: what is open as a native dialog then may be theirs. */
const ownDialogs: ReadonlySet<PopupKind> = new Set(["approval", "reality-check"]);

/**
 * The queue of an open page (POP-13): says which kinds are due, from when (ms of this device's clock), and which one is
 * shown. Everything that asks for attention by script goes through it, so that there is one at a time. Browser only.
 */
export function offerPopup(kind: PopupKind, at: number = Date.now()): void {
  if (due.get(kind) === at) return;
  due.set(kind, at);
  decide();
}

/** Takes a kind out of the queue: closed, answered, or no longer due. */
export function withdrawPopup(kind: PopupKind): void {
  if (due.delete(kind)) decide();
}

/** Says what of the page, and of its player, keeps popups that sell away. */
export function setPopupPage(next: PopupPage): void {
  page = next;
  decide();
}

/** The kind that is shown; null = none. */
export function usePopupShown(): PopupKind | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );
}

/** Keeps a kind in the queue as long as `isDue`; returns whether it is its turn. */
export function usePopupTurn(kind: PopupKind, isDue: boolean): boolean {
  useEffect(() => {
    if (!isDue) return;
    offerPopup(kind);
    return () => withdrawPopup(kind);
  }, [kind, isDue]);
  return usePopupShown() === kind && isDue;
}

/** Notes which fields are typed in; returns the function that stops it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    typedIn.add(target);
    decide();
  };
  document.addEventListener("input", note);
  return () => document.removeEventListener("input", note);
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function decide(): void {
  const next =
    page === null || isOtherDialogOpen()
      ? null
      : popupToShow(possible(), { ...page, hasTypedText: hasTypedText() }, Date.now(), shown);
  const isWaiting = due.size > 0;
  if (isWaiting && stopLooking === null) stopLooking = whileVisible(decide, lookEveryMs);
  if (!isWaiting) {
    stopLooking?.();
    stopLooking = null;
  }
  if (next === shown) return;
  shown = next;
  for (const changed of listeners) changed();
}

/** What is due, without the registration reminder beside a form to sign in or register (POP-02). */
function possible(): ReadonlyMap<PopupKind, number> {
  if (!due.has("registration-reminder") || !isAuthFormOpen()) return due;
  const others = new Map(due);
  others.delete("registration-reminder");
  return others;
}

function isOtherDialogOpen(): boolean {
  const hasOwn = [...ownDialogs].some((kind) => due.has(kind));
  return !hasOwn && document.querySelector("dialog[open]:not([data-popup])") !== null;
}

function isAuthFormOpen(): boolean {
  const forms = document.querySelectorAll(
    'form[action*="/user/login"], form[action*="/registration"], form[action*="modal="]',
  );
  return [...forms].some((form) => !form.closest("[data-popup]") && isSeen(form));
}

/** Whether a form of the page has text that the visitor typed and has not sent. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button]), textarea",
  );
  return [...fields].some(
    (field) =>
      field.value !== "" &&
      (typedIn.has(field) || field.value !== field.defaultValue) &&
      isSeen(field),
  );
}

const isSeen = (element: Element) => element.getClientRects().length > 0;
