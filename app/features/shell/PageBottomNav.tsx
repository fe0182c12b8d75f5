import { useLocation } from "react-router-dom";
import { useCouponPostQueue } from "~/features/coupon/CouponPostQueue";
import { chosenBetsAfterPendingPosts } from "~/features/coupon/chosen-bets";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { BottomNav } from "./BottomNav";
import type { ShellData } from "./shell-data";
import type { BottomNavItem } from "./types";

/** The phone's navigation with this page's data; `onCoupon` opens the sheet, null = the coupon is a page of its own. */
export function PageBottomNav({
  data,
  onCoupon,
}: {
  readonly data: ShellData;
  readonly onCoupon: (() => void) | null;
}) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname } = useLocation();
  const { pending } = useCouponPostQueue();
  const { count } = chosenBetsAfterPendingPosts(data.coupon, pending);
  // The home page has two addresses, with and without a slash at the end.
  const isHere = (path: string) => pathname.replace(/\/$/, "") === path.replace(/\/$/, "");
  const live = screenPath(lng, "main-section-1", { pageType: "home", section: "live" });
  const home = screenPath(lng, "home");
  const coupon = screenPath(lng, "coupon");
  const own = data.isSignedIn ? screenPath(lng, "office:history") : data.signInHref;
  const results = screenPath(lng, "results", { type: "live" });
  const casino = data.nav.find(({ name }) => name === "casino");
  const fourth: BottomNavItem = casino
    ? { href: casino.href, label: t("nav_casino"), icon: "casino", isCurrent: casino.isCurrent }
    : { href: results, label: t("nav_results"), icon: "check", isCurrent: isHere(results) };
  return (
    <BottomNav
      couponCount={count}
      onCoupon={onCoupon}
      items={[
        { href: home, label: t("nav_sports"), icon: "sports", isCurrent: isHere(home) },
        { href: live, label: t("nav_live"), icon: "live", isCurrent: isHere(live) },
        {
          href: coupon,
          label: t("nav_coupon"),
          icon: "coupon",
          isCoupon: true,
          isCurrent: isHere(coupon),
        },
        fourth,
        {
          href: own,
          label: data.isSignedIn ? t("nav_history") : t("sign_in"),
          icon: data.isSignedIn ? "history" : "account",
          isCurrent: isHere(own),
          isForGuests: !data.isSignedIn,
        },
      ]}
    />
  );
}
