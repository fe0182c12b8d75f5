import { screenPath } from "~/features/screens/links";
import type { Language } from "~/i18n/languages";
import type { PopupAnswer, ServerPopup } from "./server-popups";

/** The page that an event happens on: its language, and the token of its forms. */
export interface PopupSite {
  readonly lng: Language;
  readonly csrf: string;
}

/**
 * Tells the server that a popup was shown, closed or followed, as its form without a script does; if that is lost, the popup
 * comes again.
 */
export function postPopupAnswer(
  kind: ServerPopup,
  answer: PopupAnswer,
  { lng, csrf }: PopupSite,
): void {
  const body = new URLSearchParams({ csrf, kind, answer });
  fetch(screenPath(lng, "popup"), {
    method: "POST",
    body,
    redirect: "manual",
    keepalive: true,
  }).catch(() => undefined);
}
