import type { z } from "zod";
import type { CallInput, CallReply, ShellCall } from "../define-call.server";
import { runWithTimeout } from "./bounded.server";
import {
  breakerIdOf,
  breakerVerdictOfReply,
  probeWaitBudgetLeftMs,
  runWithBreaker,
} from "./breaker.server";
import { logCall } from "./call-log.server";
import type { Failure, Reply } from "./failure.server";
import { type AuthKind, type CallPolicy, policyOf } from "./policy.server";
import { replyOfTimedRequest, sendAndReadReply } from "./reply.server";
import { type AuthAndProofHeaders, buildPlatformRequest, type WireRequest } from "./request.server";
import { type PlatformScope, pageBudgetLeftMs, restorePageBudget } from "./scope.server";

/** The call was not sent: the breaker of its service is open. */
const keptAway: Failure = { kind: "open" };

/** Makes one request by a call's definition, without request rules and retries. */
export function attemptCall<C extends ShellCall>(
  scope: PlatformScope,
  definition: C,
  auth: AuthKind,
  input: Omit<CallInput<C>, "as">,
  proof: AuthAndProofHeaders,
  number = 1,
): Promise<Reply<CallReply<C>>> {
  const request = { method: definition.method, path: definition.path, ...input };
  const reply = sendAttempt(
    scope,
    policyOf(definition, auth),
    request,
    definition.reply,
    proof,
    number,
  );
  return reply as Promise<Reply<CallReply<C>>>;
}

/**
 * Makes one request to the platform; parses and logs the reply. Expected failures are returned as values.
 * `proof` holds the authentication headers. A service with an open breaker is not called (OPS-04); a read may
 * wait briefly for its probe.
 */
export async function sendAttempt<T>(
  scope: PlatformScope,
  policy: CallPolicy,
  input: WireRequest,
  schema: z.ZodType<T>,
  proof: Readonly<Record<string, string>>,
  number: number,
): Promise<Reply<T>> {
  const allowed = policy.idempotent
    ? Math.min(policy.timeoutMs, pageBudgetLeftMs(scope))
    : policy.timeoutMs;
  const ask = async (ms: number, signal: AbortSignal | undefined): Promise<Reply<T>> => {
    const started = performance.now();
    const request = buildPlatformRequest(scope, input, proof);
    const reply = replyOfTimedRequest(
      await runWithTimeout(ms, signal, (cut) => sendAndReadReply(request, cut)),
      policy,
      schema,
      ms,
    );
    log({ request, reply, ms: performance.now() - started });
    return reply;
  };
  const log = (done: { request: Pick<Request, "method">; reply: Reply<T>; ms: number }) =>
    logCall({
      call: policy.name,
      path: input.path,
      attempt: number,
      requestId: scope.requestId,
      method: done.request.method,
      reply: done.reply,
      ms: done.ms,
    });
  const unsent = (failure: Failure): Reply<T> => {
    const reply = { ok: false, failure } as const;
    log({ request: { method: input.method ?? "GET" }, reply, ms: 0 });
    return reply;
  };
  if (allowed <= 0) return unsent({ kind: "timeout", afterMs: 0, isSent: false });
  const left = pageBudgetLeftMs(scope);
  const done = await runWithBreaker(
    breakerIdOf(policy),
    {
      mayProbe: policy.mayProbe,
      patienceMs: policy.idempotent ? () => probeWaitBudgetLeftMs(scope.memo) : null,
    },
    // The probe has its full timeout: it continues after the page is sent or the visitor leaves.
    (isProbe) =>
      isProbe
        ? ask(policy.timeoutMs, undefined)
        : ask(allowed, policy.idempotent ? scope.signal : undefined),
    (reply) => breakerVerdictOfReply(reply, policy),
  );
  // The page that shows the result of a slow effect needs its own budget for reads.
  if (!policy.idempotent) restorePageBudget(scope, left);
  return done ? done.value : unsent(keptAway);
}
