import Big from "big.js";
import { totalReturn } from "~/domain/coupon/returns/combine";
import type { Settled } from "~/domain/coupon/returns/settle";
import { atMost, type Minor, minus } from "~/domain/money/amount";
import { fromMinor, toMinors } from "~/domain/money/money";
import { returnAt, shareOfStake } from "~/domain/odds/ratio";
import { askedOf, type CouponRow, type LegRow } from "./coupon-row";
import { isBanker, typeOf } from "./risk";

/** The stake still on a coupon: the placed one less what was cashed out in parts (CPN-23). */
export function keptOf({ stake, cashedStake }: CouponRow): Minor {
  return minus(stake, cashedStake);
}

/** What that stake returns if every leg wins: the placed return in exact proportion, rounded down. */
export function winOfKept(row: CouponRow, legs: readonly LegRow[]): Minor {
  if (row.cashedStake === 0) return row.possibleWin;
  const { rewards, legs: placed, ...coupon } = settledOf(row, legs);
  const won = placed.map((leg) => ({ ...leg, factor: new Big(leg.coef) }));
  return atMost(
    totalReturn({ ...coupon, ...rewards, legs: won }, row.possibleWin),
    row.possibleWin,
  );
}

/** Stakes of the blocks still on a coupon as text, each rounded down; as placed if nothing was cashed out. */
export function blocksKept(row: CouponRow): Readonly<Record<string, string>> {
  const { amountByBlockId } = askedOf(row);
  if (row.cashedStake === 0) return amountByBlockId;
  const share = shareOfStake(keptOf(row), row.stake);
  const amounts = Object.entries(toMinors(amountByBlockId, row.iso) ?? {});
  return Object.fromEntries(
    amounts.map(([id, amount]) => [id, fromMinor(returnAt(amount, share), row.iso)]),
  );
}

/** A coupon with its legs as input for settlement; blocks are those of the request (CPN-02). */
export function settledOf(row: CouponRow, legs: readonly LegRow[]): Settled {
  const asked = askedOf(row);
  return {
    typeId: typeOf(asked),
    systemValue: row.systemValue,
    stake: row.stake,
    kept: keptOf(row),
    amountByBlockId: toMinors(asked.amountByBlockId, row.iso) ?? {},
    rewards: asked.promised,
    maxPayout: row.possibleWin,
    legs: legs.map(({ state, coef, position }) => {
      const blockId = asked.bets[position]?.blockId ?? 0;
      return { state, coef, blockId, isBanker: isBanker(asked, { blockId }) };
    }),
  };
}
