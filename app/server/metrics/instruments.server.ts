import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type BreakerReading, registerBreakerGauge } from "./breaker-gauge.server";

/** Metrics of this process. */
interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"route" | "method" | "status">;
  readonly inFlight: Gauge;
  readonly upstream: Histogram<"service" | "call" | "outcome">;
  readonly cacheReads: Counter<"cache" | "result">;
  readonly refusals: Counter<"limit" | "of">;
  readonly events: Counter<"result">;
  readonly vitals: Histogram<"metric">;
  readonly pageViews: Counter<"screen">;
  readonly formResults: Counter<"form" | "result" | "code">;
  readonly pushStreams: Gauge;
  platform: () => Promise<string>;
  readonly popups: Counter<"kind" | "event">;
  breakers: () => readonly BreakerReading[];
}

/** Histogram buckets, s; from a cached answer to a full timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// On globalThis: hot reload must not register a metric twice.
const holder = globalThis as typeof globalThis & { __touchlineMetrics?: Metrics };

/** Metrics of this process, registered on first use. */
export function metrics(): Metrics {
  holder.__touchlineMetrics ??= makeMetrics();
  return holder.__touchlineMetrics;
}

/**
 * Makes the metrics of the process. Their labels have few values: our own names and classes of
 * status, never a path, an id or an address.
 */
function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop delay, memory, garbage collection and open handles of the process.
  collectDefaultMetrics({ register: registry });
  const made: Metrics = {
    registry,
    requests: new Histogram({
      name: "touchline_request_duration_seconds",
      help: "Time from a request's head to the end of its answer; streams are not counted.",
      labelNames: ["route", "method", "status"],
      buckets,
      registers,
    }),
    inFlight: new Gauge({
      name: "touchline_requests_in_flight",
      help: "Requests whose answer has not ended, streams included.",
      registers,
    }),
    upstream: new Histogram({
      name: "touchline_upstream_duration_seconds",
      help: "Time of one attempt of an upstream call, body included.",
      labelNames: ["service", "call", "outcome"],
      buckets,
      registers,
    }),
    cacheReads: new Counter({
      name: "touchline_cache_reads_total",
      help: "Reads of kept answers: hit, shared (made by another node), stale, miss.",
      labelNames: ["cache", "result"],
      registers,
    }),
    refusals: new Counter({
      name: "touchline_limit_refusals_total",
      help: "Posts refused because there were too many of them.",
      labelNames: ["limit", "of"],
      registers,
    }),
    events: new Counter({
      name: "touchline_analytics_events_total",
      help: "Analytics events: sent, lost on the way, refused by the visitor, or off in site config.",
      labelNames: ["result"],
      registers,
    }),
    vitals: new Histogram({
      name: "touchline_web_vital",
      help: "Real visitors' web vitals, s; CLS without a unit. Only of visitors who consent.",
      labelNames: ["metric"],
      buckets: [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10],
      registers,
    }),
    pageViews: new Counter({
      name: "touchline_page_views_total",
      help: "Pages shown as documents, by screen.",
      labelNames: ["screen"],
      registers,
    }),
    formResults: new Counter({
      name: "touchline_form_results_total",
      help: "Posted forms by the name of their events: done, or error with the code of the first one.",
      labelNames: ["form", "result", "code"],
      registers,
    }),
    pushStreams: new Gauge({
      name: "touchline_push_streams",
      help: "Open streams of pushed changes.",
      registers,
    }),
    platform: async () => "",
    popups: new Counter({
      name: "touchline_popups_total",
      help: "Popups: offered in a page's HTML, silenced there, shown and closed or followed by the visitor.",
      labelNames: ["kind", "event"],
      registers,
    }),
    breakers: () => [],
  };
  registerBreakerGauge(registers, () => made.breakers());
  return made;
}
