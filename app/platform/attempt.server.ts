import type { z } from "zod";
import { parseJson, readText, TooLarge } from "./body.server";
import { type Bounded, bounded } from "./bounded.server";
import { type BreakerId, guarded, isKeptAway, probePatience, type Verdict } from "./breaker.server";
import { logCall } from "./call-log.server";
import { learnTime } from "./clock.server";
import type { Failure, Reply } from "./failure.server";
import { fieldOf } from "./field.server";
import { type Policy, serviceOf } from "./policy.server";
import { type CallInput, platformRequest } from "./request.server";
import { learnRevision } from "./revision.server";
import { budgetLeft, giveBack, type PlatformScope } from "./scope.server";
import { platformOrigin, upstreamFetch } from "./upstream.server";
import { isTermsRefusal, wireRefusal } from "./wire.server";

/** No service answers more; larger replies are defects or attacks. */
const replyLimit = 4 * 1024 * 1024;

/** The field of a reply that is no JSON. */
const noJson = "(json)";

/** Errors that come before anything was sent. */
const unsent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Why a call did not leave: its service is known to be down. */
const keptAway: Failure = { kind: "open" };

/**
 * One exchange with the platform, parsed and logged; expected failures are values. `proof` says who asks. A service
 * that is known to be down is not asked (OPS-04): a read may wait a moment for the one call that finds out.
 */
export async function attempt<T>(
  scope: PlatformScope,
  policy: Policy,
  input: CallInput,
  schema: z.ZodType<T>,
  proof: Readonly<Record<string, string>>,
  number: number,
): Promise<Reply<T>> {
  const allowed = policy.idempotent ? Math.min(policy.timeoutMs, budgetLeft(scope)) : policy.timeoutMs;
  const ask = async (ms: number, signal: AbortSignal | undefined): Promise<Reply<T>> => {
    const started = performance.now();
    const request = platformRequest(scope, input, proof);
    const reply = judge(await bounded(ms, signal, (cut) => exchange(request, cut)), policy, schema, ms);
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
  const done = await guarded(
    breakerOf(policy),
    { mayProbe: policy.mayProbe, patienceMs: policy.idempotent ? () => probePatience(scope.memo) : null },
    // The call that finds out has its whole time: it goes on behind the page and its visitor.
    (isProbe) =>
      isProbe ? ask(policy.timeoutMs, undefined) : ask(allowed, policy.idempotent ? scope.signal : undefined),
    (reply) => verdictOf(reply, policy),
  );
  // The page that tells what came of a slow effect needs reads of its own.
  if (!policy.idempotent) giveBack(scope, left);
  return done ? done.value : unsent(keptAway);
}

/** Whether another attempt of a call would leave at all. */
export function isAnotherOfUse(policy: Policy): boolean {
  return !isKeptAway(breakerOf(policy));
}

function breakerOf(policy: Policy): BreakerId {
  return { service: serviceOf(policy), origin: platformOrigin() };
}

/** What an end says of the service: a refusal is an answer; a wait cut short by the page's budget says nothing. */
function verdictOf(reply: Reply<unknown>, policy: Policy): Verdict {
  if (reply.ok) return "up";
  const { failure } = reply;
  switch (failure.kind) {
    case "network":
    case "server":
      return "down";
    case "timeout":
      return failure.afterMs >= policy.timeoutMs ? "down" : "unsure";
    case "malformed":
      // No JSON at all is something on the way, not the service.
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
  learnTime(response.headers, sentAt);
  learnRevision(response.headers);
  return { status: response.status, headers: response.headers, text: await readText(response, replyLimit) };
}

function judge<T>(
  result: Bounded<Exchange>,
  policy: Policy,
  schema: z.ZodType<T>,
  allowed: number,
): Reply<T> {
  if (result.kind === "done") return read(result.value, policy, schema);
  return { ok: false, failure: failureOf(result, allowed) };
}

function failureOf(result: Exclude<Bounded<Exchange>, { kind: "done" }>, allowed: number): Failure {
  if (result.kind === "closed") return { kind: "closed", status: 499 };
  if (result.kind === "timeout") return { kind: "timeout", afterMs: Math.round(allowed), isSent: true };
  if (result.thrown instanceof TooLarge) return { kind: "malformed", status: 200, field: "(size)" };
  const code = codeOf(result.thrown);
  return { kind: "network", code, isSent: !unsent.has(code) };
}

function read<T>(exchange: Exchange, policy: Policy, schema: z.ZodType<T>): Reply<T> {
  const { status, headers, text } = exchange;
  const body = parseJson(text);
  if (status >= 400 || status === 0) return { ok: false, failure: refusal(status, body, policy) };
  // A redirect of a service is followed nowhere (SEC-04), so it is no answer.
  if (status >= 300) return { ok: false, failure: { kind: "malformed", status, field: "(status)" } };
  if (body === undefined && text !== "")
    return { ok: false, failure: { kind: "malformed", status, field: noJson } };
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, status, data: parsed.data, headers };
  return { ok: false, failure: { kind: "malformed", status, field: fieldOf(parsed.error) } };
}

function refusal(status: number, body: unknown, policy: Policy): Failure {
  if (status === 0) return { kind: "network", code: "dropped", isSent: true };
  if (status >= 500) return { kind: "server", status };
  const words = wireRefusal.safeParse(body);
  const said = words.success ? words.data : {};
  const title = said.title ?? said.message ?? null;
  if (status === 401 && policy.auth === "bearer") return { kind: "unauthorized", title };
  if (isTermsRefusal(status, body)) return { kind: "terms", title };
  return {
    kind: "refused",
    status,
    code: said.code ?? said.exception_code ?? null,
    title,
    body: body ?? null,
  };
}

/** `fetch` hides the socket's error in the cause, and that of several addresses in a list. */
function codeOf(thrown: unknown): string {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return "unknown";
}
