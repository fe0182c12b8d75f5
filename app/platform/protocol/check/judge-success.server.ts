import type { PlatformCall } from "../../define-call.server";
import { isSchema } from "../../define-call.server";
import { parseJson } from "../../transport/body.server";
import { firstInvalidField } from "../../transport/field.server";
import { findWrongAmount } from "./decimals.server";
import { failedJudgement, type ReceivedReply, type ReplyJudgement } from "./reply.server";
import { beginningOfText } from "./reply-text.server";

/** Judges a reply that should be a success: status, content type, schema and amounts. */
export function judgeSuccessReply(
  call: PlatformCall,
  answer: ReceivedReply,
  iso: string | null,
): ReplyJudgement {
  const { status, text } = answer;
  const due = call.success ?? [200];
  if (!due.includes(status))
    return failedJudgement(`status ${status} where ${due.join(" or ")} is due`);
  const type = answer.headers.get("content-type") ?? "none";
  if (!isSchema(call.reply)) {
    const { type: asked } = call.reply;
    if (asked.startsWith("text/") && !type.startsWith(asked))
      return failedJudgement(`content-type: ${type} where ${asked} is due`);
    return text.trim() === ""
      ? failedJudgement("the reply is empty")
      : { verdict: "ok", detail: "" };
  }
  const json = parseJson(text);
  // A schema with a default takes an empty reply too.
  if (json === undefined && text !== "")
    return failedJudgement(`not JSON, but ${type}: ${beginningOfText(text)}`);
  const read = call.reply.safeParse(json);
  if (!read.success)
    return failedJudgement(
      `${firstInvalidField(read.error)}: ${read.error.issues[0]?.message ?? ""}`,
    );
  const amount = findWrongAmount(call.reply, read.data, iso);
  if (amount) return failedJudgement(`${amount.path}: ${amount.says}`);
  return { verdict: "ok", detail: "", data: read.data };
}
