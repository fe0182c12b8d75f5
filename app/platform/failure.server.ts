/** Why an upstream call gave no value: the typed result of PLT-08. */
export type Failure =
  /** The visitor went away (PLT-06). */
  | { readonly kind: "closed"; readonly status: 499 }
  /** No answer came. `isSent` is false where the request certainly never reached the platform. */
  | { readonly kind: "network"; readonly code: string; readonly isSent: boolean }
  | { readonly kind: "timeout"; readonly afterMs: number; readonly isSent: boolean }
  /** The answer is not what its schema says; `field` is the path of the first field that is wrong (CFG-09). */
  | { readonly kind: "malformed"; readonly status: number; readonly field: string }
  /** A 4xx in the platform's own words; `body` is its JSON, or null where it was none. */
  | Refused
  /** 401, also after the one refresh of the token (PLT-02), or nobody is signed in. */
  | { readonly kind: "unauthorized"; readonly title: string | null }
  /** 451 with exception_code 1: the changed terms must be confirmed first (PLT-05). */
  | { readonly kind: "terms"; readonly title: string | null }
  | { readonly kind: "server"; readonly status: number }
  /** The breaker keeps calls away from a service that fails. */
  | { readonly kind: "open" };

export interface Refused {
  readonly kind: "refused";
  readonly status: number;
  readonly code: string | number | null;
  readonly title: string | null;
  readonly body: unknown;
}

/** What a call gave, without its HTTP clothes. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** The answer of `transport.call`. */
export type Reply<T> =
  | { readonly ok: true; readonly status: number; readonly data: T; readonly headers: Headers }
  | { readonly ok: false; readonly failure: Failure };

/** Translates the data of a good reply; failures pass. */
export function answer<T, U>(reply: Reply<T>, translate: (data: T) => U): Answer<U> {
  return reply.ok ? { ok: true, value: translate(reply.data) } : reply;
}

/** Whether asking again could help: nothing was decided about the request. */
export function isTransient(failure: Failure): boolean {
  return failure.kind === "network" || failure.kind === "timeout" || failure.kind === "server";
}

/** The failure of a translation: a value that the wire's schema could not judge, such as money finer than its currency. */
export function malformed(field: string): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { kind: "malformed", status: 200, field } };
}
