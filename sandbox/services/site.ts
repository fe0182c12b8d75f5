import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import {
  collectorReplyWire,
  collectorRequestWire,
} from "~/platform/services/analytics/wire.server";
import { blockReplyWire, blockRequestWire } from "~/platform/services/blocks/wire.server";
import { siteConfigWire } from "~/platform/services/config/site-config-wire.server";
import { configGroupsWire } from "~/platform/services/config/wire.server";
import { redirectReplyWire, redirectRequestWire } from "~/platform/services/redirects/wire.server";
import { sportsReplyWire } from "~/platform/services/sports/wire.server";
import { analyticsEvents } from "../db/schema";
import { parseBody, reply } from "./http";
import type { SandboxServices } from "./sandbox-services";
import type { SiteDoc } from "./site-config-seed";

/** Start-up calls (CFG-01 to CFG-05, NTC-01) and the event collector. */
export function siteStartUpAndEventRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const site = () => services.world.state.config;

  app.get("/bff-api/config/all.json", (c) =>
    reply(siteConfigWire, withOwnPages(site(), new URL(c.req.url))),
  );

  app.get("/bff-api/config/group/get", (c) => {
    const asked = (c.req.query("groups") ?? "").split(",");
    const { coupon, paths } = site().groups;
    return reply(configGroupsWire, {
      ...(asked.includes("coupon") ? { coupon } : {}),
      ...(asked.includes("paths") ? { paths } : {}),
    });
  });

  app.post("/redirects-api/api/v1/redirect-light", async (c) => {
    const { url } = await parseBody(c, redirectRequestWire);
    const rule = redirectFor(site().redirects, url);
    return reply(redirectReplyWire, {
      redirect: rule !== null,
      code: rule?.code ?? 0,
      url: rule?.url ?? "",
      reasons: rule ? ["rule"] : [],
      breadcrumbs: [],
    });
  });

  app.post("/blocks-api/api/v2/block", async (c) => {
    await parseBody(c, blockRequestWire);
    return reply(
      blockReplyWire,
      services.world.state.block ?? { displayTypeId: null, templateTypeId: null },
    );
  });

  app.get("/line-api/v1/sports", () => {
    const sports = new Map(services.feed.champs.map(({ sport }) => [sport.id, sport.name.en]));
    return reply(
      sportsReplyWire,
      [...sports].map(([sportId, nameEng]) => ({ sportId, nameEng })),
    );
  });

  // Not JSON, but an opaque session of the visit (CFG-04).
  app.get("/web-api/session", (c) => {
    c.header("cache-control", "no-store");
    return c.text(randomBytes(16).toString("hex"));
  });

  app.post("/fatman-api/:key", async (c) => {
    const body = await parseBody(c, collectorRequestWire);
    const [at, key, query] = [services.world.now(), c.req.param("key"), { ...c.req.query() }];
    const received = Array.isArray(body) ? body : [body];
    await services.db
      .insert(analyticsEvents)
      .values(received.map((event) => ({ at, key, query, event })));
    return reply(collectorReplyWire, { success: true });
  });

  return app;
}

/**
 * Site config with addresses of the sandbox's own pages (`/sandbox/pages/…`) that a browser can
 * open: paths of the shop if the sandbox is embedded, else absolute addresses of this platform.
 */
function withOwnPages(site: SiteDoc, { hostname, origin }: URL): SiteDoc {
  if (hostname.endsWith(".internal")) return site;
  const address = (text: string) => (text.startsWith("/sandbox/pages/") ? origin + text : text);
  const { providers, oneTap } = site.social;
  return {
    ...site,
    vendors: { ...site.vendors, frame: site.vendors.frame.map(address) },
    social: {
      providers: providers.map((one) => ({ ...one, authorizeUrl: address(one.authorizeUrl) })),
      oneTap: oneTap && { scriptUrl: address(oneTap.scriptUrl) },
    },
  };
}

/**
 * The redirect rule for an address, found by its path, with or without the language; null = none.
 */
function redirectFor(
  rules: SiteDoc["redirects"],
  url: string,
): SiteDoc["redirects"][string] | null {
  if (!URL.canParse(url, "http://shell")) return null;
  const { pathname } = new URL(url, "http://shell");
  const withoutLanguage = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "");
  for (const key of [pathname, withoutLanguage]) {
    if (Object.hasOwn(rules, key)) return rules[key] ?? null;
  }
  return null;
}
