import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Result of a cache read: fresh local copy, copy of another node, stale copy, or none. */
export type CacheResult = "hit" | "shared" | "stale" | "miss";

/** State of a breaker for metrics; `service` is a name of ours, never an address. */
export interface BreakerReading {
  readonly service: string;
  readonly state: "closed" | "half-open" | "open";
}

interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"route" | "method" | "status">;
  readonly inFlight: Gauge;
  readonly upstream: Histogram<"service" | "call" | "outcome">;
  readonly cacheReads: Counter<"cache" | "result">;
  readonly refusals: Counter<"limit" | "of">;
  breakers: () => readonly BreakerReading[];
}

/** Histogram buckets, s; from a cached answer to a full timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const breakerValues = { closed: 0, "half-open": 0.5, open: 1 } as const;

// On globalThis: hot reload must not register a metric twice.
const holder = globalThis as typeof globalThis & { __touchlineMetrics?: Metrics };

function metrics(): Metrics {
  holder.__touchlineMetrics ??= makeMetrics();
  return holder.__touchlineMetrics;
}

/** Labels have few values: our own names and classes of status, never a path, an id or an address. */
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
    breakers: () => [],
  };
  new Gauge({
    name: "touchline_breaker_state",
    help: "State of a service's breaker: 0 closed, 0.5 one call on its way to find out, 1 open.",
    labelNames: ["service"],
    registers,
    collect() {
      this.reset();
      // With several addresses of one service, the worst state is reported.
      const worst = new Map<string, number>();
      for (const { service, state } of made.breakers()) {
        worst.set(service, Math.max(worst.get(service) ?? 0, breakerValues[state]));
      }
      for (const [service, value] of worst) this.set({ service }, value);
    },
  });
  return made;
}

/** All metrics in Prometheus format. */
export async function metricsText(): Promise<{ readonly type: string; readonly text: string }> {
  const { registry } = metrics();
  return { type: registry.contentType, text: await registry.metrics() };
}

/** Starts measuring a request. Call the returned function with its result, or with null for a stream. */
export function startRequest(): (
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
export function observeUpstream(call: string, outcome: string, ms: number): void {
  const [service = call] = call.split(".");
  metrics().upstream.observe({ service, call, outcome }, ms / 1000);
}

/** Counts one cache read. */
export function countCacheRead(cache: string, result: CacheResult): void {
  metrics().cacheReads.inc({ cache, result });
}

/** Counts a post refused by a limit; `of` is what the limit counts by. */
export function countRefusal(limit: string, of: string): void {
  metrics().refusals.inc({ limit, of });
}

/** Registers the source of breaker states for metrics. */
export function watchBreakers(read: () => readonly BreakerReading[]): void {
  metrics().breakers = read;
}
