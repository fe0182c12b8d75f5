import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey, withoutRefusals } from "./change";

/**
 * Sets the account that pays the stake and clears the advance. Unless `keepsAmounts`, the stakes
 * are cleared, too, because the account's currency is another: 150 roubles are not 150 dinars.
 */
export function setPayingAccount(
  coupon: CouponCookie,
  accountId: number | null,
  keepsAmounts: boolean,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    if (accountId === coupon.accountId) return null;
    // An advance belongs to one account.
    if (keepsAmounts) return { accountId, prepaidAmount: "", bets: withoutRefusals(coupon.bets) };
    const bets = withoutRefusals(coupon.bets).map((bet) => ({ ...bet, amount: "" }));
    return { accountId, amount: "", prepaidAmount: "", amountByBlockId: {}, bets };
  });
}
