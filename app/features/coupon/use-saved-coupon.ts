import { useEffect, useRef } from "react";
import { announceBets } from "./bus";
import { useCouponQueue } from "./CouponQueue";
import { mustRestore, readSaved, savedCouponKey, savedText } from "./saved";
import type { CouponBet } from "./types";
import type { CouponView } from "./view";

/**
 * Keeps the browser's own copy of the coupon beside the cookie and brings it back where the cookie is gone
 * (CPN-16); announces what came in or changed (CPN-18). `isFresh`: the browser came without a coupon's cookie.
 */
export function useSavedCoupon(coupon: CouponView, isFresh: boolean) {
  const { post } = useCouponQueue();
  const hasAsked = useRef(false);
  const before = useRef<readonly CouponBet[]>(coupon.bets);

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const text = stored();
    if (!isFresh || text === null || !mustRestore(null, readSaved(text))) return;
    const form = new FormData();
    form.set("intent", "restore");
    form.set("saved", text);
    form.set("stay", "1");
    post(form);
  }, [isFresh, post]);

  const { bets, rows, typeId, systemValue } = coupon;
  useEffect(() => {
    announceBets(before.current, bets);
    before.current = bets;
    if (isFresh && bets.length === 0) return;
    const titles = Object.fromEntries(rows.map((row) => [row.id, row.title ?? ""]));
    keep(savedText({ bets, typeId, systemValue }, titles));
  }, [bets, rows, typeId, systemValue, isFresh]);
}

function stored(): string | null {
  try {
    return localStorage.getItem(savedCouponKey);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden: the cookie is the truth, the copy a convenience. */
function keep(text: string) {
  try {
    localStorage.setItem(savedCouponKey, text);
  } catch {
    return;
  }
}
