import type { Minor } from "../money/amount";
import type { AutoCashOut, CashedOutPart } from "./cash-out/part";
import type { CouponTypeId } from "./kinds";

/** The block of a system's bankers, which are in every line (CPN-02); other blocks also count from 1. */
export const bankerBlockId = 1;

/** Identifies a bet without its price; in forms `game:market:type:param` (docs/forms.md). */
export interface BetRef {
  readonly gameId: number;
  readonly marketId: number;
  readonly type: string;
  /** The line of a total or handicap as text, "" if none. */
  readonly param: string;
}

/** A bet in the coupon: the selection, with price and score at that time. */
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
  /** Why it was refused when other bets were placed (CPP-04); null = no refusal. */
  readonly refusal: StoredRefusal | null;
}

/** A refusal stored with its bet; `seenCoef`: the price the player saw. */
export type StoredRefusal = Pick<AmountRefusal, "code" | "bound" | "seenCoef">;

/** The signed cookie: source of truth of an unplaced coupon. Amounts are plain decimal text or "". */
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
  /** True while the outcome of a placement with `key` is unknown: the coupon is locked. */
  readonly isChecking: boolean;
  /** When that placement was sent, seconds since epoch; null unless `isChecking`. */
  readonly checkingSince: number | null;
  /** Receipts that the player has not seen yet, until opened or until the next bet (CPP-11). */
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
  /** The express of the day that the bets make up, unchanged; null = none (CPN-24). */
  readonly expressId: number | null;
  /** Counts the coupon's changes in this browser: a page compares it with its data. */
  readonly rev: number;
}

/** A bet's current state from the platform (CPN-26). */
export interface CurrentBet extends BetRef {
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
    /** The selection, in the page's language. */
    readonly name: string;
    /** The market that it is a selection of, in the page's language; absent = the platform does not say. */
    readonly title?: string | undefined;
  };
  readonly blockId: number;
  readonly statusId: number;
  readonly gameStatusId: number;
  /** Seconds since kick-off; null unless live. */
  readonly gameTimeSec: number | null;
  readonly scores: string | null;
  /** ISO 8601. */
  readonly startsAt: string;
  /** Path of the event's page after `/{lng}/`. */
  readonly path: string;
  readonly isFinished: boolean;
  readonly isLiveInLive: boolean;
  readonly isBlocked: boolean;
  /** Another bet on this game is in the coupon (CPN-05); `markDependentBets` sets it too. */
  readonly isDepend: boolean;
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
  readonly expressId: number | null;
  readonly statisticId: string | null;
  readonly playersDuel: readonly string[];
}

/** 0 ask on any change, 1 accept any change, 2 accept higher only (CPS-02). */
export type ChangeCoefAction = 0 | 1 | 2;

export type PlacedCouponState = "placed" | "won" | "lost" | "void" | "cashed-out";
export type PlacedLegState = "open" | "won" | "half-won" | "void" | "half-lost" | "lost";

export interface PlacedLeg extends BetRef {
  readonly coef: string;
  readonly champ: string;
  readonly game: string;
  readonly name: string;
  /** The market that it is a selection of; absent = the platform does not say. */
  readonly title?: string | undefined;
  readonly path: string;
  readonly startsAt: string;
  readonly scores: string | null;
  readonly state: PlacedLegState;
  /** Systems: `bankerBlockId` for a banker, else 0; blocks: the block's number (CPN-02). */
  readonly blockId: number;
}

/** The terms of placing: the fields of a placed coupon that do not affect its result (CPP-01). */
export interface PlacementTerms<C extends string = string> {
  /** The total price as shown, in the view `coefViewId` (ODD-02). */
  readonly coefByView: string;
  readonly coefViewId: number;
  readonly changeCoefAction: ChangeCoefAction;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
  /** The advanced part of the stake. */
  readonly prepaidAmount: Minor<C>;
}

/** A placed coupon: the receipt, and later its result. Amounts are in `iso`; times ISO 8601. */
export interface PlacedCoupon<C extends string = string> {
  readonly id: string;
  readonly key: string;
  readonly accountId: number;
  readonly iso: C;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  /** Still on the bet: the placed stake less the parts in `cashedOut` (CPN-23). */
  readonly stake: Minor<C>;
  /** Stakes of blocks (type 4), by block id; after a part was cashed out each is rounded down. */
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  /** Decimal text: a product is exact; for a system or blocks the return per unit, cut to 6 decimals. */
  readonly coef: string;
  readonly possibleWin: Minor<C>;
  /** Rewards promised at placing, in percent; 0 = none (CPN-06, CPN-13, CPN-14). */
  readonly bonusPercent: number;
  readonly hyperBonusPercent: number;
  readonly promoPercent: number;
  readonly promoCode: string;
  readonly state: PlacedCouponState;
  /** Paid for `stake`; null while open. */
  readonly return: Minor<C> | null;
  /** Parts of the placed stake that were cashed out, in their order. */
  readonly cashedOut: readonly CashedOutPart<C>[];
  /** Whether the platform cashed it out at an amount that was set; while open, that amount or null. */
  readonly isAutoCashOut: boolean;
  readonly autoCashOut: AutoCashOut<C> | null;
  readonly placedAt: string;
  readonly settledAt: string | null;
  readonly terms: PlacementTerms<C>;
  readonly legs: readonly PlacedLeg[];
}

/** Why something cannot be placed; also the values of `data-code` (docs/forms.md). */
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
  | "no-stake"
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

/** Codes with a count as their bound: of bets, or seconds (`too-often`, `code-too-often`). */
const countCodes = ["too-many", "too-often", "code-too-often"] as const;
type CountCode = (typeof countCodes)[number];

/** A refusal of a bet (`marketId`), of the amount, or of the whole; `bound` is the accepted limit. */
export type Refusal<C extends string = string> = AmountRefusal<C> | CountRefusal;

/** Whether a refusal's bound is a count. */
export function hasCountBound<C extends string>(refusal: Refusal<C>): refusal is CountRefusal {
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
  /** The block whose stake is refused (type 4). */
  readonly blockId?: number;
  /** The refused field if it is not the stake (CPN-15). */
  readonly field?: "prepaidAmount";
  /** The current price, decimal text. */
  readonly coef?: string;
  /** The price the player saw, decimal text (CPN-22). */
  readonly seenCoef?: string;
  /** Until when it holds, ms since epoch; absent = no known end (LIM-12). */
  readonly until?: number;
  /** The platform's own text, if any. */
  readonly title?: string;
}

/** A bet of a placement: its ref, the price and score the player saw, and its block (as in `PlacedLeg`). */
export interface PlacementBet extends BetRef {
  readonly blockId: number;
  readonly coef: string;
  readonly scores: string | null;
}

/** The request to place a coupon (CPP-01). Amounts are minor units of the currency `iso`. */
export interface PlacementRequest<C extends string = string> {
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
  /** The same in the player's price format (ODD-02). */
  readonly coefByView: string;
  readonly coefViewId: number;
  readonly exactCoef: 0 | 1;
  readonly isDropOnScoreChange: boolean;
  /** The advanced part of `amount` (CPN-15). */
  readonly prepaidAmount: Minor<C>;
  /** The stake is above the ordinary maximum: a VIP bet (CPN-11). */
  readonly isVip: boolean;
  readonly refId: number;
  readonly systemValue: number;
  /** The hyper-bonus that the page showed, in percent (CPN-13). */
  readonly hyperBonusPercent: number;
  /** The express bonus that the page showed, in percent; null = none shown (CPN-06). */
  readonly bonusPercent: number | null;
  readonly manuallyDeletedBonusBet: boolean;
  readonly promoCode: string;
  /** Until when the platform may accept it, its clock, ms since epoch (CPP-11). */
  readonly validUntil: number;
}
