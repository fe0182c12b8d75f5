import { useLocation } from "@remix-run/react";
import type { CouponReply } from "../reply";
import { useCouponData } from "../use-coupon-data";
import { CouponPanel } from "./CouponPanel";

interface PageCouponProps {
  /** The response of the page's own action, without JavaScript. */
  readonly reply: CouponReply | null;
  readonly onClose?: () => void;
}

/** The coupon of a page: beside it, as the phone's sheet that `onClose` closes, or as its content. */
export function CouponPanelWithPageData({ reply, onClose }: PageCouponProps) {
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
      onClose={onClose ?? null}
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
