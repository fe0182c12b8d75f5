/** A push request: its client and what it watches. */
export interface PushRequest {
  readonly method: string;
  /** The address's query: `watch`, and `since` where a page resumes. */
  readonly query: URLSearchParams;
  /** `Last-Event-ID`, or null. */
  readonly lastId: string | null;
  /** The client wants one JSON reply instead of a stream. */
  readonly isPoll: boolean;
  readonly sid: string | null;
  readonly browser: string;
  readonly address: string | null;
  readonly country: string | null;
  /** Aborts when the client disconnects; null where the server cannot tell. */
  readonly signal: AbortSignal | null;
}
