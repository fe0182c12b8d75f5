import { discardBody, parseJson, readText, TooLarge } from "../body.server";
import { runWithTimeout, type TimedResult } from "../bounded.server";
import type { BreakerVerdict } from "../breaker/breaker-id.server";
import { probeWaitLeftMs } from "../breaker/probe-wait.server";
import { runWithBreaker } from "../breaker/run.server";
import { updateClockFromReply } from "../clock.server";
import { learnRevision } from "../revision.server";
import { budgetLeft } from "../scope/budget.server";
import type { PlatformScope } from "../scope.server";
import { platformOrigin, upstreamFetch } from "../upstream.server";
import { isTermsRefusal } from "../wire.server";
import { sameOriginTarget } from "./address.server";

/**
 * Why a remote returned nothing. `status` is set if it responded with one; `open` = its breaker is open and
 * nothing was sent; `terms` = 451 with exception_code 1 (PLT-05).
 */
export interface RemoteFailure {
  readonly kind:
    | "slow"
    | "status"
    | "network"
    | "malformed"
    | "forbidden-origin"
    | "open"
    | "terms";
  readonly status?: number;
}

export interface RemoteText {
  readonly text: string;
  readonly headers: Headers;
}

/** Result of one request to a remote. */
export type RemoteExchange =
  | { readonly ok: true; readonly value: RemoteText }
  | { readonly ok: false; readonly failure: RemoteFailure };

export interface RemoteRequest {
  /** Name of its breaker: each remote app has its own (REM-16). */
  readonly service: string;
  readonly url: URL;
  readonly method: "GET" | "POST";
  readonly headers: Headers;
  readonly body: string | null;
  /** Total budget, ms. */
  readonly budgetMs: number;
  /** Maximum body size, bytes. */
  readonly limit: number;
  /** Prefix of the expected content type. */
  readonly type: string;
}

/** Maximum redirects; a longer chain counts as a loop. */
const mostRedirects = 2;

/** A remote without a response in this time is down, ms; a shorter wait is inconclusive. */
export const remoteDownAfterMs = 2000;

/**
 * Requests an allowed address within its budget and the page's. Follows redirects within its origin only
 * (SEC-04). A remote with an open breaker is not called (REM-16).
 */
export async function exchangeWithRemote(
  scope: PlatformScope,
  request: RemoteRequest,
): Promise<RemoteExchange> {
  const allowed = Math.min(request.budgetMs, budgetLeft(scope));
  if (allowed <= 0) return fail("slow");
  const done = await runWithBreaker(
    { service: request.service, origin: request.url.origin },
    { mayProbe: true, patienceMs: () => Math.min(allowed, probeWaitLeftMs(scope.memo)) },
    async (isProbe) => {
      // The probe continues after the page is sent or the visitor leaves.
      const ms = isProbe ? Math.max(allowed, remoteDownAfterMs) : allowed;
      const result = await runWithTimeout(ms, isProbe ? undefined : scope.signal, (signal) =>
        follow(request, request.url, signal, mostRedirects),
      );
      return { result, ms };
    },
    verdictOf,
  );
  if (!done) return fail("open");
  const { result } = done.value;
  if (result.kind === "done") return result.value;
  if (result.kind === "timeout") return fail("slow");
  if (result.kind === "closed") return fail("network", 499);
  return fail(result.thrown instanceof TooLarge ? "malformed" : "network");
}

/** Breaker verdict on the remote: a 4xx counts as up; a wait cut short by a page's budget does not count. */
function verdictOf({
  result,
  ms,
}: {
  readonly result: TimedResult<RemoteExchange>;
  readonly ms: number;
}): BreakerVerdict {
  switch (result.kind) {
    case "done": {
      if (result.value.ok) return "up";
      const { kind, status } = result.value.failure;
      return kind === "network" || (kind === "status" && (status ?? 0) >= 500) ? "down" : "up";
    }
    case "timeout":
      return ms >= remoteDownAfterMs ? "down" : "unsure";
    case "closed":
      return "unsure";
    case "thrown":
      return result.thrown instanceof TooLarge ? "up" : "down";
  }
}

async function follow(
  request: RemoteRequest,
  url: URL,
  signal: AbortSignal,
  left: number,
): Promise<RemoteExchange> {
  const { method, headers, body, limit, type } = request;
  const sentAt = Date.now();
  const response = await upstreamFetch(
    new Request(url, { method, headers, body, redirect: "manual" }),
    signal,
  );
  // The time is taken from the platform only, not from other origins.
  if (url.origin === platformOrigin()) {
    updateClockFromReply(response.headers, sentAt);
    learnRevision(response.headers);
  }
  if (response.ok && (response.headers.get("content-type") ?? "").toLowerCase().startsWith(type)) {
    return {
      ok: true,
      value: { text: await readText(response, limit), headers: response.headers },
    };
  }
  if (response.status === 451 && isTermsRefusal(451, parseJson(await readText(response, limit))))
    return fail("terms");
  await discardBody(response);
  if (response.ok) return fail("malformed", response.status);
  if (response.status === 0) return fail("network");
  if (response.status < 300 || response.status >= 400) return fail("status", response.status);
  const next =
    method === "GET" && left > 0 ? sameOriginTarget(url, response.headers.get("location")) : null;
  return next ? follow(request, next, signal, left - 1) : fail("forbidden-origin", response.status);
}

function fail(kind: RemoteFailure["kind"], status?: number): RemoteExchange {
  return { ok: false, failure: status === undefined ? { kind } : { kind, status } };
}
