import type { PlatformCall } from "../../define-call.server";
import { judgeExpectedRefusal, judgeUnexpectedRefusal } from "./judge-refusal.server";
import { judgeSuccessReply } from "./judge-success.server";
import {
  type ExpectedReply,
  failedJudgement,
  type ReceivedReply,
  type ReplyJudgement,
} from "./reply.server";
import { refusalWordsOf } from "./reply-text.server";

/** Judges a reply by the call's wire schema, as the shell reads it (CFG-09). `iso` is the currency of amounts without one. */
export function judgePlatformReply(
  call: PlatformCall,
  answer: ReceivedReply,
  expected: ExpectedReply,
  iso: string | null,
): ReplyJudgement {
  const { status } = answer;
  if (status >= 500) return failedJudgement(`status ${status}${refusalWordsOf(answer)}`);
  if (status >= 300 && status < 400)
    return failedJudgement(`status ${status}: the shell follows no redirect of a service`);
  if (expected === "success")
    return status >= 400
      ? judgeUnexpectedRefusal(call, answer)
      : judgeSuccessReply(call, answer, iso);
  if (status < 400 && expected.includes(200)) return judgeSuccessReply(call, answer, iso);
  if (status < 400)
    return failedJudgement(`status ${status} where ${expected.join(" or ")} is due`);
  return judgeExpectedRefusal(call, answer, expected);
}
