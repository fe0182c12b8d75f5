import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseConsentToCurrentPolicy } from "~/domain/consent/consent";
import type { SiteConfig } from "~/domain/settings/site-config";
import { loadCounters } from "~/platform/services/analytics/client.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import type { VendorSources } from "~/server/content-policy";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { requestScope } from "~/server/request-scope.server";
import { type EventSource, mayRecord } from "./record.server";

/** The counters for a visitor who has consented; {} for another. */
export async function loadCountersOfVisitor({ request, context }: LoaderFunctionArgs) {
  const { requestId } = requestScope(context, request);
  const url = new URL(request.url);
  const lng = /^[a-z]{2}$/.exec(url.searchParams.get("lng") ?? "")?.[0] ?? "en";
  const platform = createPlatformScope({ lng, requestId, url: request.url });
  const { cookiePolicy, groupId } = await loadSiteConfig(platform);
  const cookie = readPlainCookie(request, "cookie_consent");
  if (!mayRecord(parseConsentToCurrentPolicy(cookie, cookiePolicy.revision))) return {};
  return loadCounters(platform, url.hostname, groupId);
}

/** Origins that a counter's vendor needs, by the number of its type. */
const sources: Readonly<Record<string, Pick<VendorSources, "connect" | "image">>> = {
  "4": {
    connect: ["https://analytics.twitter.com", "https://t.co"],
    image: ["https://analytics.twitter.com", "https://t.co"],
  },
  "8": { connect: ["https://mc.yandex.ru"], image: ["https://mc.yandex.ru"] },
};

/** What the counters of a page need, which only a visitor who has consented gets (SEC-02). */
export async function counterSources({
  config,
  consent,
  platform,
  url,
}: EventSource & {
  readonly config: Pick<SiteConfig, "groupId">;
  readonly url: URL;
}): Promise<readonly Pick<VendorSources, "connect" | "image">[]> {
  if (!mayRecord(consent)) return [];
  const counters = await loadCounters(platform, url.hostname, config.groupId);
  return Object.keys(counters).flatMap((type) => sources[type] ?? []);
}
