import { z } from "zod";
import { isSameBet, parseBetRef } from "~/domain/coupon/bet";
import { bonusBetId } from "~/domain/coupon/bonus";
import { moveBetToBlock } from "~/domain/coupon/change/blocks";
import type { CouponChange } from "~/domain/coupon/change/change";
import { removeBet } from "~/domain/coupon/change/remove";
import { removeBonusBet } from "~/domain/coupon/change/rewards";
import { toggleBanker } from "~/domain/coupon/change/system";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { applyChange, type CouponPostResult, refusedChange } from "./apply-change.server";

const betFields = z.object({ bet: textField(200), block: textField(16) });

/** Removes the named bet, or the bonus bet. */
export async function removeBetPosted(post: FormPost): Promise<CouponPostResult> {
  return applyChange(post, (coupon) =>
    readForm(post.form, betFields).bet === bonusBetId
      ? removeBonusBet(coupon, newPlacementKey)
      : withBet(post, (ref) => removeBet(coupon, ref, newPlacementKey)),
  );
}

/** Makes the named bet a banker, or takes the banker back. */
export async function toggleBankerPosted(post: FormPost): Promise<CouponPostResult> {
  return applyChange(post, (coupon) =>
    withBet(post, (ref) =>
      coupon.bets.some((bet) => isSameBet(bet, ref))
        ? toggleBanker(coupon, ref, newPlacementKey)
        : refusedChange("unknown-bet"),
    ),
  );
}

/** Moves the named bet to a block. */
export async function moveBetToBlockPosted(post: FormPost): Promise<CouponPostResult> {
  return applyChange(post, (coupon) =>
    withBet(post, (ref) =>
      moveBetToBlock(coupon, ref, Number(readForm(post.form, betFields).block), newPlacementKey),
    ),
  );
}

function withBet(
  { form }: FormPost,
  run: (ref: NonNullable<ReturnType<typeof parseBetRef>>) => CouponChange,
): CouponChange {
  const ref = parseBetRef(readForm(form, betFields).bet);
  return ref ? run(ref) : refusedChange("unknown-bet");
}
