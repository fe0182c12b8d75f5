import { groupBetsByBlock } from "../blocks";
import { isAmountText } from "../limits";
import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Sets stakes by block number; an invalid text is refused `amount` (CPN-02). */
export function setBlockStakes(
  coupon: CouponCookie,
  amounts: Readonly<Record<string, string>>,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const blocks = [...groupBetsByBlock(coupon.bets).keys()];
    const wrong = blocks.find((id) => !isAmountText(amounts[id] ?? ""));
    if (wrong !== undefined) return { code: "amount", blockId: wrong };
    const known = blocks.flatMap((id): [string, string][] => {
      const text = amounts[id] ?? coupon.amountByBlockId[id] ?? "";
      return text === "" ? [] : [[String(id), text]];
    });
    const amountByBlockId = Object.fromEntries(known);
    return JSON.stringify(amountByBlockId) === JSON.stringify(coupon.amountByBlockId)
      ? null
      : { amountByBlockId };
  });
}
