import { type Account, accountTypes } from "../../accounts/account";
import { atMost, isAbove, type Minor, plus, zero } from "../../money/amount";
import { readAmount } from "../../money/money";
import { type CouponTypeId, hasOneStake, type Refusal } from "../types";

/** The form's field of what is staked in advance, and its place in errors. */
export const advanceField = "prepaidAmount" as const;

/** Whether a part of a coupon's stake can be advanced at all (CPN-15): one stake on a whole, and no bonus account. */
export function takesAdvance(typeId: CouponTypeId, account: Pick<Account, "type">): boolean {
  return hasOneStake(typeId) && account.type !== accountTypes.bonus;
}

/** A typed advance: 0 where the field is empty, null for what is no amount. */
export function readAdvance<C extends string>(typed: string, iso: C): Minor<C> | null {
  if (typed.trim() === "") return zero();
  const amount = readAmount(typed, iso);
  return amount.ok ? amount.minor : null;
}

/**
 * Why a typed advance cannot be staked, at its field; null = it can. It is at most the stake, and at most what is
 * available; null = not known, which the platform then judges.
 */
export function advanceRefusal<C extends string>(
  typed: string,
  iso: C,
  { stake, available }: { readonly stake: Minor<C> | null; readonly available: Minor<C> | null },
): Refusal<C> | null {
  const advance = readAdvance(typed, iso);
  if (advance === null) return { code: "amount", field: advanceField };
  const most = atMost(stake ?? advance, available);
  return isAbove(advance, most) ? { code: "above-maximum", field: advanceField, bound: most } : null;
}

/** The account with an advance as money that a stake may cost. */
export function withAdvance<C extends string>(
  account: Account<C> | null,
  advance: Minor<C> | null,
): Account<C> | null {
  return account && advance ? { ...account, money: plus(account.money, advance) } : account;
}
