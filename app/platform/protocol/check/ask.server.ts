import { randomUUID } from "node:crypto";
import type { PlatformCall } from "../../define-call.server";
import { ReplyTooLarge, readBodyText } from "../../transport/body.server";
import { runWithTimeout } from "../../transport/bounded.server";
import { networkErrorCode } from "../../transport/network-error.server";
import {
  bearerHeaders,
  buildRequestTo,
  shellBearer,
  type WireRequest,
} from "../../transport/request.server";
import { createPlatformScope, pageBudgetMs } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import type { ReceivedReply } from "./judge.server";

/**
 * Body, query and params of a request that the platform check sends, without its authentication.
 */
export type CheckRequest = Omit<WireRequest, "method" | "path">;

/**
 * As whom the platform check sends a request: a session's id and its bearer token; null = nobody.
 */
export interface CheckCaller {
  readonly session: string | null;
  readonly bearer: string | null;
}

/** Why a request of the platform check got no reply: too slow, too large, or not reachable. */
export interface NetworkFailure {
  readonly broken: "slow" | "large" | "unreachable";
  readonly says: string;
}

export interface CheckTarget {
  readonly origin: string;
  /** How long an answer is waited for, ms. */
  readonly patienceMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/** Maximum size of a reply, bytes: the check accepts none that the shell would not accept. */
const replyLimit = 4 * 1024 * 1024;

/** Makes one request as the shell makes it (PLT-01). Network failures are answers, too. */
export async function sendCheckRequest(
  wire: CheckTarget,
  call: PlatformCall,
  ask: CheckRequest,
  asker: CheckCaller,
): Promise<ReceivedReply | NetworkFailure> {
  const scope = createPlatformScope({ lng: "en", requestId: randomUUID(), url: wire.origin });
  const input: WireRequest = { ...ask, method: call.method, path: call.path };
  const request = buildRequestTo(wire.origin, scope, input, proofOf(call, asker));
  const started = performance.now();
  const done = await runWithTimeout(wire.patienceMs, undefined, async (signal) => {
    const response = await wire.fetch(request, { signal, redirect: "manual" });
    const { status, headers } = response;
    return { status, headers, text: await readBodyText(response, replyLimit) };
  });
  const ms = performance.now() - started;
  if (done.kind === "done") return { ...done.value, ms };
  if (done.kind === "thrown" && done.thrown instanceof ReplyTooLarge)
    return { broken: "large", says: `the reply is over ${replyLimit} bytes` };
  if (done.kind === "thrown") return { broken: "unreachable", says: networkErrorCode(done.thrown) };
  return { broken: "slow", says: `no answer within ${wire.patienceMs} ms` };
}

/** Time above which a reply counts as slow, ms: the whole upstream budget of a page. */
export const slowReplyMs = pageBudgetMs;

function proofOf({ auth }: PlatformCall, { session, bearer }: CheckCaller): Record<string, string> {
  if (auth === "service") return bearerHeaders(shellBearer);
  if (auth.startsWith("session") && session !== null) return { [wireHeaders.session]: session };
  return auth.startsWith("bearer") && bearer !== null ? bearerHeaders(bearer) : {};
}
