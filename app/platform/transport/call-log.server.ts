import { log, upstreamSuccessLogLevel } from "~/server/log.server";
import { recordUpstreamAttempt } from "~/server/metrics.server";
import type { Failure, Reply } from "./failure.server";
import { maskPersonalData } from "./mask.server";

/** One finished attempt of an upstream call. `path` is the template, never the filled-in path. */
interface FinishedCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly reply: Reply<unknown>;
  readonly ms: number;
  readonly attempt: number;
  readonly requestId: string;
}

/**
 * Logs an attempt and records its duration and outcome in metrics, without personal data (PLT-08, PLT-09,
 * OPS-03).
 */
export function logCall({ reply, ms, ...call }: FinishedCall) {
  recordUpstreamAttempt(call.call, reply.ok ? "ok" : reply.failure.kind, ms);
  const line = maskPersonalData({
    ...call,
    ms: Math.round(ms * 10) / 10,
    ...(reply.ok ? { status: reply.status, outcome: "ok" } : failureLogFields(reply.failure)),
  });
  if (reply.ok) log[upstreamSuccessLogLevel](line, "upstream");
  // The breaker has already logged the outage; each rejected call is debug level only.
  else if (reply.failure.kind === "open") log.debug(line, "upstream");
  else log.warn(line, "upstream");
}

/** Log fields of a failure. Excludes its title and body, which may contain personal data. */
export function failureLogFields(failure: Failure): Record<string, unknown> {
  const { kind: outcome } = failure;
  if (failure.kind === "network") return { outcome, error: failure.code };
  if (failure.kind === "malformed")
    return { outcome, status: failure.status, field: failure.field };
  if (failure.kind === "refused") return { outcome, status: failure.status, code: failure.code };
  return "status" in failure ? { outcome, status: failure.status } : { outcome };
}
