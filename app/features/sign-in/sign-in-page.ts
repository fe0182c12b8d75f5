import type { SignInWay } from "./ways";

/** An option of the calling code list: "+7", "+7 Russia, Kazakhstan". */
export interface CallingCodeOption {
  readonly value: string;
  readonly label: string;
}

/** A step that waits for a code (SES-03). */
export interface SignInCodeStep {
  readonly use: "sms" | "two-step";
  /** The number that the message went to; null where none was sent. */
  readonly sentTo: string | null;
  /** Time until another message may be requested, s; 0 = now. */
  readonly waitS: number;
  /** Whether this is a repeated message to the number. */
  readonly isRepeat: boolean;
}

/** The data of the sign-in page. */
export interface SignInPageData {
  readonly way: SignInWay;
  readonly step: SignInCodeStep | null;
  /** A typed code of another device that waits for its player's answer (OFC-04). */
  readonly waiting?: { readonly check: number };
  /** How the last typed code of another device ended without a session. */
  readonly deviceEnd?: "refused" | "over";
  /** Calling codes and the preselected one, for ways with a telephone number. */
  readonly phone: { readonly codes: readonly CallingCodeOption[]; readonly code: string } | null;
}
