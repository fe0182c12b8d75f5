import type { z } from "zod";
import { ReplyTooLarge } from "../body.server";
import type { TimedResult } from "../bounded.server";
import type { Failure, Reply } from "../failure.server";
import { networkErrorCode } from "../network-error.server";
import type { CallPolicy } from "../policy.server";
import type { RawReply } from "./raw-reply.server";
import { readReply } from "./read-reply.server";

/** Network errors raised before anything was sent. */
const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** The reply of a request, or why there is none. */
export function toReply<T>(
  result: TimedResult<RawReply>,
  policy: CallPolicy,
  schema: z.ZodType<T>,
  allowed: number,
): Reply<T> {
  if (result.kind === "done") return readReply(result.value, policy, schema);
  return { ok: false, failure: failureOf(result, allowed) };
}

function failureOf(
  result: Exclude<TimedResult<RawReply>, { kind: "done" }>,
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
