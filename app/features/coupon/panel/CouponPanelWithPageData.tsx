import { useLocation } from "@remix-run/react";
import type { CouponReply } from "../reply";
import { useCouponData } from "../use-coupon-data";
import { CouponPanel } from "./CouponPanel";

interface CouponPanelWithPageDataProps {
  /** The response of the page's own action, without JavaScript. */
  readonly reply: CouponReply | null;
  readonly onClose?: () => void;
}

/**
 * The coupon with the data of the shell. The parent puts it beside a page, into the phone's sheet (which
 * `onClose` closes), or makes it the page's content.
 */
export function CouponPanelWithPageData({ reply, onClose }: CouponPanelWithPageDataProps) {
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
