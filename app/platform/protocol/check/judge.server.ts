import { parseJson } from "../../body.server";
import { firstInvalidField } from "../../field.server";
import { wireRefusal } from "../../wire.server";
import { isSchema } from "../body.server";
import type { WireCall } from "../call.server";
import { allRefusalsOf } from "../call-refusals.server";
import { wrongAmount } from "./decimals.server";

/** A reply as it came. */
export interface ReceivedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** What a request asks for: the call's success, one of these refusals, or either (`200` among them). */
export type ExpectedReply = "success" | readonly number[];

/** Result of a check: `warn` = the shell works all the same, `fail` = it does not. */
export interface ReplyJudgement {
  readonly verdict: "ok" | "warn" | "fail";
  /** The first fault with its path in the reply, or what was seen. */
  readonly detail: string;
  /** The reply's data where it is as it should be, for the calls that follow. */
  readonly data?: unknown;
}

const fail = (detail: string): ReplyJudgement => ({ verdict: "fail", detail });

/** Judges a reply by the call's wire schema, as the shell reads it (CFG-09). `iso` is the currency of amounts without one. */
export function judgeReply(
  call: WireCall,
  answer: ReceivedReply,
  expected: ExpectedReply,
  iso: string | null,
): ReplyJudgement {
  const { status } = answer;
  if (status >= 500) return fail(`status ${status}${saidIn(answer)}`);
  if (status >= 300 && status < 400)
    return fail(`status ${status}: the shell follows no redirect of a service`);
  if (expected === "success")
    return status >= 400 ? judgeUnasked(call, answer) : judgeSuccess(call, answer, iso);
  if (status < 400 && expected.includes(200)) return judgeSuccess(call, answer, iso);
  if (status < 400) return fail(`status ${status} where ${expected.join(" or ")} is due`);
  return judgeRefusal(call, answer, expected);
}

function judgeSuccess(call: WireCall, answer: ReceivedReply, iso: string | null): ReplyJudgement {
  const { status, text } = answer;
  const due = call.success ?? [200];
  if (!due.includes(status)) return fail(`status ${status} where ${due.join(" or ")} is due`);
  const type = answer.headers.get("content-type") ?? "none";
  if (!isSchema(call.reply)) {
    const { type: asked } = call.reply;
    if (asked.startsWith("text/") && !type.startsWith(asked))
      return fail(`content-type: ${type} where ${asked} is due`);
    return text.trim() === "" ? fail("the reply is empty") : { verdict: "ok", detail: "" };
  }
  const json = parseJson(text);
  // A schema with a default takes an empty reply too.
  if (json === undefined && text !== "") return fail(`not JSON, but ${type}: ${beginning(text)}`);
  const read = call.reply.safeParse(json);
  if (!read.success)
    return fail(`${firstInvalidField(read.error)}: ${read.error.issues[0]?.message ?? ""}`);
  const amount = wrongAmount(call.reply, read.data, iso);
  if (amount) return fail(`${amount.path}: ${amount.says}`);
  return { verdict: "ok", detail: "", data: read.data };
}

/** A refusal where success was asked for: one of the call's own is no fault of the protocol. */
function judgeUnasked(call: WireCall, answer: ReceivedReply): ReplyJudgement {
  const known = allRefusalsOf(call).map(({ status }) => status);
  if (!known.includes(answer.status))
    return fail(
      `status ${answer.status} where ${(call.success ?? [200])[0]} is due${saidIn(answer)}`,
    );
  const judged = judgeRefusal(call, answer, known);
  return judged.verdict === "ok"
    ? { verdict: "warn", detail: `refused: ${judged.detail}` }
    : judged;
}

function judgeRefusal(
  call: WireCall,
  answer: ReceivedReply,
  due: readonly number[],
): ReplyJudgement {
  const { status, text, headers } = answer;
  if (!due.includes(status))
    return fail(`status ${status} where ${due.join(" or ")} is due${saidIn(answer)}`);
  const json = parseJson(text);
  if (json === undefined)
    return fail(`not JSON, but ${headers.get("content-type") ?? "none"}: ${beginning(text)}`);
  const refusal = allRefusalsOf(call).find((one) => one.status === status);
  const read = wireRefusal.safeParse(json);
  if (!read.success)
    return fail(`${firstInvalidField(read.error)}: ${read.error.issues[0]?.message ?? ""}`);
  const code = read.data.code ?? read.data.exception_code;
  const codes = refusal?.codes ?? [];
  if (codes.length === 0) return { verdict: "ok", detail: "refused" };
  if (code === undefined) return fail(`code: absent, one of ${codes.join(", ")} is due`);
  return codes.includes(code)
    ? { verdict: "ok", detail: String(code) }
    : { verdict: "warn", detail: `code: "${code}" is none of ${codes.join(", ")}` };
}

function saidIn({ text }: ReceivedReply): string {
  const read = wireRefusal.safeParse(parseJson(text));
  const words = read.success ? (read.data.title ?? read.data.message ?? read.data.code) : undefined;
  return words === undefined ? "" : `: ${words}`;
}

function beginning(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
