import { useActionData, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CouponPanel } from "~/features/coupon/CouponPanel";
import { CouponQueueProvider, useCouponQueue } from "~/features/coupon/CouponQueue";
import { pendingOf } from "~/features/coupon/pending";
import type { CouponReply } from "~/features/coupon/reply";
import { useSavedCoupon } from "~/features/coupon/use-saved-coupon";
import { RemoteOutlet } from "~/features/remote-pages/RemoteOutlet";
import { screenPath } from "~/features/screens/links";
import { usePulse } from "~/features/session/use-pulse";
import { formatDateTime } from "~/i18n/format";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import { BottomNav } from "./BottomNav";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { useKeyboardUser } from "./keyboard-user";
import { DefaultLayout, EmptyLayout, HeadlessLayout, NoticeLayout } from "./Layouts";
import type { loadShell } from "./load.server";
import { Notifications } from "./Notifications";
import type { Notification } from "./notifications";
import { Progress } from "./Progress";
import { ScrollToTop } from "./ScrollToTop";
import { Snow } from "./Snow";
import { ShellProvider } from "./shell-context";

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** The page around the page: everything the shell keeps, in the layout that the screen names (LAY-01). */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const facts = {
    csrf: data.csrf,
    here: pathname + search,
    paths: {
      home: screenPath(lng, "home"),
      coupon: screenPath(lng, "coupon"),
      couponSettings: screenPath(lng, "coupon-settings"),
      login: data.signInHref,
      history: screenPath(lng, "office:history"),
    },
  };
  return (
    <I18nProvider lng={lng} messages={data.messages}>
      <ShellProvider facts={facts}>
        <CouponQueueProvider action={facts.paths.coupon} csrf={data.csrf}>
          <Alive data={data} />
          <Frame data={data}>{children}</Frame>
        </CouponQueueProvider>
      </ShellProvider>
    </I18nProvider>
  );
}

/** What runs in the browser for as long as the page is open; it draws nothing. */
function Alive({ data }: { data: ShellData }) {
  useKeyboardUser();
  usePulse(data.isSignedIn);
  useSavedCoupon(data.coupon, data.isCouponFresh);
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
  }, []);
  return null;
}

function Frame({ data, children }: { data: ShellData; children: ReactNode }) {
  const notifications = <Messages data={data} />;
  const footer = data.chrome.hideFooter ? null : <PageFooter data={data} />;
  switch (data.layout) {
    case "empty":
      return <EmptyLayout>{children}</EmptyLayout>;
    case "headless":
      return (
        <HeadlessLayout notifications={notifications} footer={footer}>
          {children}
        </HeadlessLayout>
      );
    case "blocked":
    case "maintenance":
      return (
        <NoticeLayout brand={data.company.name} kind={data.layout}>
          {children}
        </NoticeLayout>
      );
    default:
      return (
        <FullFrame data={data} notifications={notifications} footer={footer}>
          {children}
        </FullFrame>
      );
  }
}

interface FullFrameProps {
  readonly data: ShellData;
  readonly notifications: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

function FullFrame({ data, notifications, footer, children }: FullFrameProps) {
  const [isCouponOpen, setCouponOpen] = useCouponSheet();
  return (
    <DefaultLayout
      header={data.chrome.hideHeader ? null : <PageHeader data={data} />}
      notifications={notifications}
      coupon={data.chrome.hideCoupon ? null : <PageCoupon data={data} />}
      isCouponOpen={isCouponOpen}
      isLeftHidden={data.isLeftHidden}
      isRightHidden={data.isRightHidden}
      footer={footer}
      bottomNav={
        data.chrome.hideBottomNav ? null : (
          <PageBottomNav data={data} onCoupon={() => setCouponOpen(!isCouponOpen)} />
        )
      }
      extras={
        <>
          <Progress />
          <ScrollToTop />
          {data.hasSnow ? <Snow /> : null}
        </>
      }
    >
      {children}
    </DefaultLayout>
  );
}

/** The coupon's sheet on phones; it closes with every new page. */
function useCouponSheet() {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  return [openAt === key, (isOpen: boolean) => setOpenAt(isOpen ? key : null)] as const;
}

function PageHeader({ data }: { data: ShellData }) {
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
          links: [
            ...data.playerNav.map(name),
            { href: screenPath(lng, "office:settings"), label: t("settings"), isCurrent: false },
          ],
          messagesHref: screenPath(lng, "office:account"),
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

function PageCoupon({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation();
  return (
    <CouponPanel
      coupon={data.coupon}
      accounts={data.accounts}
      isSignedIn={data.isSignedIn}
      timeStyle={data.timeStyle}
      reply={null}
      openBets={data.openBets}
      tabs={slipTabs(pathname, search)}
    />
  );
}

/** The coupon as the page's own content; `reply` is what its action said without JavaScript. */
export function CouponOfPage({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation();
  const reply = useActionData<CouponReply>();
  return (
    <CouponPanel
      coupon={data.coupon}
      accounts={data.accounts}
      isSignedIn={data.isSignedIn}
      timeStyle={data.timeStyle}
      reply={reply ?? null}
      openBets={data.openBets}
      tabs={slipTabs(pathname, search)}
    />
  );
}

/** This page with one or the other tab of the coupon. */
function slipTabs(pathname: string, search: string) {
  const query = new URLSearchParams(search);
  query.delete("slip");
  const coupon = query.size > 0 ? `${pathname}?${query}` : pathname;
  query.set("slip", "bets");
  return { coupon, bets: `${pathname}?${query}` };
}

function PageBottomNav({ data, onCoupon }: { data: ShellData; onCoupon: () => void }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname } = useLocation();
  const { pending } = useCouponQueue();
  const { count } = pendingOf(
    data.coupon.rows.map((row) => row.id),
    pending,
  );
  const live = screenPath(lng, "main-section-1", { pageType: "home", section: "live" });
  const home = screenPath(lng, "home");
  const coupon = screenPath(lng, "coupon");
  const own = data.isSignedIn ? screenPath(lng, "office:history") : data.signInHref;
  const results = screenPath(lng, "results", { type: "live" });
  return (
    <BottomNav
      couponCount={count}
      onCoupon={data.chrome.hideCoupon ? null : onCoupon}
      items={[
        { href: home, label: t("nav_sports"), icon: "sports", isCurrent: pathname === home },
        { href: live, label: t("nav_live"), icon: "live", isCurrent: pathname === live },
        {
          href: coupon,
          label: t("nav_coupon"),
          icon: "coupon",
          isCoupon: true,
          isCurrent: pathname === coupon,
        },
        { href: results, label: t("nav_results"), icon: "check", isCurrent: pathname === results },
        {
          href: own,
          label: data.isSignedIn ? t("nav_history") : t("sign_in"),
          icon: data.isSignedIn ? "history" : "account",
          isCurrent: pathname === own,
        },
      ]}
    />
  );
}

function PageFooter({ data }: { data: ShellData }) {
  const lng = useLanguage();
  return (
    <Footer
      companyName={data.company.name}
      licence={data.company.licence}
      responsibleHref={screenPath(lng, "info:responsiblegaming")}
      rulesHref={screenPath(lng, "info:rules", { ruleGroup: "general" })}
      cookiesHref={screenPath(lng, "info:cookies")}
    >
      <RemoteOutlet
        app="footer"
        path={data.footer.path}
        search=""
        initial={data.footer.initial}
        skeleton="footer"
      />
    </Footer>
  );
}

function Messages({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname } = useLocation();
  const list: Notification[] = [];
  if (data.isStale)
    list.push({ id: "session-stale", kind: "warning", text: t("session_stale"), code: "session-stale" });
  else if (data.isSiteStale)
    list.push({
      id: "site-stale",
      kind: "warning",
      text: t("site_stale"),
      code: "site-stale",
      group: "stale",
    });
  if (data.maintenance?.startsAt && data.maintenance.endsAt) {
    const [from, to] = [data.maintenance.startsAt, data.maintenance.endsAt].map((at) =>
      formatDateTime(lng, at, data.timeStyle),
    );
    list.push({
      id: "maintenance",
      kind: "warning",
      text: t("maintenance_soon", { from, to }),
      code: "maintenance",
      group: "maintenance",
    });
  }
  return <Notifications notifications={list} closeHref={pathname} />;
}
