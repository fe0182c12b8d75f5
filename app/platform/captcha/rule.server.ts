import { attempt } from "../attempt.server";
import type { Answer, Failure, Refused } from "../failure.server";
import { effect } from "../policy.server";
import type { Proof } from "../proof.server";
import type { PlatformScope } from "../scope.server";
import { wireHeaders } from "../wire.server";
import {
  type CaptchaAsked,
  captchaPosted,
  noteCaptchaAsked,
  noteCaptchaJudged,
} from "./asked.server";
import { captchaRefusalWire, captchaReplyWire } from "./wire.server";

const policy = effect("captcha.validate", "session", 5000);
const codes = new Set([100, 111, 112, 113]);

/** The captcha's code of a refusal (PLT-04); null = it asks for none. */
export function captchaCodeOf(failure: Failure): number | null {
  if (failure.kind !== "refused" || failure.status !== 400) return null;
  const code = Number(failure.code);
  return codes.has(code) ? code : null;
}

/** Notes a refusal that asks for a captcha, for the form that is shown again. */
export function noteIfCaptcha(scope: PlatformScope, failure: Failure): void {
  const code = captchaCodeOf(failure);
  if (code === null) return;
  const { body } = failure as Refused;
  const { data } = captchaRefusalWire.safeParse(body);
  noteCaptchaAsked(scope, { code, purpose: data?.purpose ?? null, isLogoutUser: isLogout(body) });
}

/** Refusal of a call that is not sent, because the post only wants another picture. */
export function anotherPicture(scope: PlatformScope): Refused | null {
  if (captchaPosted(scope)?.kind !== "another") return null;
  return { kind: "refused", status: 400, code: 100, title: null, body: null };
}

/**
 * Validates the post's answer and returns the captcha header for the repeated request (PLT-04). An answer serves
 * one request: without one the refusal stays.
 */
export async function answerCaptcha(
  scope: PlatformScope,
  proof: Proof,
  failure: Failure,
): Promise<Answer<Proof>> {
  const posted = captchaPosted(scope);
  if (posted?.kind !== "answer" || failure.kind !== "refused") return { ok: false, failure };
  const input = {
    method: "POST",
    path: "/captcha/validate",
    json: { captcha_id: posted.id, captcha: posted.answer },
  } as const;
  const own: Record<string, string> = scope.auth
    ? { [wireHeaders.session]: scope.auth.sessionId }
    : {};
  const reply = await attempt(scope, policy, input, captchaReplyWire, own, 1);
  if (!reply.ok) return reply;
  const { success, type, code } = reply.data;
  noteCaptchaJudged(scope, success);
  if (success) return { ok: true, value: { ...proof, [wireHeaders.captcha]: posted.id } };
  const body = { ...(failure.body as object | null), type };
  return { ok: false, failure: { ...failure, code: code ?? 111, body } };
}

/** A refusal of type 2 signs the player out. */
function isLogout(body: unknown): CaptchaAsked["isLogoutUser"] {
  return typeof body === "object" && body !== null && "type" in body && body.type === 2;
}
