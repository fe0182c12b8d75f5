import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { choiceAllowsStorage } from "~/domain/consent/choice";
import { useAnalytics } from "~/features/analytics/use-analytics";
import { useLoadVisitAndFingerprint } from "~/features/device/use-device";
import { useDomainChecker } from "~/features/network/served-domain";
import { usePopupQueue } from "~/features/popups/use-popup-queue";
import { prefetchCodeOfLinksInView } from "./prefetch-on-view.client";
import type { ShellData } from "./shell-data";
import { usePollForActiveAccount } from "./use-poll-for-active-account";

/** Loaded in the background; if loading fails, there is no reminder. */
const CouponReminder = lazy(() =>
  import("~/features/reminders/CouponReminder").catch(() => ({ default: () => null })),
);

/** Loaded in the background; if loading fails, the links to the chat lead to support (POP-10). */
const SupportChat = lazy(() =>
  import("~/features/chat/SupportChat").catch(() => ({ default: () => null })),
);

/** Loaded in the background; if loading fails, the site is no app, and its new versions come with the next document. */
const AppTasks = lazy(() =>
  import("~/features/app/AppTasks").catch(() => ({ default: () => null })),
);

/** Loaded in the background; if loading fails, there is no one-tap sign-in (SES-15). */
const OneTap = lazy(() =>
  import("~/features/sign-in/social/OneTap").catch(() => ({ default: () => null })),
);

/** Loaded with a page that has popups of the server; if loading fails, none comes. */
const ServerPopups = lazy(() =>
  import("~/features/popups/ServerPopups").catch(() => ({ default: () => null })),
);

/** Loaded where the site has the notice; if loading fails, it does not come. */
const AdBlockerNotice = lazy(() =>
  import("~/features/popups/AdBlockerNotice").catch(() => ({ default: () => null })),
);

/**
 * Whatever of an open page can wait until it is ready for presses and the browser is idle: visit and fingerprint, domain
 * checker, analytics, a new account, installed app, one-tap sign-in, support chat, code of linked pages, popups. Its code is no part of the
 * first page's.
 */
export default function AfterStart({ data }: { readonly data: ShellData }): ReactNode {
  useLoadVisitAndFingerprint(data.consent.choice, data.isVisitKnown);
  useDomainChecker(data.domains);
  useAnalytics(data.analytics);
  usePopupQueue(data);
  usePollForActiveAccount(data.isAccountAwaited);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => prefetchCodeOfLinksInView(), [pathname]);
  return (
    <Suspense fallback={null}>
      <AppTasks {...data.app} csrf={data.csrf} isSignedIn={data.isSignedIn} />
      {data.hasOneTap && data.gate === null ? <OneTap choice={data.consent.choice} /> : null}
      {data.chat ? <SupportChat chat={data.chat} isStorageAllowed={allows(data)} /> : null}
      {Object.keys(data.popups.due).length > 0 ? (
        <ServerPopups popups={data.popups} signUpHref={data.signUpHref} />
      ) : null}
      {data.popups.hasAdBlockerNotice ? <AdBlockerNotice /> : null}
      {mayRemind(data) ? <CouponReminder rows={data.coupon.rows} /> : null}
    </Suspense>
  );
}

function allows({ consent }: ShellData): boolean {
  return choiceAllowsStorage(consent.choice, "functionality");
}

/**
 * Whether the page may remind of the coupon: never if it is empty, behind a gate, under a lock, or
 * on pages of player safety (POP-13).
 */
function mayRemind({ coupon, gate, lockedUntil, chrome }: ShellData): boolean {
  return coupon.count > 0 && gate === null && lockedUntil === null && !chrome.hideOffers;
}
