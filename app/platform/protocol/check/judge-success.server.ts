import { parseJson } from "../../body.server";
import { firstInvalidField } from "../../field.server";
import { isSchema } from "../body.server";
import type { WireCall } from "../call.server";
import { wrongAmount } from "./decimals.server";
import { failed, type ReceivedReply, type ReplyJudgement } from "./reply.server";
import { beginning } from "./reply-text.server";

/** Judges a reply with a status of success. */
export function judgeSuccess(
  call: WireCall,
  answer: ReceivedReply,
  iso: string | null,
): ReplyJudgement {
  const { status, text } = answer;
  const due = call.success ?? [200];
  if (!due.includes(status)) return failed(`status ${status} where ${due.join(" or ")} is due`);
  const type = answer.headers.get("content-type") ?? "none";
  if (!isSchema(call.reply)) {
    const { type: asked } = call.reply;
    if (asked.startsWith("text/") && !type.startsWith(asked))
      return failed(`content-type: ${type} where ${asked} is due`);
    return text.trim() === "" ? failed("the reply is empty") : { verdict: "ok", detail: "" };
  }
  const json = parseJson(text);
  // A schema with a default takes an empty reply too.
  if (json === undefined && text !== "") return failed(`not JSON, but ${type}: ${beginning(text)}`);
  const read = call.reply.safeParse(json);
  if (!read.success)
    return failed(`${firstInvalidField(read.error)}: ${read.error.issues[0]?.message ?? ""}`);
  const amount = wrongAmount(call.reply, read.data, iso);
  if (amount) return failed(`${amount.path}: ${amount.says}`);
  return { verdict: "ok", detail: "", data: read.data };
}
