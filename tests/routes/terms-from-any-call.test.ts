import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields } from "../support/browser";
import { documentedCalls, RefusingPlatform } from "../support/platform-calls";
import { refusedElsewhere, refusedWays } from "../support/refused-ways";
import { signedIn } from "../support/signed-in";
import { betOn, openSite, type Site } from "../support/site";
import { add } from "../support/slip";

const calls = documentedCalls();
let site: Site;
let platform: RefusingPlatform;
let player: Browser;

beforeAll(async () => {
  site = await openSite();
  platform = await RefusingPlatform.before(calls);
});
beforeEach(async () => {
  // Posts are counted.
  await closeSharedServices();
  player = await signedIn();
});
afterEach(async () => {
  platform.refused = null;
  await site.tidy();
});
afterAll(() => site.close());

const confirmOf = (back: string) =>
  `/en/confirm?${new URLSearchParams({ required: "1", returnUrl: back })}`;
/** What money there is, and how many bets. */
const stands = async () => [await site.balance(11), (await site.bets()).length];

/** Refuses a call from here on, with nothing that the shell has learnt before. */
function refuse(name: string) {
  site.forget();
  platform.refused = name;
  platform.refusals = 0;
}

describe("the list of calls", () => {
  it("PLT-05 has every call of docs/platform.md, each with its pages or with why it has none", () => {
    const listed = [...Object.keys(refusedWays), ...Object.keys(refusedElsewhere)];
    expect(listed.filter((name) => !name.startsWith("remote ")).sort()).toEqual([...calls].sort());
  });
});

describe("a call that is refused until changed terms are confirmed", () => {
  const cases = Object.entries(refusedWays).flatMap(([name, ways]) =>
    Object.entries(ways).map(([way, ready]) => [name, way, ready] as const),
  );

  it.each(cases)(
    "PLT-05 TRM-02 %s (%s) leads to them, and they lead back",
    async (name, way, ready) => {
      const { go, back, browser = player } = await ready(player, site);
      const before = await stands();
      refuse(name);
      const led = await go();
      expect([platform.refusals > 0, led.location]).toEqual([true, confirmOf(back)]);
      expect([302, 303]).toContain(led.status);
      // An order whose answer was lost was made: it is looked for, and not sent again.
      if (way !== "lost answer") expect(await stands()).toEqual(before);
      const asked = await browser.get(led.location ?? "");
      expect(asked.status).toBe(200);
      const { action } = asked.data("routes/confirm").page;
      platform.refused = null;
      const done = await browser.post(action, { accept: "on" });
      expect([done.status, done.location]).toEqual([303, back]);
      expect((await browser.open(back)).status).toBe(200);
    },
  );

  it("PLT-05 a navigation by script gets the redirect that its router follows", async () => {
    refuse("GET /web-api/officeapi/v1/accounts");
    const led = await player.data("/en/office/history", "routes/lng", "routes/slip", "screen");
    expect(led.location).toBe(confirmOf("/en/office/history"));
  });

  it("PLT-05 REM-07 a part of a page that a script asks for leads its page there", async () => {
    refuse("remote betting");
    const part = await player.fetch("/remote/betting/en/home/line");
    expect(part.location).toBe(confirmOf("/en/home/line"));
    refuse("remote footer");
    const footer = await player.fetch("/remote/footer/en/", {
      referer: "http://shop.test/en/about",
    });
    expect(footer.location).toBe(confirmOf("/en/about"));
  });

  it("PLT-05 REM-07 a guest has no terms to confirm, and is shown no 451", async () => {
    const guest = new Browser();
    refuse("remote betting");
    expect((await guest.get("/en/home/line")).status).toBe(502);
    refuse("POST /coupon-api/v1/resolve");
    await add(guest, betOn(await site.gameOf("Arsenal"), "1"));
    expect((await guest.get("/en/coupon")).status).toBe(200);
  });

  it("PLT-05 SES-06 the pulse of an open page does not break", async () => {
    for (const name of Object.keys(refusedElsewhere).filter((each) => /ping|push/.test(each))) {
      refuse(name);
      const beat = await player.fetch("/remote/pulse?ping=1");
      expect([beat.status, JSON.parse(await beat.text()).isSignedIn]).toEqual([200, true]);
      expect((await player.get("/en/office/history")).status).toBe(200);
    }
  });

  it("PLT-05 SES-02 who signs out is signed out", async () => {
    refuse("POST /web-api/authapi/v1/disconnect");
    const out = await player.post("/en/user/logout", {});
    expect([out.status, out.location]).toEqual([303, "/en/"]);
    expect((await player.get("/en/about")).shell.isSignedIn).toBe(false);
  });

  it("PLT-05 where the site asks for no terms the form says that nothing is done", async () => {
    await site.config({ features: { confirmTerms: false } });
    const fields = { accountId: "11", method: "test-4242", amount: "250", key: "key-of-nothing-1" };
    refuse("POST /web-api/officeapi/v1/payments/deposit");
    const refused = await player.post("/en/office/recharge", fields);
    expect([refused.status, refused.reply]).toMatchObject([
      503,
      { refusals: [{ code: "unavailable" }] },
    ]);
  });

  it("PLT-05 every call that was made here is in docs/platform.md", () => {
    expect(
      [...platform.made].filter((name) => !name.startsWith("remote ") && !calls.includes(name)),
    ).toEqual([]);
  });
});

describe("what was typed", () => {
  const changeTerms = () => site.player("demo@example.test", { termsChanged: true });
  const orderOf = (path: string) => (path.includes("deduce") ? "routes/deduce" : "routes/recharge");

  it.each([
    ["/en/office/recharge", "deposit"],
    ["/en/office/deduce", "withdrawal"],
  ])("PLT-05 TRM-02 on %s stands there again after the terms", async (path, kind) => {
    const typed = { accountId: "11", method: "test-4242", amount: "1 250,5" };
    refuse(`POST /web-api/officeapi/v1/payments/${kind}`);
    const led = await player.post(path, { ...typed, key: "key-of-typed-1" });
    platform.refused = null;
    const back = await player.post(led.location ?? "", { accept: "on" });
    const shown = await player.get(back.location ?? "");
    expect(shown.data(orderOf(path)).page.typed).toEqual(typed);
  });

  it.each(["PLT-05 a call", "TRM-02 the gate"])(
    "%s asks for the terms, and the stake stays",
    async (by) => {
      await add(player, betOn(await site.gameOf("Arsenal"), "1"));
      const { key } = (await player.get("/en/coupon")).coupon;
      const count = (await site.bets()).length;
      if (by.includes("gate")) await changeTerms();
      else refuse("POST /coupon-api/v1/coupons");
      const led = await player.post("/en/coupon", { intent: "place", key, amount: "123.45" });
      expect(led.location).toContain("/en/confirm?");
      platform.refused = null;
      const back = await player.post(led.location ?? "", { accept: "on" });
      const { coupon } = await player.get(back.location ?? "");
      expect([coupon.count, coupon.amount, (await site.bets()).length]).toEqual([
        1,
        "123.45",
        count,
      ]);
    },
  );

  it("PLT-05 in a form that is refused for itself stays, where a call of its page asks for the terms", async () => {
    await add(player, betOn(await site.gameOf("Arsenal"), "1"));
    const { key } = (await player.get("/en/coupon")).coupon;
    refuse("GET /web-api/api/web/user/v1/session-summary");
    const led = await player.post("/en/coupon", { intent: "place", key, amount: "0.37" });
    expect(led.location).toBe(confirmOf("/en/coupon"));
    platform.refused = null;
    expect((await player.get("/en/coupon")).coupon.amount).toBe("0.37");
  });
});

describe("what changed terms never hold up", () => {
  const limits = "/en/office/responsible";
  const forms: readonly (readonly [what: string, path: string, fields: Fields, to: RegExp])[] = [
    [
      "a withdrawal",
      "/en/office/deduce",
      { accountId: "11", method: "test-4242", amount: "250", key: "key-of-own-money-1" },
      /^\/en\/onpay\/withdraw\/success\?/,
    ],
    [
      "a stricter limit",
      limits,
      { intent: "stricter", "stricter-20": "400" },
      /responsible\?saved=1$/,
    ],
    ["a break", limits, { intent: "break", key: "k" }, /responsible\?break=1$/],
    [
      "a language",
      "/en/language",
      { lng: "de", returnUrl: "/en/rules/general" },
      /^\/de\/rules\/general$/,
    ],
    [
      "a choice on cookies",
      "/en/cookies/consent",
      { choice: "all", returnUrl: "/en/about" },
      /^\/en\/about$/,
    ],
    ["signing out", "/en/user/logout", {}, /^\/en\/$/],
  ];

  const askers = ["the service of terms", "a call that they do not need"] as const;

  it.each(askers.flatMap((asker) => forms.map((form) => [asker, ...form] as const)))(
    "TRM-02 LIM-07 %s asks for them: %s goes on",
    async (asker, _what, path, fields, to) => {
      await site.player("demo@example.test", { termsChanged: asker === askers[0] });
      if (asker !== askers[0]) refuse("GET /web-api/user/v1/settings");
      expect((await player.post(path, fields)).location).toMatch(to);
    },
  );
});
