import type { z } from "zod";
import type { CallInput, CallReply, ShellCall } from "../define-call.server";
import { refusalIfNewPictureWanted, storeIfCaptchaRequired } from "../services/captcha/rule.server";
import { sendAttempt } from "./attempt.server";
import { waitUnlessAborted } from "./bounded.server";
import { isRetryAllowedByBreaker } from "./breaker.server";
import { type Answer, isTransient, type Reply } from "./failure.server";
import { type AuthKind, type CallPolicy, policyOf } from "./policy.server";
import {
  type AuthAndProofHeaders,
  bearerHeaders,
  shellBearer,
  type WireRequest,
} from "./request.server";
import { retryRuleFor } from "./rules.server";
import {
  markOutageOfRequest,
  type PlatformScope,
  pageBudgetLeftMs,
  recordTermsRefusal,
} from "./scope.server";
import { getBearerToken } from "./token.server";
import { wireHeaders } from "./wire.server";

/** The input of a call; may be left out where the call needs none. */
export type StatedInput<C extends ShellCall> =
  Record<never, never> extends CallInput<C> ? [CallInput<C>?] : [CallInput<C>];

/**
 * Makes every call to a platform service (PLT-08): authentication, timeout and retries by the call's definition, request
 * rules, schema and log line. Expected failures are returned as values; it throws only on defects.
 */
export async function call<C extends ShellCall>(
  scope: PlatformScope,
  definition: C,
  ...[stated]: StatedInput<C>
): Promise<Reply<CallReply<C>>> {
  const { as, ...input } = stated ?? {};
  const policy = policyOf(definition, as ?? (definition.auth as AuthKind));
  const request: WireRequest = { method: definition.method, path: definition.path, ...input };
  const reply = await tried(scope, policy, request, definition.reply);
  if (!reply.ok && (reply.failure.kind === "open" || isTransient(reply.failure)))
    markOutageOfRequest(scope);
  if (!reply.ok && reply.failure.kind === "terms") recordTermsRefusal(scope, policy.name);
  if (!reply.ok) storeIfCaptchaRequired(scope, reply.failure);
  return reply as Reply<CallReply<C>>;
}

async function tried<T>(
  scope: PlatformScope,
  policy: CallPolicy,
  input: WireRequest,
  schema: z.ZodType<T>,
): Promise<Reply<T>> {
  const unsent = policy.hasEffect ? refusalIfNewPictureWanted(scope) : null;
  if (unsent) return { ok: false, failure: unsent };
  const first = await proofOf(scope, policy);
  if (!first.ok) return first;
  let proof = first.value;
  let retriesLeft = policy.retries;
  const applied = new Set<unknown>();
  for (let number = 1; ; number++) {
    const reply = await sendAttempt(scope, policy, input, schema, proof, number);
    if (reply.ok) return reply;
    const rule = retryRuleFor(reply.failure, policy);
    if (rule && !applied.has(rule)) {
      applied.add(rule);
      const mended = await rule.mend(scope, proof, reply.failure);
      if (!mended.ok) return mended;
      proof = mended.value;
      continue;
    }
    if (!policy.idempotent || retriesLeft === 0 || !isTransient(reply.failure)) return reply;
    if (pageBudgetLeftMs(scope) <= policy.retryDelayMs || !isRetryAllowedByBreaker(policy))
      return reply;
    retriesLeft -= 1;
    const isStillWanted = await waitUnlessAborted(policy.retryDelayMs, scope.signal);
    if (!isStillWanted) return { ok: false, failure: { kind: "closed", status: 499 } };
  }
}

/**
 * The authentication headers that a call's policy asks for: none, the session id (none for a
 * guest), or a bearer token; a failure where no token is to be had.
 */
async function proofOf(
  scope: PlatformScope,
  policy: CallPolicy,
): Promise<Answer<AuthAndProofHeaders>> {
  if (policy.auth === "none") return { ok: true, value: {} };
  if (policy.auth === "service") return { ok: true, value: bearerHeaders(shellBearer) };
  if (policy.auth === "session") {
    return { ok: true, value: scope.auth ? { [wireHeaders.session]: scope.auth.sessionId } : {} };
  }
  const token = await getBearerToken(scope);
  return token.ok ? { ok: true, value: bearerHeaders(token.value) } : token;
}
