import type { Account } from "~/domain/accounts/account";
import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponBet } from "~/domain/coupon/types";
import { asMinor, type Minor } from "~/domain/money/amount";
import type { SinglesPost } from "./singles-input.server";
import { missingStakeRefusalCode } from "./singles-stakes.server";

/**
 * Refusals that the shell detects itself; an invalid stake is shown at its bet and stops the placement, and so
 * does the lack of any stake.
 */
export function findShellSinglesRefusals(
  post: SinglesPost,
  stakes: ReadonlyMap<CouponBet, Minor | null>,
  { iso }: Account,
): Refusal[] {
  const { coupon, accounts, config } = post;
  const held = new Map(coupon.bets.map((bet) => [bet, missingStakeRefusalCode(post, bet)]));
  const isNothingSent = coupon.bets.every((bet) => held.get(bet) !== null);
  const refusals: Refusal[] = [];
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  for (const [bet, stake] of stakes) {
    const { marketId } = bet;
    const code = held.get(bet) ?? null;
    if (code !== null && isNothingSent) refusals.push({ code, marketId });
    if (code !== null) continue;
    if (stake === null) refusals.push({ code: "amount", marketId });
    if (stake === 0) refusals.push({ code: "below-minimum", marketId, bound: asMinor(1, iso) });
  }
  return refusals;
}
