import { useLocation } from "@remix-run/react";
import type { CouponReply } from "../reply";
import { useCouponData } from "../use-coupon-data";
import { CouponPanel } from "./CouponPanel";

/** The coupon of a page: beside it, or as its content. `reply` is the page's own action's, without JavaScript. */
export function PageCoupon({ reply }: { reply: CouponReply | null }) {
  const { pathname, search } = useLocation();
  const data = useCouponData();
  return (
    <CouponPanel
      coupon={data.coupon}
      accounts={data.accounts}
      isSignedIn={data.isSignedIn}
      timeStyle={data.timeStyle}
      reply={reply}
      openBets={data.openBets}
      expresses={data.expresses}
      tabs={slipTabs(pathname, search)}
    />
  );
}

/** Links to the tabs of the coupon on this page. */
function slipTabs(pathname: string, search: string) {
  const query = new URLSearchParams(search);
  query.delete("slip");
  const coupon = query.size > 0 ? `${pathname}?${query}` : pathname;
  query.set("slip", "bets");
  return { coupon, bets: `${pathname}?${query}` };
}
