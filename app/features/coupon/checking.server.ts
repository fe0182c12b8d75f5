import { redirect } from "@remix-run/node";
import { screenPath } from "~/features/screens/links";
import type { Opened } from "~/features/screens/open.server";
import { flushCookies, once } from "~/server/request-scope.server";
import { keepCoupon, newKey, readCoupon } from "./cookie.server";
import { checkPlacement, type PlaceOutcome } from "./place.server";
import { platformOf } from "./place-platform.server";

/**
 * Before a coupon is shown whose outcome is unknown: asks what became of it, once per request (CPP-11). A bet that
 * stands empties the coupon; one that certainly does not gives it back.
 */
export function finishChecking(opened: Opened, request: Request): Promise<PlaceOutcome | null> {
  return once(opened.scope, "coupon-checking", async () => {
    const coupon = await readCoupon(opened, request);
    if (!coupon.isChecking || opened.session.kind === "guest") return null;
    const outcome = await checkPlacement(coupon, platformOf(opened), { newKey, now: opened.now });
    if (outcome.kind !== "checking") await keepCoupon(opened, request, outcome.coupon);
    return outcome;
  });
}

/** The coupon's own page leads to the receipt as soon as there is one. */
export async function leaveForReceipt(opened: Opened, request: Request): Promise<void> {
  const outcome = await finishChecking(opened, request);
  if (outcome?.kind !== "placed") return;
  const answer = redirect(screenPath(opened.lng, "coupon-receipt", { couponId: outcome.receipt.id }));
  flushCookies(opened.scope, answer.headers);
  throw answer;
}
