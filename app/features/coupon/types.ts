import type { Minor } from "../money/amount";

/** Coupon types (CPN-02). A coupon of one bet is placed as `single`, whatever the player picked. */
export const couponTypes = { single: 0, express: 1, system: 2, blocks: 4, singles: 9 } as const;
export type CouponTypeId = (typeof couponTypes)[keyof typeof couponTypes];

/** Whether one stake is on the whole of a coupon; singles and blocks have several. */
export function hasOneStake(typeId: CouponTypeId): boolean {
  return isProduct(typeId) || typeId === couponTypes.system;
}

/** Whether a coupon has one price, the product of its bets': what bonuses and promo codes add to (CPN-06, CPN-14). */
export function isProduct(typeId: CouponTypeId): boolean {
  return typeId === couponTypes.single || typeId === couponTypes.express;
}

/** The block of a system whose bets stand in every line (CPN-02); blocks of other coupons are counted from 1 too. */
export const lobbyBlockId = 1;

/** Names a bet without its price; on forms `game:market:type:param` (docs/forms.md). */
export interface BetRef {
  readonly gameId: number;
  readonly marketId: number;
  readonly type: string;
  /** The line of a total or handicap as text, "" where there is none. */
  readonly param: string;
}

/** A bet as the coupon keeps it: what the player pressed, and what stood there at that moment. */
export interface CouponBet extends BetRef {
  /** Decimal text: the price the player last saw and accepted. */
  readonly coef: string;
  /** "1:0", or null before kick-off. */
  readonly scores: string | null;
  /** Seconds since epoch. */
  readonly addedAt: number;
  readonly blockId: number;
  readonly isBanker: boolean;
  /** Its own stake where the type takes one per bet (singles): plain decimal text, "" for that of the coupon. */
  readonly amount: string;
  /** Why it stayed when others of the coupon were placed (CPP-04); null = nothing is told of it. */
  readonly refusal: StoredRefusal | null;
}

/** A refusal that is kept with its bet; `seenCoef`: the price the player had seen. */
export type StoredRefusal = Pick<AmountRefusal, "code" | "bound" | "seenCoef">;

/** What the signed cookie holds: the truth of an unplaced coupon. Amounts are plain decimal text, or "". */
export interface CouponCookie {
  readonly bets: readonly CouponBet[];
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly amount: string;
  /** Stakes of blocks (type 4), by block id. */
  readonly amountByBlockId: Readonly<Record<string, string>>;
  readonly accountId: number | null;
  /** Idempotency key of this content: new after each change and each definite answer (docs/forms.md). */
  readonly key: string;
  /** True while the outcome of a placement with `key` is unknown: nothing may change. */
  readonly isChecking: boolean;
  /** When the placement was sent whose outcome is unknown, seconds since epoch; null unless `isChecking`. */
  readonly checkingSince: number | null;
  /** What was found to be placed while the player looked elsewhere, until he has seen it or bets again (CPP-11). */
  readonly receiptIds: readonly string[];
  /** The stake is the current maximum and follows it (CPN-12). */
  readonly isAutoMax: boolean;
  /** The bonus bet was taken out by hand: it is not offered again (CPN-03). */
  readonly isBonusDeleted: boolean;
  /** A check has found that its placement did not take place, and its player has still to be told (CPP-11). */
  readonly isReturned: boolean;
  /** Chosen or typed, "" for none (CPN-14). */
  readonly promoCode: string;
  /** The part of the stake that is paid in advance of open bets' returns (CPN-15). */
  readonly prepaidAmount: string;
  /** The express of the day that the bets are, whole and unchanged; null for none (CPN-24). */
  readonly expressId: number | null;
  /** Counts the changes of this browser's coupon: a page knows by it whether it shows them. */
  readonly rev: number;
}

/** A bet as the platform states it now (CPN-26). */
export interface Bet extends BetRef {
  readonly market: {
    readonly id: number;
    /** Current price, decimal text. */
    readonly coef: string;
    readonly sportId: number;
    readonly typeId: string;
    readonly kind: number;
    readonly isLive: boolean;
    readonly champ: string;
    readonly game: string;
    readonly sport: string;
    /** What is bet on, in the page's language. */
    readonly name: string;
  };
  readonly blockId: number;
  readonly statusId: number;
  readonly gameStatusId: number;
  /** Seconds since kick-off; null unless live. */
  readonly gameTimeSec: number | null;
  readonly scores: string | null;
  /** ISO 8601. */
  readonly startsAt: string;
  /** The game's page after `/{lng}/`. */
  readonly path: string;
  readonly isFinished: boolean;
  readonly isLiveInLive: boolean;
  readonly isBlocked: boolean;
  /** Another market of the same game is in the coupon (CPN-05); set by the coupon's rules, not by the platform. */
  readonly isDepend: boolean;
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
  readonly expressId: number | null;
  readonly statisticId: string | null;
  readonly playersDuel: readonly string[];
}

/** 0 ask on any change, 1 accept any change, 2 accept higher only (CPS-02). */
export type ChangeCoefAction = 0 | 1 | 2;

export type PlacedState = "placed" | "won" | "lost" | "void" | "cashed-out";
export type LegState = "open" | "won" | "half-won" | "void" | "half-lost" | "lost";

export interface PlacedLeg extends BetRef {
  readonly coef: string;
  readonly champ: string;
  readonly game: string;
  readonly name: string;
  readonly path: string;
  readonly startsAt: string;
  readonly scores: string | null;
  readonly state: LegState;
  /** Of a system `lobbyBlockId` for a banker and else 0; of blocks the block's number (CPN-02). */
  readonly blockId: number;
}

/** How a coupon was placed: what of a placed coupon's fields is no part of its outcome (CPP-01). */
export interface PlacedTerms<C extends string = string> {
  /** The total price as its player read it, in the view of that id (ODD-02). */
  readonly coefByView: string;
  readonly coefViewId: number;
  readonly changeCoefAction: ChangeCoefAction;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
  /** Part of the coupon's stake. */
  readonly prepaidAmount: Minor<C>;
}

/** A placed coupon: the receipt, and later its outcome. Amounts are of `iso`; times ISO 8601. */
export interface PlacedCoupon<C extends string = string> {
  readonly id: string;
  readonly key: string;
  readonly accountId: number;
  readonly iso: C;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly stake: Minor<C>;
  /** Stakes of blocks (type 4), by block id. */
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  /** Decimal text: exact of a product, of a system or blocks what a unit brings on the whole, cut to 6 decimals. */
  readonly coef: string;
  readonly possibleWin: Minor<C>;
  /** What was promised beside the prices, by percent; 0 = nothing (CPN-06, CPN-13, CPN-14). */
  readonly bonusPercent: number;
  readonly hyperBonusPercent: number;
  readonly promoPercent: number;
  readonly promoCode: string;
  readonly state: PlacedState;
  /** null while open. */
  readonly return: Minor<C> | null;
  readonly placedAt: string;
  readonly settledAt: string | null;
  readonly terms: PlacedTerms<C>;
  readonly legs: readonly PlacedLeg[];
}

/** Codes that say why something cannot be placed; the same words stand in `data-code` (docs/forms.md). */
export type RefusalCode =
  | "price-changed"
  | "market-blocked"
  | "event-started"
  | "score-changed"
  | "funds"
  | "below-minimum"
  | "max-below-minimum"
  | "above-maximum"
  | "sign-in"
  | "limit"
  | "excluded"
  | "account-frozen"
  | "account"
  | "dependent"
  | "locked"
  | "pending"
  | "key-reused"
  | "late"
  | "amount"
  | "amount-step"
  | "empty"
  | "unknown-bet"
  | "unknown-block"
  | "event-over"
  | "too-many"
  | "too-often"
  | "system"
  | "bonus-changed"
  | "promo-unknown"
  | "promo-expired"
  | "promo-used"
  | "banker"
  | "checking"
  | "unavailable"
  | "expired"
  | "type"
  | "unknown-type"
  | "system-size"
  | "not-placed"
  | "max-changed"
  | "stake-changed"
  | "one-click-off"
  | "reality-check"
  | "age-gate"
  | "offline"
  | "unanswered"
  | "unknown-code"
  | "code-over"
  | "code-too-often"
  | "unknown-express";

/** Codes that are bounded by a count and no amount: of bets, and (`too-often`, `code-too-often`) of seconds. */
const countCodes = ["too-many", "too-often", "code-too-often"] as const;
type CountCode = (typeof countCodes)[number];

/** One refusal: of a bet (`marketId`), of the amount, or of the whole; `bound` is what would do. */
export type Refusal<C extends string = string> = AmountRefusal<C> | CountRefusal;

/** Whether a refusal's bound is a count. */
export function isCounted<C extends string>(refusal: Refusal<C>): refusal is CountRefusal {
  return countCodes.some((code) => code === refusal.code);
}

interface CountRefusal extends Refused {
  readonly code: CountCode;
  readonly bound?: number;
}

interface AmountRefusal<C extends string = string> extends Refused {
  readonly code: RefusalCode;
  readonly bound?: Minor<C>;
}

interface Refused {
  readonly marketId?: number;
  /** The block whose stake it is about (type 4). */
  readonly blockId?: number;
  /** The field that it is about where that is not the stake's own (CPN-15). */
  readonly field?: "prepaidAmount";
  /** The price that holds now, decimal text. */
  readonly coef?: string;
  /** The price the player had seen, decimal text (CPN-22). */
  readonly seenCoef?: string;
  /** The platform's own words, where it has any. */
  readonly title?: string;
}

/** A bet of a placement: its name, the price and score the player saw, and its block (as in `PlacedLeg`). */
export interface PlacementBet extends BetRef {
  readonly blockId: number;
  readonly coef: string;
  readonly scores: string | null;
}

/** What is asked of the platform: every field of a placed coupon (CPP-01). Amounts are of `iso`. */
export interface Placement<C extends string = string> {
  readonly key: string;
  readonly userId: number;
  readonly accountId: number;
  readonly iso: C;
  readonly typeId: CouponTypeId;
  readonly amount: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly bets: readonly PlacementBet[];
  readonly changeCoefAction: ChangeCoefAction;
  /** Exact product of the prices. */
  readonly coef: string;
  /** The same in the player's view of coefficients (ODD-02). */
  readonly coefByView: string;
  readonly coefViewId: number;
  readonly exactCoef: 0 | 1;
  readonly isDropOnScoreChange: boolean;
  /** The part of `amount` that is advanced (CPN-15). */
  readonly prepaidAmount: Minor<C>;
  /** The stake is above the ordinary maximum, as a VIP bet (CPN-11). */
  readonly isVip: boolean;
  readonly refId: number;
  readonly systemValue: number;
  /** By how many percent the player was told that he wins more (CPN-13). */
  readonly hyperBonusPercent: number;
  /** By how many percent he saw an express grow; null = nothing was said (CPN-06). */
  readonly bonusPercent: number | null;
  readonly manuallyDeletedBonusBet: boolean;
  readonly promoCode: string;
  /** Until when the platform may judge it, by its clock, ms since epoch (CPP-11). */
  readonly validUntil: number;
}
