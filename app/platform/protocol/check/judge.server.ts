import { z } from "zod";
import { currencyOf, isKnownCurrency, toMinor } from "~/domain/money/money";
import { isSchema, type PlatformCall } from "../../define-call.server";
import { parseJson } from "../../transport/body.server";
import { firstInvalidField } from "../../transport/field.server";
import { wireAmount, wireRefusal } from "../../transport/wire.server";
import { allRefusalsOf } from "../call-refusals.server";

/** A reply to a request of the platform check, as it came, with the time that it took. */
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
  /** The reply's parsed data, for the calls that follow; absent where the reply has a fault. */
  readonly data?: unknown;
}

/** The judgement of a reply with which the shell does not work; `detail` says why. */
export const failedJudgement = (detail: string): ReplyJudgement => ({ verdict: "fail", detail });

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

/**
 * The words of a refusal (its title, message or code) after a colon, to end a line; "" where it has
 * none.
 */
export function refusalWordsOf({ text }: ReceivedReply): string {
  const read = wireRefusal.safeParse(parseJson(text));
  const words = read.success ? (read.data.title ?? read.data.message ?? read.data.code) : undefined;
  return words === undefined ? "" : `: ${words}`;
}

/** The first 40 characters of a text, on one line. */
export function beginningOfText(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** An amount that its currency cannot have, by its path. */
export interface WrongAmount {
  readonly path: string;
  readonly says: string;
}

/**
 * The first amount of a reply with more decimals than its currency has (CPN-10). An amount's currency is the nearest
 * `iso` around it, else `iso`; amounts of no known currency are not judged.
 */
export function findWrongAmount(
  schema: z.ZodType,
  value: unknown,
  iso: string | null,
  path: readonly string[] = [],
): WrongAmount | null {
  if ((schema as unknown) === wireAmount) return judged(value, iso, path);
  for (const [part, one, key] of partsOf(schema, value)) {
    const at = key === null ? path : [...path, key];
    const wrong = findWrongAmount(part, one, isoOf(value) ?? iso, at);
    if (wrong) return wrong;
  }
  return null;
}

function judged(value: unknown, iso: string | null, path: readonly string[]): WrongAmount | null {
  if (typeof value !== "string" || iso === null || !isKnownCurrency(iso)) return null;
  if (toMinor(value.replace(/^-/, ""), iso) !== null) return null;
  const says = `"${value}" has more decimals than ${iso} (${currencyOf(iso).digits})`;
  return { path: path.join("."), says };
}

function isoOf(value: unknown): string | null {
  const iso = typeof value === "object" && value !== null && "iso" in value ? value.iso : null;
  return typeof iso === "string" ? iso : null;
}

type Part = readonly [schema: z.ZodType, value: unknown, key: string | null];

/**
 * The schemas inside a schema, each with its part of the value and the key of that part; `key` null
 * = the inner schema is of the whole value.
 */
function partsOf(schema: z.ZodType, value: unknown): readonly Part[] {
  if (schema instanceof z.ZodArray)
    return entriesOf(value).map(([key, one]) => [schema.element as z.ZodType, one, key]);
  if (schema instanceof z.ZodRecord)
    return entriesOf(value).map(([key, one]) => [schema.valueType as z.ZodType, one, key]);
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    return entriesOf(value).flatMap(([key, one]): Part[] => {
      const part = shape[key];
      return part ? [[part, one, key]] : [];
    });
  }
  if (schema instanceof z.ZodUnion)
    return schema.options
      .map((one) => one as z.ZodType)
      .filter((one) => one.safeParse(value).success)
      .map((one) => [one, value, null]);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return [[schema.unwrap() as z.ZodType, value, null]];
  return [];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
