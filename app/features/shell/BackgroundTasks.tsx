import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useApplyConsentChange } from "~/features/consent/use-apply-consent-change";
import { useCouponPostQueue } from "~/features/coupon/CouponPostQueue";
import { useLoadFilledSlipCodeOnFirstUse } from "~/features/coupon/panel/FilledSlipOnDemand";
import { useSaveAndRestoreCoupon } from "~/features/coupon/storage/use-saved-coupon";
import { useAnnounceCouponChanges } from "~/features/coupon/use-announce-changes";
import { useSessionPoll } from "~/features/pulse/use-pulse";
import { usePush } from "~/features/push/use-push";
import { liveRegionId } from "~/ui/announce";
import { useHydrated } from "~/ui/hydrated";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { useKeyboardBodyClass } from "./keyboard-user";
import type { ShellData } from "./shell-data";
import { useFocusAfterNavigation } from "./use-focus-after-navigation";
import { usePreloadPlayerParts } from "./use-player-parts";
import { useReloadChangedShell } from "./use-reload-changed-shell";

/** What can wait until the browser is idle; the page works without it. */
const AfterStart = lazy(() => import("./AfterStart").catch(() => ({ default: () => null })));

/** Dialogs of blocking steps; if the code does not load, the server redirects to the step's page. */
const BlockingDialogs = lazy(() =>
  import("./BlockingDialogs").catch(() => ({ default: UnavailableDialog })),
);

/**
 * Background tasks of an open page: polls, push, kept coupon, consent, focus. Renders the live region
 * (ACS-04, ACS-07), the dialogs of blocking steps, and later what can wait.
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
  useReloadChangedShell(data);
  const isAlive = useHydrated();
  const isIdle = useIdleOnce();
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
      {isIdle ? (
        <Suspense fallback={null}>
          <AfterStart data={data} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Latest start of what waits for an idle browser, ms. */
const latestIdleMs = 3000;

/** False until the hydrated page has been idle once. */
function useIdleOnce(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => startTransition(() => setIdle(true));
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(start, latestIdleMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start, { timeout: latestIdleMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

function UnavailableDialog() {
  useEffect(() => location.reload(), []);
  return null;
}
