import type { PlatformCall } from "../../define-call.server";
import { parseJson } from "../../transport/body.server";
import { firstInvalidField } from "../../transport/field.server";
import { wireRefusal } from "../../transport/wire.server";
import { allRefusalsOf } from "../call-refusals.server";
import { failedJudgement, type ReceivedReply, type ReplyJudgement } from "./reply.server";
import { beginningOfText, refusalWordsOf } from "./reply-text.server";

/** Judges a refusal of a request that should succeed: a warning if documented, else a fail. */
export function judgeUnexpectedRefusal(call: PlatformCall, answer: ReceivedReply): ReplyJudgement {
  const known = allRefusalsOf(call).map(({ status }) => status);
  if (!known.includes(answer.status))
    return failedJudgement(
      `status ${answer.status} where ${(call.success ?? [200])[0]} is due${refusalWordsOf(answer)}`,
    );
  const judged = judgeExpectedRefusal(call, answer, known);
  return judged.verdict === "ok"
    ? { verdict: "warn", detail: `refused: ${judged.detail}` }
    : judged;
}

/** Judges a refusal that the request is meant to get: `due` are the statuses that are right. */
export function judgeExpectedRefusal(
  call: PlatformCall,
  answer: ReceivedReply,
  due: readonly number[],
): ReplyJudgement {
  const { status, text, headers } = answer;
  if (!due.includes(status))
    return failedJudgement(
      `status ${status} where ${due.join(" or ")} is due${refusalWordsOf(answer)}`,
    );
  const json = parseJson(text);
  if (json === undefined)
    return failedJudgement(
      `not JSON, but ${headers.get("content-type") ?? "none"}: ${beginningOfText(text)}`,
    );
  const refusal = allRefusalsOf(call).find((one) => one.status === status);
  const read = wireRefusal.safeParse(json);
  if (!read.success)
    return failedJudgement(
      `${firstInvalidField(read.error)}: ${read.error.issues[0]?.message ?? ""}`,
    );
  const code = read.data.code ?? read.data.exception_code;
  const codes = refusal?.codes ?? [];
  if (codes.length === 0) return { verdict: "ok", detail: "refused" };
  if (code === undefined) return failedJudgement(`code: absent, one of ${codes.join(", ")} is due`);
  return codes.includes(code)
    ? { verdict: "ok", detail: String(code) }
    : { verdict: "warn", detail: `code: "${code}" is none of ${codes.join(", ")}` };
}
