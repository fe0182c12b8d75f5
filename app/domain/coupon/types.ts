import type { CouponTypeId } from "./kinds";
import type { StoredRefusal } from "./refusal";

/** Identifies a bet without its price; in forms `game:market:type:param` (docs/forms.md). */
export interface BetRef {
  readonly gameId: number;
  readonly marketId: number;
  readonly type: string;
  /** The line of a total or handicap as text, "" if none. */
  readonly param: string;
}

/** A bet in the coupon: the selection, with the price that the player last accepted and the score seen with it. */
export interface CouponBet extends BetRef {
  /** Decimal text: the price the player last saw and accepted. */
  readonly coef: string;
  /** "1:0", or null before kick-off. */
  readonly scores: string | null;
  /** Seconds since epoch. */
  readonly addedAt: number;
  readonly blockId: number;
  readonly isBanker: boolean;
  /** The bet's own stake (singles): plain decimal text, "" for the coupon's stake. */
  readonly amount: string;
  /** Why this bet was refused when others of the coupon were placed (CPP-04); null = it was not. */
  readonly refusal: StoredRefusal | null;
}

/** The signed cookie: source of truth of an unplaced coupon. Amounts are plain decimal text or "". */
export interface CouponCookie {
  readonly bets: readonly CouponBet[];
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly amount: string;
  /** Stakes of blocks (type 4), by block id. */
  readonly amountByBlockId: Readonly<Record<string, string>>;
  readonly accountId: number | null;
  /**
   * Idempotency key for placing the coupon as it is now: new after each change of the coupon and
   * each definite answer (docs/forms.md).
   */
  readonly key: string;
  /** True while the outcome of a placement with `key` is unknown: the coupon is locked. */
  readonly isChecking: boolean;
  /**
   * When the placement with the unknown outcome was sent, seconds since epoch; null unless
   * `isChecking`.
   */
  readonly checkingSince: number | null;
  /**
   * Ids of placed coupons whose receipts the player has not seen yet; they stay until he opens them
   * or adds the next bet (CPP-11).
   */
  readonly receiptIds: readonly string[];
  /** The stake is the current maximum and follows it (CPN-12). */
  readonly isAutoMax: boolean;
  /** The player removed the bonus bet: it is not offered again (CPN-03). */
  readonly isBonusDeleted: boolean;
  /** A check found that nothing was placed, and the player has not been told yet (CPP-11). */
  readonly isReturned: boolean;
  /** Chosen or typed, "" for none (CPN-14). */
  readonly promoCode: string;
  /** The part of the stake paid by an advance on open bets' returns (CPN-15). */
  readonly prepaidAmount: string;
  /** Id of the express of the day that the bets make up unchanged; null = none (CPN-24). */
  readonly expressId: number | null;
  /** Counts the coupon's changes in this browser: a page compares it with its data. */
  readonly rev: number;
}
