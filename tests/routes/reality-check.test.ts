import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Browser, type Fields } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { HttpBrowser } from "../support/http-browser";
import { openShell } from "../support/shell";
import { betOn, siteOfFile } from "../support/site";
import { add, place, receiptOf } from "../support/slip";

const minute = 60_000;
const login = "demo@example.test";
const checkCall = "/web-api/api/web/user/v1/reality-check";
const page = "/en/reality-check";
const site = siteOfFile();

beforeEach(async () => {
  // Only the sandbox's clock moves: 5:00 is 5:00.
  vi.useFakeTimers({ toFake: ["Date"] });
  await site.player(login, { limits: { "32": { limitType: 32, limitValue: 5, startedAt: 0 } } });
});
afterEach(() => vi.useRealTimers());

async function player() {
  const browser = new Browser();
  await browser.signIn();
  return browser;
}

/** Until the check of a session that begins now. */
const untilDue = () => site.advance(5 * minute);
/** The one millisecond that is left; so small a step of the platform's clock is not noticed by itself. */
async function lastMoment() {
  await site.advance(1);
  site.forget();
}
const attributes = async () => (await site.calls(checkCall)).map(({ body }) => body?.["data"]);

const deposit = { amount: "1500.50", accountId: "2", method: "card" };
/** Calls that move money. */
const moneyCalls = async () =>
  (await site.calls()).filter(
    ({ method, path }) => method === "POST" && /\/(?:coupons|payments)\b/.test(path),
  );

describe("reality check without a script", () => {
  it("RCK-03 from the exact moment it is due every page redirects to the reality check with a return address", async () => {
    const browser = await player();
    await site.advance(5 * minute - 1);
    expect((await browser.get("/en/about")).status).toBe(200);
    expect((await browser.get(page)).location).toBe("/en/");
    await lastMoment();
    for (const _reload of [1, 2])
      expect((await browser.get("/en/about?x=1")).location).toBe(
        `${page}?returnUrl=${encodeURIComponent("/en/about?x=1")}`,
      );
    expect((await browser.open("/ru/about")).path).toBe(
      "/ru/reality-check?returnUrl=%2Fru%2Fabout",
    );
    expect((await browser.open("/en/about")).status).toBe(200);
  });

  it("RCK-04 RCK-05 the strip of a session shows its stakes as the ledger has them", async () => {
    const browser = await player();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await receiptOf(browser, "150");
    await untilDue();
    const { strip } = (await browser.open("/en/about")).shell;
    expect(strip?.sums).toEqual([{ iso: "RUB", staked: 15_000, returned: 0, inPlay: 15_000 }]);
    expect((strip?.now ?? 0) - (strip?.startedAt ?? 0)).toBe(5 * minute);
    const { entries } = await site.control<{ entries: { amount: string; kind: string }[] }>(
      "GET",
      `ledger?login=${login}`,
    );
    expect(entries.filter(({ kind }) => kind === "stake").map(({ amount }) => amount)).toEqual([
      "-150.00",
    ]);
  });

  it("RCK-04 RCK-05 the page of the check shows the session's time, stakes, returns and result", async () => {
    const shell = await openShell();
    const browser = await player();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await receiptOf(browser, "150");
    await untilDue();
    site.forget();
    const reader = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
    for (const [name, value] of browser.cookies) reader.cookies.set(name, value);
    const moved = await reader.get("/en/about");
    expect(moved.location).toMatch(/^\/en\/reality-check\?/);
    const { text } = await reader.open("/en/about");
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? "";
    expect(main).toContain('action="/en/reality-check"');
    const values = [...main.matchAll(/data-name="session-([\w-]+)" value="([^"]*)"/g)];
    expect(values.map(([, name, value]) => [name, value])).toEqual([
      ["time", "300"],
      ["staked", "150.00"],
      ["returned", "0.00"],
      ["settled", "0.00"],
      ["in-play", "150.00"],
      ["net", "-150.00"],
    ]);
    await shell.close();
  });

  it.each(["continue", "nothing"])(
    "RCK-02 answering %s to the reality check restarts its interval",
    async (action) => {
      const browser = await player();
      await untilDue();
      const shown = await browser.open("/en/about");
      await site.advance(minute);
      await site.mark();
      const answer = await browser.post(shown.path, { action, returnUrl: "/en/about" });
      expect([answer.status, answer.location]).toEqual([303, "/en/about"]);
      expect(await attributes()).toEqual([
        {
          attributes: {
            action,
            do_not_show_again: false,
            popup_show_at: new Date((shown.shell.strip?.startedAt ?? 0) + 5 * minute).toISOString(),
          },
        },
      ]);
      await site.advance(5 * minute - 1);
      expect((await browser.get("/en/about")).status).toBe(200);
      await lastMoment();
      expect((await browser.get("/en/about")).status).toBe(302);
    },
  );

  it("RCK-02 a player can switch the reality check off for one session, and it is back in the next", async () => {
    const browser = await player();
    await untilDue();
    await browser.open("/en/about");
    await browser.post(page, { action: "continue", do_not_show_again: "1" });
    await site.advance(60 * minute);
    expect((await browser.get("/en/about")).status).toBe(200);
    await browser.submit("/en/user/logout", { everywhere: "0" });
    await browser.signIn();
    await untilDue();
    expect((await browser.get("/en/about")).status).toBe(302);
  });

  it("RCK-01 setting another reality check interval restarts the count", async () => {
    const browser = await player();
    await site.advance(4 * minute);
    const now = (await browser.get("/en/about")).shell.strip?.now ?? 0;
    const startedAt = Math.ceil(now / 1000);
    await site.player(login, { limits: { "32": { limitType: 32, limitValue: 10, startedAt } } });
    await site.advance(startedAt * 1000 - now + 10 * minute - 1);
    expect((await browser.get("/en/about")).status).toBe(200);
    await lastMoment();
    expect((await browser.get("/en/about")).status).toBe(302);
  });

  it("RCK-02 signing out at the reality check ends every session of the player", async () => {
    const [here, there] = [await player(), await player()];
    await untilDue();
    await here.open("/en/about");
    await site.mark();
    const home = await here.submit(page, { action: "log_out", returnUrl: "/en/about" });
    expect([home.path, home.shell.isSignedIn, home.shell.flash?.code]).toEqual([
      "/en/",
      false,
      "signed-out",
    ]);
    expect((await here.get("/en/")).shell.flash).toBeNull();
    expect((await there.get("/en/about")).shell.isSignedIn).toBe(false);
    expect(await attributes()).toMatchObject([{ attributes: { action: "log_out" } }]);
  });

  it("RCK-02 a player can continue or sign out at the reality check while the platform is away", async () => {
    const browser = await player();
    await untilDue();
    await browser.open("/en/about");
    await site.fault(checkCall, { status: 503 });
    expect((await browser.post(page, { action: "continue" })).location).toBe("/en/");
    expect((await browser.get("/en/about")).status).toBe(200);
    await site.fault("/web-api/authapi/v1/disconnect", { status: 503 });
    const home = await browser.submit(page, { action: "log_out" });
    expect([home.shell.isSignedIn, home.shell.flash?.code]).toEqual([false, "signed-out-here"]);
  });

  const forged: readonly Fields[] = [
    {},
    { action: "stay" },
    { action: "constructor" },
    { action: "" },
  ];
  it.each(forged)(
    "RCK-02 the invalid reality check answer %o is refused, and the check stays due",
    async (fields) => {
      const browser = await player();
      await untilDue();
      await browser.open("/en/about");
      await site.mark();
      const refused = await browser.post(page, fields);
      expect([refused.status, refusalOf(refused).errors]).toEqual([
        422,
        [{ field: "action", code: "choice" }],
      ]);
      expect(await attributes()).toEqual([]);
      expect((await browser.get("/en/about")).status).toBe(302);
    },
  );

  it.each(["https://evil.test/", "//evil.test", "/\\evil.test", "en/about"])(
    "SEC-03 RCK-03 a reality check with the unsafe return address %s redirects home",
    async (returnUrl) => {
      const browser = await player();
      await untilDue();
      await browser.open("/en/about");
      expect((await browser.post(page, { action: "nothing", returnUrl })).location).toBe("/en/");
    },
  );

  it("RCK-03 a bet or deposit sent while a reality check is due leads to it, and then back to the filled form", async () => {
    const browser = await player();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    const { key } = (await browser.get("/en/coupon")).coupon;
    await untilDue();
    await site.mark();
    const answer = await browser.post("/en/coupon", { intent: "place", key, amount: "77" });
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${page}?returnUrl=%2Fen%2Fcoupon`);
    const paid = await browser.post("/en/office/recharge?limit=none", {
      ...deposit,
      key: "7e57ab1e-0000-4000-8000-000000000001",
    });
    expect(paid.status).toBe(303);
    expect(paid.location?.startsWith(`${page}?returnUrl=`)).toBe(true);
    expect([await site.bets(), await moneyCalls()]).toEqual([[], []]);

    const back =
      new URL(paid.location ?? "", "http://shop.test").searchParams.get("returnUrl") ?? "";
    const shown = await browser.submit(paid.location ?? "", {
      action: "continue",
      returnUrl: back,
    });
    expect(shown.data("routes/recharge").page.typed).toEqual(deposit);
    expect((await browser.get("/en/coupon")).coupon.amount).toBe("77.00");
    expect((await place(browser, "77")).location).toMatch(/receipt/);
  });

  it("RCK-03 CPN-12 auto-max stays on after a reality check", async () => {
    const browser = await player();
    await browser.post("/en/coupon/settings", { isAutoMax: "1" });
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await browser.post("/en/coupon", { intent: "auto-max", isAutoMax: "1" });
    const { key, amount } = (await browser.get("/en/coupon")).coupon;
    await untilDue();
    const held = await browser.post("/en/coupon", { intent: "place", key, amount });
    expect(held.location).toMatch(/^\/en\/reality-check\?returnUrl=/);
    await browser.post(page, { action: "continue" });
    // The maximum is another one by now.
    await site.player(login, { balances: { "11": "400.00" } });
    const after = (await browser.get("/en/coupon")).coupon;
    expect([after.isActiveAutoMax, after.amount]).toEqual([true, "400.00"]);
  });

  it("RCK-03 a bet can be added while a reality check is due, and the next page leads to the check", async () => {
    const browser = await player();
    const { bet } = betOn(await site.gameOf("Arsenal"), "1");
    await browser.get("/en/about");
    await untilDue();
    const answer = await browser.post("/en/coupon", { intent: "add", bet, returnUrl: "/en/about" });
    expect(answer.status).toBe(303);
    const shown = await browser.open(answer.location ?? "");
    expect(shown.path.startsWith(page)).toBe(true);
    expect(shown.coupon.count).toBe(1);
  });

  it("RCK-03 a reality check answered in another language returns to the page in that language", async () => {
    const browser = await player();
    await untilDue();
    await browser.open("/en/about");
    expect(
      (await browser.post("/tr/reality-check", { action: "continue", returnUrl: "/en/about?x=1" }))
        .location,
    ).toBe("/tr/about?x=1");
  });
});

describe("reality check with a script", () => {
  it("RCK-02 with a script the reality check is a dialog over the page, and only one tab's answer is sent", async () => {
    const browser = await player();
    await browser.get("/en/about");
    await untilDue();
    const data = await browser.data("/en/about", "routes/lng", "routes/slip", "screen");
    expect([data.status, data.shell.blockingStep, data.shell.due.inMs]).toEqual([
      200,
      "reality-check",
      null,
    ]);
    expect(data.shell.messages.limits?.["check_title"]).toBeDefined();
    await site.mark();
    for (const _tab of [1, 2])
      expect((await browser.postData(page, { action: "continue", stay: "1" })).status).toBe(200);
    expect(await attributes()).toHaveLength(1);
    const after = await browser.data("/en/about", "routes/lng", "routes/slip");
    expect([after.shell.blockingStep, after.shell.due.inMs]).toEqual([null, 5 * minute]);
  });

  it("RCK-01 the pulse reports when the next reality check is due, and that it is due", async () => {
    const browser = await player();
    const { due } = (await browser.get("/en/about")).shell;
    await site.advance(2 * minute);
    const pulse = JSON.parse(await (await browser.fetch("/remote/pulse?sync=1")).text());
    expect(pulse).toMatchObject({
      isStepDue: false,
      due: { inMs: 3 * minute, agreed: due.agreed },
    });
    await site.advance(3 * minute);
    expect(JSON.parse(await (await browser.fetch("/remote/pulse?sync=1")).text())).toMatchObject({
      isStepDue: true,
    });
    expect(JSON.parse(await (await browser.fetch("/remote/pulse")).text())).toMatchObject({
      due: null,
    });
  });

  it("RCK-03 while a reality check is due no window can place a bet or deposit, and forms stay filled in", async () => {
    const browser = await player();
    const { bet } = betOn(await site.gameOf("Arsenal"), "1");
    await add(browser, { bet });
    const { key } = (await browser.get("/en/coupon")).coupon;
    await site.config({ features: { oneClick: true } });
    await untilDue();
    await site.mark();
    const refused = await browser.postData("/en/coupon", { intent: "place", key, amount: "77" });
    expect([refused.status, refused.reply]).toMatchObject([
      409,
      { refusals: [{ code: "reality-check" }], initialValue: { amount: "77" } },
    ]);
    const press = { intent: "one-click", bet, key: "window-2-press", stake: "1 77.00" };
    expect((await browser.postData("/en/coupon", press)).reply).toMatchObject({
      oneClick: { key: press.key, refusals: [{ code: "reality-check" }] },
    });
    const order = { ...deposit, key: "7e57ab1e-0000-4000-8000-000000000001" };
    expect(refusalOf(await browser.postData("/en/office/recharge", order))).toMatchObject({
      errors: [{ field: null, code: "reality-check" }],
      typed: Object.fromEntries(Object.entries(deposit).map(([name, text]) => [name, [text]])),
    });
    expect([await site.bets(), await moneyCalls()]).toEqual([[], []]);

    await browser.postData(page, { action: "continue", stay: "1" });
    const placed = await browser.postData("/en/coupon", { intent: "place", key, amount: "77" });
    expect(placed.location).toMatch(/receipt/);
    expect(await site.bets()).toMatchObject([{ key, stake: "77.00" }]);
  });
});
