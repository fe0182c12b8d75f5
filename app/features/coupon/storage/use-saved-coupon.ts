import { useEffect, useRef } from "react";
import type { CouponBet } from "~/domain/coupon/types";
import { useCouponPostQueue } from "../CouponPostQueue";
import type { CouponView } from "../view";
import { emitBetAddedAndUpdatedEvents } from "./bus";
import { savedCouponKey } from "./saved-key";

/**
 * Saves the browser's copy of the coupon and restores it when the cookie is lost (CPN-16); emits events for
 * added and changed bets (CPN-18). Its code loads after the page.
 */
export function useSaveAndRestoreCoupon(coupon: CouponView) {
  const { post } = useCouponPostQueue();
  const before = useRef<readonly CouponBet[]>(coupon.bets);

  const now = useRef(coupon);
  const { bets, rows, typeId, systemValue, rev } = coupon;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the copy is made of
  useEffect(() => {
    now.current = coupon;
    emitBetAddedAndUpdatedEvents(before.current, bets);
    before.current = bets;
    // Most first pages have neither a coupon nor a copy of one.
    if (rev === 0 && !hasCopy()) return;
    import("./copy.client").then(
      // The coupon at that time: an older state must not overwrite a newer one.
      ({ saveOrRestoreCouponCopy: keepCopy }) => keepCopy(now.current, post),
      () => undefined,
    );
  }, [bets, rows, typeId, systemValue, rev, post]);
}

function hasCopy(): boolean {
  try {
    return localStorage.getItem(savedCouponKey) !== null;
  } catch {
    return false;
  }
}
