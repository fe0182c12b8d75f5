import { describe, expect, it } from "vitest";
import type { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import {
  failSaving,
  limitChanges,
  limitsBase,
  limitsPage,
  limitsPlayer,
  newsOn,
  saveLimits,
} from "../support/limits";
import { mayPlace } from "../support/may-place";
import { possibleWinOf } from "../support/shown-return";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place } from "../support/slip";

const site = siteOfFile();

/** The platform's clock, ms since epoch. */
const siteNow = async () =>
  Date.parse((await site.control<{ now: string }>("GET", "feed?limit=1")).now);

/** Confirms a chosen exclusion; what the platform is sent. */
async function confirmed(browser: Browser, chosen: { readonly key: string } | null) {
  await site.mark();
  await browser.post(`${limitsPage}?confirm=1`, {
    intent: "exclude-confirm",
    key: chosen?.key ?? "",
  });
  const [call] = (await site.calls(`${limitsBase}/limits`)).filter(
    ({ method }) => method === "POST",
  );
  return call?.body;
}

describe("self-exclusions, time-outs and breaks", () => {
  it("LIM-15 an exclusion that the platform refuses can be confirmed again under the same key", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-33": "7" });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    await failSaving(site, { status: 403, body: { status: 403, title: "Not now" } });
    const confirm = { intent: "exclude-confirm", key: chosen?.key ?? "" };
    const refused = await browser.post(`${limitsPage}?confirm=1`, confirm);
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      403,
      { errors: [{ field: null, code: "limits-403", title: "Not now" }] },
    ]);
    expect(refused.data("routes/responsible").page.chosen?.key).toBe(chosen?.key);
    await site.heal();
    const done = await browser.post(`${limitsPage}?confirm=1`, confirm);
    expect([done.status, done.location]).toEqual([303, "/en/"]);
    expect((await browser.get("/en/")).shell.isSignedIn).toBe(false);
  });

  it.each([
    ["before", 503, true],
    ["after", 303, false],
  ])(
    "LIM-15 an exclusion whose response is lost %s it takes effect ends the session only if it took effect",
    async (drop, status, isIn) => {
      const browser = await limitsPlayer(site);
      await saveLimits(browser, { "limit-33": "7" });
      const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
        "routes/responsible",
      ).page;
      await failSaving(site, { drop });
      const answer = await browser.post(`${limitsPage}?confirm=1`, {
        intent: "exclude-confirm",
        key: chosen?.key ?? "",
      });
      expect(answer.status).toBe(status);
      expect((await browser.get("/en/")).shell.isSignedIn).toBe(isIn);
    },
  );

  it.each([
    ["everywhere", {}, false],
    ["here alone", { status: 503 }, true],
  ])(
    "LIM-15 SES-02 an excluded player sees a message that the session has ended %s",
    async (_where, fault, isHereOnly) => {
      const browser = await limitsPlayer(site);
      await saveLimits(browser, { "limit-33": "7" });
      const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
        "routes/responsible",
      ).page;
      if ("status" in fault) await site.fault("/web-api/authapi/v1/disconnect", fault);
      const confirm = { intent: "exclude-confirm", key: chosen?.key ?? "" };
      const page = await browser.submit(`${limitsPage}?confirm=1`, confirm);
      expect(page.shell.flash).toMatchObject({ code: "excluded", isHereOnly });
    },
  );

  it("LIM-15 confirming an exclusion that is already active signs the player out with the exclusion message and empties the coupon", async () => {
    const browser = await limitsPlayer(site);
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await saveLimits(browser, { "limit-33": "7" });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    const startedAt = Math.floor(
      Date.parse((await site.control<{ now: string }>("GET", "feed?limit=1")).now) / 1000,
    );
    const held = { limitType: 33, limitValue: 7, startedAt, endsAt: startedAt + 7 * 86_400 };
    await site.player("demo@example.test", { limits: { "33": held } });
    const done = await browser.post(`${limitsPage}?confirm=1`, {
      intent: "exclude-confirm",
      key: chosen?.key ?? "",
    });
    expect([done.status, done.location]).toEqual([303, "/en/"]);
    const { isSignedIn, flash, coupon } = (await browser.get("/en/")).shell;
    expect([isSignedIn, flash?.code, coupon.count]).toEqual([false, "excluded", 0]);
  });

  it("LIM-15 an exclusion that already lasts for ever is announced without an end", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-33": "7" });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    const held = { limitType: 33, limitValue: 7, startedAt: 1, endsAt: null };
    await site.player("demo@example.test", { limits: { "33": held } });
    const key = chosen?.key ?? "";
    const done = await browser.post(`${limitsPage}?confirm=1`, { intent: "exclude-confirm", key });
    expect(done.status).toBe(303);
    const { flash } = (await browser.get("/en/")).shell;
    expect(flash).toMatchObject({ code: "excluded", until: null });
  });

  it("LIM-17 the limits page announces a break while it lasts, not because of its address", async () => {
    const browser = await limitsPlayer(site);
    const news = async () =>
      (await browser.get(`${limitsPage}?break=1`)).data("routes/responsible").page.news;
    expect(await news()).toBeNull();
    await browser.post(limitsPage, { intent: "break", key: "k" });
    expect(await news()).toBe("break_set");
    await browser.post(limitsPage, { intent: "break", key: "k" });
    await site.advance(86_400_000 + 1_000);
    expect(await news()).toBeNull();
  });

  it.each([
    ["before", 503, null],
    ["after", 303, "break_set"],
  ])(
    "LIM-17 a break whose response is lost %s it takes effect is announced only if it took effect",
    async (drop, status, news) => {
      const browser = await limitsPlayer(site);
      await site.fault("/limit-service-api/limit/external/web/api/v1/BlockUser", { drop }, 1);
      const answer = await browser.post(limitsPage, { intent: "break", key: "k" });
      expect(answer.status).toBe(status);
      if (news === null)
        expect(refusalOf(answer).errors).toEqual([{ field: null, code: "unanswered" }]);
      else expect(newsOn(await browser.get(answer.location ?? ""))).toBe(news);
      expect((await browser.get("/en/")).shell.lockedUntil !== null).toBe(news !== null);
    },
  );

  it("LIM-17 a break that the platform did not start is reported as refused", async () => {
    const browser = await limitsPlayer(site);
    const path = "/limit-service-api/limit/external/web/api/v1/BlockUser";
    await site.fault(path, { status: 200, body: { success: false } }, 1);
    const refused = await browser.post(limitsPage, { intent: "break", key: "k" });
    expect([refused.status, refusalOf(refused).errors]).toEqual([
      403,
      [{ field: null, code: "limits-403" }],
    ]);
    expect((await browser.get("/en/")).shell.lockedUntil).toBeNull();
  });

  it.each([
    ["longer", "limit-30", "30", "7"],
    ["shorter", "limit-30", "7", "30"],
    ["shorter, on the form for stricter limits,", "stricter-30", "7", "30"],
  ])(
    "LIM-15 REG-10 a %s self-exclusion and a time-out saved together both begin, and the later end counts for play",
    async (_which, field, exclusion, timeOut) => {
      const browser = await limitsPlayer(site);
      await browser.post(limitsPage, {
        intent: field.startsWith("limit") ? "save" : "stricter",
        key: "k",
        [field]: exclusion,
        [field.replace("30", "33")]: timeOut,
      });
      const asked = await browser.get(`${limitsPage}?confirm=1`);
      const { chosen } = asked.data("routes/responsible").page;
      expect(chosen?.chosen).toHaveLength(2);
      const sent = await confirmed(browser, chosen);
      expect(sent?.["limits"]).toEqual([
        { limitType: 33, limitValue: Number(timeOut), selfExcludeReason: null },
        { limitType: 30, limitValue: Number(exclusion), selfExcludeReason: 1 },
      ]);
      const shown = await browser.get("/en/");
      const now = await siteNow();
      const until = now + Math.max(Number(exclusion), Number(timeOut)) * 86_400_000;
      expect(Math.abs((shown.shell.flash?.until ?? 0) - until)).toBeLessThan(60_000);
      await browser.signIn();
      const { lockedUntil } = (await browser.get("/en/")).shell;
      expect(Math.abs((lockedUntil ?? 0) - until)).toBeLessThan(60_000);
    },
  );

  it("LIM-15 REG-10 of a self-exclusion and a time-out whose response is lost both must be in force before the session ends", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-30": "7", "limit-33": "30" });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    const startedAt = Math.floor((await siteNow()) / 1000);
    const timeOut = { limitType: 33, limitValue: 30, startedAt, endsAt: startedAt + 30 * 86_400 };
    await site.player("demo@example.test", { limits: { "33": timeOut } });
    await failSaving(site, { drop: "before" });
    const confirm = { intent: "exclude-confirm", key: chosen?.key ?? "" };
    expect((await browser.post(`${limitsPage}?confirm=1`, confirm)).status).toBe(503);
    expect((await browser.get("/en/")).shell.isSignedIn).toBe(true);
  });

  it("LIM-15 confirming without a chosen exclusion is refused with 409 and changes nothing", async () => {
    const browser = await limitsPlayer(site);
    await site.mark();
    const refused = await browser.post(`${limitsPage}?confirm=1`, {
      intent: "exclude-confirm",
      key: "k",
    });
    expect([refused.status, refusalOf(refused).errors]).toEqual([
      409,
      [{ field: null, code: "unchosen" }],
    ]);
    expect(await limitChanges(site)).toEqual([]);
  });

  it.each([
    ["99", 1],
    ["lots", 1],
    ["3", 3],
  ])("LIM-08 the self-exclusion reason %s is sent to the platform as %i", async (typed, sent) => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-30": "7", selfExcludeReason: typed });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    const limit = { limitType: 30, limitValue: 7, selfExcludeReason: sent };
    expect(await confirmed(browser, chosen)).toEqual({ limits: [limit] });
  });

  it("LIM-07 LIM-08 a self-exclusion chosen on the form for stricter limits is sent to the platform with its reason", async () => {
    const browser = await limitsPlayer(site);
    await browser.post(limitsPage, {
      intent: "stricter",
      "stricter-30": "30",
      selfExcludeReason: "2",
    });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    expect(chosen).toMatchObject({ chosen: [{ code: 30, days: 30 }], reasonId: 2 });
    expect(await confirmed(browser, chosen)).toEqual({
      limits: [{ limitType: 30, limitValue: 30, selfExcludeReason: 2 }],
    });
  });

  it("LIM-08 no self-exclusion reason is sent to the platform where the market asks for none", async () => {
    await site.config({ playerSafety: { hasExclusionReasons: false } });
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-30": "7", selfExcludeReason: "2" });
    const { chosen } = (await browser.get(`${limitsPage}?confirm=1`)).data(
      "routes/responsible",
    ).page;
    expect(await confirmed(browser, chosen)).toEqual({
      limits: [{ limitType: 30, limitValue: 7, selfExcludeReason: null }],
    });
  });

  it("LIM-15 an exclusion confirmed with an older form's key is refused, and the latest choice is shown", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-33": "7" });
    const first = (await browser.get(`${limitsPage}?confirm=1`)).data("routes/responsible").page
      .chosen;
    await saveLimits(browser, { "limit-33": "30" });
    await site.mark();
    const stale = await browser.post(`${limitsPage}?confirm=1`, {
      intent: "exclude-confirm",
      key: first?.key ?? "",
    });
    expect([stale.status, refusalOf(stale).errors]).toEqual([
      409,
      [{ field: null, code: "changed" }],
    ]);
    expect(await limitChanges(site)).toEqual([]);
    expect(stale.data("routes/responsible").page.chosen?.chosen).toMatchObject([{ days: 30 }]);
  });

  it("LIM-17 the break button starts nothing but asks, with the end of the break and an address to return to", async () => {
    const browser = await limitsPlayer(site);
    await site.mark();
    const asked = await browser.post(limitsPage, {
      intent: "break",
      returnUrl: "/en/results/live?day=1",
    });
    const start = new Date(
      (await site.control<{ now: string }>("GET", "feed?limit=1")).now,
    ).getTime();
    expect([asked.status, asked.reply]).toMatchObject([
      200,
      { form: "break", data: { back: "/en/results/live?day=1" } },
    ]);
    const { until } = (asked.reply as { data: { until: number } }).data;
    expect(Math.abs(until - (start + 86_400_000))).toBeLessThan(60_000);
    expect((await browser.get("/en/")).shell.lockedUntil).toBeNull();
    const elsewhere = await browser.post(limitsPage, {
      intent: "break",
      returnUrl: "https://evil.example/",
    });
    expect(elsewhere.reply).toMatchObject({ data: { back: "/en/" } });
  });

  it("LIM-12 LIM-17 a confirmed break lasts a day, refuses bets and leaves the player signed in", async () => {
    const browser = await limitsPlayer(site);
    const withBet = await limitsPlayer(site);
    await add(withBet, betOn(await site.gameOf("Arsenal"), "1"));
    const before = (await browser.get("/en/")).shell;
    expect([before.expresses.length > 0, before.depositHref]).toEqual([
      true,
      "/en/office/recharge",
    ]);
    const pressed = await browser.submit(limitsPage, { intent: "break", key: "k" });
    expect(pressed.shell.isSignedIn).toBe(true);
    // Nobody on a break is invited to play.
    expect([pressed.shell.expresses, pressed.shell.depositHref]).toEqual([[], null]);
    const start = new Date(
      (await site.control<{ now: string }>("GET", "feed?limit=1")).now,
    ).getTime();
    expect(Math.abs((pressed.shell.lockedUntil ?? 0) - (start + 86_400_000))).toBeLessThan(60_000);
    expect(codesOf(await place(withBet, "100"))).toEqual(["excluded"]);
  });
});

describe.each([
  ["a break", 37, 1],
  ["a time-out", 33, 7],
  ["a self-exclusion", 30, 30],
] as const)("offers and one-click while %s lasts", (_name, code, days) => {
  const day = 86_400;

  it("LIM-12 LIM-15 during a break or exclusion offers are hidden and refused, and one-click stays off afterwards", async () => {
    await site.config({ coupon: { promoCodes: true } });
    const browser = await limitsPlayer(site);
    const united = betOn(await site.gameOf("Man United"), "1");
    await browser.post("/en/coupon/settings", { isActiveOneClick: "1", oneClickAmount: "250" });
    await add(browser, united);
    const armed = await browser.get("/en/coupon");
    expect([armed.shell.oneClick !== null, armed.coupon.takesPromoCodes]).toEqual([true, true]);
    const navOf = ({ shell }: typeof armed) => shell.playerNav.map(({ name }) => name);
    const selling = ["bonuses", "cashback", "promo_check", "bring_friend"];
    expect(navOf(armed)).toEqual(expect.arrayContaining(selling));

    const { now } = await site.control<{ now: string }>("POST", "clock", { advanceMs: 0 });
    const startedAt = Math.floor(Date.parse(now) / 1000);
    const lock = { limitType: code, limitValue: days, startedAt, endsAt: startedAt + days * day };
    await site.player("demo@example.test", { limits: { [code]: lock } });
    const locked = await browser.get("/en/coupon");
    expect([locked.shell.oneClick, locked.coupon.takesPromoCodes]).toEqual([null, false]);
    expect(navOf(locked)).toEqual(navOf(armed).filter((name) => !selling.includes(name)));
    const post = (fields: Readonly<Record<string, string>>) => browser.post("/en/coupon", fields);
    expect(codesOf(await post({ intent: "promo", promoCode: "WELCOME10" }))).toEqual(["excluded"]);
    expect(codesOf(await post({ intent: "express", expressId: "1" }))).toEqual(["excluded"]);
    await post({ intent: "one-click", bet: united.bet, key: "armed-before-the-lock" });
    expect(await site.bets()).toEqual([]);
    const armedAgain = await browser.post("/en/coupon/settings", {
      isActiveOneClick: "1",
      oneClickAmount: "250",
      confirm: "1",
    });
    expect([armedAgain.status, armedAgain.reply]).toMatchObject([
      422,
      { error: { isActiveOneClick: ["locked"] } },
    ]);

    await site.advance(days * day * 1000 + 1000);
    await browser.signIn();
    expect((await browser.get("/en/coupon")).shell.oneClick).toBeNull();
  });
});

describe("coupon closed to its player", () => {
  it("LIM-12 during a break no bet can be added, and the coupon shows its end and no possible win", async () => {
    const browser = await limitsPlayer(site);
    const [one, other] = [
      betOn(await site.gameOf("Man United"), "1"),
      betOn(await site.gameOf("Arsenal"), "1"),
    ];
    await add(browser, one);
    await browser.submit("/en/coupon", { intent: "amount", amount: "150" });
    expect(possibleWinOf((await browser.get("/en/coupon")).coupon)).not.toBeNull();
    await browser.submit(limitsPage, { intent: "break", key: "break-on-the-slip" });
    const refused = await browser.post("/en/coupon", { intent: "add", bet: other.bet });
    expect([refused.status, codesOf(refused)]).toEqual([403, ["excluded"]]);
    const { coupon } = await browser.get("/en/coupon");
    expect(coupon.rows.map(({ id }) => id)).toEqual([one.name]);
    expect(coupon.closed).toMatchObject({ code: "excluded", until: expect.any(Number) });
    expect([mayPlace(coupon), possibleWinOf(coupon)]).toEqual([false, null]);
  });
});
