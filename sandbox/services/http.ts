import type { Context } from "hono";
import type { z } from "zod";
import { wireHeaders } from "~/platform/transport/wire.server";
import { isLockTimeout } from "../db/errors";

type Body = Record<string, unknown>;

/** Ends a request with a status and a body; thrown by request readers, so that handlers need no checks. */
export class HttpErrorAnswer extends Error {
  override readonly name = "Answer";

  constructor(
    readonly status: number,
    readonly body: Body,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** Request body parsed by the schema; a malformed one is 400 `{code: "schema", title: "bets.0.coef: …"}`. */
export async function parseBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch {
    throw new HttpErrorAnswer(400, { code: "json", title: "the body is not JSON" });
  }
  if (!isShallow(json))
    throw new HttpErrorAnswer(400, { code: "schema", title: "the body is nested too deeply" });
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    throw new HttpErrorAnswer(400, { code: "schema", title: firstIssueText(parsed.error) });
  return parsed.data;
}

/** Maximum nesting of a body, far above any valid one; the reader is recursive. */
const deepest = 32;

function isShallow(json: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (typeof json !== "object" || json === null) return true;
  for (const value of Object.values(json)) if (!isShallow(value, depth + 1)) return false;
  return true;
}

/** Path and message of the first issue. */
export function firstIssueText(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.map(String).join(".") || "(body)"}: ${issue.message}` : "malformed";
}

/** Sends a reply validated by its schema; a violation is a defect here, and a 500. */
export function reply<T>(schema: z.ZodType<T>, value: NoInfer<T>, status = 200): Response {
  return Response.json(schema.parse(value), { status });
}

/** Requested language of the reply. */
export function requestLanguage(request: Request): string {
  return request.headers.get(wireHeaders.language) ?? "en";
}

const keyForm = /^[\w.~-]{1,80}$/;

/** Idempotency key of a call that moves money (CPP-10). */
export function requireIdempotencyKey(request: Request): string {
  const key = request.headers.get(wireHeaders.idempotencyKey) ?? "";
  if (keyForm.test(key)) return key;
  throw new HttpErrorAnswer(400, {
    code: "key",
    title: `${wireHeaders.idempotencyKey}: 1 to 80 of A-Z a-z 0-9 . _ ~ -`,
  });
}

/**
 * Refusal (409 `pending`) for an error that says that another call held the key, the coupon or the
 * account for too long (CPP-10); any other error is thrown again.
 */
export function inFlightRefusalOrRethrow(error: unknown): {
  readonly ok: false;
  readonly status: number;
  readonly body: { readonly code: string };
} {
  if (!isLockTimeout(error)) throw error;
  return { ok: false, status: 409, body: { code: "pending" } };
}

/** A path segment or query value as a whole number; anything else is 404, like an unknown id. */
export function requireWholeNumber(text: string | undefined): number {
  const value = /^\d{1,16}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new HttpErrorAnswer(404, { code: "not-found" });
  return value;
}

/** Decodes base64 of UTF-8 text: login, telephone and password (SES-04). */
export function decodeBase64Leniently(base64: string): string {
  return Buffer.from(base64, "base64").toString("utf8");
}
