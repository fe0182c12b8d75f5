import {
  formatBetRef,
  isBetBlockedOrUncombinable,
  isBetFinished,
  isBetLive,
} from "~/domain/coupon/bet";
import { blockIdOfBet } from "~/domain/coupon/blocks";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import type { RefusalCode, StoredRefusal } from "~/domain/coupon/refusal";
import { comparePrices, type PriceMove } from "~/domain/coupon/returns/prices";
import type { BetRef, CouponBet } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { parsePrice } from "~/domain/odds/price";
import { reasonsAgainstBet } from "./bet-reasons";
import { isRefusalResolved } from "./bet-refusals";

/** A bet as the coupon shows it. Prices are exact decimal text. */
export interface BetView {
  readonly ref: BetRef;
  /** The ref as text: bet identity, `[data-bet]`, form value. */
  readonly id: string;
  /** The event's name; null if the platform does not know it. */
  readonly title: string | null;
  readonly name: string | null;
  /** The market in words ("Match result"); null if unknown, or if the name says it. */
  readonly market: string | null;
  /** Path of the event's page after `/{lng}/`. */
  readonly path: string | null;
  readonly startsAt: string | null;
  readonly scores: string | null;
  readonly seenCoef: string;
  readonly coef: string;
  readonly moved: PriceMove;
  /** Why the bet cannot be placed now or needs confirmation (CPN-22). */
  readonly reasons: readonly RefusalCode[];
  readonly isLive: boolean;
  readonly isDepend: boolean;
  readonly isLocked: boolean;
  readonly isFinished: boolean;
  readonly isBanker: boolean;
  /** Whether the platform accepts the bet as a banker. */
  readonly canBeBanker: boolean;
  /** The market's kind, which bonuses depend on; null if the platform does not give it (CPN-06). */
  readonly kind: number | null;
  /** The bet's block, from 1 (CPN-02). */
  readonly blockId: number;
  readonly amount: string;
  /**
   * Why this bet was refused when others of the coupon were placed (CPP-04); null = it was not, or
   * the reason is gone.
   */
  readonly refusal: StoredRefusal | null;
}

/**
 * Combines a bet with the platform's current data; `now` null = the platform does not know the bet,
 * or did not answer.
 */
export function betView(
  bet: CouponBet,
  now: CurrentBet | null,
  typeId: CouponTypeId,
  facts: CouponViewContext,
): BetView {
  const coef = (now && parsePrice(now.market.coef) ? now.market.coef : null) ?? bet.coef;
  const reasons = facts.resolved ? reasonsAgainstBet(bet, now, typeId, facts) : [];
  return {
    ref: { gameId: bet.gameId, marketId: bet.marketId, type: bet.type, param: bet.param },
    id: formatBetRef(bet),
    title: now?.market.game ?? null,
    name: now?.market.name ?? null,
    market: now ? marketOf(now.market) : null,
    path: now?.path ?? null,
    startsAt: now?.startsAt ?? null,
    scores: now ? now.scores : bet.scores,
    seenCoef: bet.coef,
    coef,
    moved: comparePrices(bet.coef, coef),
    reasons,
    isLive: now !== null && isBetLive(now),
    isDepend: now?.isDepend ?? false,
    isLocked: now !== null && isBetBlockedOrUncombinable(now),
    isFinished: now !== null && isBetFinished(now),
    isBanker: bet.isBanker,
    canBeBanker: !(now?.isDisabledBanker ?? false),
    kind: now?.market.kind ?? null,
    blockId: blockIdOfBet(bet),
    amount: bet.amount,
    refusal:
      bet.refusal && isRefusalResolved(bet.refusal.code, reasons, facts) ? null : bet.refusal,
  };
}

function marketOf({ title = "", name }: CurrentBet["market"]): string | null {
  return name.startsWith(title) ? null : title;
}

/**
 * A bet as shown while its placement's outcome is unknown: at the price at which it was sent, and
 * without reasons against it, because the player can no longer change anything (CPP-11).
 */
export function asBetWithPendingPlacement(row: BetView): BetView {
  return { ...row, coef: row.seenCoef, moved: null, reasons: [] };
}
