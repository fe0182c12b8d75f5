import { z } from "zod";
import { formatBetRef, isSameBet, parseBetRef } from "~/domain/coupon/bet";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import { setBetStakes, setStake } from "~/domain/coupon/change/stake";
import { fromMinor, parseTypedAmount, plainAmount } from "~/domain/money/money";
import { optionalField, readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadCouponView } from "../load.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { longestTyped, stakeFieldName } from "../typed-values";
import { applyChange, type CouponPostResult, refuseChange } from "./apply-change.server";

const stakeFields = z.object({
  amount: textField(longestTyped),
  bet: optionalField(200),
  block: optionalField(16),
});

/** Sets the stake of the named bet or block, else of the coupon (for singles, of every bet). */
export async function setStakePosted(post: FormPost): Promise<CouponPostResult> {
  const view = await loadCouponView(post.context, post.request);
  const { amount: typed, bet, block: named } = readForm(post.form, stakeFields);
  const asked = bet === null ? null : parseBetRef(bet);
  const ref = (asked && view.rows.find((row) => isSameBet(row.ref, asked))?.ref) ?? null;
  if (bet !== null && !ref) return refuseChange(post, [{ code: "unknown-bet" }], 422);
  const block = view.blocks?.find(({ id }) => String(id) === named);
  if (named !== null && !ref && !block) return refuseChange(post, [{ code: "unknown-block" }], 422);
  const read = parseTypedAmount(plainAmount(typed, view.iso, post.context.lng), view.iso);
  if (!read.ok) {
    const at = ref ? { marketId: ref.marketId } : block ? { blockId: block.id } : {};
    const field = ref
      ? stakeFieldName(formatBetRef(ref))
      : block
        ? stakeFieldName(block.id)
        : "amount";
    return refuseChange(post, [{ code: "amount", ...at }], 422, { [field]: typed });
  }
  const text = fromMinor(read.minor, view.iso);
  if (block)
    return applyChange(post, (coupon) =>
      setBlockStakes(coupon, { [block.id]: text }, newPlacementKey),
    );
  return applyChange(post, (coupon) =>
    ref
      ? setBetStakes(coupon, { [formatBetRef(ref)]: text }, newPlacementKey)
      : setStake(coupon, text, newPlacementKey),
  );
}
