import { type Account, accountTypes } from "../../accounts/account";
import { atMost, isAbove, type Minor, plus, zero } from "../../money/amount";
import { readAmount } from "../../money/money";
import { type CouponTypeId, kindOf } from "../kinds";
import type { Refusal } from "../types";

/** The form field of the advance, also in errors. */
export const advanceField = "prepaidAmount" as const;

/** Whether part of the stake can be advanced (CPN-15): types with one stake, not from a bonus account. */
export function takesAdvance(typeId: CouponTypeId, account: Pick<Account, "type">): boolean {
  return kindOf(typeId).stakedOn === "coupon" && account.type !== accountTypes.bonus;
}

/** A typed advance: 0 if empty, null if invalid. */
export function readAdvance<C extends string>(typed: string, iso: C): Minor<C> | null {
  if (typed.trim() === "") return zero();
  const amount = readAmount(typed, iso);
  return amount.ok ? amount.minor : null;
}

/**
 * Why a typed advance is refused, at its field; null = accepted. It is at most the stake and at most what is
 * available; if either is unknown (null), the platform decides.
 */
export function advanceRefusal<C extends string>(
  typed: string,
  iso: C,
  { stake, available }: { readonly stake: Minor<C> | null; readonly available: Minor<C> | null },
): Refusal<C> | null {
  const advance = readAdvance(typed, iso);
  if (advance === null) return { code: "amount", field: advanceField };
  const most = atMost(stake ?? advance, available);
  return isAbove(advance, most)
    ? { code: "above-maximum", field: advanceField, bound: most }
    : null;
}

/** The account with the advance added to its money. */
export function withAdvance<C extends string>(
  account: Account<C> | null,
  advance: Minor<C> | null,
): Account<C> | null {
  return account && advance ? { ...account, money: plus(account.money, advance) } : account;
}
