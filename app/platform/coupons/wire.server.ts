import { z } from "zod";
import { wireAmount, wirePrice, wireTime } from "../wire.server";

/**
 * Coupon service; its paths are our decision.
 *
 * - `POST /coupon-api/v1/resolve`: current prices and states of the bets of an unplaced coupon, and its
 *   bounds.
 * - `POST /coupon-api/v1/coupons`, header `idempotency-key`, bearer: places (CPP-01, CPP-03, CPP-10).
 * - `GET /coupon-api/v1/coupons?state=&from=&until=&before=&limit=&totals=1`, bearer: the player's placed
 *   coupons; `?ids=1,2` those of these ids that are the player's.
 * - `GET /coupon-api/v1/coupons/{id}`, bearer: one of the player's own; 404 otherwise.
 * - `GET /coupon-api/v1/coupons/by-key/{key}`, bearer: the result of a placement; 404 = nothing was placed.
 * - `GET /coupon-api/v1/coupons/by-keys?keys=a,b`, bearer: the same for several; an absent key was not
 *   placed.
 * - `GET /coupon-api/v1/advance?accountId=`, bearer: the advance available on a stake (CPN-15).
 */

/** Identifies a bet without its price: `game:market:type:param` on forms. `param` is "" if unused. */
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
  /** `systemValue` is for systems; `blockId` for blocks (`bankerBlockId` in a system: its bankers). */
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
    /** Name of the selection in the requested language: "Arsenal", "Over 2.5". */
    name: z.string(),
    /** Name of its market in the requested language: "Match result"; absent = none is shown. */
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

/** Stake bounds; null = unbounded. */
const boundsWire = z.object({
  minBetAmount: wireAmount,
  maxBetAmount: wireAmount.nullable(),
  maxPayout: wireAmount.nullable(),
  /** Bounds of a VIP bet (CPN-11); null or absent if none is taken. */
  vipMaxBetAmount: wireAmount.nullable().optional(),
  vipMaxPayout: wireAmount.nullable().optional(),
});
export type BoundsWire = z.infer<typeof boundsWire>;

export const resolveReplyWire = z.object({
  /** In the order requested; null = the platform does not know the bet (any more). */
  bets: z.array(betWire.nullable()),
  ...boundsWire.shape,
  /**
   * Bonus on a winning single or express, from a minimum stake up to an amount (CPN-13); null or absent =
   * none.
   */
  hyperBonus: z
    .object({ percent: z.number().int().positive(), minBetLimit: wireAmount, maxLimit: wireAmount })
    .nullable()
    .optional(),
  /** Price of the bet that an express does not win (CPN-08); null or absent = none. */
  antiExpressCoef: z.string().nullable().optional(),
  /** Bounds of each bet as a single, in the order requested; only for type 9 (singles). */
  singles: z.array(boundsWire.nullable()).optional(),
  /** Bounds of each block by its id; only for type 4 (blocks). */
  blocks: z.record(z.string(), boundsWire).optional(),
  /** System sizes available for these bets (CPN-07); only for type 2 (system). */
  systemValues: z
    .array(
      z.object({
        value: z.number(),
        offset: z.number(),
        minBetAmount: wireAmount,
        combo: z.number(),
      }),
    )
    .optional(),
});

/** Request to place a coupon (CPP-01). */
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
  /** The part of `amount` advanced against possible winnings of open bets (CPN-15). */
  prepaidAmount: wireAmount,
  /** The player accepts a stake above the ordinary maximum (CPN-11). */
  isVip: z.boolean().default(false),
  refId: z.number(),
  systemValue: z.number(),
  /** The hyper-bonus percentage shown to the player; null = none was shown. */
  hyperBonusPercent: z.number(),
  bonusPercent: z.number().int().nullable().default(null),
  /** The player removed the bonus bet: none is given (CPN-03). */
  manuallyDeletedBonusBet: z.boolean().default(false),
  promoCode: z.string().max(32).default(""),
  lng: z.string(),
  /**
   * Deadline for accepting the coupon, by the platform's clock; a later attempt places nothing (CPP-11).
   * Absent = none.
   */
  validUntil: wireTime.optional(),
});
export type PlaceRequestWire = z.infer<typeof placeRequestWire>;

export const placedStateWire = z.enum(["placed", "won", "lost", "void", "cashed-out"]);
export const legStateWire = z.enum(["open", "won", "half-won", "void", "half-lost", "lost"]);

/** A placed coupon as the platform stores it: the receipt, and later its result. */
export const placedCouponWire = z.object({
  id: z.string(),
  key: z.string(),
  userId: z.number(),
  accountId: z.number(),
  iso: z.string(),
  typeId: z.number(),
  systemValue: z.number(),
  /** The stake still on the bet: the placed one less what was cashed out in parts (CPN-23). */
  stake: wireAmount,
  /** Stakes of blocks (type 4), by block id; of what is still on the bet, each rounded down. */
  amountByBlockId: z.record(z.string(), wireAmount).default({}),
  /** Exact product of the prices; for a system or blocks the return of a unit stake, cut to 6 decimals. */
  coef: z.string(),
  coefByView: z.string(),
  coefViewId: z.number(),
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  exactCoef: z.number(),
  isDropOnScoreChange: z.boolean(),
  prepaidAmount: wireAmount,
  possibleWin: wireAmount,
  /** Promised bonus on top of the prices, percent; 0 = none (CPN-06, CPN-13, CPN-14). */
  bonusPercent: z.number().int().default(0),
  hyperBonusPercent: z.number().int().default(0),
  promoPercent: z.number().int().default(0),
  promoCode: z.string().default(""),
  state: placedStateWire,
  /** Amount paid out for `stake`; null while open. */
  return: wireAmount.nullable(),
  /** Parts of the placed stake that were cashed out, in their order (CPN-23). */
  cashedOut: z
    .array(z.object({ key: z.string(), stake: wireAmount, amount: wireAmount, at: wireTime }))
    .default([]),
  /** Whether the platform cashed the coupon out at the amount that its player had set. */
  isAutoCashOut: z.boolean().default(false),
  /** The amount at which the platform cashes the open coupon out by itself; null = none. */
  autoCashOut: z.object({ amount: wireAmount, setAt: wireTime }).nullable().default(null),
  placedAt: wireTime,
  settledAt: wireTime.nullable(),
  legs: z.array(
    betRefWire.extend({
      coef: wirePrice,
      champ: z.string(),
      game: z.string(),
      name: z.string(),
      /** Name of its market, as a bet has it; absent = none is shown. */
      title: z.string().optional(),
      path: z.string(),
      startsAt: wireTime,
      scores: z.string().nullable(),
      state: legStateWire,
      blockId: z.number().int().default(0),
    }),
  ),
});
export type PlacedCouponWire = z.infer<typeof placedCouponWire>;

export const couponListWire = z.object({
  coupons: z.array(placedCouponWire),
  /** Totals of all matching coupons, by currency; only with `totals=1`. */
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
  /** Current cash-out offers of the open coupons listed, by id; only with `cashOut=1` (CPN-23). */
  cashOut: z.record(z.string(), wireAmount).optional(),
});
/**
 * `GET /coupon-api/v1/promo-codes?currency=&code=`, bearer: the player's codes, and the result for the typed
 * one: `chosen`, or `refusal` with a code as in other refusals (CPN-14).
 */
const promoCodeWire = z.object({
  code: z.string().max(32),
  percent: z.number().int(),
  maxLimit: wireAmount,
});
export const promoCodesWire = z.object({
  codes: z.array(promoCodeWire),
  chosen: promoCodeWire.nullable(),
  refusal: z.string().nullable(),
});

/** Advance available on an account, and the amount of earlier advances still to be repaid (CPN-15). */
export const advanceWire = z.object({ available: wireAmount, outstanding: wireAmount });

/**
 * A refused placement: 4xx with a code. `bets` lists the affected bets with their current state; `bound` is
 * the allowed amount (decimal text, account's currency).
 *
 * 409 `price-changed`, `market-blocked`, `event-started`, `score-changed`, `dependent`, `locked`, `banker`,
 * `pending` (key in flight), `late` (after `validUntil`) · 422 `funds`, `below-minimum`, `above-maximum`,
 * `key-reused`, `amount`, `unknown-bet`, `system` · 403 `account-frozen`, `limit`, `excluded` · 401 `sign-in`
 * · 451 terms.
 */
export const placeRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  bound: wireAmount.optional(),
  /** The block with the refused amount (type 4). */
  blockId: z.number().int().optional(),
  /** The refused field if it is not the stake: `prepaidAmount` (CPN-15). */
  field: z.string().optional(),
  bets: z
    .array(z.object({ marketId: z.number(), code: z.string(), coef: wirePrice.optional() }))
    .optional(),
});
export type PlaceRefusalWire = z.infer<typeof placeRefusalWire>;
