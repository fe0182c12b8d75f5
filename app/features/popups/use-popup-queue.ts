import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { offerPopup, setPopupPage, watchTyping, withdrawPopup } from "./browser-queue";
import type { PopupKind } from "./queue";

/** What of the shell's data the queue of popups needs. */
export interface PopupPageData {
  readonly blockingStep: "approval" | "reality-check" | null;
  readonly gate: object | null;
  readonly consent: { readonly isAsked: boolean };
  readonly conversion: 0 | 1 | 2;
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
  useEffect(() => {
    setPopupPage({ silentUntil: silentUntil && Date.now() + (silentUntil - now), isSafetyPage });
  }, [silentUntil, now, isSafetyPage]);
  useStandsInPage("approval", data.blockingStep === "approval");
  useStandsInPage("reality-check", data.blockingStep === "reality-check");
  useStandsInPage("age-gate", data.gate !== null);
  useStandsInPage("consent", data.consent.isAsked);
  // The notice is on this page until the player leaves it, although the data says so once.
  const isReminded = data.conversion !== 0;
  useEffect(() => {
    if (isReminded) offerPopup("convert-account");
  }, [isReminded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes when the page is left
  useEffect(() => () => withdrawPopup("convert-account"), [key]);
}

function useStandsInPage(kind: PopupKind, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    offerPopup(kind);
    return () => withdrawPopup(kind);
  }, [kind, isThere]);
}
