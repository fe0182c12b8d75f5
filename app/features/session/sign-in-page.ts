import type { SignInWay } from "./ways";

/** A calling code to choose: "+7", "+7 Russia, Kazakhstan". */
export interface CallingCodeOption {
  readonly value: string;
  readonly label: string;
}

/** A step that waits for a code (SES-03). */
export interface CodeStep {
  readonly use: "sms" | "two-step";
  /** Where the message went, as it is dialled; null where none was sent. */
  readonly sentTo: string | null;
  /** Until another message may be asked for, s; 0 = now. */
  readonly waitS: number;
  /** The message is not the first to this number. */
  readonly isRepeat: boolean;
}

/** What the sign-in page draws. */
export interface SignInPage {
  readonly way: SignInWay;
  readonly step: CodeStep | null;
  /** Calling codes and the one at hand, where a telephone is asked for. */
  readonly phone: { readonly codes: readonly CallingCodeOption[]; readonly code: string } | null;
}
