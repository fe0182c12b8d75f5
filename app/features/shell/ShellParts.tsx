import { useLocation } from "@remix-run/react";
import { useCouponQueue } from "~/features/coupon/CouponQueue";
import { couponAfterPendingPosts } from "~/features/coupon/placing/pending";
import { LegalFooter } from "~/features/page/LegalFooter";
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
      settingsHref={screenPath(lng, data.isSignedIn ? "office:settings" : "settings")}
      csrf={data.csrf}
    />
  );
}

/**
 * The player's own pages, above each of them. On phones they are one row that scrolls, with the open one first, so that it
 * is in view without a script.
 */
export function PageOfficeNav({ links }: { links: NonNullable<ShellData["officeNav"]> }) {
  const { t } = useTranslation("shell");
  const label = ({ name, count }: (typeof links)[number]) =>
    count === 0 ? (
      t(`nav_${name}`)
    ) : (
      <>
        {t(`nav_${name}`)} <span className={styles.count}>{count}</span>
      </>
    );
  return (
    <div className={styles.officeNav}>
      <Tabs label={t("nav_office")} tabs={links.map((link) => ({ ...link, label: label(link) }))} />
    </div>
  );
}

/** The session strip of a signed-in player (RCK-05); hidden where the session's totals are unavailable. */
export function PageStrip({ data }: { data: ShellData }) {
  return data.strip ? <SessionStrip strip={data.strip} /> : null;
}

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
  const { pending } = useCouponQueue();
  const { count } = couponAfterPendingPosts(data.coupon, pending);
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
    <LegalFooter
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
    </LegalFooter>
  );
}
