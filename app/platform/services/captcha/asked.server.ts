import { memoKey } from "~/server/request-memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import type { CaptchaPurpose } from "./wire.server";

/** The captcha that a refused call of this request requires (PLT-04). */
export interface CaptchaRequirement {
  /** 100 asked for; 111 wrong, 112 over, 113 used. */
  readonly code: number;
  /** Null where the platform did not say. */
  readonly purpose: CaptchaPurpose | null;
  /** The refusal also ends the player's session (SES-11, type 2). */
  readonly isLogoutUser: boolean;
}

/** The captcha fields of a post. `another`: the visitor only wants another picture. */
export type PostedCaptcha =
  | { readonly kind: "answer"; readonly id: string; readonly answer: string }
  | { readonly kind: "another" };

const postedKey = memoKey<PostedCaptcha>("captcha-posted");
const askedKey = memoKey<CaptchaRequirement>("captcha-asked");
const judgedKey = memoKey<boolean>("captcha-judged");

/** Remembers the form's captcha fields for the platform calls of this request; sends nothing. */
export function storePostedCaptcha(scope: PlatformScope, posted: PostedCaptcha) {
  scope.memo.set(postedKey, posted);
}

/** What this request's form said about a captcha; null = nothing. */
export function postedCaptcha(scope: PlatformScope): PostedCaptcha | null {
  return scope.memo.get(postedKey) ?? null;
}

export function storeRequiredCaptcha(scope: PlatformScope, asked: CaptchaRequirement) {
  scope.memo.set(askedKey, asked);
}

export function requiredCaptcha(scope: PlatformScope): CaptchaRequirement | null {
  return scope.memo.get(askedKey) ?? null;
}

/** Remembers for this request whether its captcha answer was right. */
export function storeCaptchaResult(scope: PlatformScope, isRight: boolean) {
  scope.memo.set(judgedKey, isRight);
}

/** Whether this request's captcha answer was right; null = no answer was judged. */
export function wasCaptchaAnswerRight(scope: PlatformScope): boolean | null {
  return scope.memo.get(judgedKey) ?? null;
}
