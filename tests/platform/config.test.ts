import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadVisitorBlock } from "~/platform/services/blocks/client.server";
import { loadSiteConfig, NoSiteConfig } from "~/platform/services/config/client.server";
import { clearSiteConfigCopies } from "~/platform/services/config/copies.server";
import {
  type SiteConfigWire,
  siteConfigWire,
} from "~/platform/services/config/site-config-wire.server";
import { resetConfigRevision } from "~/platform/transport/revision.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { log } from "~/server/log.server";
import { scope, testEnv, upstream } from "./upstream";

const wire: SiteConfigWire = {
  group_id: 285,
  ref_id: 1,
  companyName: "Touchline",
  isFlexibleAssetPath: false,
  isPwa: true,
  pwaManifest: { themeColor: "#123456" },
  partnerCssBrandBook: [{ css_prop: "--x", css_value: "16px" }],
  taskCounter: { count: 9, url: "/office/account" },
  referral: { consentClass: "marketing" },
  chat: {},
  domains: ["https://mirror.test/"],
  appVersion: null,
  isFatmanAnalyticsAvailable: false,
  analyticsCollector: { key: "k" },
  languages: { allowed: ["de", "en", "xx"], default: "de" },
  timeZone: 3,
  currency: "RUB",
  licence: { number: "n", ageLimit: 18, ageLimits: {}, authority: "", registerUrl: "" },
  helplines: [],
  remotes: {
    betting: { url: "/remotes/betting" },
    office: { url: "/remotes/office", budgetMs: 900 },
  },
  disabledScreens: [],
  blockedPaths: [],
  features: {
    registration: true,
    identification: true,
    rules: true,
    confirmTerms: true,
    oneClick: true,
    snow: false,
    cricket: false,
    internalVisitor: false,
    bonusVariant: "bonus",
    accountsVariant: "whole",
    payment: { enabled: true, requiresLogin: true, authOnly: false },
  },
  bonuses: {},
  access: {
    loginTarget: "page",
    authAppUrl: null,
    afterLogin: null,
    banRedirectUrl: "https://ban.test",
    mustIdentify: false,
  },
  maintenance: {
    started_at: 10,
    ended_at: 20,
    notify_started_at: 5,
    notify_ended_at: 10,
    isActive: false,
    web_state: 0,
  },
  security: { passwordMaxDays: 180 },
  playerSafety: {
    raiseDelayHours: 72,
    isDisabledBySection: true,
    hasExclusionReasons: false,
    idleMinutes: 0,
  },
  vendors: { connect: [], frame: [], image: [], ancestors: [] },
  social: { providers: [], oneTap: null },
  ageGate: { isOn: true, isForSession: true, leaveUrl: "https://leave.test/" },
  termsNotice: { updated_at: 1_790_000_000 },
  registration: siteConfigWire.shape.registration.parse({}),
  popups: {
    registrationReminder: { delay: 60, interval: 30 },
    hasNewSiteInfo: true,
    hasFirstDepositBonus: false,
    hasAdBlockerNotice: true,
  },
  paybills: { outOfService: ["wallet"] },
  abTests: [],
  cookiePolicy: { revision: 7 },
};
const groups = {
  coupon: { maxBets: 7, minAmountTypes: [1], bonusFeature: true },
  paths: { promo: { old: "new" }, tokens: {} },
};

const partitions = "/third-party/api/list-available-partitions";
const isSite = (asked: { path: string }) => asked.path === "/bff-api/config/all.json";
let site: () => Response;
let group: () => Response;
let revision: string | null;

function serve() {
  return upstream((asked) => {
    const reply = isSite(asked)
      ? site()
      : asked.path.startsWith("/bff-api")
        ? group()
        : asked.path === partitions
          ? Response.json({ success: true, listAvailablePartitions: ["slots"] })
          : Response.json({ displayTypeId: null, templateTypeId: null });
    if (revision) reply.headers.set("x-config-revision", revision);
    return reply;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  testEnv();
  clearSiteConfigCopies();
  resetConfigRevision();
  revision = null;
  site = () => Response.json(wire);
  group = () => Response.json(groups);
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  setUpstreamForTests(null);
});

const down = () => new Response(null, { status: 503 });

it("CFG-01 CFG-02 site config is requested by language and country and converted to the product's terms", async () => {
  const asked = serve();
  const config = await loadSiteConfig(scope({ lng: "de", country: "kz" }));
  expect(asked.map((one) => one.path + one.search)).toEqual([
    "/bff-api/config/all.json?lang=de",
    "/bff-api/config/group/get?groups=coupon%2Cpaths&lang=de",
    partitions,
  ]);
  expect(config.partitions).toEqual(["slots"]);
  expect(asked[0]?.headers.get("x-geoip-country")).toBe("kz");
  expect(config).toMatchObject({
    groupId: 285,
    brandBook: [{ property: "--x", value: "16px" }],
    languages: ["de", "en"],
    defaultLanguage: "de",
    remotes: { betting: { url: "/remotes/betting", budgetMs: null }, office: { budgetMs: 900 } },
    maintenance: {
      startedAt: 10_000,
      endedAt: 20_000,
      notifyStartedAt: 5000,
      notifyEndedAt: 10_000,
    },
    termsNotice: { updatedAt: 1_790_000_000_000 },
    popups: {
      registrationReminder: { delayMs: 60_000, intervalMs: 1_800_000 },
      hasNewSiteInfo: true,
      hasFirstDepositBonus: false,
      hasAdBlockerNotice: true,
    },
    paymentMethodsOut: ["wallet"],
    coupon: { maxBets: 7, minAmountTypes: [1], bonusFeature: true },
    isStale: false,
  });
  expect(Object.entries(config.paths.promo)).toEqual([["old", "new"]]);
});

it("NTC-06 a maintenance time of 0 in site config is no time", async () => {
  const times = { started_at: 0, ended_at: 0, notify_started_at: 0, notify_ended_at: -5 };
  site = () => Response.json({ ...wire, maintenance: { ...wire.maintenance, ...times } });
  serve();
  const { maintenance } = await loadSiteConfig(scope());
  expect(maintenance).toEqual({
    startedAt: null,
    endedAt: null,
    notifyStartedAt: null,
    notifyEndedAt: null,
    isActive: false,
    isWebOpen: false,
  });
});

it("CFG-01 a config request states the default country where none is known", async () => {
  const asked = serve();
  await loadSiteConfig(scope());
  expect(asked[0]?.headers.get("x-geoip-country")).toBe("ru");
});

it("CFG-02 SEC-08 site config is cached for 600 to 900 s, by language and country", async () => {
  const asked = serve();
  const load = () => loadSiteConfig(scope());
  await load();
  await vi.advanceTimersByTimeAsync(599_000);
  await load();
  expect(asked).toHaveLength(3);
  await loadSiteConfig(scope({ country: "kz" }));
  await loadSiteConfig(scope({ lng: "de" }));
  expect(asked).toHaveLength(9);
  await vi.advanceTimersByTimeAsync(302_000);
  expect(await load()).toMatchObject({ isStale: false });
  expect(asked).toHaveLength(12);
});

it("PLT-10 all loaders and pages that wait for site config share one request", async () => {
  const asked = serve();
  const page = scope();
  await Promise.all([loadSiteConfig(page), loadSiteConfig(page), loadSiteConfig(scope())]);
  expect(asked.filter(isSite)).toHaveLength(1);
});

it("CFG-01 a page without a cached config fails within its budget, and retries serve the next page", async () => {
  site = down;
  const asked = serve();
  const failed = loadSiteConfig(scope()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await failed).toBeInstanceOf(NoSiteConfig);
  expect(asked.filter(isSite)).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2000);
  site = () => Response.json(wire);
  await vi.advanceTimersByTimeAsync(600);
  expect(asked.filter(isSite)).toHaveLength(6);
  expect(await loadSiteConfig(scope())).toMatchObject({ groupId: 285, isStale: false });
  expect(asked.filter(isSite)).toHaveLength(6);
});

it("CFG-01 site config is requested six times and no more", async () => {
  site = down;
  const asked = serve();
  const failed = loadSiteConfig(scope()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBeInstanceOf(NoSiteConfig);
  expect(asked.filter(isSite)).toHaveLength(6);
});

it("CFG-01 OPS-04 during an outage the last good config is served at once, marked as stale and logged", async () => {
  serve();
  await loadSiteConfig(scope());
  await vi.advanceTimersByTimeAsync(901_000);
  site = down;
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const asked = serve();
  const stale = await loadSiteConfig(scope());
  expect(stale).toMatchObject({ groupId: 285, isStale: true });
  expect(warn).toHaveBeenCalledWith(expect.anything(), "site config is the last good copy");
  // While the first refresh is at it, and for a rest after it, pages cause no other.
  await loadSiteConfig(scope());
  await vi.advanceTimersByTimeAsync(8000);
  await loadSiteConfig(scope());
  expect(asked.filter(isSite)).toHaveLength(6);
  site = () => Response.json(wire);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loadSiteConfig(scope())).toMatchObject({ isStale: false });
});

it("CFG-01 a page with a cached config does not wait for a silent platform", async () => {
  serve();
  await loadSiteConfig(scope());
  await vi.advanceTimersByTimeAsync(901_000);
  upstream(() => new Promise(() => {}));
  const page = loadSiteConfig(scope());
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.race([page, "still waiting"])).toMatchObject({ isStale: true });
});

it("CFG-09 a malformed config is logged and does not replace a good one", async () => {
  serve();
  await loadSiteConfig(scope());
  await vi.advanceTimersByTimeAsync(901_000);
  site = () => Response.json({ ...wire, timeZone: "3" });
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  serve();
  expect(await loadSiteConfig(scope())).toMatchObject({ timeZone: 3, isStale: true });
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ outcome: "malformed", field: "timeZone" }),
    "upstream",
  );
});

it("CFG-02 a failing config group gives defaults, is not cached and does not stop the page", async () => {
  group = down;
  serve();
  const waiting = loadSiteConfig(scope());
  await vi.advanceTimersByTimeAsync(2500);
  expect(await waiting).toMatchObject({ coupon: { maxBets: 50 }, isStale: false });
  group = () => Response.json(groups);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loadSiteConfig(scope())).toMatchObject({ coupon: { maxBets: 7 } });
});

it("CFG-02 a new config revision in any response expires the cached config at once", async () => {
  revision = "1";
  const asked = serve();
  await loadSiteConfig(scope());
  await loadVisitorBlock(scope(), { isSignedIn: false, url: "/en" });
  await loadSiteConfig(scope());
  expect(asked.filter(isSite)).toHaveLength(1);
  revision = "2";
  site = () => Response.json({ ...wire, companyName: "New" });
  await loadVisitorBlock(scope(), { isSignedIn: false, url: "/en" });
  expect(await loadSiteConfig(scope())).toMatchObject({ companyName: "New", isStale: false });
  await loadSiteConfig(scope());
  expect(asked.filter(isSite)).toHaveLength(2);
});

it.each([
  [{ allowed: ["de"], default: "fr" }, { languages: ["de"], defaultLanguage: "en" }, true],
  [
    { allowed: ["ru", "ru", "__proto__"], default: "ru" },
    { languages: ["ru"], defaultLanguage: "ru" },
    false,
  ],
  [
    { allowed: ["ru", "kk"], default: "" },
    { languages: ["ru", "kk"], defaultLanguage: "ru" },
    false,
  ],
])("LNG-05 CFG-08 site languages %j are read as %j", async (languages, expected, isLogged) => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  site = () => Response.json({ ...wire, languages });
  serve();
  expect(await loadSiteConfig(scope())).toMatchObject(expected);
  expect(error.mock.calls.some(([line]) => Object(line).field === "languages.default")).toBe(
    isLogged,
  );
});

it("SEC-09 names from upstream never reach a prototype", async () => {
  const text = JSON.stringify(groups).replace(
    '{"old":"new"}',
    '{"__proto__":"p","constructor":"c","old":"new"}',
  );
  group = () => new Response(text);
  site = () => new Response(JSON.stringify(wire).replace('"betting"', '"__proto__"'));
  serve();
  const config = await loadSiteConfig(scope());
  expect(config.paths.promo["constructor"]).toBeUndefined();
  expect(Object.getPrototypeOf(config.paths.promo)).toBeNull();
  expect(config.paths.promo["toString"]).toBeUndefined();
  expect(config.remotes["hasOwnProperty"]).toBeUndefined();
  expect(config.paths.promo["old"]).toBe("new");
  expect({}).not.toHaveProperty("url");
});
