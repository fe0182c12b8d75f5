/** Why an upstream call returned no value: the typed result of PLT-08. */
export type Failure =
  /** The visitor disconnected (PLT-06). */
  | { readonly kind: "closed"; readonly status: 499 }
  /** No response. `isSent` is false if the request certainly never reached the platform. */
  | { readonly kind: "network"; readonly code: string; readonly isSent: boolean }
  | { readonly kind: "timeout"; readonly afterMs: number; readonly isSent: boolean }
  /** The reply violates its schema; `field` is the path of the first wrong field (CFG-09). */
  | { readonly kind: "malformed"; readonly status: number; readonly field: string }
  /** A 4xx refusal by the platform; `body` is its JSON, or null if it was not JSON. */
  | RefusedFailure
  /** 401 even after one token refresh (PLT-02), or nobody is signed in. */
  | { readonly kind: "unauthorized"; readonly title: string | null }
  /** 451 with exception_code 1: the changed terms must be confirmed first (PLT-05). */
  | { readonly kind: "terms"; readonly title: string | null }
  | { readonly kind: "server"; readonly status: number }
  /** The service's breaker is open. */
  | { readonly kind: "open" };

export interface RefusedFailure {
  readonly kind: "refused";
  readonly status: number;
  readonly code: string | number | null;
  readonly title: string | null;
  readonly body: unknown;
}

/** Result of a platform call for features: its value or the failure, without HTTP details. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Result of `transport.call`: the parsed reply with its HTTP status and headers, or the failure.
 */
export type Reply<T> =
  | { readonly ok: true; readonly status: number; readonly data: T; readonly headers: Headers }
  | { readonly ok: false; readonly failure: Failure };

/** Maps the data of a successful reply; failures pass through. */
export function mapReply<T, U>(reply: Reply<T>, translate: (data: T) => U): Answer<U> {
  return reply.ok ? { ok: true, value: translate(reply.data) } : reply;
}

/**
 * Whether a retry of a failed call could succeed, because the platform has not decided on the
 * request.
 */
export function isTransient(failure: Failure): boolean {
  return failure.kind === "network" || failure.kind === "timeout" || failure.kind === "server";
}

/**
 * The failure for a value that passes the wire schema but is invalid, such as money with more
 * decimals than its currency has.
 */
export function malformedFieldFailure(field: string): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure: { kind: "malformed", status: 200, field } };
}
