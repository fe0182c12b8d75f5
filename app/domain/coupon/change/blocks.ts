import { isSameBet } from "../bet";
import { blockIdOfBet, groupBetsByBlock } from "../blocks";
import type { BetRef, CouponBet, CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/**
 * Moves a bet to a block, or to the next new one (CPN-02). Blocks are numbered from 1 without gaps: if one
 * becomes empty, later blocks move up with their stakes. A number past the next one is refused `type`.
 */
export function moveBetToBlock(
  coupon: CouponCookie,
  ref: BetRef,
  block: number,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const known = [...groupBetsByBlock(coupon.bets).keys()];
    if (!Number.isSafeInteger(block) || block < 1 || block > (known.at(-1) ?? 0) + 1)
      return { code: "type" };
    const bets = coupon.bets.map((bet) => (isSameBet(bet, ref) ? { ...bet, blockId: block } : bet));
    if (bets.every((bet, at) => blockIdOfBet(bet) === blockIdOfBet(coupon.bets[at] ?? bet)))
      return null;
    return renumberBlocks(bets, coupon.amountByBlockId);
  });
}

/** Renumbers blocks 1, 2, 3 …, each with its stake. */
export function renumberBlocks(
  bets: readonly CouponBet[],
  amounts: Readonly<Record<string, string>>,
): Pick<CouponCookie, "bets" | "amountByBlockId"> {
  const ids = [...groupBetsByBlock(bets).keys()];
  const kept = ids.flatMap((id, at): [string, string][] => {
    const text = amounts[id];
    return text === undefined ? [] : [[String(at + 1), text]];
  });
  return {
    bets: bets.map((bet) => ({ ...bet, blockId: ids.indexOf(blockIdOfBet(bet)) + 1 })),
    amountByBlockId: Object.fromEntries(kept),
  };
}
