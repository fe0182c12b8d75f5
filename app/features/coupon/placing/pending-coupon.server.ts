import type { RequestContext } from "~/features/gate/request-context";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { receiptPath } from "../receipts/receipt-path";
import { readCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { withReceiptsOrNotPlacedNote } from "./coupon-after";
import { removeInFlightMark } from "./in-flight.server";
import { checkBatch } from "./key-lookup.server";
import { placePlatformFor } from "./place-deps.server";
import { type PlaceOutcome, placedCouponsOf } from "./place-outcome";

const outcomeOfPending = memoKey<Promise<PlaceOutcome | null>>("outcome-of-pending-coupon");

/**
 * Checks a pending coupon's outcome before it is shown, once per request (CPP-11). A placed bet empties the
 * coupon, which links to the receipt until the player has seen it, because the page may poll unattended. If
 * the bet was not placed, the coupon is unlocked and the next page that shows messages says so.
 */
export function resolvePendingCoupon(
  context: RequestContext,
  request: Request,
): Promise<PlaceOutcome | null> {
  return oncePerRequest(context.scope, outcomeOfPending, async () => {
    const coupon = await readCoupon(context, request);
    if (!coupon.isChecking || context.session.kind === "guest") return null;
    const outcome = await checkBatch(coupon, placePlatformFor(context), {
      newKey: newPlacementKey,
      now: context.now,
    });
    if (outcome.kind === "checking") return outcome;
    await saveCoupon(
      context,
      request,
      withReceiptsOrNotPlacedNote(outcome.coupon, placedCouponsOf(outcome), isSilent(outcome)),
    );
    // Unlocks a coupon that keeps its key; a finished key stays marked for clients with a lost response.
    if (outcome.coupon.key === coupon.key) await removeInFlightMark(context, coupon.key);
    return outcome;
  });
}

/**
 * Whether nothing was placed and no bet shows a refusal, so that the page must say it. Singles
 * store a refusal at each bet (CPP-04).
 */
function isSilent({ kind, coupon }: PlaceOutcome): boolean {
  return kind === "refused" && coupon.bets.every(({ refusal }) => refusal === null);
}

/**
 * Whether this page must report that a checked coupon was not placed: this request found out, or an earlier
 * one that shows no messages or ran in the background. Reported once (CPP-11).
 */
export async function resolvePendingAndConsumeNotPlaced(
  context: RequestContext,
  request: Request,
): Promise<boolean> {
  await resolvePendingCoupon(context, request);
  const coupon = await readCoupon(context, request);
  if (coupon.isReturned) await saveCoupon(context, request, { ...coupon, isReturned: false });
  return coupon.isReturned;
}

/** Removes the receipts that the player has opened from those that the coupon announces. */
export async function stopAnnouncingReceipts(
  context: RequestContext,
  request: Request,
  ids: readonly string[],
): Promise<void> {
  const coupon = await readCoupon(context, request);
  const left = coupon.receiptIds.filter((id) => !ids.includes(id));
  if (left.length < coupon.receiptIds.length)
    await saveCoupon(context, request, { ...coupon, receiptIds: left });
}

/**
 * Redirects the coupon page to the receipt if a pending coupon turns out to be placed, else does
 * nothing; the response to "place" redirects by itself.
 */
export async function redirectToNewReceiptIfAny(
  context: RequestContext,
  request: Request,
): Promise<void> {
  if (context.scope.intent === "place") return;
  const outcome = await resolvePendingCoupon(context, request);
  if (outcome?.kind !== "placed") return;
  throw redirectWithCookies(context.scope, receiptPath(context.lng, outcome.placed));
}
