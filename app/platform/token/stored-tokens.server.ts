import { LRUCache } from "lru-cache";

/** How long requests of a session share a fetched token (PLT-07), ms. */
export const tokenSharedMs = 60_000;

/** A bearer token of a session. */
export interface BearerToken {
  readonly text: string;
  /** ms since epoch, the platform's clock. */
  readonly expires: number;
  /** ms, this machine's clock. */
  readonly fetchedAt: number;
}
/** Tokens by the ids of their sessions. */
export const storedTokens = new LRUCache<string, BearerToken>({ max: 10_000 });
