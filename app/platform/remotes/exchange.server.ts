import { dropBody, parseJson, readText, TooLarge } from "../body.server";
import { type Bounded, bounded } from "../bounded.server";
import { guarded, probePatience, type Verdict } from "../breaker.server";
import { learnTime } from "../clock.server";
import { learnRevision } from "../revision.server";
import { budgetLeft, type PlatformScope } from "../scope.server";
import { platformOrigin, upstreamFetch } from "../upstream.server";
import { isTermsRefusal } from "../wire.server";
import { sameOrigin } from "./address.server";

/**
 * Why a remote gave nothing. `status` stands where it answered with one; `open` = it is known to fail and was not asked;
 * `terms` = 451 with exception_code 1 (PLT-05).
 */
export interface RemoteFailure {
  readonly kind: "slow" | "status" | "network" | "malformed" | "forbidden-origin" | "open" | "terms";
  readonly status?: number;
}

export interface RemoteText {
  readonly text: string;
  readonly headers: Headers;
}

/** What one request to a remote gave. */
export type Exchanged =
  | { readonly ok: true; readonly value: RemoteText }
  | { readonly ok: false; readonly failure: RemoteFailure };

export interface RemoteRequest {
  /** Whose breaker it is under: each remote app has its own (REM-16). */
  readonly service: string;
  readonly url: URL;
  readonly method: "GET" | "POST";
  readonly headers: Headers;
  readonly body: string | null;
  /** ms for all of it. */
  readonly budgetMs: number;
  /** Largest body, bytes. */
  readonly limit: number;
  /** Begins the content type that is wanted. */
  readonly type: string;
}

/** A chain longer than this is a loop. */
const mostRedirects = 2;

/** A remote that does not answer in this time is down, ms; less time than that tells nothing. */
export const remotePatienceMs = 2000;

/**
 * Asks an allowed address within its budget and the page's; follows redirects within its origin only (SEC-04). A
 * remote that keeps failing is not asked for a while (REM-16).
 */
export async function exchange(scope: PlatformScope, request: RemoteRequest): Promise<Exchanged> {
  const allowed = Math.min(request.budgetMs, budgetLeft(scope));
  if (allowed <= 0) return fail("slow");
  const done = await guarded(
    { service: request.service, origin: request.url.origin },
    { mayProbe: true, patienceMs: () => Math.min(allowed, probePatience(scope.memo)) },
    async (isProbe) => {
      // The call that finds out goes on behind the page and its visitor.
      const ms = isProbe ? Math.max(allowed, remotePatienceMs) : allowed;
      const result = await bounded(ms, isProbe ? undefined : scope.signal, (signal) =>
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

/** What an end says of the remote: a 4xx is an answer; a wait cut short by a page's budget says nothing. */
function verdictOf({ result, ms }: { readonly result: Bounded<Exchanged>; readonly ms: number }): Verdict {
  switch (result.kind) {
    case "done": {
      if (result.value.ok) return "up";
      const { kind, status } = result.value.failure;
      return kind === "network" || (kind === "status" && (status ?? 0) >= 500) ? "down" : "up";
    }
    case "timeout":
      return ms >= remotePatienceMs ? "down" : "unsure";
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
): Promise<Exchanged> {
  const { method, headers, body, limit, type } = request;
  const sentAt = Date.now();
  const response = await upstreamFetch(
    new Request(url, { method, headers, body, redirect: "manual" }),
    signal,
  );
  // Another's idea of the time is not the platform's.
  if (url.origin === platformOrigin()) {
    learnTime(response.headers, sentAt);
    learnRevision(response.headers);
  }
  if (response.ok && (response.headers.get("content-type") ?? "").toLowerCase().startsWith(type)) {
    return { ok: true, value: { text: await readText(response, limit), headers: response.headers } };
  }
  if (response.status === 451 && isTermsRefusal(451, parseJson(await readText(response, limit))))
    return fail("terms");
  await dropBody(response);
  if (response.ok) return fail("malformed", response.status);
  if (response.status === 0) return fail("network");
  if (response.status < 300 || response.status >= 400) return fail("status", response.status);
  const next = method === "GET" && left > 0 ? sameOrigin(url, response.headers.get("location")) : null;
  return next ? follow(request, next, signal, left - 1) : fail("forbidden-origin", response.status);
}

function fail(kind: RemoteFailure["kind"], status?: number): Exchanged {
  return { ok: false, failure: status === undefined ? { kind } : { kind, status } };
}
