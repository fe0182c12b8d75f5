import { z } from "zod";
import type { Failure } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropAllMemoised } from "../memo.server";
import type { loginReplyWire } from "./wire.server";

/** What the visitor chooses with every kind of sign-in (SES-04). */
export interface StaySignedInChoice {
  /** Whether the session lasts when the browser is closed ("remember me"). */
  readonly save: boolean;
}

/**
 * The parts of the device's fingerprint by name, with its token, as sign-in calls send them
 * (SES-04); empty for an unknown device.
 */
export function deviceFingerprintData({ device }: PlatformScope): Readonly<Record<string, string>> {
  return device ? { ...device.fingerprint.data, token: device.fingerprint.token } : {};
}

/**
 * What right credentials lead to: a session, or a token with which the second step's code is sent.
 */
export type SignInAccepted =
  | { readonly kind: "signed-in"; readonly userId: number; readonly sessionId: string }
  | { readonly kind: "two-step"; readonly token: string };

/** Reason why there is no session. `captcha` carries the platform's code (100, 111, 112 or 113; PLT-04). */
export type SignInFailure =
  | {
      readonly kind: "refused";
      readonly code: z.infer<typeof refusal> | "other";
      readonly title: string | null;
    }
  | { readonly kind: "captcha"; readonly code: number; readonly title: string | null }
  | { readonly kind: "unavailable" };

const refusal = z.enum(["bad-credentials", "locked", "bad-code", "code-spent", "code-over"]);
const captchaCodes = new Set([100, 111, 112, 113]);
const captchaCode = z.coerce.number().refine((code) => captchaCodes.has(code));

/**
 * Translates a successful reply of login or of a code, and drops the memoised replies of the
 * signed-out visitor. Begins no session in the browser.
 */
export function acceptSignInAndDropGuestAnswers(
  scope: PlatformScope,
  data: z.infer<typeof loginReplyWire>,
): SignInAccepted {
  dropAllMemoised(scope);
  if ("twoStep" in data) return { kind: "two-step", token: data.twoStep.token };
  return { kind: "signed-in", ...data };
}

/** Maps a failure to a refusal by the platform, or to "unavailable" when there was no answer. */
export function toSignInFailure(failure: Failure): SignInFailure {
  if (failure.kind !== "refused") return { kind: "unavailable" };
  // The device could not be named again (PLT-03): nothing that was typed has been judged.
  if (failure.code === "fingerprint") return { kind: "unavailable" };
  const { title } = failure;
  const captcha = captchaCode.safeParse(failure.code);
  if (captcha.success) return { kind: "captcha", code: captcha.data, title };
  const named = refusal.safeParse(failure.code);
  return { kind: "refused", code: named.success ? named.data : "other", title };
}
