import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteConfigWire } from "~/platform/services/config/site-config-wire.server";
import { pricesAndBoundsReplyWire } from "~/platform/services/coupons/prices-wire.server";
import { playerRecordReplyWire } from "~/platform/services/user/config-wire.server";
import { type Bed, openBed } from "./support/bed";
import { bet, market } from "./support/test-feed";

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed?.sandbox.close());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const check = (sessionId: string) =>
  bed.call("GET", "/web-api/authapi/v1/check", undefined, { "x-session-id": sessionId });
const disconnect = (sessionId: string, everywhere: boolean) =>
  bed.call("POST", "/web-api/authapi/v1/disconnect", { everywhere }, { "x-session-id": sessionId });

describe("auth API", () => {
  it("SES-04 a player signs in by e-mail, in any letter case, or by number", async () => {
    expect((await bed.logIn("DEMO@example.test", "demo")).body).toMatchObject({ userId: 1 });
    expect((await bed.logIn("2", "demo")).body).toMatchObject({ userId: 2 });
    expect((await bed.logIn("twostep@example.test", "demo")).body).toEqual({
      twoStep: { token: expect.any(String) },
    });
  });

  it("SES-04 sign-ins with a wrong password and with an unknown login get the same answer", async () => {
    const wrong = await bed.logIn("demo@example.test", "demo ");
    const unknown = await bed.logIn("nobody@example.test", "demo");
    expect([wrong.status, wrong.body]).toEqual([401, { code: "bad-credentials" }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect((await bed.logIn("twostep@example.test", "wrong")).status).toBe(401);
  });

  it("SES-01 SES-02 a player's session can be ended alone or with all his others", async () => {
    const sessions: string[] = [];
    for (let n = 0; n < 3; n++)
      sessions.push((await bed.logIn("demo@example.test", "demo")).body.sessionId);
    const other = (await bed.logIn("limited@example.test", "demo")).body.sessionId;
    const [first = "", second = "", third = ""] = sessions;
    await disconnect(first, false);
    expect((await check(first)).body).toEqual({ user_id: null });
    expect((await check(second)).body).toEqual({ user_id: 1 });
    await disconnect(second, true);
    expect((await check(third)).body).toEqual({ user_id: null });
    expect((await check(other)).body).toEqual({ user_id: 2 });
    expect((await disconnect("nobody's", true)).status).toBe(200);
  });

  it("PLT-07 a token is valid for ten minutes of the sandbox's clock and not beyond its session", async () => {
    const demo = await bed.signIn();
    const { userId, exp, iat } = claimsOf(demo.token);
    expect([userId, exp - iat]).toEqual([1, 600]);
    expect((await demo.call("GET", "/web-api/user/v1/config")).status).toBe(200);
    await bed.control("POST", "clock", { advanceMs: 601_000 });
    expect((await demo.call("GET", "/web-api/user/v1/config")).body).toEqual({ code: "token" });
    const again = await bed.signIn();
    await disconnect(again.sessionId, false);
    expect((await again.call("GET", "/web-api/user/v1/config")).status).toBe(401);
  });

  it("PLT-07 a token that is forged, unsigned or issued for another purpose is refused", async () => {
    const demo = await bed.signIn();
    const [head = "", body = ""] = demo.token.split(".");
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(demo.token), userId: 2 })).toString(
      "base64url",
    );
    const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
    const signed = createHmac("sha256", "guess").update(`${head}.${forged}`).digest("base64url");
    const twoStep = (await bed.logIn("twostep@example.test", "demo")).body.twoStep.token;
    for (const token of [
      `${head}.${forged}.${signed}`,
      `${none}.${body}.`,
      `${head}.${body}`,
      twoStep,
      "x",
    ]) {
      const answer = await bed.call("GET", "/web-api/user/v1/config", undefined, {
        authorization: `Bearer ${token}`,
      });
      expect([answer.status, answer.body]).toEqual([401, { code: "token" }]);
    }
    expect((await bed.call("GET", "/web-api/gettoken/user")).status).toBe(401);
  });
});

describe("calls of a player", () => {
  it("ACC-01 ACC-02 the user config and the accounts of a player are complete", async () => {
    const demo = await bed.signIn();
    const config = await demo.call("GET", "/web-api/user/v1/config");
    expect(playerRecordReplyWire.parse(config.body)).toMatchObject({
      result: { user_email: "demo@example.test", ban_level: 0 },
    });
    const { body } = await demo.call("GET", "/web-api/officeapi/v1/accounts");
    expect(
      body.all_accounts.map(({ type, iso, money }: Record<string, unknown>) => [type, iso, money]),
    ).toEqual([
      [0, "RUB", "10000.00"],
      [4, "RUB", "1000.00"],
      [9, "EUR", "500.00"],
      [9, "KWD", "50.000"],
    ]);
    expect(body.bonus).toHaveLength(1);
    expect(body.all_accounts[0]).toMatchObject({ isActive: true, symbol: "₽", currencyId: 643 });
    expect([body.is_available_first_deposit_bonus, body.is_account_frozen]).toEqual([false, false]);
    const fresh = await bed.signIn("new@example.test");
    expect(
      (await fresh.call("GET", "/web-api/officeapi/v1/accounts")).body
        .is_available_first_deposit_bonus,
    ).toBe(true);
  });

  it("SBX-01 a player can activate only an account of his own", async () => {
    const demo = await bed.signIn();
    const activate = (id: number) =>
      demo.call("POST", "/web-api/officeapi/v1/accounts/active", { id });
    expect((await activate(12)).body).toEqual({ success: true });
    const { body } = await demo.call("GET", "/web-api/officeapi/v1/accounts");
    const active = body.all_accounts.filter((account: { isActive: boolean }) => account.isActive);
    expect(active.map((account: { id: number }) => account.id)).toEqual([12]);
    expect((await activate(21)).status).toBe(404);
  });

  it("TRM-01 TRM-03 changed terms count as unchanged once the player has confirmed them", async () => {
    const player = await bed.signIn("terms@example.test");
    const status = () => player.call("GET", "/web-api/api-v3/v2/user/agreement-rules/status");
    expect((await status()).body).toMatchObject({
      result: true,
      updatedAt: expect.stringMatching(/^2026-03-07T/),
    });
    await player.call("POST", "/web-api/api-v3/v2/user/agreement-rules/confirm");
    expect((await status()).body.result).toBe(false);
  });

  it("CPS-01 a player's settings are stored and apply after another sign-in", async () => {
    const demo = await bed.signIn();
    expect((await demo.call("GET", "/web-api/user/v1/settings")).body).toEqual({
      enable_mail_news: false,
    });
    await demo.call("PUT", "/web-api/user/v1/settings", {
      changeCoefAction: 1,
      theme: 1,
      isCouponFixed: true,
    });
    const again = await bed.signIn();
    expect((await again.call("GET", "/web-api/user/v1/settings")).body).toEqual({
      changeCoefAction: 1,
      theme: 1,
      isCouponFixed: true,
      enable_mail_news: false,
    });
    expect((await demo.call("PUT", "/web-api/user/v1/settings", { a: { b: 1 } })).status).toBe(400);
  });
});

describe("start-up calls", () => {
  it("CFG-01 CFG-02 site config and its groups are served separately", async () => {
    const { body, headers } = await bed.call("GET", "/bff-api/config/all.json?lang=ru");
    expect(siteConfigWire.parse(body)).toMatchObject({
      companyName: "Touchline",
      currency: "RUB",
      timeZone: 3,
    });
    expect(body.languages).toMatchObject({ default: "ru" });
    expect(body.languages.allowed).toHaveLength(15);
    expect(body.groups).toBeUndefined();
    expect(Number(headers.get("x-config-revision"))).toBeGreaterThan(0);
    const groups = await bed.call(
      "GET",
      "/bff-api/config/group/get?groups=coupon,paths,other&lang=ru",
    );
    expect(groups.body).toEqual({
      coupon: {
        maxBets: 50,
        minAmountTypes: [0, 1, 2, 4, 9],
        bonusFeature: false,
        promoCodes: true,
      },
      paths: {
        promo: {
          "old-promo": "demo",
          "promo/express-of-the-day": "accumulator-of-the-day",
          "promo/euro2020": "euro2020",
          "promo/friends": "bring-a-friend",
          "promo/slots-race": "highest-multiple",
        },
        tokens: { "demo-token": "" },
      },
    });
    expect((await bed.call("GET", "/bff-api/config/group/get?groups=other")).body).toEqual({});
  });

  it("CFG-03 a redirect rule without a language applies with and without one, a rule with a language to that one alone", async () => {
    const ask = (url: string) => bed.call("POST", "/redirects-api/api/v1/redirect-light", { url });
    expect((await ask("/ru/old")).body).toMatchObject({ redirect: false });
    await bed.control("PATCH", "config", {
      redirects: { "/old": { url: "/ru/results/live", code: 301 } },
    });
    expect((await ask("https://shop.test/ru/old?x=1")).body).toMatchObject({
      redirect: true,
      code: 301,
      url: "/ru/results/live",
    });
    expect((await ask("/old")).body).toMatchObject({ redirect: true, url: "/ru/results/live" });
    await bed.control("PATCH", "config", {
      redirects: { "/ru/old": { url: "/ru/about", code: 302 } },
    });
    expect((await ask("/ru/old")).body).toMatchObject({ code: 302, url: "/ru/about" });
    expect((await ask("/en/old")).body).toMatchObject({ code: 301, url: "/ru/results/live" });
    expect((await ask("/constructor")).body.redirect).toBe(false);
  });

  it("NTC-01 the blocks service reports a block only while the control interface sets one", async () => {
    const ask = async () =>
      (await bed.call("POST", "/blocks-api/api/v2/block", { auth: false, url: "/ru" })).body;
    expect(await ask()).toEqual({ displayTypeId: null, templateTypeId: null });
    await bed.control("POST", "blocks", { displayTypeId: 1, templateTypeId: 4 });
    expect(await ask()).toEqual({ displayTypeId: 1, templateTypeId: 4 });
    await bed.control("DELETE", "blocks");
    expect(await ask()).toEqual({ displayTypeId: null, templateTypeId: null });
  });

  it("SBX-01 the session call returns plain text that is not cached", async () => {
    const { body, headers } = await bed.call("GET", "/web-api/session");
    expect(body).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get("content-type")).toMatch(/^text\/plain/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("SBX-01 every response states the sandbox's time, even one for an unknown path", async () => {
    const { status, body, headers } = await bed.call("GET", "/web-api/nothing");
    expect([status, body]).toEqual([404, { code: "not-found" }]);
    expect(new Date(Number(headers.get("x-platform-time"))).toISOString()).toMatch(
      /^2026-03-07T12:0/,
    );
  });
});

describe("session summary", () => {
  it("RCK-04 RCK-05 a session's totals follow its coupons as they are placed, sold and settled", async () => {
    const demo = await bed.signIn();
    const totals = async () => {
      const { body } = await demo.call("GET", "/web-api/api/web/user/v1/session-summary");
      const { staked, returned, inPlay } = body.accounts.find(
        ({ accountId }: { accountId: number }) => accountId === 11,
      );
      return [staked, returned, inPlay];
    };
    expect(await totals()).toEqual(["0.00", "0.00", "0.00"]);
    await demo.place("won", [bet(501, 0)]);
    await demo.place("lost", [bet(502, 0)], { amount: "50.00" });
    const sold = (await demo.place("sold", [bet(503, 0)], { amount: "40.00" })).body.id;
    expect(await totals()).toEqual(["190.00", "0.00", "190.00"]);
    await bed.control("PATCH", "games/501", { result: "1:0" });
    await bed.control("PATCH", "games/502", { result: "0:1" });
    expect(await totals()).toEqual(["190.00", "185.00", "40.00"]);
    const path = `/coupon-api/v1/coupons/${sold}/cash-out`;
    const { quote } = (await demo.call("GET", path)).body;
    await demo.call("POST", path, { quote: quote.id }, { "idempotency-key": "take" });
    // 40.00 less 5 %.
    expect(await totals()).toEqual(["190.00", "223.00", "0.00"]);
  });

  it("RCK-04 RCK-05 a stake of an earlier session counts together with its return, in the session that settles it", async () => {
    const earlier = await bed.signIn();
    const placed = async (key: string, game: number, amount: string) =>
      (await earlier.place(key, [bet(game, 0)], { amount })).body.id as string;
    const sold = await placed("sold", 501, "100.00");
    await placed("lost", 502, "50.00");
    await placed("open", 503, "30.00");
    await bed.control("POST", "clock", { advanceMs: 1_000 });
    const later = await bed.signIn();
    const totals = async () => {
      const { body } = await later.call("GET", "/web-api/api/web/user/v1/session-summary");
      const { staked, returned, inPlay } = body.accounts.find(
        ({ accountId }: { accountId: number }) => accountId === 11,
      );
      return [staked, returned, inPlay];
    };
    expect(await totals()).toEqual(["0.00", "0.00", "0.00"]);
    const path = `/coupon-api/v1/coupons/${sold}/cash-out`;
    const take = async (key: string, stake?: string) => {
      const { quote } = (await later.call("GET", path)).body;
      await later.call("POST", path, { quote: quote.id, stake }, { "idempotency-key": key });
    };
    // A fifth of the stake less 5 %, then the rest of it.
    await take("part", "20.00");
    expect(await totals()).toEqual(["20.00", "19.00", "0.00"]);
    await take("rest");
    expect(await totals()).toEqual(["100.00", "95.00", "0.00"]);
    await bed.control("PATCH", "games/502", { result: "0:1" });
    expect(await totals()).toEqual(["150.00", "95.00", "0.00"]);
    // A stake of this session is staked and in play.
    await later.place("new", [bet(503, 0)], { amount: "25.00" });
    expect(await totals()).toEqual(["175.00", "95.00", "25.00"]);
  });
});

describe("coupon resolution", () => {
  const resolve = (bets: unknown[], changes = {}) =>
    bed.call("POST", "/coupon-api/v1/resolve", {
      lng: "en",
      typeId: 1,
      currency: "RUB",
      bets,
      ...changes,
    });

  it("CPN-26 CPN-09 resolving a coupon gives each bet in the requested language and the stake bounds", async () => {
    const { body } = await resolve([bet(501, 3), bet(999, 0), bet(701, 6)], { lng: "ru" });
    const { bets, ...bounds } = pricesAndBoundsReplyWire.parse(body);
    expect(bets[0]).toMatchObject({
      gameId: 501,
      statusId: -2,
      gameStatusId: 1,
      scores: null,
      isBlocked: false,
      isFinished: false,
      path: "home/line/all/football/118587/501",
      startsAt: "2026-03-07T13:00:00.000Z",
      market: {
        id: 50103,
        coef: "1.9",
        typeId: "over",
        isLive: false,
        game: "Хозяева 501 – Гости 501",
      },
    });
    expect(bets[1]).toBeNull();
    expect(bets[2]).toMatchObject({
      gameStatusId: 2,
      scores: "1:0",
      path: "home/live/all/football/118587/701",
      market: { isLive: true, name: "Гости 701 (+0.25)" },
    });
    // A fifth of the step of 100; a live stake is capped at 100,000.00.
    expect(bounds).toMatchObject({
      minBetAmount: "20.00",
      maxBetAmount: "100000.00",
      maxPayout: "1000000.00",
    });
  });

  it("CPN-19 resolving a coupon marks suspended, finished and repriced bets", async () => {
    await bed.control("PATCH", `markets/${market(501, 0)}`, { isBlocked: true });
    await bed.control("PATCH", `markets/${market(502, 0)}`, { coef: "2.05" });
    await bed.control("PATCH", "games/503", { result: "0:2" });
    const { body } = await resolve([bet(501, 0), bet(502, 0), bet(503, 0)], { currency: "KWD" });
    expect(body.bets[0]).toMatchObject({ isBlocked: true, isFinished: false });
    expect(body.bets[1]).toMatchObject({ isBlocked: false, market: { coef: "2.05" } });
    expect(body.bets[2]).toMatchObject({
      isBlocked: true,
      isFinished: true,
      gameStatusId: 4,
      scores: "0:2",
      market: { coef: "1.85" },
    });
    expect(body).toMatchObject({ minBetAmount: "0.100", maxPayout: "5000.000" });
  });
});

describe("changes call", () => {
  const changes = (games: unknown, sessions: unknown = []) =>
    bed.call("POST", "/push-api/v1/changes", { games, sessions });

  it("CPN-19 the changes call returns a game only if its prices, blocks, scores or status have changed", async () => {
    const { gameId, marketId } = bet(501, 0);
    const first = (await changes([{ id: gameId, version: null }])).body.games[0];
    expect(first.state).toMatchObject({ gameStatusId: 1, scores: null, minute: null });
    const known = [{ id: gameId, version: first.version }];
    expect((await changes(known)).body.games).toEqual([]);
    await bed.control("PATCH", `markets/${marketId}`, { coef: "7.25", isBlocked: true });
    const moved = (await changes(known)).body.games[0];
    expect(moved.state.markets).toContainEqual({ id: marketId, coef: "7.25", isBlocked: true });
    await bed.control("PATCH", `games/${gameId}`, { result: "2:1" });
    const over = (await changes([{ id: gameId, version: moved.version }])).body.games[0];
    expect(over.state).toMatchObject({ gameStatusId: 4, scores: "2:1", markets: [] });
    expect((await changes([{ id: 5, version: null }])).body.games).toMatchObject([
      { id: 5, state: null },
    ]);
  });

  it("CPN-19 the changes call returns a session whose balance has changed, and null once it has ended", async () => {
    const demo = await bed.signIn();
    const ask = async (version: string | null) =>
      (await changes([], [{ id: demo.sessionId, version }])).body.sessions;
    const [{ version: first }] = await ask(null);
    expect(await ask(first)).toEqual([]);
    await bed.control("PATCH", "players/demo@example.test", { balances: { RUB: "9000.00" } });
    const [{ version: second }] = await ask(first);
    expect([typeof second, second === first]).toEqual(["string", false]);
    await disconnect(demo.sessionId, false);
    expect(await ask(second)).toEqual([{ id: demo.sessionId, version: null }]);
  });

  it("CPN-19 SEC-06 a changes call for more than 500 games is refused, and no changes call is listed", async () => {
    const many = Array.from({ length: 501 }, (_, n) => ({ id: n + 1, version: null }));
    expect((await changes(many)).status).toBe(400);
    const { calls } = await bed.control("GET", "calls");
    expect(calls.filter(({ path }: { path: string }) => path.startsWith("/push-api/"))).toEqual([]);
  });
});
