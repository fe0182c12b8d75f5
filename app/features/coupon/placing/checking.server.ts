import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/features/gate/request-context";
import { flushCookies, once } from "~/server/request-scope.server";
import { effectiveType } from "../changes";
import { receiptPath } from "../receipts/receipt-path";
import { newKey, readCoupon, saveCoupon } from "../storage/cookie.server";
import { couponTypes, type PlacedCoupon } from "../types";
import { withReceipts } from "./coupon-after";
import { forgetInFlight } from "./in-flight.server";
import { checkPlacement, type PlaceOutcome } from "./place.server";
import { platformOf } from "./place-platform.server";
import { checkSingles, type SinglesOutcome } from "./place-singles.server";

/**
 * Before a coupon is shown whose outcome is unknown: asks what became of it, once per request (CPP-11). A bet that
 * stands empties the coupon, which leads to its receipt until that has been seen: the answer may be one that the page
 * asked for by itself. A bet that certainly does not stand gives the coupon back, and is told by the next page that has room for messages.
 */
export function finishChecking(
  context: RequestContext,
  request: Request,
): Promise<PlaceOutcome | SinglesOutcome | null> {
  return once(context.scope, "coupon-checking", async () => {
    const coupon = await readCoupon(context, request);
    if (!coupon.isChecking || context.session.kind === "guest") return null;
    const check = effectiveType(coupon) === couponTypes.singles ? checkSingles : checkPlacement;
    const outcome = await check(coupon, platformOf(context), { newKey, now: context.now });
    if (outcome.kind === "checking") return outcome;
    await saveCoupon(context, request, withReceipts(outcome.coupon, placedBy(outcome), isSilent(outcome)));
    // A coupon that goes on under its key may be changed; a key that is done with keeps its mark, for whoever has not heard.
    if (outcome.coupon.key === coupon.key) await forgetInFlight(context, coupon.key);
    return outcome;
  });
}

/** Whether nothing was placed and nothing says so: of singles each bet keeps why it stayed (CPP-04). */
function isSilent({ kind, coupon }: PlaceOutcome | SinglesOutcome): boolean {
  return kind === "refused" && coupon.bets.every(({ refusal }) => refusal === null);
}

/**
 * Whether this page has to say that what was being checked was not placed: it found out, or one before it that shows no
 * messages, or that was loaded behind it. It is said once (CPP-11).
 */
export async function tellReturned(context: RequestContext, request: Request): Promise<boolean> {
  await finishChecking(context, request);
  const coupon = await readCoupon(context, request);
  if (coupon.isReturned) await saveCoupon(context, request, { ...coupon, isReturned: false });
  return coupon.isReturned;
}

/** The coupons that an outcome says stand. */
export function placedBy(outcome: PlaceOutcome | SinglesOutcome): readonly PlacedCoupon[] {
  if (outcome.kind === "placed") return [outcome.receipt];
  return outcome.kind === "singles" ? outcome.placed : [];
}

/** A receipt that is looked at need not be told of any more. */
export async function receiptSeen(
  context: RequestContext,
  request: Request,
  ids: readonly string[],
): Promise<void> {
  const coupon = await readCoupon(context, request);
  const left = coupon.receiptIds.filter((id) => !ids.includes(id));
  if (left.length < coupon.receiptIds.length)
    await saveCoupon(context, request, { ...coupon, receiptIds: left });
}

/** The coupon's own page leads to the receipt as soon as there is one; a press of "place" that it answers says so itself. */
export async function leaveForReceipt(context: RequestContext, request: Request): Promise<void> {
  if (context.scope.intent === "place") return;
  const outcome = await finishChecking(context, request);
  if (outcome?.kind !== "placed" && outcome?.kind !== "singles") return;
  const placed = placedBy(outcome);
  const answer = redirect(receiptPath(context.lng, placed));
  flushCookies(context.scope, answer.headers);
  throw answer;
}
