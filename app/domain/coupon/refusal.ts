import type { Minor } from "../money/amount";

/** A refusal stored with its bet; `seenCoef`: the price the player saw. */
export type StoredRefusal = Pick<AmountRefusal, "code" | "bound" | "seenCoef">;

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
  | "account-changed"
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
  | "no-cookies"
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

/**
 * Codes of refusals whose `bound` is a count, not an amount of money: of bets (`too-many`), or of
 * seconds (`too-often`, `code-too-often`).
 */
const countCodes = ["too-many", "too-often", "code-too-often"] as const;

type CountCode = (typeof countCodes)[number];

/** A refusal of a bet (`marketId`), of the amount, or of the whole; `bound` is the accepted limit. */
export type Refusal<C extends string = string> = AmountRefusal<C> | CountRefusal;

/** Whether a refusal's `bound` is a number of bets or of seconds; else it is an amount of money. */
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
  /** Until when the refusal applies, ms since epoch; absent = no known end (LIM-12). */
  readonly until?: number;
  /** The platform's own text, if any. */
  readonly title?: string;
  /**
   * Of `unavailable`: a press was not sent. It says nothing of an earlier press under the same key, which may
   * have placed the bet (CPP-11).
   */
  readonly isNotSent?: true;
}
