import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { offerPopup, setPopupPage, watchTyping, withdrawPopup } from "./browser-queue";
import type { PopupKind } from "./queue";

/** What of the shell's data the queue of popups needs. */
export interface PopupPageData {
  readonly blockingStep: "approval" | "reality-check" | null;
  readonly gate: object | null;
  readonly consent: { readonly isAsked: boolean };
  readonly chrome: { readonly hideOffers?: boolean };
  readonly popups: {
    /** The platform's clock at the server's response, ms since epoch. */
    readonly now: number;
    readonly silentUntil: number | null;
  };
}

/**
 * Keeps the page's queue of popups (POP-13): what the page itself shows and asks stands in it, so that nothing else comes
 * over it.
 */
export function usePopupQueue(data: PopupPageData): void {
  const { key } = useLocation();
  const { silentUntil, now } = data.popups;
  const isSafetyPage = data.chrome.hideOffers === true;
  useEffect(watchTyping, []);
  useStandsInPage("approval", data.blockingStep === "approval");
  useStandsInPage("reality-check", data.blockingStep === "reality-check");
  useStandsInPage("age-gate", data.gate !== null);
  useStandsInPage("consent", data.consent.isAsked);
  // The notice stands on the page until the player leaves it, although the data says so once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another notice
  useEffect(() => {
    if (document.querySelector('[data-code="convert-account"]') === null) return;
    offerPopup("convert-account");
    return () => withdrawPopup("convert-account");
  }, [key]);
  // Last, since the first popup is chosen once the page is known, of all that is due by then.
  useEffect(() => {
    setPopupPage({ silentUntil: silentUntil && Date.now() + (silentUntil - now), isSafetyPage });
  }, [silentUntil, now, isSafetyPage]);
}

function useStandsInPage(kind: PopupKind, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    offerPopup(kind);
    return () => withdrawPopup(kind);
  }, [kind, isThere]);
}
