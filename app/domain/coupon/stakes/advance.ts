import { type Account, accountTypes } from "../../accounts/account";
import { addAmounts, capAmount, isAmountAbove, type Minor, zero } from "../../money/amount";
import { parseTypedAmount } from "../../money/money";
import { type CouponTypeId, couponKindByType } from "../kinds";
import type { Refusal } from "../refusal";

/**
 * Name of the form field for the advance (the part of a stake that the platform advances on what
 * the account's open bets may bring), also in errors about it.
 */
export const advanceFieldName = "prepaidAmount" as const;

/**
 * Whether the platform can advance part of the stake (CPN-15): for coupon types with one stake, not
 * from a bonus account.
 */
export function allowsAdvance(typeId: CouponTypeId, account: Pick<Account, "type">): boolean {
  return couponKindByType(typeId).stakedOn === "coupon" && account.type !== accountTypes.bonus;
}

/** A typed advance: 0 if empty, null if invalid. */
export function parseAdvance<C extends string>(typed: string, iso: C): Minor<C> | null {
  if (typed.trim() === "") return zero();
  const amount = parseTypedAmount(typed, iso);
  return amount.ok ? amount.minor : null;
}

/**
 * Why a typed advance is refused, at its field; null = accepted. It is at most the stake and at most what is
 * available; if either is unknown (null), the platform decides.
 */
export function findAdvanceRefusal<C extends string>(
  typed: string,
  iso: C,
  { stake, available }: { readonly stake: Minor<C> | null; readonly available: Minor<C> | null },
): Refusal<C> | null {
  const advance = parseAdvance(typed, iso);
  if (advance === null) return { code: "amount", field: advanceFieldName };
  const most = capAmount(stake ?? advance, available);
  return isAmountAbove(advance, most)
    ? { code: "above-maximum", field: advanceFieldName, bound: most }
    : null;
}

/** The account with the advance added to its money. */
export function accountWithAdvance<C extends string>(
  account: Account<C> | null,
  advance: Minor<C> | null,
): Account<C> | null {
  return account && advance ? { ...account, money: addAmounts(account.money, advance) } : account;
}
