import { log } from "~/server/log.server";
import { call } from "../../transport/call.server";
import { failureLogFields } from "../../transport/call-log.server";
import { createSignedOutBackgroundScope, type PlatformScope } from "../../transport/scope.server";
import { loadSiteConfig, NoSiteConfig } from "../config/client.server";
import { analyticsCalls } from "./calls.server";

/** An event of the collector. Nothing personal: no login, telephone, address or player. */
export interface AnalyticsEvent {
  /** The collector's number of the event, where it has one. */
  readonly id?: number;
  readonly name: string;
  readonly [parameter: string]: string | number | boolean | null | undefined;
}

/** Origin of the site's events. */
const whence = 55;
const budgetMs = 5000;

/** Sends an event without delaying the response; a failure is only logged. */
export function recordAnalyticsEvent(scope: PlatformScope, event: AnalyticsEvent): void {
  const behind = createSignedOutBackgroundScope(scope, budgetMs);
  void send(behind, event).catch((error: unknown) => {
    if (!(error instanceof NoSiteConfig)) log.error({ err: error }, "an event was not sent");
  });
}

async function send(scope: PlatformScope, event: AnalyticsEvent): Promise<void> {
  const { analytics } = await loadSiteConfig(scope);
  if (!analytics.isAvailable) return;
  const reply = await call(scope, analyticsCalls.events, {
    params: { key: analytics.key },
    query: { whence, lang: scope.lng },
    json: event,
  });
  if (!reply.ok)
    log.warn(
      { requestId: scope.requestId, ...failureLogFields(reply.failure) },
      "an event was not sent",
    );
}
