import type { SignInWay } from "./ways";

/** An option of the calling code list: "+7", "+7 Russia, Kazakhstan". */
export interface CallingCodeOption {
  readonly value: string;
  readonly label: string;
}

/** Data of the sign-in step that waits for a code (SES-03). */
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
  /**
   * The visitor has typed the code that another device shows, and its player has not answered yet
   * (OFC-04); `check` is the number that both devices show.
   */
  readonly waiting?: { readonly check: number };
  /**
   * Why the last typed code of another device gave no session: its player refused, or the code
   * was over; absent = it did not end so.
   */
  readonly deviceEnd?: "refused" | "over";
  /** Calling codes and the preselected one; null for ways without a telephone number. */
  readonly phone: { readonly codes: readonly CallingCodeOption[]; readonly code: string } | null;
}
