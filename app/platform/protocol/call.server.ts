import type { z } from "zod";
import type { FormBody, PlainBody } from "./body.server";
import type { RefusalsOfStatus } from "./refusal.server";

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
  readonly refusals?: readonly RefusalsOfStatus[];
}

/** The calls of one heading of docs/platform.md. */
export interface CallGroup {
  readonly name: string;
  readonly calls: readonly WireCall[];
}
