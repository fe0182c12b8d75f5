import { attemptCall } from "../../transport/attempt.server";
import type { Answer, Failure, RefusedFailure } from "../../transport/failure.server";
import type { AuthAndProofHeaders } from "../../transport/request.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import {
  type CaptchaRequirement,
  postedCaptcha,
  storeCaptchaResult,
  storeRequiredCaptcha,
} from "./asked.server";
import { captchaCalls } from "./calls.server";
import { captchaRefusalWire } from "./wire.server";

const codes = new Set([100, 111, 112, 113]);

/** The captcha code of a refusal (PLT-04); null = the refusal requires no captcha. */
export function captchaCodeOf(failure: Failure): number | null {
  if (failure.kind !== "refused" || failure.status !== 400) return null;
  const code = Number(failure.code);
  return codes.has(code) ? code : null;
}

/**
 * Stores for the form that is shown again that a captcha is required, if this refusal requires one;
 * else does nothing.
 */
export function storeIfCaptchaRequired(scope: PlatformScope, failure: Failure): void {
  const code = captchaCodeOf(failure);
  if (code === null) return;
  const { body } = failure as RefusedFailure;
  const { data } = captchaRefusalWire.safeParse(body);
  storeRequiredCaptcha(scope, {
    code,
    purpose: data?.purpose ?? null,
    isLogoutUser: isLogout(body),
  });
}

/**
 * The refusal to use instead of sending a call, because the post only wants another picture; null =
 * the call is to be sent.
 */
export function refusalIfNewPictureWanted(scope: PlatformScope): RefusedFailure | null {
  if (postedCaptcha(scope)?.kind !== "another") return null;
  return { kind: "refused", status: 400, code: 100, title: null, body: null };
}

/**
 * Validates the post's answer and returns the captcha header for the repeated request (PLT-04). An answer serves
 * one request: without one the refusal stays.
 */
export async function validateCaptchaAnswer(
  scope: PlatformScope,
  proof: AuthAndProofHeaders,
  failure: Failure,
): Promise<Answer<AuthAndProofHeaders>> {
  const posted = postedCaptcha(scope);
  if (posted?.kind !== "answer" || failure.kind !== "refused") return { ok: false, failure };
  const json = { captcha_id: posted.id, captcha: posted.answer };
  const own: Record<string, string> = scope.auth
    ? { [wireHeaders.session]: scope.auth.sessionId }
    : {};
  const reply = await attemptCall(scope, captchaCalls.validate, "session", { json }, own);
  if (!reply.ok) return reply;
  const { success, type, code } = reply.data;
  storeCaptchaResult(scope, success);
  if (success) return { ok: true, value: { ...proof, [wireHeaders.captcha]: posted.id } };
  const body = { ...(failure.body as object | null), type };
  return { ok: false, failure: { ...failure, code: code ?? 111, body } };
}

/** A refusal of type 2 signs the player out. */
function isLogout(body: unknown): CaptchaRequirement["isLogoutUser"] {
  return typeof body === "object" && body !== null && "type" in body && body.type === 2;
}
