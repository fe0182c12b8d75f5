import type { BreakerReading } from "./metrics/breaker-gauge.server";
import { metrics } from "./metrics/instruments.server";

/** Result of a cache read: fresh local copy, copy of another node, stale copy, or none. */
export type CacheResult = "hit" | "shared" | "stale" | "miss";

/** All metrics in Prometheus format. */
export async function metricsText(): Promise<{ readonly type: string; readonly text: string }> {
  const { registry, platform } = metrics();
  const texts = await Promise.all([registry.metrics(), platform().catch(() => "")]);
  return { type: registry.contentType, text: texts.join("\n") };
}

/** Registers what the platform counts in this process: an embedded one alone does. */
export function setPlatformMetrics(read: () => Promise<string>): void {
  metrics().platform = read;
}

/**
 * Counts a request as in flight. The returned function ends that, and records the request's result
 * and duration, which the caller measures; null = a stream, which is not recorded.
 */
export function beginRequestMetrics(): (
  end: {
    readonly route: string;
    readonly method: string;
    readonly status: string;
    readonly ms: number;
  } | null,
) => void {
  const { inFlight, requests } = metrics();
  inFlight.inc();
  return (end) => {
    inFlight.dec();
    if (end)
      requests.observe({ route: end.route, method: end.method, status: end.status }, end.ms / 1000);
  };
}

/** Records one attempt of a call `{service}.{what}`; `outcome` is `ok` or the failure's kind. */
export function recordUpstreamAttempt(call: string, outcome: string, ms: number): void {
  const [service = call] = call.split(".");
  metrics().upstream.observe({ service, call, outcome }, ms / 1000);
}

/** Counts one cache read. */
export function countCacheRead(cache: string, result: CacheResult): void {
  metrics().cacheReads.inc({ cache, result });
}

/** Counts a post refused by a limit; `of` is what the limit counts by. */
export function countPostRefusal(limit: string, of: string): void {
  metrics().refusals.inc({ limit, of });
}

/** What became of analytics events: sent; lost on the way; refused by the visitor or off in site config. */
export type EventResult = "sent" | "lost" | "refused" | "off";

/** Counts analytics events. */
export function countAnalyticsEvents(result: EventResult, count: number): void {
  metrics().events.inc({ result }, count);
}

/** Records what a real visitor met: ms, or CLS without a unit (ANA-04). */
export function observeWebVital(metric: string, value: number): void {
  metrics().vitals.observe({ metric }, metric === "CLS" ? value : value / 1000);
}

/** Counts a page that was shown, whoever saw it: a bare number, with or without consent (ANA-06). */
export function countPageView(screen: string): void {
  metrics().pageViews.inc({ screen });
}

/** Counts the result of a posted form, by the name of its events; `code` is that of its first error, "" = done (ANA-06). */
export function countFormResult(form: string, code: string): void {
  metrics().formResults.inc({ form, result: code === "" ? "done" : "error", code });
}

/** Counts an opened (1) or closed (-1) stream of pushed changes. */
export function countPushStream(change: 1 | -1): void {
  metrics().pushStreams.inc(change);
}

/** Registers the source of breaker states for metrics. */
export function setBreakerSource(read: () => readonly BreakerReading[]): void {
  metrics().breakers = read;
}

/** What became of a popup: put into a page's HTML, kept out of it, reported as shown, closed, or followed. */
export type PopupEvent = "offered" | "silenced" | "shown" | "closed" | "opened";

/** Counts an event of a popup of a kind. */
export function countPopup(kind: string, event: PopupEvent): void {
  metrics().popups.inc({ kind, event });
}
