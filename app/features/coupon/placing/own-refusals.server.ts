import { findDependentBetRefs } from "~/domain/coupon/bet";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { Refusal } from "~/domain/coupon/refusal";
import { type CouponStakes, hasNoSystemLines } from "~/domain/coupon/returns/priced-coupon";
import { findAdvanceRefusal } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import { asMinor } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import type { PlacePost } from "./place-input.server";

/** Refusals that the shell detects itself; the platform decides on prices, money and limits. */
export function refusalsKnownWithoutPlatform(
  post: PlacePost,
  stakes: CouponStakes | null,
): Refusal[] {
  const { coupon, accounts, config } = post;
  const type = effectiveCouponType(coupon);
  const kind = couponKindByType(type);
  const refusals: Refusal[] = [];
  if (coupon.bets.length === 0) refusals.push({ code: "empty" });
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (kind.isCombined) {
    for (const { marketId } of findDependentBetRefs(coupon.bets, type))
      refusals.push({ code: "dependent", marketId });
  }
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  if (hasNoSystemLines(coupon)) refusals.push({ code: "system" });
  const iso = findPayingAccount(coupon.accountId, accounts)?.iso ?? "";
  const known = { stake: stakes?.stake ?? null, available: null };
  const ofAdvance = findAdvanceRefusal(post.typedAdvance ?? "", iso, known);
  if (ofAdvance) refusals.push(ofAdvance);
  if (kind.stakedOn === "block") return [...refusals, ...blockRefusals(post)];
  if (stakes === null) refusals.push({ code: unreadCode(post.typedAmount) });
  if (stakes?.stake === 0) refusals.push({ code: "below-minimum", bound: asMinor(1, iso) });
  return refusals;
}

/** Why a stake's text is no amount: it is missing, or it cannot be read (CPN-09). */
function unreadCode(typed: string): "no-stake" | "amount" {
  return typed.trim() === "" ? "no-stake" : "amount";
}

/** Refusals of invalid block stakes, shown at their fields. */
function blockRefusals({ coupon, accounts, typedByBlock }: PlacePost): Refusal[] {
  const iso = findPayingAccount(coupon.accountId, accounts)?.iso ?? "";
  return [...groupBetsByBlock(coupon.bets).keys()].flatMap((blockId): Refusal[] => {
    const typed = typedByBlock[blockId] ?? "";
    const amount = parseTypedAmount(typed, iso);
    if (!amount.ok) return [{ code: unreadCode(typed), blockId }];
    return amount.minor === 0 ? [{ code: "below-minimum", blockId, bound: asMinor(1, iso) }] : [];
  });
}
