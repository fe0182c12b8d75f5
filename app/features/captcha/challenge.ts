import type { Messages } from "~/i18n/messages";

/** A captcha as a page shows it. */
export interface ShownCaptcha {
  readonly id: string;
  /** Address of the picture: a data URI. */
  readonly picture: string;
  /** The same in words, in the page's language. */
  readonly question: string;
  /** How long it can be answered, s. */
  readonly secondsLeft: number;
}

/**
 * The captcha that a refused form is shown with, its error, and that form's intent (PLT-04,
 * SES-11).
 */
export interface RefusedFormCaptcha {
  /** Intent of the refused form; tells which of the page's forms shows the captcha. */
  readonly intent: string;
  /** Null where none can be had just now. */
  readonly shown: ShownCaptcha | null;
  /** Null where only another picture was wanted. */
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly messages: Messages;
}

/** Names of a captcha's fields (docs/forms.md). */
export const captchaFieldNames = {
  id: "captcha_id",
  answer: "captcha",
  another: "captcha_update",
} as const;
