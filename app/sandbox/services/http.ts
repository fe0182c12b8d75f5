import type { Context } from "hono";
import type { z } from "zod";
import { wireHeaders } from "~/platform/wire.server";
import { isLockTimeout } from "../db/errors";

type Body = Record<string, unknown>;

/** Ends a request with a status and a worded body; thrown by what reads requests, so that handlers need not ask. */
export class Answer extends Error {
  override readonly name = "Answer";

  constructor(
    readonly status: number,
    readonly body: Body,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** The request's JSON as the schema says; malformed is 400 `{code: "schema", title: "bets.0.coef: …"}`. */
export async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch {
    throw new Answer(400, { code: "json", title: "the body is not JSON" });
  }
  if (!isShallow(json)) throw new Answer(400, { code: "schema", title: "the body is nested too deeply" });
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Answer(400, { code: "schema", title: firstIssue(parsed.error) });
  return parsed.data;
}

/** No body of ours comes near; what reads one goes down by recursion. */
const deepest = 32;

function isShallow(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}

/** The path and the complaint of the first thing wrong. */
export function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.map(String).join(".") || "(body)"}: ${issue.message}` : "malformed";
}

/** Answers with a reply of the wire; one that breaks its own schema is a defect here, and a 500. */
export function reply<T>(schema: z.ZodType<T>, value: NoInfer<T>, status = 200): Response {
  return Response.json(schema.parse(value), { status });
}

/** The language that an answer is asked in. */
export function languageOf(request: Request): string {
  return request.headers.get(wireHeaders.language) ?? "en";
}

const keyForm = /^[\w.~-]{1,80}$/;

/** The key that a call which moves money comes with (CPP-10). */
export function keyOf(request: Request): string {
  const key = request.headers.get(wireHeaders.idempotencyKey) ?? "";
  if (keyForm.test(key)) return key;
  throw new Answer(400, {
    code: "key",
    title: `${wireHeaders.idempotencyKey}: 1 to 80 of A-Z a-z 0-9 . _ ~ -`,
  });
}

/** Another call has held the key, the coupon or the account for longer than one may wait (CPP-10). */
export function inFlight(error: unknown): {
  readonly ok: false;
  readonly status: number;
  readonly body: { readonly code: string };
} {
  if (!isLockTimeout(error)) throw error;
  return { ok: false, status: 409, body: { code: "pending" } };
}

/** A segment or query value that is a whole number; anything else is 404, as an unknown id is. */
export function wholeNumber(text: string | undefined): number {
  const value = /^\d{1,16}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new Answer(404, { code: "not-found" });
  return value;
}
