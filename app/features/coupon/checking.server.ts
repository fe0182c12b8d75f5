import { redirect } from "@remix-run/node";
import type { Opened } from "~/features/screens/open.server";
import { flushCookies, once } from "~/server/request-scope.server";
import { effectiveType } from "./changes";
import { keepCoupon, newKey, readCoupon } from "./cookie.server";
import { checkPlacement, type PlaceOutcome } from "./place.server";
import { platformOf } from "./place-platform.server";
import { checkSingles, type SinglesOutcome } from "./place-singles.server";
import { receiptPath } from "./receipt-path";
import { couponTypes } from "./types";

/**
 * Before a coupon is shown whose outcome is unknown: asks what became of it, once per request (CPP-11). A bet that
 * stands empties the coupon; one that certainly does not gives it back.
 */
export function finishChecking(
  opened: Opened,
  request: Request,
): Promise<PlaceOutcome | SinglesOutcome | null> {
  return once(opened.scope, "coupon-checking", async () => {
    const coupon = await readCoupon(opened, request);
    if (!coupon.isChecking || opened.session.kind === "guest") return null;
    const check = effectiveType(coupon) === couponTypes.singles ? checkSingles : checkPlacement;
    const outcome = await check(coupon, platformOf(opened), { newKey, now: opened.now });
    if (outcome.kind !== "checking") await keepCoupon(opened, request, outcome.coupon);
    return outcome;
  });
}

/** The coupon's own page leads to the receipt as soon as there is one. */
export async function leaveForReceipt(opened: Opened, request: Request): Promise<void> {
  const outcome = await finishChecking(opened, request);
  if (outcome?.kind !== "placed" && outcome?.kind !== "singles") return;
  const placed = outcome.kind === "placed" ? [outcome.receipt] : outcome.placed;
  const answer = redirect(receiptPath(opened.lng, placed));
  flushCookies(opened.scope, answer.headers);
  throw answer;
}
