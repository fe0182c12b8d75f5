import type { z } from "zod";
import { parseJson } from "../body.server";
import type { Failure, Reply } from "../failure.server";
import { firstInvalidField } from "../field.server";
import type { CallPolicy } from "../policy.server";
import { isChangedTermsRefusal, wireRefusal } from "../wire.server";
import type { RawHttpReply } from "./raw-reply.server";

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
