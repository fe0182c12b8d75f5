import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { analyticsCalls } from "~/platform/services/analytics/calls.server";
import { blockCalls } from "~/platform/services/blocks/calls.server";
import { configCalls } from "~/platform/services/config/calls.server";
import { deviceCalls } from "~/platform/services/device/calls.server";
import { redirectCalls } from "~/platform/services/redirects/calls.server";
import { sportCalls } from "~/platform/services/sports/calls.server";
import { analyticsEvents } from "../db/schema";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";
import type { SiteDoc } from "./site-config-seed";

/** Start-up calls (CFG-01 to CFG-05, NTC-01) and the event collector. */
export function siteStartUpAndEventRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const site = () => services.world.state.config;

  serve(app, configCalls.site, ({ c }) => withOwnPages(site(), new URL(c.req.url)));

  serve(app, configCalls.groups, ({ c }) => {
    const asked = (c.req.query("groups") ?? "").split(",");
    const { coupon, paths } = site().groups;
    return {
      ...(asked.includes("coupon") ? { coupon } : {}),
      ...(asked.includes("paths") ? { paths } : {}),
    };
  });

  serve(app, redirectCalls.light, async ({ readBody }) => {
    const { url } = await readBody();
    const rule = redirectFor(site().redirects, url);
    return {
      redirect: rule !== null,
      code: rule?.code ?? 0,
      url: rule?.url ?? "",
      reasons: rule ? ["rule"] : [],
      breadcrumbs: rule ? passedAddresses(site().redirects, rule.url) : [],
    };
  });

  serve(app, blockCalls.block, async ({ readBody }) => {
    await readBody();
    return services.world.state.block ?? { displayTypeId: null, templateTypeId: null };
  });

  serve(app, sportCalls.list, () => {
    const sports = new Map(services.feed.champs.map(({ sport }) => [sport.id, sport.name.en]));
    return [...sports].map(([sportId, nameEng]) => ({ sportId, nameEng }));
  });

  // Not JSON, but an opaque session of the visit (CFG-04).
  serve(app, deviceCalls.visitId, ({ c }) => {
    c.header("cache-control", "no-store");
    return c.text(randomBytes(16).toString("hex"));
  });

  serve(app, analyticsCalls.events, async ({ c, readBody, param }) => {
    const body = await readBody();
    const [at, key, query] = [services.world.now(), param("key"), { ...c.req.query() }];
    if (key !== site().analyticsCollector.key) return c.json({ code: "not-found" }, 404);
    // An event that is sent again has arrived already.
    await services.db
      .insert(analyticsEvents)
      .values(body.map((event) => ({ at, key, query, event, uid: event.uid })))
      .onConflictDoNothing();
    return { success: true };
  });

  serve(app, analyticsCalls.counters, () => ({ counters: site().counters }));

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

/** The addresses that a redirect passes: its target, and where that is redirected to in turn, up to the first repeated one. */
function passedAddresses(rules: SiteDoc["redirects"], target: string): string[] {
  const passed: string[] = [];
  for (
    let next: string | null = target;
    next !== null;
    next = redirectFor(rules, next)?.url ?? null
  ) {
    if (passed.includes(next)) break;
    passed.push(next);
  }
  return passed;
}
