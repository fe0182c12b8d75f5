import { afterAll, beforeAll, expect, it } from "vitest";
import { loadAccounts } from "~/platform/services/accounts/client.server";
import {
  checkSession,
  signInByPassword,
  signOutAtPlatform,
} from "~/platform/services/auth/client.server";
import { loadVisitorBlock } from "~/platform/services/blocks/client.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { clearSiteConfigCopies } from "~/platform/services/config/copies.server";
import { placeCoupon } from "~/platform/services/coupons/place.server";
import {
  findCouponByPlacementKey,
  listOpenBets,
} from "~/platform/services/coupons/placed-coupons.server";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { requestRedirect, resetRedirectCache } from "~/platform/services/redirects/client.server";
import { fetchAndLogRemotePage } from "~/platform/services/remotes/page.server";
import { loadWhetherTermsChanged } from "~/platform/services/terms/client.server";
import {
  loadPlayer,
  loadPlayerSettings,
  replacePlayerSettings,
} from "~/platform/services/user/client.server";
import { breakerStates } from "~/platform/transport/breaker.server";
import { platformNow, resetPlatformClock } from "~/platform/transport/clock.server";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import {
  closePlatformConnections,
  openEmbeddedPlatformIfUsed,
  platformConsoleLines,
} from "~/platform/transport/embedded/platform.server";
import { resetConfigRevision } from "~/platform/transport/revision.server";
import type { PlatformAuth } from "~/platform/transport/scope.server";
import { units } from "../support/amounts";
import { scope, testEnv } from "./upstream";

let auth: PlatformAuth;
let userId: number;
const page = () => scope({ auth, budgetMs: 20_000 });

beforeAll(async () => {
  const sandbox = {
    dataDir: null,
    databaseUrl: null,
    feed: null,
    publicOrigin: "https://touchline.test",
    secrets: ["a-secret-of-tests"],
    now: null,
    control: true,
  };
  testEnv({ platformOrigin: null, sandbox });
  clearSiteConfigCopies();
  resetRedirectCache();
  resetConfigRevision();
  resetPlatformClock();
  await openEmbeddedPlatformIfUsed();
  const signed = await signInByPassword(scope(), {
    login: "demo@example.test",
    password: "demo",
    save: true,
  });
  if (signed.kind !== "signed-in") throw new Error(`not signed in: ${signed.kind}`);
  userId = signed.userId;
  auth = { sessionId: signed.sessionId, token: null, tokenExpires: 0, onToken: () => {} };
});

afterAll(async () => {
  await closePlatformConnections();
});

async function control(method: string, path: string, body: unknown) {
  const request = new Request(`http://shop.test/sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleSandboxRequest(request);
  expect(response?.ok).toBe(true);
}

it("PLT-08 CFG-09 every start-up call works with the embedded platform", async () => {
  expect((await platformConsoleLines()).length).toBeGreaterThan(0);
  const config = await loadSiteConfig(page());
  expect(config.currency).toBe("RUB");
  expect(config.languages).toContain("ru");
  expect(await loadVisitorBlock(page(), { isSignedIn: true, url: "/en" })).toBeNull();
  expect(await requestRedirect(page(), "/en/no-such-rule")).toBeNull();
  expect(await checkSession(page())).toEqual({ kind: "player", userId });
  expect(await loadPlayer(page(), userId)).toMatchObject({
    ok: true,
    value: { email: "demo@example.test" },
  });
  expect(await loadWhetherTermsChanged(page())).toBe(false);
});

it("ACC-02 PLT-07 the demo player's balances are read with a newly fetched token", async () => {
  const accounts = await loadAccounts(page());
  expect(auth.token).not.toBeNull();
  // docs/sandbox.md, "Demo players": RUB 10,000.00, EUR 500.00, KWD 50.000, a RUB bonus account 1,000.00.
  const money = accounts.ok
    ? accounts.value.all.map((one) => `${one.type} ${one.iso} ${one.money}`).sort()
    : [];
  expect(money).toEqual(["0 RUB 1000000", "4 RUB 100000", "9 EUR 50000", "9 KWD 50000"]);
});

it("CFG-02 a changed site config reaches pages with the next response", async () => {
  await control("PATCH", "config", { companyName: "Renamed" });
  await loadVisitorBlock(page(), { isSignedIn: false, url: "/en" });
  expect(await loadSiteConfig(page())).toMatchObject({ companyName: "Renamed", isStale: false });
});

it("PLT-07 the platform clock and tokens follow the embedded platform's moved clock", async () => {
  const before = platformNow();
  await control("POST", "clock", { advanceMs: 86_400_000 });
  await loadVisitorBlock(page(), { isSignedIn: false, url: "/en" });
  expect(platformNow() - before).toBeGreaterThan(86_000_000);
  expect(await loadPlayer(page(), userId)).toMatchObject({ ok: true });
  expect(auth.tokenExpires).toBeGreaterThan(platformNow());
});

it("PLT-10 a player's saved settings are read back from the embedded platform", async () => {
  expect(await replacePlayerSettings(page(), { theme: 1 })).toMatchObject({
    ok: true,
    value: { theme: 1 },
  });
  expect(await loadPlayerSettings(page())).toEqual({
    ok: true,
    value: { theme: 1, enable_mail_news: false },
  });
});

it("CPP-03 CPP-11 CPN-26 a bet on the embedded platform is resolved, placed once and found by its key, even when the response is lost", async () => {
  const feed = await handleSandboxRequest(
    new Request("http://shop.test/sandbox/feed?status=line&limit=1"),
  );
  const { games } = JSON.parse((await feed?.text()) ?? "{}");
  const [game] = games;
  const market = game.markets.find((one: { isBlocked: boolean }) => !one.isBlocked);
  const ref = {
    gameId: game.id,
    marketId: market.id,
    type: market.type,
    param: market.param === null ? "" : String(market.param),
  };
  const resolved = await loadPricesAndBounds(page(), { typeId: 0, currency: "RUB", bets: [ref] });
  const bet = resolved.ok ? resolved.value.bets[0] : null;
  expect(bet?.market.coef).toBe(market.coef);
  const accounts = await loadAccounts(page());
  const account = accounts.ok ? accounts.value.all.find((one) => one.type === 0) : undefined;
  const key = "3f6f0f6e-5d1e-4c63-9d3b-7c5b6a1e0001";
  const placement = {
    key,
    userId,
    accountId: account?.id ?? 0,
    iso: "RUB",
    typeId: 0,
    systemValue: 2,
    amount: units(15_000),
    amountByBlockId: {},
    bets: [{ ...ref, coef: market.coef, scores: bet?.scores ?? null, blockId: 0 }],
    changeCoefAction: 2,
    coef: market.coef,
    coefByView: market.coef,
    coefViewId: 0,
    exactCoef: 0,
    isDropOnScoreChange: false,
    prepaidAmount: units(0),
    isVip: false,
    refId: 1,
    hyperBonusPercent: 0,
    bonusPercent: null,
    manuallyDeletedBonusBet: false,
    promoCode: "",
    validUntil: platformNow() + 8_000,
  } as const;
  expect(await findCouponByPlacementKey(page(), key)).toEqual({ kind: "none" });
  const placed = await placeCoupon(page(), placement);
  expect(placed).toMatchObject({ kind: "placed", coupon: { key, stake: 15_000, state: "placed" } });
  expect(await findCouponByPlacementKey(page(), key)).toMatchObject({
    kind: "placed",
    coupon: { key },
  });
  expect(await placeCoupon(page(), placement)).toEqual(placed);
  const open = await listOpenBets(page(), 10);
  expect(open.ok && open.value.filter((one) => one.key === key)).toHaveLength(1);
  const unheard = { ...placement, key: "3f6f0f6e-5d1e-4c63-9d3b-7c5b6a1e0003" };
  await control("POST", "faults", { path: "/coupon-api/v1/coupons", drop: "after", times: 1 });
  expect((await placeCoupon(page(), unheard)).kind).toBe("unknown");
  expect(await findCouponByPlacementKey(page(), unheard.key)).toMatchObject({
    kind: "placed",
    coupon: { key: unheard.key, stake: 15_000 },
  });
  const tooMuch = {
    ...placement,
    key: "3f6f0f6e-5d1e-4c63-9d3b-7c5b6a1e0002",
    amount: units(90_000_000),
  };
  const refused = await placeCoupon(page(), tooMuch);
  expect(refused.kind).toBe("refused");
  const after = await loadAccounts(page());
  const left = after.ok ? after.value.all.find((one) => one.type === 0)?.money : null;
  expect(left).toBe(1_000_000 - 2 * 15_000);
});

it("REM-01 a remote page of the embedded platform is fetched in the same process", async () => {
  const config = await loadSiteConfig(page());
  const remote = { url: config.remotes["betting"]?.url ?? "", budgetMs: 10_000 };
  const answer = await fetchAndLogRemotePage(page(), {
    app: "betting",
    remote,
    path: "/en/home/line",
    search: "",
    isPersonal: false,
  });
  expect(answer).toMatchObject({ ok: true });
  expect(answer.ok && answer.reply.body).toContain("<");
});

it("SES-02 PLT-02 a session of the embedded platform is gone after sign-out", async () => {
  expect(await signOutAtPlatform(page(), { everywhere: false })).toBe(true);
  expect(await checkSession(page())).toEqual({ kind: "gone" });
  auth.token = null;
  expect(await loadPlayer(page(), userId)).toMatchObject({
    ok: false,
    failure: { kind: "unauthorized" },
  });
});

it("OPS-04 a reset of the embedded platform closes the breakers that its faults had opened", async () => {
  await control("POST", "faults", { path: "/blocks-api/", status: 500, times: 100 });
  const ask = () => loadVisitorBlock(page(), { isSignedIn: false, url: "/en" });
  const states = () => breakerStates().filter(({ state }) => state !== "closed");
  for (let asked = 0; asked < 10 && states().length === 0; asked++) await ask();
  expect(states().map(({ service }) => service)).toEqual(["blocks"]);
  await control("POST", "reset", {});
  expect(states()).toEqual([]);
  await ask();
  const calls = await handleSandboxRequest(new Request("http://shop.test/sandbox/calls"));
  expect(await calls?.text()).toContain("/blocks-api/");
});
