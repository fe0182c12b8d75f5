import { lazy, Suspense, useEffect, useState } from "react";
import { useConsent } from "~/features/consent/use-consent";
import { useCouponQueue } from "~/features/coupon/CouponQueue";
import { usePreloadFilledSlipCode } from "~/features/coupon/panel/filled-slip";
import { useSavedCoupon } from "~/features/coupon/storage/use-saved-coupon";
import { useDevice } from "~/features/device/use-device";
import { useSessionPoll } from "~/features/pulse/use-pulse";
import { liveRegionId, usePush } from "~/features/push/use-push";
import { useHydrated } from "~/ui/hydrated";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { useKeyboardUser } from "./keyboard-user";
import type { ShellData } from "./shell-data";
import { usePollForAccount } from "./use-awaited-account";
import { useReloadChangedShell } from "./use-fresh-shell";

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

/** Background tasks of an open page; they render only the live region (ACS-04). */
export function BackgroundTasks({ data }: { data: ShellData }) {
  const { sync } = useCouponQueue();
  useKeyboardUser();
  usePush(data.coupon.rows, data.csrf, sync);
  useSessionPoll(data.isSignedIn, data.due);
  useSavedCoupon(data.coupon);
  usePreloadFilledSlipCode();
  useConsent(data.consent.choice);
  useDevice(data.consent.choice, data.isVisitKnown);
  useReloadChangedShell(data);
  usePollForAccount(data.isAccountAwaited);
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

function UnavailableDialog() {
  useEffect(() => location.reload(), []);
  return null;
}
