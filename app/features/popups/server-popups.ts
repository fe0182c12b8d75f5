import type { PopupKind } from "./queue";

/** Popups that the server knows, and that a page without a script shows as a band. */
export const serverPopups = [
  "first-deposit-bonus",
  "registration-reminder",
  "new-site",
] as const satisfies readonly PopupKind[];
export type ServerPopup = (typeof serverPopups)[number];

/** What a visitor does with a popup; a script also reports that it is shown. */
export const popupAnswers = ["shown", "closed", "opened"] as const;
export type PopupAnswer = (typeof popupAnswers)[number];
