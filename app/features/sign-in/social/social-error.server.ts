import type { SocialProvider } from "~/domain/social/providers";
import type { SignInFailure } from "~/platform/services/auth/client.server";
import type { SocialRefused } from "~/platform/services/auth/social.server";

/** Why a sign-in by a network did not succeed; `details` are the platform's own words, one per line (SES-13). */
export interface SocialError {
  readonly code:
    | "social-over"
    | "social-cancelled"
    | "social-refused"
    | "social-unknown"
    | "social-taken"
    | "captcha"
    | "unavailable";
  readonly provider: SocialProvider | null;
  readonly details: string;
}

export type FailedSocialSignIn = SocialRefused | SignInFailure;

/** The error of a sign-in that the network or the platform refused. */
export function toSocialError(answer: FailedSocialSignIn, provider: SocialProvider): SocialError {
  switch (answer.kind) {
    case "social-refused":
      return { code: "social-refused", provider, details: answer.details };
    case "captcha":
      return newSocialError("captcha", provider);
    case "refused":
      return { code: "social-refused", provider, details: answer.title ?? "" };
    case "unavailable":
      return newSocialError("unavailable", provider);
  }
}

export function newSocialError(
  code: SocialError["code"],
  provider: SocialProvider | null = null,
): SocialError {
  return { code, provider, details: "" };
}
