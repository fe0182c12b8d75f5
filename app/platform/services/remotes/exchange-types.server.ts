/**
 * Why a remote returned nothing. `status` is set if it responded with one; `open` = its breaker is open and
 * nothing was sent; `terms` = 451 with exception_code 1 (PLT-05).
 */
export interface RemoteFailure {
  readonly kind:
    | "slow"
    | "status"
    | "network"
    | "malformed"
    | "forbidden-origin"
    | "open"
    | "terms";
  readonly status?: number;
}

export interface RemoteText {
  readonly text: string;
  readonly headers: Headers;
}

/** Result of one request to a remote. */
export type RemoteExchange =
  | { readonly ok: true; readonly value: RemoteText }
  | { readonly ok: false; readonly failure: RemoteFailure };

export interface RemoteRequest {
  /** Name of the breaker that the request counts for: each remote app has its own (REM-16). */
  readonly service: string;
  readonly url: URL;
  readonly method: "GET" | "POST";
  readonly headers: Headers;
  readonly body: string | null;
  /** Total budget, ms. */
  readonly budgetMs: number;
  /** Maximum body size, bytes. */
  readonly limit: number;
  /** Prefix of the expected content type. */
  readonly type: string;
}

/** Makes the result of a failed request to a remote. */
export function failedRemoteExchange(kind: RemoteFailure["kind"], status?: number): RemoteExchange {
  return { ok: false, failure: status === undefined ? { kind } : { kind, status } };
}
