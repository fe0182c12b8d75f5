import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { PlacePost } from "./place-input.server";

/**
 * Whether another account would pay than the one the form was shown for: the player has activated
 * another since, perhaps in another tab. The typed number would be a stake in its currency (CPN-10).
 */
export function isOtherAccountThanShown({
  coupon,
  accounts,
  shownAccountId = null,
}: Pick<PlacePost, "coupon" | "accounts" | "shownAccountId">): boolean {
  const account = findPayingAccount(coupon.accountId, accounts);
  return shownAccountId !== null && account !== null && account.id !== shownAccountId;
}
