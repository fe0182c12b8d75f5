import { z } from "zod";
import { wireAmount, wirePrice, wireTime } from "../wire.server";

/**
 * The coupon service; its paths are decided here.
 *
 * - `POST /coupon-api/v1/resolve`: current prices and states of the bets of an unplaced coupon, and its bounds.
 * - `POST /coupon-api/v1/coupons`, header `idempotency-key`, bearer: places (CPP-01, CPP-03, CPP-10).
 * - `GET  /coupon-api/v1/coupons?state=&from=&until=&before=&limit=&totals=1`, bearer: the player's placed coupons;
 *   `?ids=1,2` those of these ids that are the player's.
 * - `GET  /coupon-api/v1/coupons/{id}`, bearer: one of the player's own; 404 otherwise.
 * - `GET  /coupon-api/v1/coupons/by-key/{key}`, bearer: what became of a placement; 404 = nothing was placed.
 * - `GET  /coupon-api/v1/coupons/by-keys?keys=a,b`, bearer: the same of several; what is absent was not placed.
 * - `GET  /coupon-api/v1/advance?accountId=`, bearer: what of a stake may be paid in advance (CPN-15).
 */

/** Names a bet without its price: `game:market:type:param` on forms. `param` is "" where the type has none. */
export const betRefWire = z.object({
  gameId: z.number().int(),
  marketId: z.number().int(),
  type: z.string().max(24),
  param: z.string().max(12),
});

export const resolveRequestWire = z.object({
  lng: z.string(),
  typeId: z.number(),
  currency: z.string(),
  /** Of a system with its size, of blocks with each bet's block (`lobbyBlockId` of a system: its bankers). */
  systemValue: z.number().optional(),
  bets: z.array(betRefWire.extend({ blockId: z.number().int().optional() })).max(50),
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
    /** What is bet on, in the asked language: "Arsenal", "Over 2.5". */
    name: z.string(),
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

/** What a stake is bounded by; null = unbounded. */
const boundsWire = z.object({
  minBetAmount: wireAmount,
  maxBetAmount: wireAmount.nullable(),
  maxPayout: wireAmount.nullable(),
  /** The same of a VIP bet (CPN-11); null or absent where none is taken. */
  vipMaxBetAmount: wireAmount.nullable().optional(),
  vipMaxPayout: wireAmount.nullable().optional(),
});
export type BoundsWire = z.infer<typeof boundsWire>;

export const resolveReplyWire = z.object({
  /** In the order asked; null = the platform does not know the bet (any more). */
  bets: z.array(betWire.nullable()),
  ...boundsWire.shape,
  /** Added to what a single or an express wins, from a stake on and up to an amount (CPN-13); null or absent = none. */
  hyperBonus: z
    .object({ percent: z.number().int().positive(), minBetLimit: wireAmount, maxLimit: wireAmount })
    .nullable()
    .optional(),
  /** The price of the bet that an express does not come in (CPN-08); null or absent = none. */
  antiExpressCoef: z.string().nullable().optional(),
  /** Of each bet as a single, in the order asked; only where type 9 (singles) is asked for. */
  singles: z.array(boundsWire.nullable()).optional(),
  /** Of each block by its id; only where type 4 (blocks) is asked for. */
  blocks: z.record(z.string(), boundsWire).optional(),
  /** The sizes a system of these bets may have (CPN-07); only where type 2 (system) is asked for. */
  systemValues: z
    .array(z.object({ value: z.number(), offset: z.number(), minBetAmount: wireAmount, combo: z.number() }))
    .optional(),
});

/** A coupon that is placed (CPP-01). */
export const placeRequestWire = z.object({
  userId: z.number(),
  accountId: z.number(),
  typeId: z.number(),
  amount: wireAmount,
  amountByBlockId: z.record(z.string(), wireAmount),
  /** Each bet with the price and score that the player saw. */
  bets: z
    .array(
      betRefWire.extend({
        coef: wirePrice,
        scores: z.string().nullable(),
        blockId: z.number().int().default(0),
      }),
    )
    .min(1)
    .max(50),
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  coef: z.string(),
  coefByView: z.string(),
  coefViewId: z.number(),
  exactCoef: z.number(),
  isDropOnScoreChange: z.boolean(),
  /** The part of `amount` that is paid in advance of what open bets may bring (CPN-15). */
  prepaidAmount: wireAmount,
  /** The stake is above the ordinary maximum, and meant to be (CPN-11). */
  isVip: z.boolean().default(false),
  refId: z.number(),
  systemValue: z.number(),
  /** By how many percent the coupon was said to win more; null = nothing was said. */
  hyperBonusPercent: z.number(),
  bonusPercent: z.number().int().nullable().default(null),
  /** The bonus bet was taken out by hand: none is given (CPN-03). */
  manuallyDeletedBonusBet: z.boolean().default(false),
  promoCode: z.string().max(32).default(""),
  lng: z.string(),
  /** Until when it may be judged, by the platform's clock; what is judged later places nothing (CPP-11). Absent = at any time. */
  validUntil: wireTime.optional(),
});
export type PlaceRequestWire = z.infer<typeof placeRequestWire>;

export const placedState = z.enum(["placed", "won", "lost", "void", "cashed-out"]);
export const legState = z.enum(["open", "won", "half-won", "void", "half-lost", "lost"]);

/** A placed coupon as the platform keeps it: the receipt, and later its outcome. */
export const placedCouponWire = z.object({
  id: z.string(),
  key: z.string(),
  userId: z.number(),
  accountId: z.number(),
  iso: z.string(),
  typeId: z.number(),
  systemValue: z.number(),
  stake: wireAmount,
  /** Stakes of blocks (type 4), by block id. */
  amountByBlockId: z.record(z.string(), wireAmount).default({}),
  /** Exact product of the prices; of a system or blocks what a unit brings on the whole, cut to 6 decimals. */
  coef: z.string(),
  coefByView: z.string(),
  coefViewId: z.number(),
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  exactCoef: z.number(),
  isDropOnScoreChange: z.boolean(),
  prepaidAmount: wireAmount,
  possibleWin: wireAmount,
  /** What was promised beside the prices, by percent; 0 = nothing (CPN-06, CPN-13, CPN-14). */
  bonusPercent: z.number().int().default(0),
  hyperBonusPercent: z.number().int().default(0),
  promoPercent: z.number().int().default(0),
  promoCode: z.string().default(""),
  state: placedState,
  /** What was paid; null while open. */
  return: wireAmount.nullable(),
  placedAt: wireTime,
  settledAt: wireTime.nullable(),
  legs: z.array(
    betRefWire.extend({
      coef: wirePrice,
      champ: z.string(),
      game: z.string(),
      name: z.string(),
      path: z.string(),
      startsAt: wireTime,
      scores: z.string().nullable(),
      state: legState,
      blockId: z.number().int().default(0),
    }),
  ),
});
export type PlacedCouponWire = z.infer<typeof placedCouponWire>;

export const couponListWire = z.object({
  coupons: z.array(placedCouponWire),
  /** What all coupons of the question come to, by currency; only where `totals=1` is asked for. */
  totals: z
    .array(
      z.object({
        iso: z.string(),
        count: z.number().int(),
        staked: wireAmount,
        returned: wireAmount,
        net: wireAmount,
      }),
    )
    .optional(),
});
/**
 * `GET /coupon-api/v1/promo-codes?currency=&code=`, bearer: the player's own codes, and what is to be said of one that
 * he typed: `chosen`, or `refusal` with a code as other refusals have one (CPN-14).
 */
const promoCodeWire = z.object({ code: z.string().max(32), percent: z.number().int(), maxLimit: wireAmount });
export const promoCodesWire = z.object({
  codes: z.array(promoCodeWire),
  chosen: promoCodeWire.nullable(),
  refusal: z.string().nullable(),
});

/** What of a stake may be paid in advance on an account, and what of earlier advances is still to be repaid (CPN-15). */
export const advanceWire = z.object({ available: wireAmount, outstanding: wireAmount });

/**
 * A refused placement: 4xx with a code. `bets` says which bets it is about and what holds now,
 * `bound` the amount that would do (decimal text, account's currency).
 *
 * 409 `price-changed`, `market-blocked`, `event-started`, `score-changed`, `dependent`, `locked`, `banker`, `pending`
 * (key in flight), `late` (after `validUntil`) · 422 `funds`, `below-minimum`, `above-maximum`, `key-reused`, `amount`, `unknown-bet`, `system` · 403
 * `account-frozen`, `limit`, `excluded` · 401 `sign-in` · 451 terms.
 */
export const placeRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  bound: wireAmount.optional(),
  /** The block whose amount it is about (type 4). */
  blockId: z.number().int().optional(),
  /** The field that it is about where that is not the stake's own: `prepaidAmount` (CPN-15). */
  field: z.string().optional(),
  bets: z.array(z.object({ marketId: z.number(), code: z.string(), coef: wirePrice.optional() })).optional(),
});
export type PlaceRefusalWire = z.infer<typeof placeRefusalWire>;
