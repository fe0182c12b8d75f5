import { z } from "zod";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { saveJustPlaced } from "../receipts/just-placed.server";
import { type CouponReply, refusedFormReply } from "../reply";
import { isAutoMaxActive } from "../stakes/auto-max";
import { readSentCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { pendingCoupon, unlockedWithNewKey, withReceiptsOrNotPlacedNote } from "./coupon-after";
import { closePlacementKeyIfUnused } from "./in-flight.server";
import { checkBatch } from "./key-lookup.server";
import { placePlatformFor } from "./place-deps.server";
import { placedCouponsOf } from "./place-outcome";
import { withTypedStakes } from "./typed-stakes.server";

/**
 * The outcome of "place" with a lost response, by the form that was sent (CPP-11). If nothing was sent to the
 * platform, closes the key and unlocks the coupon under a new one with the typed stakes: the lost request can
 * no longer place. If something was sent, the coupon is checked as after a lost platform response.
 */
export async function resolveUnansweredPlacementPosted(
  post: FormPost,
): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const go = (data: CouponReply) =>
    ({ kind: "go", to: screenPath(context.lng, "coupon"), data }) as const;
  const { coupon } = await readSentCoupon(context, request);
  // The lost response's cookie has arrived, or a tab has changed the coupon: the page's data is current.
  if (
    readForm(form, z.object({ key: textField(200) })).key !== coupon.key ||
    coupon.isChecking ||
    context.session.kind === "guest"
  )
    return go({ refusals: [], rev: coupon.rev });
  const sentAt = await closePlacementKeyIfUnused(context, coupon.key);
  const asked = pendingCoupon(await withTypedOf(post, coupon), sentAt ?? 0);
  const outcome = await checkBatch(asked, placePlatformFor(context), {
    newKey: newPlacementKey,
    now: context.now,
  });
  // The platform does not say whether it has the key: the outcome stays unknown.
  if (outcome.kind === "checking" && sentAt === null)
    return { kind: "stay", status: 503, data: refusedFormReply(form, [{ code: "unanswered" }]) };
  const placed = placedCouponsOf(outcome);
  if (placed.length > 0) await saveJustPlaced(context, request, placed);
  const left =
    sentAt === null ? unlockedWithNewKey(outcome.coupon, newPlacementKey) : outcome.coupon;
  const rev = await saveCoupon(
    context,
    request,
    placed.length > 0 ? withReceiptsOrNotPlacedNote(left, placed) : left,
  );
  return go({
    ...refusedFormReply(form, outcome.kind === "refused" ? outcome.refusals : []),
    rev,
  });
}

/**
 * The coupon with the form's stakes, under its own key; unchanged if its stake follows the maximum.
 */
async function withTypedOf(
  { context, form }: FormPost,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  // The maximum field holds an old maximum.
  if (isAutoMaxActive(coupon, context.stored.coupon)) return coupon;
  const account = findPayingAccount(coupon.accountId, await loadPlayerAccounts(context));
  return {
    ...withTypedStakes(coupon, form, account?.iso ?? context.config.currency, context.lng),
    key: coupon.key,
  };
}
