import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLanguage } from "~/i18n/I18nProvider";
import { pageEvents } from "./page-events";
import type { PageAnalytics } from "./pages.server";
import { errorName, forgetWaitingEvents, restartErrorCount, track, trackError } from "./track";

/** A page without input for this long is quiet, ms (ANA-04). */
const quietMs = 10_000;

/**
 * Records what an open page's visitor does, for one who has consented (`page` null = none): pages reached by a script,
 * errors, vitals; starts the counters (ANA-01 to ANA-04, ANA-08).
 */
export function useAnalytics(page: PageAnalytics | null): void {
  const lng = useLanguage();
  const { pathname } = useLocation();
  const isOn = page !== null;
  useCollector(page?.collector ?? null, lng);
  usePageViews(page, pathname);
  useEffect(() => (isOn ? recordScriptErrors() : forgetWaitingEvents()), [isOn]);
  const first = useRef(page?.screen ?? "");
  useEffect(() => (isOn ? whenQuiet(() => loadVitals(first.current)) : undefined), [isOn]);
  const isRegistering = page?.screen.startsWith("registration") === true;
  useEffect(() => {
    if (!isOn) return;
    return startCountersAfterDelay(lng, isRegistering);
  }, [isOn, isRegistering, lng]);
}

function useCollector(collector: string | null, lng: string): void {
  useEffect(() => {
    if (collector === null) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    import("./collector.client").then(
      ({ startCollector }) => {
        if (!isLeft) stop = startCollector(collector, lng);
      },
      // The next page tries again.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [collector, lng]);
}

/** The document itself is recorded by the server, but not where the browser had loaded it ahead. */
function usePageViews(page: PageAnalytics | null, pathname: string): void {
  const seen = useRef<string | null>(null);
  const now = useRef(page);
  now.current = page;
  useEffect(() => {
    const { current } = now;
    const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isOfDocument = seen.current === null && loaded?.name.includes(pathname) === true;
    const isAhead = isOfDocument && wasLoadedAhead(loaded);
    if (seen.current !== null) restartErrorCount();
    seen.current = pathname;
    if (!current || (isOfDocument && !isAhead)) return;
    const mode = isOfDocument ? "document" : "navigation";
    for (const event of pageEvents({ ...current, pathname, mode })) track(event);
  }, [pathname]);
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !now.current) return;
      const { pathname } = location;
      for (const event of pageEvents({ ...now.current, pathname, mode: "restored" })) track(event);
    };
    addEventListener("pageshow", restored);
    return () => removeEventListener("pageshow", restored);
  }, []);
}

const wasLoadedAhead = (loaded: PerformanceNavigationTiming | undefined): boolean =>
  (loaded as { readonly deliveryType?: string } | undefined)?.deliveryType ===
  "navigational-prefetch";

function recordScriptErrors(): () => void {
  const thrown = ({ error, filename }: ErrorEvent) =>
    trackError("script", placeOf(filename), errorName(error));
  const rejected = ({ reason }: PromiseRejectionEvent) =>
    trackError("script", "promise", errorName(reason));
  addEventListener("error", thrown);
  addEventListener("unhandledrejection", rejected);
  return () => {
    removeEventListener("error", thrown);
    removeEventListener("unhandledrejection", rejected);
  };
}

/** Path of a script of this site; `foreign` for another's, such as a browser's extension. */
function placeOf(filename: string): string {
  return filename.startsWith(`${location.origin}/`)
    ? filename.slice(location.origin.length + 1)
    : "foreign";
}

function loadVitals(screen: string): void {
  import("./vitals.client").then(
    ({ reportVitals }) => reportVitals(screen),
    () => undefined,
  );
}

function whenQuiet(run: () => void): () => void {
  const inputs = ["pointerdown", "keydown", "scroll"] as const;
  const stop = () => {
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, again);
  };
  const quiet = () => {
    stop();
    run();
  };
  let timer = setTimeout(quiet, quietMs);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(quiet, quietMs);
  };
  for (const input of inputs) addEventListener(input, again, { passive: true });
  return stop;
}

function startCountersAfterDelay(lng: string, isAtOnce: boolean): () => void {
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  import("./counters.client").then(
    ({ counterDelayMs, startCounters }) => {
      const start = () => void startCounters(lng);
      if (!isLeft) timer = setTimeout(start, isAtOnce ? 0 : counterDelayMs);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}
