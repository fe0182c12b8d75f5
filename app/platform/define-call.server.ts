import type { z } from "zod";

/**
 * Authentication of a call: none, a session's id, a bearer token, one of these two if the caller
 * has it ("…-or-none"), or the service's own token.
 */
export type CallerAuth =
  | "none"
  | "session"
  | "bearer"
  | "session-or-none"
  | "bearer-or-none"
  | "service";

/**
 * What a call does, and so how it may be sent (PLT-08):
 * - `query` reads, and `save` states how something shall be: sent twice, it has the effect of once. Both may be retried.
 * - `effect` changes something: it is sent once and never retried.
 * - `money` moves money: as `effect`, and never the probe of a service that fails (OPS-04).
 */
export type CallKind = "query" | "save" | "effect" | "money";

/** A body other than JSON: text of a content type, or a file of any. */
export interface PlainBody {
  readonly type: "text/plain" | "text/javascript" | "application/octet-stream";
}

/** A body sent as `multipart/form-data`, with the schema of its fields. */
export interface FormBody {
  readonly form: z.ZodType;
}

/** A status of refusals, with the codes that it comes with; `body` where it says more than a code. */
export interface RefusalsOfStatus {
  readonly status: number;
  readonly codes: readonly (string | number)[];
  readonly body?: z.ZodType;
}

/**
 * A call of the platform. The client sends by it, the sandbox serves by it, the platform check asks by it, and OpenAPI
 * and docs/platform.md are written from it. Statuses that any call may have are added by `allRefusalsOf`.
 */
export interface PlatformCall {
  /** Name in logs and metrics: `coupons.place`. What is before the dot is the service whose breaker it shares. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** A template; what follows in braces is one segment: `/coupon-api/v1/coupons/{id}`. */
  readonly path: string;
  /** What it does, as a heading. */
  readonly summary: string;
  readonly auth: CallerAuth;
  readonly kind: CallKind;
  /** Timeout of one attempt, body included, ms; absent = others than the shell make the call. */
  readonly timeoutMs?: number;
  /** False = no page waits for the reply, as of a sitemap: the call's own time limit is all that it has to keep. */
  readonly isForPages?: false;
  /** Retries after an outage, of a `query` or `save`, within the page's budget; 0 unless stated. */
  readonly retries?: number;
  readonly retryDelayMs?: number;
  /** Query parameters and what they take; a required one ends with `!`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Further request headers and what they say; a required one ends with `!`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly request?: z.ZodType | PlainBody | FormBody;
  /** Statuses of success; 200 where nothing is said. */
  readonly success?: readonly number[];
  readonly reply: z.ZodType | PlainBody;
  readonly refusals?: readonly RefusalsOfStatus[];
  /** Whether the specification names the call; else it is this project's decision. */
  readonly isSpecified?: true;
}

/** Defines a call of the platform; sends nothing. */
export function defineCall<const C extends PlatformCall>(call: C): C {
  return call;
}

/** Header of an order that moves money or must count only once: orders with the same key take effect once. */
export const idempotencyKeyHeader = {
  "idempotency-key!": "1 to 80 of A-Z a-z 0-9 . _ ~ -",
} as const;

/** Describes a refusal of a call: one HTTP status with its codes. */
export function defineRefusal(
  status: number,
  ...codes: readonly (string | number)[]
): RefusalsOfStatus {
  return { status, codes };
}

/** Describes a refusal whose body says more than a code. */
export function defineRefusalWithBody(
  body: z.ZodType,
  status: number,
  ...codes: readonly (string | number)[]
): RefusalsOfStatus {
  return { status, codes, body };
}

/** Whether a body is described by a schema and not by its type alone. */
export function isSchema(body: z.ZodType | PlainBody | FormBody): body is z.ZodType {
  return "safeParse" in body;
}

type Required<T> = { [K in keyof T as K extends `${infer Name}!` ? Name : never]: true };
type Optional<T> = { [K in keyof T as K extends `${string}!` ? never : K]: true };
type Named<T, V> = { readonly [K in keyof Required<T>]: V } & {
  readonly [K in keyof Optional<T>]?: V | undefined;
};
type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** Names of the path's parameters. */
export type CallParams<C extends PlatformCall> = ParamsIn<C["path"]>;

type Params<C extends PlatformCall> = [CallParams<C>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<CallParams<C>, string | number>> };
type Query<C extends PlatformCall> = C extends { readonly query: infer Q }
  ? keyof Required<Q> extends never
    ? { readonly query?: Named<Q, string | number | boolean> }
    : { readonly query: Named<Q, string | number | boolean> }
  : { readonly query?: undefined };
type Headers<C extends PlatformCall> = C extends { readonly headers: infer H }
  ? keyof Required<H> extends never
    ? { readonly headers?: Named<H, string> }
    : { readonly headers: Named<H, string> }
  : { readonly headers?: undefined };
type Body<C extends PlatformCall> = C extends { readonly request: infer R }
  ? R extends z.ZodType
    ? { readonly json: z.input<R> }
    : R extends FormBody
      ? { readonly multipart: Readonly<Record<string, string>> }
      : { readonly bytes: Uint8Array<ArrayBuffer> }
  : { readonly json?: undefined };
type Auth<C extends PlatformCall> =
  C["auth"] extends `${infer Proof extends "session" | "bearer"}-or-none`
    ? { readonly as: Proof | "none" }
    : { readonly as?: undefined };

/** What a request of a call states: path parameters, query, headers, body, and as whom where the call leaves that open. */
export type CallInput<C extends PlatformCall> = Params<C> &
  Query<C> &
  Headers<C> &
  Body<C> &
  Auth<C>;

/** Data of a call's reply, parsed. */
export type CallReply<C extends PlatformCall> = C["reply"] extends z.ZodType
  ? z.output<C["reply"]>
  : string;

/** A call that the shell makes and whose reply it reads. */
export type ShellCall = PlatformCall & { readonly timeoutMs: number; readonly reply: z.ZodType };
