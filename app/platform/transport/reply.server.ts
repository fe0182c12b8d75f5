import type { z } from "zod";
import { parseJson, ReplyTooLarge, readBodyText } from "./body.server";
import type { TimedResult } from "./bounded.server";
import { updateClockFromReply } from "./clock.server";
import type { Failure, Reply } from "./failure.server";
import { firstInvalidField } from "./field.server";
import { networkErrorCode } from "./network-error.server";
import type { CallPolicy } from "./policy.server";
import { updateConfigRevisionFromReply } from "./revision.server";
import { upstreamFetch } from "./upstream.server";
import { isChangedTermsRefusal, wireRefusal } from "./wire.server";

/** Maximum size of a service's reply, bytes. A larger reply is a defect or an attack. */
const replyLimit = 4 * 1024 * 1024;

/** An HTTP reply as it came: status, headers and text, not parsed yet. */
export interface RawHttpReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends one request and reads its reply. The reply's headers update the platform's clock and the
 * config revision.
 */
export async function sendAndReadReply(
  request: Request,
  signal: AbortSignal,
): Promise<RawHttpReply> {
  const sentAt = Date.now();
  const response = await upstreamFetch(request, signal);
  updateClockFromReply(response.headers, sentAt);
  updateConfigRevisionFromReply(response.headers);
  return {
    status: response.status,
    headers: response.headers,
    text: await readBodyText(response, replyLimit),
  };
}

/** Stands as the failure's `field` where a reply is not JSON. */
export const notJsonField = "(json)";

/** Parses a reply by its schema; a refusal is read by its status and code. */
export function parseRawReply<T>(
  exchange: RawHttpReply,
  policy: CallPolicy,
  schema: z.ZodType<T>,
): Reply<T> {
  const { status, headers, text } = exchange;
  const body = parseJson(text);
  if (status >= 400 || status === 0) return { ok: false, failure: refusalOf(status, body, policy) };
  // Redirects of a service are not followed (SEC-04), so a redirect is a failure.
  if (status >= 300)
    return { ok: false, failure: { kind: "malformed", status, field: "(status)" } };
  if (body === undefined && text !== "")
    return { ok: false, failure: { kind: "malformed", status, field: notJsonField } };
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, status, data: parsed.data, headers };
  return {
    ok: false,
    failure: { kind: "malformed", status, field: firstInvalidField(parsed.error) },
  };
}

function refusalOf(status: number, body: unknown, policy: CallPolicy): Failure {
  if (status === 0) return { kind: "network", code: "dropped", isSent: true };
  if (status >= 500) return { kind: "server", status };
  const words = wireRefusal.safeParse(body);
  const refusalFields = words.success ? words.data : {};
  const { code } = refusalFields;
  // What a validator says of a request is for its developers, in their language, and never shown.
  const isOfValidator = code === "schema" || code === "json";
  const title = isOfValidator ? null : (refusalFields.title ?? refusalFields.message ?? null);
  if (status === 401 && policy.auth === "bearer") return { kind: "unauthorized", title };
  if (isChangedTermsRefusal(status, body)) return { kind: "terms", title };
  return {
    kind: "refused",
    status,
    code: code ?? refusalFields.exception_code ?? null,
    title,
    body: body ?? null,
  };
}

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
