import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser, type Page } from "../support/browser";
import { betOn, openSite, type Site } from "../support/site";
import { add, codesOf, place } from "../support/slip";

const page = "/en/office/responsible";
const limitCalls = "/limit-service-api/";
const base = "/limit-service-api/api/external/web/v3";
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.tidy());
afterAll(() => site.close());

async function signedIn() {
  const browser = new Browser();
  await browser.signIn();
  // What it changes is the player's: everything goes back after the test.
  await site.player("demo@example.test", {});
  return browser;
}

const save = (browser: Browser, fields: Readonly<Record<string, string>>) =>
  browser.post(page, { intent: "save", key: "k", ...fields });

const newsOn = (shown: Page) => shown.data("routes/responsible").page.news;

/** What the page says holds of a type, and shows in its field. */
function fieldOn(shown: Page, code: number) {
  const { view } = shown.data("routes/responsible").page;
  const field = view?.sections.flatMap(({ fields }) => fields).find((each) => each.code === code);
  return (
    field && { held: field.held?.value ?? null, text: field.text, pending: field.pending?.value ?? null }
  );
}

async function changes() {
  return (await site.calls(limitCalls)).filter(({ method }) => method !== "GET").map(({ path }) => path);
}

describe("saving limits", () => {
  it("LIM-03 LIM-13 an amount that is none is refused at its field, with all that was typed, and nothing is saved", async () => {
    const browser = await signedIn();
    await site.mark();
    const refused = await save(browser, { "limit-1": "lots", "limit-20": "5 000", "limit-32": "7" });
    expect(refused.status).toBe(422);
    expect(refused.reply).toEqual({
      kind: "fields",
      errors: [
        [32, "value"],
        [1, "amount"],
      ],
      typed: [
        [20, "5 000"],
        [32, "7"],
        [1, "lots"],
      ],
    });
    expect(await changes()).toEqual([]);
  });

  it.each([
    [400, "Not today", { status: 400, title: "Not today" }],
    [401, "", { status: 401, title: "" }],
    [403, "", { status: 403, title: "" }],
    [409, "Elsewhere", { status: 403, title: "Elsewhere" }],
  ])(
    "LIM-03 the service's %i is told in its words, and what was typed is kept",
    async (status, title, told) => {
      const browser = await signedIn();
      // One whose token is refused gets a fresh one and asks once more.
      await failSaving({ status, body: { status, title } }, status === 401 ? 2 : 1);
      const refused = await save(browser, { "limit-1": "500" });
      expect(refused.status).toBe(status);
      expect(refused.reply).toEqual({ kind: "refused", ...told, typed: [[1, "500"]] });
      await site.heal();
      expect(fieldOn(await browser.get(page), 1)?.held).toBeNull();
    },
  );

  it.each([
    ["a 500", { status: 500 }, null],
    ["an answer that was lost before it had an effect", { drop: "before" }, null],
    ["an answer that was lost after it had one", { drop: "after" }, 50_000],
  ])(
    "LIM-03 %s leaves it open whether limits were saved, and the page says what holds",
    async (_, fault, held) => {
      const browser = await signedIn();
      await failSaving(fault);
      const refused = await save(browser, { "limit-1": "500" });
      expect([refused.status, refused.reply]).toEqual([503, { kind: "unanswered", typed: [[1, "500"]] }]);
      expect(fieldOn(refused, 1)?.held).toBe(held);
    },
  );

  it("LIM-20 without the service nothing is saved, placing is refused by name, and the coupon stays", async () => {
    const browser = await signedIn();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await site.fault(limitCalls, { status: 503 });
    await site.mark();
    const refused = await save(browser, { "limit-1": "500" });
    expect([refused.status, refused.reply]).toEqual([503, { kind: "unavailable", typed: [[1, "500"]] }]);
    const notPlaced = await place(browser, "100");
    expect(codesOf(notPlaced)).toEqual(["unavailable"]);
    expect((await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST")).toEqual(
      [],
    );
    expect((await browser.get("/en/")).coupon.count).toBe(1);
  });

  it("LIM-04 LIM-15 a raise beside an exclusion waits as its test, which the page of limits leads to", async () => {
    const browser = await signedIn();
    await save(browser, { "limit-20": "1000" });
    const saved = await save(browser, { "limit-20": "3000", "limit-33": "7" });
    expect([saved.status, saved.location]).toEqual([303, `${page}?confirm=1`]);
    // The player thinks better of the exclusion.
    const shown = await browser.get(page);
    expect(shown.data("routes/responsible").page.hasOpenTest).toBe(true);
    expect(fieldOn(shown, 20)).toEqual({ held: 100_000, text: "1000", pending: null });
    expect((await browser.get(`${page}/test`)).status).toBe(200);
  });
});

describe("the news of the page of limits", () => {
  it.each(["saved=1", "saved=0", "cancelled=1", "cancelled=0", "test=passed", "test=over", "approved=1"])(
    "LIM-03 LIM-05 APR-02 the address %s alone tells of nothing",
    async (query) => {
      const browser = await signedIn();
      expect(newsOn(await browser.get(`${page}?${query}`))).toBeNull();
    },
  );

  it("LIM-03 what was saved is told once, on the page that it leads to, and not at another address", async () => {
    const browser = await signedIn();
    const done = await save(browser, { "limit-1": "500" });
    expect(done.location).toBe(`${page}?saved=1`);
    // A script's request for the page's data is no look of the player's.
    expect(newsOn(await browser.data(`${page}?saved=1`, "routes/responsible"))).toBe("saved");
    const told = [await browser.get(`${page}?saved=1`), await browser.get(`${page}?saved=1`)];
    expect(told.map(newsOn)).toEqual(["saved", null]);
    expect(newsOn(await browser.submit(page, { intent: "save", key: "k", "limit-1": "500" }))).toBe("same");
    await save(browser, { "limit-1": "400" });
    expect(newsOn(await browser.get(`${page}?approved=1`))).toBeNull();
  });
});

describe("a session's limit", () => {
  it("LIM-14 the page of limits has what is left of the running session", async () => {
    const browser = await signedIn();
    await save(browser, { "limit-31": "4" });
    await site.advance(45 * 60_000);
    const { view } = (await browser.get(page)).data("routes/responsible").page;
    const field = view?.sections.flatMap(({ fields }) => fields).find(({ code }) => code === 31);
    const left = (field?.held?.left ?? 0) / 3_600_000;
    expect(left).toBeGreaterThan(3.2);
    expect(left).toBeLessThanOrEqual(3.25);
  });

  it("SSL-01 at its hour every request says why the session is over, whichever of them ends it", async () => {
    const browser = await signedIn();
    await save(browser, { "limit-31": "1" });
    await browser.get("/en/");
    await site.advance(3_600_000);
    const tabs = [1, 2, 3].map(() => {
      const tab = new Browser();
      for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
      return tab;
    });
    for (const tab of tabs) {
      const { isSignedIn, told } = (await tab.get("/en/home/line")).shell;
      expect([isSignedIn, told?.code]).toEqual([false, "session-limit"]);
    }
  });
});

describe("an exclusion", () => {
  it("LIM-15 a confirmation that is refused stands there again, to be pressed again", async () => {
    const browser = await signedIn();
    await save(browser, { "limit-33": "7" });
    const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
    await failSaving({ status: 403, body: { status: 403, title: "Not now" } });
    const confirm = { intent: "exclude-confirm", key: chosen?.key ?? "" };
    const refused = await browser.post(`${page}?confirm=1`, confirm);
    expect([refused.status, refused.reply]).toMatchObject([403, { kind: "refused", title: "Not now" }]);
    expect(refused.data("routes/responsible").page.chosen?.key).toBe(chosen?.key);
    await site.heal();
    const done = await browser.post(`${page}?confirm=1`, confirm);
    expect([done.status, done.location]).toEqual([303, "/en/"]);
    expect((await browser.get("/en/")).shell.isSignedIn).toBe(false);
  });

  it.each([
    ["before", 503, true],
    ["after", 303, false],
  ])(
    "LIM-15 an exclusion whose answer is lost %s its effect ends the session if it holds",
    async (drop, status, isIn) => {
      const browser = await signedIn();
      await save(browser, { "limit-33": "7" });
      const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
      await failSaving({ drop });
      const answer = await browser.post(`${page}?confirm=1`, {
        intent: "exclude-confirm",
        key: chosen?.key ?? "",
      });
      expect(answer.status).toBe(status);
      expect((await browser.get("/en/")).shell.isSignedIn).toBe(isIn);
    },
  );

  it("LIM-15 an exclusion that holds by the time it is confirmed is told as begun, and clears what it clears", async () => {
    const browser = await signedIn();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await save(browser, { "limit-33": "7" });
    const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
    const startedAt = Math.floor(
      Date.parse((await site.control<{ now: string }>("GET", "feed?limit=1")).now) / 1000,
    );
    const held = { limitType: 33, limitValue: 7, startedAt, endsAt: startedAt + 7 * 86_400 };
    await site.player("demo@example.test", { limits: { "33": held } });
    const done = await browser.post(`${page}?confirm=1`, {
      intent: "exclude-confirm",
      key: chosen?.key ?? "",
    });
    expect([done.status, done.location]).toEqual([303, "/en/"]);
    const { isSignedIn, told } = (await browser.get("/en/")).shell;
    expect([isSignedIn, told?.code]).toEqual([false, "excluded"]);
  });

  it("LIM-17 its news is told while the break lasts, and not by the address alone", async () => {
    const browser = await signedIn();
    const news = async () => (await browser.get(`${page}?break=1`)).data("routes/responsible").page.news;
    expect(await news()).toBeNull();
    await browser.post(page, { intent: "break", key: "k" });
    expect(await news()).toBe("break_set");
    await browser.post(page, { intent: "break", key: "k" });
    await site.advance(86_400_000 + 1_000);
    expect(await news()).toBeNull();
  });

  it.each([
    ["before", 503, null],
    ["after", 303, "break_set"],
  ])(
    "LIM-17 a break whose answer is lost %s its effect is told as begun if it holds",
    async (drop, status, news) => {
      const browser = await signedIn();
      await site.fault("/limit-service-api/limit/external/web/api/v1/BlockUser", { drop }, 1);
      const answer = await browser.post(page, { intent: "break", key: "k" });
      expect(answer.status).toBe(status);
      if (news === null) expect(answer.reply).toEqual({ kind: "unanswered", typed: [] });
      else expect(newsOn(await browser.get(answer.location ?? ""))).toBe(news);
      expect((await browser.get("/en/")).shell.lockedUntil !== null).toBe(news !== null);
    },
  );

  it("LIM-17 a break that the platform did not begin is not told as begun", async () => {
    const browser = await signedIn();
    const path = "/limit-service-api/limit/external/web/api/v1/BlockUser";
    await site.fault(path, { status: 200, body: { success: false } }, 1);
    const refused = await browser.post(page, { intent: "break", key: "k" });
    expect([refused.status, refused.reply]).toMatchObject([403, { kind: "refused", title: null }]);
    expect((await browser.get("/en/")).shell.lockedUntil).toBeNull();
  });

  it("LIM-15 of two that were chosen the longer is to be confirmed, and what it stands for is told", async () => {
    const browser = await signedIn();
    await save(browser, { "limit-30": "1", "limit-33": "7" });
    const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
    expect(chosen).toMatchObject({ code: 33, days: 7, covered: { code: 30, days: 1 } });
  });

  it("LIM-15 with nothing chosen a confirmation begins nothing, and says so", async () => {
    const browser = await signedIn();
    await site.mark();
    const refused = await browser.post(`${page}?confirm=1`, { intent: "exclude-confirm", key: "k" });
    expect([refused.status, refused.reply]).toEqual([409, { kind: "unchosen", typed: [] }]);
    expect(await changes()).toEqual([]);
  });

  it.each([
    ["99", 1],
    ["lots", 1],
    ["3", 3],
  ])("LIM-08 the reason %s is sent as one of the platform's, %i", async (typed, sent) => {
    const browser = await signedIn();
    await save(browser, { "limit-30": "7", selfExcludeReason: typed });
    const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
    await site.mark();
    await browser.post(`${page}?confirm=1`, { intent: "exclude-confirm", key: chosen?.key ?? "" });
    const [call] = (await site.calls(`${base}/limits`)).filter(({ method }) => method === "POST");
    const limit = { limitType: 30, limitValue: 7, selfExcludeReason: sent };
    expect(call?.body).toEqual({ limits: [limit] });
  });

  it("LIM-08 no reason is sent where the market asks for none", async () => {
    await site.config({ playerSafety: { hasExclusionReasons: false } });
    const browser = await signedIn();
    await save(browser, { "limit-30": "7", selfExcludeReason: "2" });
    const { chosen } = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page;
    expect(chosen?.reasonId).toBeNull();
  });

  it("LIM-15 another form's key confirms nothing: the change is told, with what was chosen last", async () => {
    const browser = await signedIn();
    await save(browser, { "limit-33": "7" });
    const first = (await browser.get(`${page}?confirm=1`)).data("routes/responsible").page.chosen;
    await save(browser, { "limit-33": "30" });
    await site.mark();
    const stale = await browser.post(`${page}?confirm=1`, {
      intent: "exclude-confirm",
      key: first?.key ?? "",
    });
    expect([stale.status, stale.reply]).toEqual([409, { kind: "changed", typed: [] }]);
    expect(await changes()).toEqual([]);
    expect(stale.data("routes/responsible").page.chosen?.days).toBe(30);
  });

  it("LIM-12 LIM-17 the break holds at one press, for a day, and leaves the player signed in", async () => {
    const browser = await signedIn();
    const before = (await browser.get("/en/")).shell;
    expect([before.expresses.length > 0, before.depositHref]).toEqual([true, "/en/office/recharge"]);
    const pressed = await browser.submit(page, { intent: "break", key: "k" });
    expect(pressed.shell.isSignedIn).toBe(true);
    // Nobody on a break is invited to play.
    expect([pressed.shell.expresses, pressed.shell.depositHref]).toEqual([[], null]);
    const start = new Date((await site.control<{ now: string }>("GET", "feed?limit=1")).now).getTime();
    expect(Math.abs((pressed.shell.lockedUntil ?? 0) - (start + 86_400_000))).toBeLessThan(60_000);
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    expect(codesOf(await place(browser, "100"))).toEqual(["excluded"]);
  });
});

describe("a raise that is due", () => {
  const answer = (browser: Browser, action: "0" | "1", more = {}) =>
    browser.post(`${page}/approval`, { action, key: "k", ...more });

  it("APR-02 an answer that comes after another tab's changes nothing, and is told so", async () => {
    const browser = await signedIn();
    await raised({ 20: 86_400 });
    expect((await answer(browser, "0")).location).toBe(`${page}?approved=0`);
    await site.mark();
    const late = await answer(browser, "1");
    expect([late.status, late.location]).toEqual([303, `${page}?approved=over`]);
    const told = await browser.get(late.location ?? "");
    expect([newsOn(told), fieldOn(told, 20)]).toEqual([
      "already_answered",
      { held: 100_000, text: "1000", pending: null },
    ]);
    expect(await changes()).toEqual([]);
    const staying = await answer(browser, "1", { stay: "1" });
    expect(staying.reply).toMatchObject({ isDone: true, isOver: true });
  });

  it("APR-02 of two answers at once the one that the platform does not take is told so", async () => {
    const browser = await signedIn();
    await raised({ 20: 86_400 });
    const tabs = [browser, new Browser()];
    for (const [name, value] of browser.cookies) tabs[1]?.cookies.set(name, value);
    for (const tab of tabs) await tab.get(`${page}/approval`);
    const answers = await Promise.all(tabs.map((tab) => answer(tab, "1")));
    expect(answers.map(({ location }) => location).sort()).toEqual([
      `${page}?approved=1`,
      `${page}?approved=over`,
    ]);
  });

  it.each([
    ["before", 503, null],
    ["after", 303, `${page}?approved=1`],
  ])(
    "APR-02 an approval whose answer is lost %s its effect is told as what came of it",
    async (drop, status, to) => {
      const browser = await signedIn();
      const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
      const startedAt = Math.floor(Date.parse(now) / 1000) - 86_400;
      const limit = {
        limitType: 20,
        limitValue: 1_000,
        startedAt,
        pending: { limitValue: 3_000, startedAt },
      };
      await site.player("demo@example.test", { limits: { "20": limit } });
      await site.fault(`${base}/limitaction`, { drop }, 1);
      const answer = await browser.post(`${page}/approval`, { action: "1", key: "k" });
      expect([answer.status, answer.location]).toEqual([status, to]);
      if (to === null) expect(answer.reply).toMatchObject({ isDone: false, isUnavailable: true });
      else
        expect(fieldOn(await browser.get(page), 20)).toEqual({ held: 300_000, text: "3000", pending: null });
    },
  );
});

/** Raises of deposits that were asked for so many seconds ago, by type. */
async function raised(ago: Readonly<Record<number, number>>) {
  const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
  const at = Math.floor(Date.parse(now) / 1000);
  const limits = Object.entries(ago).map(([code, seconds]) => {
    const startedAt = at - seconds;
    const kept = { limitType: Number(code), limitValue: 1_000, startedAt };
    return [code, { ...kept, pending: { limitValue: 3_000, startedAt } }];
  });
  await site.player("demo@example.test", { limits: Object.fromEntries(limits) });
}

describe("a raise that is taken back", () => {
  const cancel = (browser: Browser) => browser.post(page, { intent: "cancel", key: "k" });

  it("LIM-05 with nothing pending nothing is cancelled, and that is what is told", async () => {
    const browser = await signedIn();
    await site.mark();
    const none = await browser.submit(page, { intent: "cancel", key: "k" });
    expect([newsOn(none), await changes()]).toEqual(["none_pending", []]);
    await raised({ 20: 60 });
    const told = await browser.submit(page, { intent: "cancel", key: "k" });
    expect([newsOn(told), fieldOn(told, 20)?.pending]).toEqual(["cancelled", null]);
    expect(newsOn(await browser.submit(page, { intent: "cancel", key: "k" }))).toBe("none_pending");
  });

  it.each([
    ["before", 503],
    ["after", 303],
  ])(
    "LIM-05 a cancellation whose answer is lost %s its effect is told by what holds",
    async (drop, status) => {
      const browser = await signedIn();
      await raised({ 20: 60 });
      await site.fault(`${base}/limit`, { delayMs: 1 }, 1);
      await site.fault(`${base}/limit`, { drop }, 1);
      expect((await cancel(browser)).status).toBe(status);
    },
  );
});

/** The next save fails; limits are read before by the same path. */
async function failSaving(fault: Readonly<Record<string, unknown>>, times = 1) {
  await site.fault(`${base}/limits`, { delayMs: 1 }, 1);
  await site.fault(`${base}/limits`, fault, times);
}
