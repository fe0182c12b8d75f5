import { randomUUID } from "node:crypto";
import { type AnalyticsEvent, catalogue } from "~/domain/analytics/catalogue";
import { onDrain } from "~/server/lifecycle.server";
import { log } from "~/server/log.server";
import { countAnalyticsEvents } from "~/server/metrics.server";
import { call } from "../../transport/call.server";
import { failureLogFields } from "../../transport/call-log.server";
import { platformNow } from "../../transport/clock.server";
import { createSignedOutBackgroundScope, type PlatformScope } from "../../transport/scope.server";
import { StaleCopies } from "../../transport/stale-copies.server";
import { loadSiteConfig, NoSiteConfig } from "../config/client.server";
import { findOptionalCopy } from "../optional-copy.server";
import { analyticsCalls } from "./calls.server";

/** Origin of the site's events, and of those inside a Telegram app (ANA-02). */
export const eventOrigins = { site: 55, telegram: 119 } as const;
export type EventOrigin = (typeof eventOrigins)[keyof typeof eventOrigins];

/** An event on its way; `uid` and `at` are its own. */
export type SentEvent = AnalyticsEvent & { readonly uid: string; readonly at: number };

const budgetMs = 5000;
/** Events of one page are sent together, this long after the first, ms. */
const pauseMs = 50;
/** The most that one request takes, and waits while the collector is slow. */
const mostAtOnce = 100;

interface Batch {
  readonly scope: PlatformScope;
  readonly origin: EventOrigin;
  readonly events: SentEvent[];
}

const batches = new Map<string, Batch>();

/**
 * Sends events to the collector without delaying the response. A failure is logged and counted: an event is not worth a
 * second attempt.
 */
export function sendAnalyticsEvents(
  scope: PlatformScope,
  events: readonly SentEvent[],
  origin: EventOrigin,
): void {
  const key = `${scope.lng} ${scope.country} ${origin}`;
  const batch = batches.get(key) ?? {
    scope: createSignedOutBackgroundScope(scope, budgetMs),
    origin,
    events: [],
  };
  batch.events.push(...events);
  const isKnown = batches.has(key);
  batches.set(key, batch);
  if (batch.events.length >= mostAtOnce) flush(key);
  if (isKnown) return;
  // A process that drains sends at once.
  const forgetDrain = onDrain(() => flush(key));
  setTimeout(() => {
    forgetDrain();
    flush(key);
  }, pauseMs).unref();
}

function flush(key: string): void {
  const batch = batches.get(key);
  batches.delete(key);
  if (batch) void send(batch);
}

/** An event with its own number and time, ready to be sent. */
export function stampEvent(event: AnalyticsEvent): SentEvent {
  return { ...event, uid: randomUUID(), at: platformNow() };
}

async function send({ scope, origin, events }: Batch): Promise<void> {
  try {
    const { analytics } = await loadSiteConfig({
      ...scope,
      deadline: performance.now() + budgetMs,
    });
    if (!analytics.isAvailable) {
      countAnalyticsEvents("off", events.length);
      return;
    }
    const reply = await call(scope, analyticsCalls.events, {
      params: { key: analytics.key },
      query: { whence: origin, lang: scope.lng },
      json: events.map(toWire),
    });
    countAnalyticsEvents(reply.ok ? "sent" : "lost", events.length);
    if (!reply.ok)
      log.warn(
        { requestId: scope.requestId, ...failureLogFields(reply.failure) },
        "events were not sent",
      );
  } catch (error) {
    countAnalyticsEvents("lost", events.length);
    if (!(error instanceof NoSiteConfig)) log.error({ err: error }, "events were not sent");
  }
}

function toWire({ uid, at, name, ...fields }: SentEvent) {
  const { id } = catalogue[name];
  return { uid, at, name, ...(id === undefined ? {} : { id }), ...fields };
}

const counterCopies = new StaleCopies<Readonly<Record<string, string>>>("counters", 100);

/** Codes of the analytics counters by type; {} = none, or the platform does not answer (ANA-01, CFG-11). */
export async function loadCounters(
  scope: PlatformScope,
  domain: string,
  projectId: number,
): Promise<Readonly<Record<string, string>>> {
  const query = { domain, projectId };
  const found = await findOptionalCopy(
    scope,
    counterCopies,
    query,
    analyticsCalls.counters,
    async (behind) => {
      const reply = await call(behind, analyticsCalls.counters, { query });
      return reply.ok ? { ...reply, data: reply.data.counters } : reply;
    },
  );
  return found ?? {};
}
