import { lazy, Suspense, useEffect, useState } from "react";
import { useApplyConsentChange } from "~/features/consent/use-apply-consent-change";
import { useCouponPostQueue } from "~/features/coupon/CouponPostQueue";
import { useLoadFilledSlipCodeOnFirstUse } from "~/features/coupon/panel/FilledSlipOnDemand";
import { useSaveAndRestoreCoupon } from "~/features/coupon/storage/use-saved-coupon";
import { useAnnounceCouponChanges } from "~/features/coupon/use-announce-changes";
import { useLoadVisitAndFingerprint } from "~/features/device/use-device";
import { useDomainChecker } from "~/features/network/served-domain";
import { useSessionPoll } from "~/features/pulse/use-pulse";
import { usePush } from "~/features/push/use-push";
import { liveRegionId } from "~/ui/announce";
import { useHydrated } from "~/ui/hydrated";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { useKeyboardBodyClass } from "./keyboard-user";
import type { ShellData } from "./shell-data";
import { useFocusAfterNavigation } from "./use-focus-after-navigation";
import { usePreloadPlayerParts } from "./use-player-parts";
import { usePollForActiveAccount } from "./use-poll-for-active-account";
import { useReloadChangedShell } from "./use-reload-changed-shell";

/** Loaded in the background; if loading fails, there is no reminder. */
const CouponReminder = lazy(() =>
  import("~/features/reminders/CouponReminder").catch(() => ({ default: () => null })),
);

/** Loaded in the background; if loading fails, there is no one-tap sign-in (SES-15). */
const OneTap = lazy(() =>
  import("~/features/sign-in/social/OneTap").catch(() => ({ default: () => null })),
);

/** Dialogs of blocking steps; if the code does not load, the server redirects to the step's page. */
const BlockingDialogs = lazy(() =>
  import("./BlockingDialogs").catch(() => ({ default: UnavailableDialog })),
);

/**
 * Background tasks of an open page: polls, push, kept coupon, consent, focus. Renders the live region
 * (ACS-04, ACS-07) and what opens by itself over the page: dialogs of blocking steps, the one-tap sign-in and
 * the coupon reminder.
 */
export function BackgroundTasks({ data }: { data: ShellData }) {
  const { sync } = useCouponPostQueue();
  useKeyboardBodyClass();
  useFocusAfterNavigation();
  useAnnounceCouponChanges(data.coupon);
  usePush(data.coupon.rows, data.csrf, sync);
  useSessionPoll(data.isSignedIn, data.due);
  useSaveAndRestoreCoupon(data.coupon);
  useLoadFilledSlipCodeOnFirstUse();
  usePreloadPlayerParts(data.isSignedIn);
  useApplyConsentChange(data.consent.choice);
  useLoadVisitAndFingerprint(data.consent.choice, data.isVisitKnown);
  useReloadChangedShell(data);
  useDomainChecker(data.domains);
  usePollForActiveAccount(data.isAccountAwaited);
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

/**
 * Whether the page may remind of the coupon: never if it is empty, behind a gate, under a lock, or
 * on pages of player safety (POP-13).
 */
function mayRemind({ coupon, gate, lockedUntil, chrome }: ShellData): boolean {
  return coupon.count > 0 && gate === null && lockedUntil === null && !chrome.hideOffers;
}

function UnavailableDialog() {
  useEffect(() => location.reload(), []);
  return null;
}
