import { log } from "~/server/log.server";
import { observeUpstream } from "~/server/metrics.server";
import type { Failure, Reply } from "./failure.server";
import { mask } from "./mask.server";

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

/** The line of an attempt, and its place in the metrics: duration and outcome, no personal data (PLT-08, PLT-09, OPS-03). */
export function logCall({ reply, ms, ...call }: FinishedCall) {
  observeUpstream(call.call, reply.ok ? "ok" : reply.failure.kind, ms);
  const line = mask({
    ...call,
    ms: Math.round(ms * 10) / 10,
    ...(reply.ok ? { status: reply.status, outcome: "ok" } : outcomeOf(reply.failure)),
  });
  if (reply.ok) log.info(line, "upstream");
  // The breaker has said that the service is down; each call it keeps away is no news.
  else if (reply.failure.kind === "open") log.debug(line, "upstream");
  else log.warn(line, "upstream");
}

/** What a log line says of a failure: never its title or body, which may name a person. */
export function outcomeOf(failure: Failure): Record<string, unknown> {
  const { kind: outcome } = failure;
  if (failure.kind === "network") return { outcome, error: failure.code };
  if (failure.kind === "malformed") return { outcome, status: failure.status, field: failure.field };
  if (failure.kind === "refused") return { outcome, status: failure.status, code: failure.code };
  return "status" in failure ? { outcome, status: failure.status } : { outcome };
}
