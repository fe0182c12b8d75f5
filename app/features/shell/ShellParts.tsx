import { useLocation } from "@remix-run/react";
import { useCouponQueue } from "~/features/coupon/CouponQueue";
import { pendingOf } from "~/features/coupon/placing/pending";
import { LawFooter } from "~/features/page/LawFooter";
import { SessionStrip } from "~/features/reality-check/SessionStrip";
import { RemoteOutlet } from "~/features/remote-pages/RemoteOutlet";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Tabs } from "~/ui/Tabs";
import { BottomNav } from "./BottomNav";
import { Header } from "./Header";
import type { ShellData } from "./Shell";
import styles from "./ShellParts.module.css";
import type { BottomNavItem } from "./types";

/** The header with this page's data. */
export function PageHeader({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const name = (item: ShellData["nav"][number]) => ({ ...item, label: t(`nav_${item.name}`) });
  return (
    <Header
      brand={data.company.name}
      homeHref={screenPath(lng, "home")}
      nav={data.nav.map(name)}
      language={{
        current: lng,
        allowed: data.languages,
        action: screenPath(lng, "language"),
        returnUrl: pathname + search,
      }}
      player={
        data.player && {
          ...data.player,
          links: data.playerNav.map((item) => ({
            ...item,
            label:
              item.count > 0
                ? t("nav_with_count", { name: t(`nav_${item.name}`), count: item.count })
                : t(`nav_${item.name}`),
          })),
          messagesHref: data.messagesHref,
          depositHref: data.depositHref,
          signOutAction: screenPath(lng, "user:logout"),
        }
      }
      signInHref={data.signInHref}
      signUpHref={data.signUpHref}
      settingsHref={screenPath(lng, data.isSignedIn ? "office:settings" : "coupon-settings")}
      csrf={data.csrf}
    />
  );
}

/** The player's own pages, above each of them. */
export function PageOfficeNav({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.officeNav}>
      <Tabs
        label={t("nav_office")}
        tabs={data.officeNav.map((item) => ({ ...item, label: t(`nav_${item.name}`) }))}
      />
    </div>
  );
}

/** The session strip of a signed-in player (RCK-05); hidden where the session's totals are unavailable. */
export function PageStrip({ data }: { data: ShellData }) {
  return data.strip ? <SessionStrip strip={data.strip} /> : null;
}

/** The phone's navigation with this page's data; `onCoupon` opens the sheet. */
export function PageBottomNav({ data, onCoupon }: { data: ShellData; onCoupon: () => void }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname } = useLocation();
  const { pending } = useCouponQueue();
  const { count } = pendingOf(data.coupon, pending);
  // The home page has two addresses, with and without a slash at the end.
  const isHere = (path: string) => pathname.replace(/\/$/, "") === path.replace(/\/$/, "");
  const live = screenPath(lng, "main-section-1", { pageType: "home", section: "live" });
  const home = screenPath(lng, "home");
  const coupon = screenPath(lng, "coupon");
  const own = data.isSignedIn ? screenPath(lng, "office:history") : data.signInHref;
  const results = screenPath(lng, "results", { type: "live" });
  const casino = data.nav.find(({ name }) => name === "casino");
  const fourth: BottomNavItem = casino
    ? { href: casino.href, label: t("nav_casino"), icon: "casino", isCurrent: isHere(casino.href) }
    : { href: results, label: t("nav_results"), icon: "check", isCurrent: isHere(results) };
  return (
    <BottomNav
      couponCount={count}
      onCoupon={data.chrome.hideCoupon ? null : onCoupon}
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
        },
      ]}
    />
  );
}

/** The footer: its remote, where the screen has it, and the legal row. */
export function PageFooter({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <LawFooter
      law={{
        companyName: data.company.name,
        licence: data.company.licence,
        // No break for a player whose play is already locked.
        breakCsrf: data.isSignedIn && data.lockedUntil === null ? data.csrf : null,
      }}
    >
      {data.hasFooter ? (
        <RemoteOutlet
          app="footer"
          path={data.footer.path}
          search=""
          pageHref={pathname + search}
          initial={data.footer.initial}
          skeleton="footer"
          timeStyle={data.timeStyle}
          labels={{ loading: t("footer_loading"), error: t("footer_error") }}
        />
      ) : null}
    </LawFooter>
  );
}
