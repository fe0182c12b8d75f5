import { useLocation, useRevalidator } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ConsentBanner } from "~/features/consent/ConsentBanner";
import { useConsent } from "~/features/consent/use-consent";
import { CouponQueueProvider, useCouponQueue } from "~/features/coupon/CouponQueue";
import { OneClickBar } from "~/features/coupon/one-click/OneClickBar";
import { useFilledSlipAhead } from "~/features/coupon/panel/filled-slip";
import { PageCoupon } from "~/features/coupon/panel/PageCoupon";
import { useSavedCoupon } from "~/features/coupon/storage/use-saved-coupon";
import type { CouponData } from "~/features/coupon/use-coupon-data";
import { useDevice } from "~/features/device/use-device";
import { OddsProvider } from "~/features/odds/odds-context";
import { PageContextProvider } from "~/features/page/page-context";
import { couponId } from "~/features/page/SkipLink";
import { useSessionPoll } from "~/features/pulse/use-pulse";
import { liveRegionId, usePush } from "~/features/push/use-push";
import type { SessionStripData } from "~/features/reality-check/CheckForm";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import { useHydrated } from "~/ui/hydrated";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { useIsWideWindow } from "~/ui/wide";
import { useKeyboardUser } from "./keyboard-user";
import { DefaultLayout, EmptyLayout, HeadlessLayout, NoticeLayout } from "./Layouts";
import { LeftPanel } from "./LeftPanel";
import type { loadShell } from "./load.server";
import type { loadSlip } from "./load-slip.server";
import { Messages } from "./Messages";
import { Progress } from "./Progress";
import { ScrollToTop } from "./ScrollToTop";
import { PageBottomNav, PageFooter, PageHeader, PageOfficeNav, PageStrip } from "./ShellParts";
import { Snow } from "./Snow";
import { useAwaitedAccount } from "./use-awaited-account";

type Loaded = Awaited<ReturnType<typeof loadShell>> & Awaited<ReturnType<typeof loadSlip>>;
/** Has every part that a feature reads with `useShellData`; views of the shell do not compile otherwise. */
export type ShellData = Loaded extends CouponData & SessionStripData ? Loaded : never;

/** Everything around the page's content, in the layout of its screen (LAY-01). */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const page = {
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
      <PageContextProvider page={page}>
        <OddsProvider view={data.odds}>
          <CouponQueueProvider action={page.paths.coupon} csrf={data.csrf} rev={data.coupon.rev}>
            {data.gate ? (
              <Suspense fallback={null}>
                <AgeGate gate={data.gate} />
              </Suspense>
            ) : null}
            <Frame data={data}>{children}</Frame>
            <BackgroundTasks data={data} />
          </CouponQueueProvider>
        </OddsProvider>
      </PageContextProvider>
    </I18nProvider>
  );
}

/** Loaded in the background; if loading fails, there is no reminder. */
const CouponReminder = lazy(() =>
  import("~/features/reminders/CouponReminder").catch(() => ({ default: () => null })),
);

/** Loaded in the background; if loading fails, there is no one-tap sign-in (SES-15). */
const OneTap = lazy(() =>
  import("~/features/sign-in/social/OneTap").catch(() => ({ default: () => null })),
);

/** Needed on few pages, so its code loads on demand. Until then the server's HTML shows. */
const AgeGate = lazy(() => import("~/features/age-gate/AgeGate"));
/** Dialogs of blocking steps; if the code does not load, the server redirects to the step's page. */
const BlockingDialogs = lazy(() =>
  import("./BlockingDialogs").catch(() => ({ default: UnavailableDialog })),
);

/** Background tasks of an open page; they render only the live region (ACS-04). */
function BackgroundTasks({ data }: { data: ShellData }) {
  const { sync } = useCouponQueue();
  useKeyboardUser();
  usePush(data.coupon.rows, data.csrf, sync);
  useSessionPoll(data.isSignedIn, data.due);
  useSavedCoupon(data.coupon);
  useFilledSlipAhead();
  useConsent(data.consent.choice);
  useDevice(data.consent.choice, data.isVisitKnown);
  useFreshShell(data);
  useAwaitedAccount(data.isAccountAwaited);
  const isAlive = useHydrated();
  const [hasStep, setHasStep] = useState(false);
  if (data.blockingStep !== null && !hasStep) setHasStep(true);
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
  }, []);
  return (
    <>
      <div role="status" aria-live="polite">
        <VisuallyHidden id={liveRegionId} />
      </div>
      {isAlive && hasStep ? (
        <Suspense fallback={null}>
          <BlockingDialogs />
        </Suspense>
      ) : null}
      {isAlive && data.hasOneTap && data.gate === null ? (
        <Suspense fallback={null}>
          <OneTap choice={data.consent.choice} />
        </Suspense>
      ) : null}
      {isAlive && mayRemind(data) ? (
        <Suspense fallback={null}>
          <CouponReminder rows={data.coupon.rows} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Nothing reminds of the coupon behind a gate, under a lock, and on pages of player safety (POP-13). */
function mayRemind({ coupon, gate, lockedUntil, chrome }: ShellData): boolean {
  return coupon.count > 0 && gate === null && lockedUntil === null && !chrome.hideOffers;
}

/** Loads the shell again where a change of the coupon found it changed: the session, a lock, a notice. */
function useFreshShell({ mark, freshMark }: ShellData) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (mark !== freshMark) revalidate();
  }, [mark, freshMark, revalidate]);
}

function UnavailableDialog() {
  useEffect(() => location.reload(), []);
  return null;
}

function Frame({ data, children }: { data: ShellData; children: ReactNode }) {
  const notifications = <Messages data={data} />;
  const footer = <PageFooter data={data} />;
  const consent = data.consent.isAsked ? <ConsentBanner /> : null;
  const page = { consent, isInert: data.gate !== null };
  switch (data.layout) {
    case "empty":
      return (
        <EmptyLayout {...page} footer={footer}>
          {children}
        </EmptyLayout>
      );
    case "headless":
      return (
        <HeadlessLayout {...page} notifications={notifications} footer={footer}>
          {children}
        </HeadlessLayout>
      );
    case "blocked":
    case "maintenance":
      return (
        <NoticeLayout
          brand={data.company.name}
          kind={data.layout}
          footer={data.isSiteOpen ? footer : null}
        >
          {children}
        </NoticeLayout>
      );
    default:
      return (
        <FullFrame data={data} page={page} notifications={notifications} footer={footer}>
          {children}
        </FullFrame>
      );
  }
}

interface FullFrameProps {
  readonly data: ShellData;
  readonly page: { readonly consent: ReactNode; readonly isInert: boolean };
  readonly notifications: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

function FullFrame({ data, page, notifications, footer, children }: FullFrameProps) {
  const { isCouponOpen, setCouponOpen, isCouponDrawn } = useCouponSheet();
  // Among games an empty coupon leaves its place to them.
  const hidesCoupon = data.chrome.hideCoupon || (data.isGames && data.coupon.count === 0);
  // What is not drawn keeps its place in the layout.
  const panel = isCouponDrawn ? (
    <PageCoupon reply={null} onClose={() => setCouponOpen(false)} />
  ) : (
    true
  );
  return (
    <DefaultLayout
      {...page}
      header={data.chrome.hideHeader ? null : <PageHeader data={data} />}
      strip={data.chrome.hideHeader ? null : <PageStrip data={data} />}
      notifications={notifications}
      left={data.leftPanel === null ? null : <LeftPanel data={data} />}
      isLeftFolded={data.leftPanel === "folded"}
      coupon={hidesCoupon ? null : panel}
      isCouponOpen={isCouponOpen}
      isCouponLoose={!data.coupon.shown.isFixed}
      isRightHidden={data.isRightHidden}
      footer={footer}
      sign={data.oneClick ? <OneClickBar oneClick={data.oneClick} /> : null}
      bottomNav={
        data.chrome.hideBottomNav ? null : (
          <PageBottomNav
            data={data}
            onCoupon={hidesCoupon ? null : () => setCouponOpen(!isCouponOpen)}
          />
        )
      }
      extras={
        <>
          <ScrollToTop />
          {data.hasSnow ? <Snow /> : null}
        </>
      }
    >
      {/* Fixed to the window's edge; inside a landmark. */}
      <Progress />
      {data.officeNav ? <PageOfficeNav links={data.officeNav} /> : null}
      {children}
    </DefaultLayout>
  );
}

/**
 * The coupon sheet on phones: it takes the focus, and closes with Escape and on navigation (ACS-02). What is in it is
 * drawn when it is opened first, so that a press on a price does not wait for what nobody sees; then it stays, with
 * what is typed. A press that is refused opens it, where the reason stands.
 */
function useCouponSheet() {
  const isWide = useIsWideWindow();
  const { reply } = useCouponQueue();
  const [wasOpened, setOpened] = useState(false);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    document.getElementById(couponId)?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpenAt(null);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  if (isOpen && !wasOpened) setOpened(true);
  const isRefused = (reply?.refusals.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal opens it once, wherever the player goes then
  useEffect(() => {
    if (isRefused && !isWide) setOpenAt(key);
  }, [isRefused, reply]);
  return {
    isCouponOpen: isOpen,
    setCouponOpen: (isOpen: boolean) => setOpenAt(isOpen ? key : null),
    isCouponDrawn: isWide || isOpen || wasOpened,
  };
}
