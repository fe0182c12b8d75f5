import { z } from "zod";
import { wirePrice } from "../../transport/wire.server";

/**
 * Changes since the last poll. A version is opaque; null = the caller has none. Calls are stateless: any node can
 * make the next one.
 */

/** Maximum number of games, and of sessions, per call. */
export const maxItemsPerChangesRequest = 500;

const version = z.string().min(1).max(64);
const known = version.nullable();

export const changesRequestWire = z.object({
  games: z.array(z.object({ id: z.number().int(), version: known })).max(maxItemsPerChangesRequest),
  /** Session ids are secrets: knowing the id is the authorisation. */
  sessions: z
    .array(z.object({ id: z.string().min(1).max(256), version: known }))
    .max(maxItemsPerChangesRequest),
});

/** Current prices and scores of a game. Status 1 is prematch, 2 live, 4 finished, as in a bet (CPN-26). */
export const gameStateWire = z.object({
  gameStatusId: z.number(),
  /** "1:0"; null before kick-off. */
  scores: z.string().max(40).nullable(),
  /** Minute of play; null unless the clock runs. */
  minute: z.number().nullable(),
  /** The current period, such as a half; null = none. Pages re-render when it changes. */
  period: z.string().max(40).nullable(),
  /** Current set or map, then the score of its game: "6:4", "3:2 40:15". Absent or null in other sports. */
  play: z.string().max(40).nullish(),
  /** All markets currently offered. */
  markets: z.array(z.object({ id: z.number().int(), coef: wirePrice, isBlocked: z.boolean() })),
});
export type GameStateWire = z.infer<typeof gameStateWire>;

export const changesReplyWire = z.object({
  /** A null `state` means the game does not exist. */
  games: z.array(z.object({ id: z.number().int(), version, state: gameStateWire.nullable() })),
  /** A session's version changes with its player's accounts, coupons and standing; null = it has ended. */
  sessions: z.array(z.object({ id: z.string(), version: known })),
});
export type ChangesReplyWire = z.infer<typeof changesReplyWire>;
