import { formatBetRef, isSameBet, parseBetRef } from "~/domain/coupon/bet";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import { setBetStakes, setStake } from "~/domain/coupon/change/stake";
import { fromMinor, parseTypedAmount, plainAmount } from "~/domain/money/money";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadCouponView } from "../load.server";
import { blockStakeFieldName } from "../stakes/blocks";
import { singleStakeFieldName } from "../stakes/singles";
import { newPlacementKey } from "../storage/placement-key.server";
import { applyChange, type CouponPostResult, refuseChange } from "./apply-change.server";

/** Sets the stake of the named bet or block, else of the coupon (for singles, of every bet). */
export async function setStakePosted(post: FormPost): Promise<CouponPostResult> {
  const view = await loadCouponView(post.context, post.request);
  const typed = String(post.form.get("amount") ?? "");
  const bet = post.form.get("bet");
  const named = post.form.get("block");
  const asked = typeof bet === "string" ? parseBetRef(bet) : null;
  const ref = (asked && view.rows.find((row) => isSameBet(row.ref, asked))?.ref) ?? null;
  if (bet !== null && !ref) return refuseChange(post, [{ code: "unknown-bet" }], 422);
  const block = view.blocks?.find(({ id }) => String(id) === named);
  if (named !== null && !ref && !block) return refuseChange(post, [{ code: "unknown-block" }], 422);
  const read = parseTypedAmount(plainAmount(typed, view.iso, post.context.lng), view.iso);
  if (!read.ok) {
    const at = ref ? { marketId: ref.marketId } : block ? { blockId: block.id } : {};
    const field = ref
      ? singleStakeFieldName(formatBetRef(ref))
      : block
        ? blockStakeFieldName(block.id)
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
