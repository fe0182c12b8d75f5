import { z } from "zod";
import { setAutoMax } from "~/domain/coupon/change/auto-max";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import { setBetStakes, setStake } from "~/domain/coupon/change/stake";
import type { Refusal } from "~/domain/coupon/refusal";
import { capAmount, equalShare, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadCouponView } from "../load.server";
import { isAutoMaxOffered } from "../stakes/auto-max";
import { newPlacementKey } from "../storage/placement-key.server";
import {
  applyChange,
  type CouponPostResult,
  refuseChange,
  refusedChange,
} from "./apply-change.server";

/** Stakes the most that bounds and balance allow; singles and blocks share the balance equally. */
export async function setMaximumStakePosted(post: FormPost): Promise<CouponPostResult> {
  const view = await loadCouponView(post.context, post.request);
  const { singles, blocks, account: from, iso } = view;
  const parts = singles ?? blocks ?? [{ id: "", min: view.minBet, max: view.maxBet }];
  const mostOf = (bound: Minor | null) =>
    from ? capAmount(equalShare(from.money, parts.length), bound) : bound;
  const low: Refusal[] = parts.flatMap((part) => {
    const most = mostOf(part.max);
    if (most === null || part.min === null || !isAmountBelow(most, part.min)) return [];
    const at =
      "marketId" in part ? { marketId: part.marketId } : blocks ? { blockId: Number(part.id) } : {};
    return [{ code: "max-below-minimum", bound: most, ...at }];
  });
  if (low.length > 0) return refuseChange(post, low, 422);
  const stakes = parts.flatMap(({ id, max: bound }) => {
    const stake = mostOf(bound);
    return stake === null ? [] : [[id, fromMinor(stake, iso)] as const];
  });
  if (stakes.length < parts.length) return refuseChange(post, [{ code: "sign-in" }], 422);
  return applyChange(post, (coupon) => {
    const amounts: Readonly<Record<string, string>> = Object.fromEntries(stakes);
    if (!singles && !blocks) return setStake(coupon, amounts[""] ?? "", newPlacementKey);
    return (singles ? setBetStakes : setBlockStakes)(coupon, amounts, newPlacementKey);
  });
}

/** Makes the stake follow the maximum if the player's settings offer it (CPN-12); `isAutoMax` is 1 or 0. */
export async function setAutoMaxPosted(post: FormPost): Promise<CouponPostResult> {
  const { isAutoMax: asked } = readForm(post.form, z.object({ isAutoMax: textField(8) }));
  if (asked !== "1" && asked !== "0") return refuseChange(post, [{ code: "type" }], 422);
  const isOn = asked === "1";
  return applyChange(post, (coupon) =>
    isOn && !isAutoMaxOffered(coupon, post.context.stored.coupon)
      ? refusedChange("type")
      : setAutoMax(coupon, isOn, newPlacementKey),
  );
}
