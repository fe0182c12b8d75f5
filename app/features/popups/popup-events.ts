import { screenPath } from "~/features/screens/links";
import type { Language } from "~/i18n/languages";
import type { PopupKind } from "./queue";
import { type PopupAnswer, type ServerPopup, serverPopups } from "./server-popups";

/** The page that an event happens on: its language, and the token of its forms. */
export interface PopupSite {
  readonly lng: Language;
  readonly csrf: string;
}

/**
 * Notes that a popup was shown, closed or followed: the only place where a browser does. What the server keeps by kind is
 * posted as its form without a script posts it; if that is lost, the popup comes again.
 */
export function notePopup(kind: PopupKind, answer: PopupAnswer, { lng, csrf }: PopupSite): void {
  if (!isServerPopup(kind)) return;
  const body = new URLSearchParams({ csrf, kind, answer });
  fetch(screenPath(lng, "popup"), {
    method: "POST",
    body,
    redirect: "manual",
    keepalive: true,
  }).catch(() => undefined);
}

const isServerPopup = (kind: PopupKind): kind is ServerPopup =>
  serverPopups.some((each) => each === kind);
