import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { browserEventNames, parseAnalyticsEvent } from "~/domain/analytics/catalogue";
import { parseConsentToCurrentPolicy } from "~/domain/consent/consent";
import {
  eventOrigins,
  type SentEvent,
  sendAnalyticsEvents,
} from "~/platform/services/analytics/client.server";
import { loadSiteConfig, NoSiteConfig } from "~/platform/services/config/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { observeWebVital } from "~/server/metrics.server";
import { isOwnPost } from "~/server/origin.server";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { requestScope } from "~/server/request-scope.server";
import { eventsAtOnce, keptEventMs } from "./queue";
import { mayRecord } from "./record.server";

/** Events of a browser; each has its own number and time besides the catalogue's fields. */
const batchSchema = z
  .array(z.looseObject({ uid: z.uuid(), at: z.number().int().min(0) }))
  .min(1)
  .max(eventsAtOnce);

/**
 * Takes the events that only a browser can see and passes them on to the platform's collector (ANA-02). Answers 204 also
 * without consent, where nothing is passed on. An event that is not as the catalogue has it is dropped.
 */
export async function collectEvents({ request, params, context }: ActionFunctionArgs) {
  const { requestId, country, clientAddress } = requestScope(context, request);
  const url = new URL(request.url);
  if (request.method !== "POST") return answer(405);
  if (!isOwnPost(request.headers, url.origin)) return answer(403);
  const { ok: isAllowed } = await countPost(postLimits.collecting, null, clientAddress);
  if (!isAllowed) return answer(429);
  const lng = /^[a-z]{2}$/.exec(url.searchParams.get("lang") ?? "")?.[0] ?? "en";
  const platform = createPlatformScope({
    ...{ lng, requestId, url: request.url },
    ...(country === null ? {} : { country }),
  });
  const config = await loadSiteConfig(platform).catch((error: unknown) => {
    if (error instanceof NoSiteConfig) return null;
    throw error;
  });
  if (!config) return answer(503);
  if (!config.analytics.isAvailable || params["*"] !== config.analytics.key) return answer(404);
  const batch = batchSchema.safeParse(await request.json().catch(() => null));
  if (!batch.success) return answer(400);
  const cookie = readPlainCookie(request, "cookie_consent");
  if (!mayRecord(parseConsentToCurrentPolicy(cookie, config.cookiePolicy.revision)))
    return answer(204);
  const isTelegram = url.searchParams.get("whence") === String(eventOrigins.telegram);
  const events = batch.data.flatMap((raw) => readEvent(raw, platformNow()));
  for (const event of events)
    if (event.name === "web_vital") observeWebVital(event.metric, event.value);
  if (events.length > 0)
    sendAnalyticsEvents(platform, events, isTelegram ? eventOrigins.telegram : eventOrigins.site);
  return answer(204);
}

function readEvent(
  { uid, at, ...raw }: z.output<typeof batchSchema>[number],
  now: number,
): SentEvent[] {
  const event = parseAnalyticsEvent(raw);
  if (!event || !browserEventNames.some((name) => name === event.name)) return [];
  // A clock that is wrong by more than a kept event's age says nothing about the time.
  const isTimeSound = at <= now && now - at <= keptEventMs;
  return [{ ...event, uid, at: isTimeSound ? at : now }];
}

function answer(status: 204 | 400 | 403 | 404 | 405 | 429 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
