import { dropBody, readText, TooLarge } from "../body.server";
import { bounded } from "../bounded.server";
import { learnTime } from "../clock.server";
import { learnRevision } from "../revision.server";
import { budgetLeft, type PlatformScope } from "../scope.server";
import { platformOrigin, upstreamFetch } from "../upstream.server";
import { sameOrigin } from "./address.server";

/** Why a remote gave nothing. `status` stands where it answered with one. */
export interface RemoteFailure {
  readonly kind: "slow" | "status" | "network" | "malformed" | "forbidden-origin";
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

/** Asks an allowed address within its budget and the page's; follows redirects within its origin only (SEC-04). */
export async function exchange(scope: PlatformScope, request: RemoteRequest): Promise<Exchanged> {
  const allowed = Math.min(request.budgetMs, budgetLeft(scope));
  if (allowed <= 0) return fail("slow");
  const result = await bounded(allowed, scope.signal, (signal) =>
    follow(request, request.url, signal, mostRedirects),
  );
  if (result.kind === "done") return result.value;
  if (result.kind === "timeout") return fail("slow");
  if (result.kind === "closed") return fail("network", 499);
  return fail(result.thrown instanceof TooLarge ? "malformed" : "network");
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
