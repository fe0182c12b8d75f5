import type { z } from "zod";
import { ReplyTooLarge } from "../body.server";
import type { TimedResult } from "../bounded.server";
import type { Failure, Reply } from "../failure.server";
import { networkErrorCode } from "../network-error.server";
import type { CallPolicy } from "../policy.server";
import type { RawHttpReply } from "./raw-reply.server";
import { parseRawReply } from "./read-reply.server";

/** Network errors raised before anything was sent. */
const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/**
 * The parsed reply of a request, or the failure that stands for its timeout, network error or
 * abort. `allowed` is the time it had, ms.
 */
export function replyOfTimedRequest<T>(
  result: TimedResult<RawHttpReply>,
  policy: CallPolicy,
  schema: z.ZodType<T>,
  allowed: number,
): Reply<T> {
  if (result.kind === "done") return parseRawReply(result.value, policy, schema);
  return { ok: false, failure: failureOf(result, allowed) };
}

function failureOf(
  result: Exclude<TimedResult<RawHttpReply>, { kind: "done" }>,
  allowed: number,
): Failure {
  if (result.kind === "closed") return { kind: "closed", status: 499 };
  if (result.kind === "timeout")
    return { kind: "timeout", afterMs: Math.round(allowed), isSent: true };
  if (result.thrown instanceof ReplyTooLarge)
    return { kind: "malformed", status: 200, field: "(size)" };
  const code = networkErrorCode(result.thrown);
  return { kind: "network", code, isSent: !unsentCodes.has(code) };
}
