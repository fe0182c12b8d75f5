import type { z } from "zod";

/**
 * Authentication of a call: none, a session's id, a bearer token, "either" of none and one of both,
 * or the service's own token.
 */
export type CallerAuth =
  | "none"
  | "session"
  | "bearer"
  | "session-or-none"
  | "bearer-or-none"
  | "service";

/** A body other than JSON: text of a content type, or a file of any. */
export interface PlainBody {
  readonly type: "text/plain" | "text/javascript" | "application/octet-stream";
}

/** A form sent as `multipart/form-data`. */
export interface FormBody {
  readonly form: z.ZodType;
}

/** A status of refusals, with the codes that it comes with; `body` where it says more than a code. */
export interface Refusals {
  readonly status: number;
  readonly codes: readonly (string | number)[];
  readonly body?: z.ZodType;
}

/**
 * A call of the platform: one row of docs/platform.md. `path` is a template; what follows in braces is one segment.
 * Statuses that any call may have (docs/platform.md, "Every call") are added by `allRefusalsOf`.
 */
export interface WireCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  /** What it does, as a heading. */
  readonly summary: string;
  readonly proof: CallerAuth;
  /** Query parameters and what they take; a required one ends with `!`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Further request headers and what they say; a required one ends with `!`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly request?: z.ZodType | PlainBody | FormBody;
  /** Statuses of success; 200 where nothing is said. */
  readonly success?: readonly number[];
  readonly reply: z.ZodType | PlainBody;
  readonly refusals?: readonly Refusals[];
}

/** The calls of one heading of docs/platform.md. */
export interface CallGroup {
  readonly name: string;
  readonly calls: readonly WireCall[];
}

/** A call of the platform. */
export function defineCall(
  method: WireCall["method"],
  path: string,
  summary: string,
  rest: Omit<WireCall, "method" | "path" | "summary">,
): WireCall {
  return { method, path, summary, ...rest };
}

/** One status with its codes. */
export function refusal(status: number, ...codes: readonly (string | number)[]): Refusals {
  return { status, codes };
}

/** The same, with the schema of a body that says more. */
export function refusalWith(
  body: z.ZodType,
  status: number,
  ...codes: readonly (string | number)[]
): Refusals {
  return { status, codes, body };
}

/** The name of a call in tables: `GET /web-api/user/v1/config`. */
export function callName({ method, path }: Pick<WireCall, "method" | "path">): string {
  return `${method} ${path}`;
}

/** Whether a body is described by a schema and not by its type alone. */
export function isSchema(body: z.ZodType | PlainBody | FormBody): body is z.ZodType {
  return "safeParse" in body;
}

/** Header of an order that moves money or counts: the same key has the same effect once. */
export const idempotencyKeyHeader = { "idempotency-key!": "1 to 80 of A-Z a-z 0-9 . _ ~ -" };

/** Refusals of a call with those that any such call may have, one entry a status. */
export function allRefusalsOf(call: WireCall): readonly Refusals[] {
  const common: Refusals[] = [refusal(503, "busy")];
  if (call.request) common.push(refusal(400, "json", "schema"), refusal(413, "too-large"));
  if (call.headers && "idempotency-key!" in call.headers) common.push(refusal(400, "key"));
  if (call.proof === "bearer") common.push(refusal(401, "token"), refusal(451, "terms"));
  if (/\{/.test(call.path)) common.push(refusal(404, "not-found"));
  const byStatus = new Map<number, Refusals>();
  for (const one of [...(call.refusals ?? []), ...common]) {
    const known = byStatus.get(one.status);
    const body = known?.body ?? one.body;
    byStatus.set(one.status, {
      status: one.status,
      codes: [...new Set([...(known?.codes ?? []), ...one.codes])],
      ...(body ? { body } : {}),
    });
  }
  return [...byStatus.values()].sort((one, other) => one.status - other.status);
}
