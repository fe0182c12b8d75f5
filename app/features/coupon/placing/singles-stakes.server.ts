import type { Account } from "~/domain/accounts/account";
import { formatBetRef } from "~/domain/coupon/bet";
import type { RefusalCode } from "~/domain/coupon/refusal";
import type { CouponBet } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import type { SinglesPost } from "./singles-input.server";

/** The stake of each bet; null = its text is not an amount. */
export function typedSinglesStakes(
  { coupon, typedAmounts }: SinglesPost,
  { iso }: Account,
): Map<CouponBet, Minor | null> {
  return new Map(
    coupon.bets.map((bet) => {
      const amount = parseTypedAmount(typedAmounts[formatBetRef(bet)] ?? "", iso);
      return [bet, amount.ok ? amount.minor : null];
    }),
  );
}

/** Why a bet without a stake is not sent: it is gone, or the stake is missing; null = it has a stake. */
export function missingStakeRefusalCode(
  { typedAmounts, gone }: SinglesPost,
  bet: CouponBet,
): RefusalCode | null {
  const id = formatBetRef(bet);
  return (typedAmounts[id] ?? "").trim() === "" ? (gone?.get(id) ?? "no-stake") : null;
}

/** A stake as its bet keeps it; "" = none. */
export function stakeText(stake: Minor | null, iso: string): string {
  return stake === null ? "" : fromMinor(stake, iso);
}
