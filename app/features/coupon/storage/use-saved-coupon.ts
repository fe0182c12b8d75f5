import { useEffect, useRef } from "react";
import { useCouponQueue } from "../CouponQueue";
import type { CouponBet } from "../types";
import type { CouponView } from "../view";
import { announceBets } from "./bus";

/**
 * Keeps the browser's own copy of the coupon beside the cookie and brings it back where the cookie is lost (CPN-16);
 * announces what came in or changed (CPN-18). The copy's code is loaded behind the page.
 */
export function useSavedCoupon(coupon: CouponView) {
  const { post } = useCouponQueue();
  const before = useRef<readonly CouponBet[]>(coupon.bets);

  const now = useRef(coupon);
  const { bets, rows, typeId, systemValue, rev } = coupon;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the copy is made of
  useEffect(() => {
    now.current = coupon;
    announceBets(before.current, bets);
    before.current = bets;
    import("./copy.client").then(
      // What is shown by then: an older state must not be kept over a newer one.
      ({ saveCopy: keepCopy }) => keepCopy(now.current, post),
      () => undefined,
    );
  }, [bets, rows, typeId, systemValue, rev, post]);
}
