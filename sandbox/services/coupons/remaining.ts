import { exactPossibleReturn, type SettlementInput } from "~/domain/coupon/returns/settle";
import {
  isAmountAbove,
  type Minor,
  raiseAmountToMinimum,
  subtractAmounts,
  zero,
} from "~/domain/money/amount";
import { fromMinor, toMinorRecord } from "~/domain/money/money";
import {
  returnRoundedDown,
  roundDownUnroundedAmount,
  shareOfStake,
  type UnroundedAmount,
} from "~/domain/odds/ratio";
import { type CouponRow, type LegRow, storedRequest } from "./coupon-row";
import { couponTypeForRules, isBanker } from "./risk";

/**
 * Ledger reference of the payout that closes a coupon. After a corrected result has opened it again, it is
 * another than that of its first payout.
 */
export function payoutRef({ id, resettled }: Pick<CouponRow, "id" | "resettled">): string {
  return resettled === 0 ? String(id) : `${id}/r${resettled}`;
}

/** The stake still on a coupon: the placed one less what was cashed out in parts (CPN-23). */
export function remainingStake({ stake, cashedStake }: CouponRow): Minor {
  return subtractAmounts(stake, cashedStake);
}

/**
 * What the stake still on a coupon returns if every leg wins that has no result yet, as settlement
 * would pay it. Once the coupon is closed: the placed return, as before any result.
 */
export function possibleWinOfRemaining(row: CouponRow, legs: readonly LegRow[]): Minor {
  const isAsPlaced = row.cashedStake === 0 && legs.every(({ state }) => state === "open");
  return isAsPlaced ? row.possibleWin : roundDownUnroundedAmount(exactPossibleWin(row, legs));
}

/** As `possibleWinOfRemaining`, before rounding. */
export function exactPossibleWin(row: CouponRow, legs: readonly LegRow[]): UnroundedAmount {
  const { legs: placed, ...coupon } = settlementInputOf(row, legs);
  const shown =
    row.state === "placed" ? placed : placed.map((leg) => ({ ...leg, state: "open" as const }));
  return exactPossibleReturn({ ...coupon, legs: shown });
}

/**
 * The highest payout that cuts what the stake on an open coupon may return, or has cut what a won one
 * returned: of blocks the highest of one of them, else its share for the stake left. Null = nothing is cut.
 */
export function cuttingPayout(row: CouponRow, legs: readonly LegRow[]): Minor | null {
  if (row.state !== "placed" && row.state !== "won") return null;
  const coupon = settlementInputOf(row, legs);
  const { maxPayoutByBlockId = {}, ...uncut } = coupon;
  const paid = roundDownUnroundedAmount(exactPossibleReturn(coupon));
  const whole = roundDownUnroundedAmount(exactPossibleReturn({ ...uncut, maxPayout: null }));
  if (!isAmountAbove(whole, paid)) return null;
  const ofBlocks = Object.values(maxPayoutByBlockId);
  if (ofBlocks.length === 0) return paid;
  return ofBlocks.reduce((most, one) => raiseAmountToMinimum(most, one), zero());
}

/** Stakes of the blocks still on a coupon as text, each rounded down; as placed if nothing was cashed out. */
export function remainingBlockStakes(row: CouponRow): Readonly<Record<string, string>> {
  const { amountByBlockId } = storedRequest(row);
  if (row.cashedStake === 0) return amountByBlockId;
  const share = shareOfStake(remainingStake(row), row.stake);
  const amounts = Object.entries(toMinorRecord(amountByBlockId, row.iso) ?? {});
  return Object.fromEntries(
    amounts.map(([id, amount]) => [id, fromMinor(returnRoundedDown(amount, share), row.iso)]),
  );
}

/** A coupon with its legs as input for settlement; blocks are those of the request (CPN-02). */
export function settlementInputOf(row: CouponRow, legs: readonly LegRow[]): SettlementInput {
  const asked = storedRequest(row);
  return {
    typeId: couponTypeForRules(asked),
    systemValue: row.systemValue,
    stake: row.stake,
    kept: remainingStake(row),
    amountByBlockId: toMinorRecord(asked.amountByBlockId, row.iso) ?? {},
    rewards: asked.promised,
    maxPayout: row.possibleWin,
    maxPayoutByBlockId: asked.maxPayoutByBlockId,
    legs: legs.map(({ state, coef, position }) => {
      const blockId = asked.bets[position]?.blockId ?? 0;
      return { state, coef, blockId, isBanker: isBanker(asked, { blockId }) };
    }),
  };
}
