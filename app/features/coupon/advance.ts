import { type Account, accountTypes } from "../accounts/account";
import { readAmount } from "../money/money";
import { type CouponTypeId, hasOneStake, type Refusal } from "./types";

/** The form's field of what is staked in advance, and its place in errors. */
export const advanceField = "prepaidAmount" as const;

/** Whether a part of a coupon's stake can be advanced at all (CPN-15): one stake on a whole, and no bonus account. */
export function takesAdvance(typeId: CouponTypeId, account: Pick<Account, "type">): boolean {
  return hasOneStake(typeId) && account.type !== accountTypes.bonus;
}

/** A typed advance in minor units: 0 where the field is empty, null for what is no amount. */
export function readAdvance(typed: string, iso: string): number | null {
  if (typed.trim() === "") return 0;
  const amount = readAmount(typed, iso);
  return amount.ok ? amount.minor : null;
}

/**
 * Why a typed advance cannot be staked, at its field; null = it can. It is at most the stake, and at most what is
 * available; minor units, null = not known, which the platform then judges.
 */
export function advanceRefusal(
  typed: string,
  iso: string,
  { stake, available }: { readonly stake: number | null; readonly available: number | null },
): Refusal | null {
  const advance = readAdvance(typed, iso);
  if (advance === null) return { code: "amount", field: advanceField };
  const most = Math.min(stake ?? advance, available ?? advance);
  return advance > most ? { code: "above-maximum", field: advanceField, bound: most } : null;
}

/** The account with an advance as money that a stake may cost; minor units. */
export function withAdvance(account: Account | null, advance: number | null): Account | null {
  return account && advance ? { ...account, money: account.money + advance } : account;
}
