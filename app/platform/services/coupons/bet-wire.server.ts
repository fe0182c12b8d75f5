import { z } from "zod";
import { wirePrice, wireTime } from "../../transport/wire.server";

/** Identifies a bet without its price: `game:market:type:param` on forms. `param` is "" if unused. */
export const betRefWire = z.object({
  gameId: z.number().int(),
  marketId: z.number().int(),
  type: z.string().max(24),
  param: z.string().max(12),
});

/** A bet as the platform states it (CPN-26). Scores are text such as "1:0"; `gameTimeSec` counts from kick-off. */
export const betWire = betRefWire.extend({
  market: z.object({
    id: z.number(),
    coef: wirePrice,
    sportId: z.number(),
    typeId: z.string(),
    kind: z.number(),
    isLive: z.boolean(),
    champ: z.string(),
    game: z.string(),
    sport: z.string(),
    /** Name of the selection in the requested language: "Arsenal", "Over 2.5". */
    name: z.string(),
    /**
     * Name of the selection's market in the requested language ("Match result"); absent = none is
     * shown.
     */
    title: z.string().optional(),
  }),
  blockId: z.number(),
  statusId: z.number(),
  gameStatusId: z.number(),
  gameTimeSec: z.number().nullable(),
  scores: z.string().nullable(),
  startsAt: wireTime,
  /** The game's page after `/{lng}/`. */
  path: z.string(),
  isFinished: z.boolean(),
  isLiveInLive: z.boolean(),
  isBlocked: z.boolean(),
  isBannedExpress: z.boolean(),
  isDisabledBanker: z.boolean(),
  expressId: z.number().nullable(),
  statisticId: z.string().nullable(),
  playersDuel: z.array(z.string()),
});
export type BetWire = z.infer<typeof betWire>;
