import type { PlatformScope } from "../scope.server";
import type { CaptchaPurpose } from "./wire.server";

/** A call of this request was refused until a captcha is answered (PLT-04). */
export interface CaptchaAsked {
  /** 100 asked for; 111 wrong, 112 over, 113 used. */
  readonly code: number;
  /** Null where the platform did not say. */
  readonly purpose: CaptchaPurpose | null;
  /** The refusal also ends the player's session (SES-11, type 2). */
  readonly isLogoutUser: boolean;
}

/** What the post says about a captcha. `another`: no effect is to be sent, another picture is wanted. */
export type CaptchaPosted =
  | { readonly kind: "answer"; readonly id: string; readonly answer: string }
  | { readonly kind: "another" };

const postedKey = "captcha-posted";
const askedKey = "captcha-asked";
const judgedKey = "captcha-judged";

/** Gives the post's answer to the calls of this request. */
export function noteCaptchaPosted(scope: PlatformScope, posted: CaptchaPosted) {
  scope.memo.set(postedKey, posted);
}

export function captchaPosted(scope: PlatformScope): CaptchaPosted | null {
  // Keys are private to this file, one type each.
  return (scope.memo.get(postedKey) as CaptchaPosted | undefined) ?? null;
}

export function noteCaptchaAsked(scope: PlatformScope, asked: CaptchaAsked) {
  scope.memo.set(askedKey, asked);
}

export function captchaAsked(scope: PlatformScope): CaptchaAsked | null {
  return (scope.memo.get(askedKey) as CaptchaAsked | undefined) ?? null;
}

/** Records whether the answer of this request was right. */
export function noteCaptchaJudged(scope: PlatformScope, isRight: boolean) {
  scope.memo.set(judgedKey, isRight);
}

/** Whether the answer was right; null = none was judged. */
export function captchaJudged(scope: PlatformScope): boolean | null {
  return (scope.memo.get(judgedKey) as boolean | undefined) ?? null;
}
