import { z } from "zod";
import { wirePrice } from "../wire.server";

/**
 * What has moved since it was last looked at; decided by this product.
 *
 * - `POST /push-api/v1/changes`: of the games and sessions asked about, those whose version is another than the one
 *   the caller knows, with their state. Versions are opaque; null = the caller knows nothing yet. An answer depends on
 *   the question and the moment alone, so any node may ask any other the next time.
 */

/** Most games, and most sessions, of one call. */
export const changesLimit = 500;

const version = z.string().min(1).max(64);
const known = version.nullable();

export const changesRequestWire = z.object({
  games: z.array(z.object({ id: z.number().int(), version: known })).max(changesLimit),
  /** Secrets: whoever asks about a session holds it. */
  sessions: z.array(z.object({ id: z.string().min(1).max(256), version: known })).max(changesLimit),
});

/** A game as its prices and scores stand. Status 1 is on the line, 2 live, 4 over, as in a bet (CPN-26). */
export const gameStateWire = z.object({
  gameStatusId: z.number(),
  /** "1:0"; null before kick-off. */
  scores: z.string().max(40).nullable(),
  /** Minute of play; null unless the clock runs. */
  minute: z.number().nullable(),
  /** Names the part of play, such as a half; where it changes, pages say something else. */
  period: z.string().max(40).nullable(),
  /** The set or map in play, then the call of its game: "6:4", "3:2 40:15"; absent or null in other sports. */
  play: z.string().max(40).nullish(),
  /** All that is offered now. */
  markets: z.array(z.object({ id: z.number().int(), coef: wirePrice, isBlocked: z.boolean() })),
});
export type GameStateWire = z.infer<typeof gameStateWire>;

export const changesReplyWire = z.object({
  /** `state` null = there is no such game. */
  games: z.array(z.object({ id: z.number().int(), version, state: gameStateWire.nullable() })),
  /** A session's version moves with its player's accounts, coupons and standing; null = it has ended. */
  sessions: z.array(z.object({ id: z.string(), version: known })),
});
export type ChangesReplyWire = z.infer<typeof changesReplyWire>;
