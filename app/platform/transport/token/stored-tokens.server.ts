import { LRUCache } from "lru-cache";

/** How long requests of a session share a fetched token (PLT-07), ms. */
export const bearerTokenSharedMs = 60_000;

/** A bearer token of a session, with its expiry and the time when it was fetched. */
export interface BearerToken {
  readonly text: string;
  /** ms since epoch, the platform's clock. */
  readonly expires: number;
  /** ms, this machine's clock. */
  readonly fetchedAt: number;
}
/** Bearer tokens that this process has fetched, by session id. */
export const storedBearerTokens = new LRUCache<string, BearerToken>({ max: 10_000 });
