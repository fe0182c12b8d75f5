import type { z } from "zod";
import { parseJson, readText, TooLarge } from "./body.server";
import { runWithTimeout, type TimedResult } from "./bounded.server";
import {
  type BreakerId,
  type BreakerVerdict,
  isBreakerOpen,
  probeWaitLeftMs,
  runWithBreaker,
} from "./breaker.server";
import { logCall } from "./call-log.server";
import { updateClockFromReply } from "./clock.server";
import type { Failure, Reply } from "./failure.server";
import { firstInvalidField } from "./field.server";
import { networkErrorCode } from "./network-error.server";
import { type Policy, serviceOfPolicy } from "./policy.server";
import { type CallInput, platformRequest } from "./request.server";
import { learnRevision } from "./revision.server";
import { budgetLeft, type PlatformScope, restoreBudget } from "./scope.server";
import { platformOrigin, upstreamFetch } from "./upstream.server";
import { isTermsRefusal, wireRefusal } from "./wire.server";

/** Maximum size of a service's reply, bytes. A larger reply is a defect or an attack. */
const replyLimit = 4 * 1024 * 1024;

/** Failure field for a reply that is not JSON. */
const noJson = "(json)";

/** Network errors raised before anything was sent. */
const unsent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The call was not sent: the breaker of its service is open. */
const keptAway: Failure = { kind: "open" };

/**
 * Makes one request to the platform; parses and logs the reply. Expected failures are returned as values.
 * `proof` holds the authentication headers. A service with an open breaker is not called (OPS-04); a read may
 * wait briefly for its probe.
 */
export async function sendAttempt<T>(
  scope: PlatformScope,
  policy: Policy,
  input: CallInput,
  schema: z.ZodType<T>,
  proof: Readonly<Record<string, string>>,
  number: number,
): Promise<Reply<T>> {
  const allowed = policy.idempotent
    ? Math.min(policy.timeoutMs, budgetLeft(scope))
    : policy.timeoutMs;
  const ask = async (ms: number, signal: AbortSignal | undefined): Promise<Reply<T>> => {
    const started = performance.now();
    const request = platformRequest(scope, input, proof);
    const reply = judge(
      await runWithTimeout(ms, signal, (cut) => exchange(request, cut)),
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
  const left = budgetLeft(scope);
  const done = await runWithBreaker(
    breakerOf(policy),
    {
      mayProbe: policy.mayProbe,
      patienceMs: policy.idempotent ? () => probeWaitLeftMs(scope.memo) : null,
    },
    // The probe has its full timeout: it continues after the page is sent or the visitor leaves.
    (isProbe) =>
      isProbe
        ? ask(policy.timeoutMs, undefined)
        : ask(allowed, policy.idempotent ? scope.signal : undefined),
    (reply) => verdictOf(reply, policy),
  );
  // The page that shows the result of a slow effect needs its own budget for reads.
  if (!policy.idempotent) restoreBudget(scope, left);
  return done ? done.value : unsent(keptAway);
}

/** Whether another attempt of a call would be sent at all. */
export function isRetryUseful(policy: Policy): boolean {
  return !isBreakerOpen(breakerOf(policy));
}

function breakerOf(policy: Policy): BreakerId {
  return { service: serviceOfPolicy(policy), origin: platformOrigin() };
}

/**
 * Breaker verdict for a finished call. A refusal counts as up; a wait cut short by the page's budget is not
 * counted.
 */
function verdictOf(reply: Reply<unknown>, policy: Policy): BreakerVerdict {
  if (reply.ok) return "up";
  const { failure } = reply;
  switch (failure.kind) {
    case "network":
    case "server":
      return "down";
    case "timeout":
      return failure.afterMs >= policy.timeoutMs ? "down" : "unsure";
    case "malformed":
      // A reply that is not JSON comes from a proxy or gateway, not from the service.
      return failure.field === noJson ? "down" : "up";
    case "closed":
      return "unsure";
    default:
      return "up";
  }
}

async function exchange(request: Request, signal: AbortSignal): Promise<Exchange> {
  const sentAt = Date.now();
  const response = await upstreamFetch(request, signal);
  updateClockFromReply(response.headers, sentAt);
  learnRevision(response.headers);
  return {
    status: response.status,
    headers: response.headers,
    text: await readText(response, replyLimit),
  };
}

function judge<T>(
  result: TimedResult<Exchange>,
  policy: Policy,
  schema: z.ZodType<T>,
  allowed: number,
): Reply<T> {
  if (result.kind === "done") return read(result.value, policy, schema);
  return { ok: false, failure: failureOf(result, allowed) };
}

function failureOf(
  result: Exclude<TimedResult<Exchange>, { kind: "done" }>,
  allowed: number,
): Failure {
  if (result.kind === "closed") return { kind: "closed", status: 499 };
  if (result.kind === "timeout")
    return { kind: "timeout", afterMs: Math.round(allowed), isSent: true };
  if (result.thrown instanceof TooLarge) return { kind: "malformed", status: 200, field: "(size)" };
  const code = networkErrorCode(result.thrown);
  return { kind: "network", code, isSent: !unsent.has(code) };
}

function read<T>(exchange: Exchange, policy: Policy, schema: z.ZodType<T>): Reply<T> {
  const { status, headers, text } = exchange;
  const body = parseJson(text);
  if (status >= 400 || status === 0) return { ok: false, failure: refusal(status, body, policy) };
  // Redirects of a service are not followed (SEC-04), so a redirect is a failure.
  if (status >= 300)
    return { ok: false, failure: { kind: "malformed", status, field: "(status)" } };
  if (body === undefined && text !== "")
    return { ok: false, failure: { kind: "malformed", status, field: noJson } };
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, status, data: parsed.data, headers };
  return {
    ok: false,
    failure: { kind: "malformed", status, field: firstInvalidField(parsed.error) },
  };
}

function refusal(status: number, body: unknown, policy: Policy): Failure {
  if (status === 0) return { kind: "network", code: "dropped", isSent: true };
  if (status >= 500) return { kind: "server", status };
  const words = wireRefusal.safeParse(body);
  const refusalFields = words.success ? words.data : {};
  const title = refusalFields.title ?? refusalFields.message ?? null;
  if (status === 401 && policy.auth === "bearer") return { kind: "unauthorized", title };
  if (isTermsRefusal(status, body)) return { kind: "terms", title };
  return {
    kind: "refused",
    status,
    code: refusalFields.code ?? refusalFields.exception_code ?? null,
    title,
    body: body ?? null,
  };
}
