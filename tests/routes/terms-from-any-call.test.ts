import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { platformCallNames, RefusingPlatform } from "../support/platform-calls";
import { refusedElsewhere, refusedWays } from "../support/refused-ways";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add } from "../support/slip";

const site = siteOfFile();
let platform: RefusingPlatform;
let player: Browser;

beforeAll(async () => {
  platform = await RefusingPlatform.before();
});
beforeEach(async () => {
  // Posts are counted.
  await closeSharedServices();
  player = await signedIn();
});
afterEach(() => {
  platform.refused = null;
});

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

describe("list of platform calls", () => {
  it("PLT-05 the calls tested for changed terms are exactly those that the platform defines", () => {
    const listed = [...Object.keys(refusedWays), ...Object.keys(refusedElsewhere)];
    expect(listed.filter((name) => !name.startsWith("remote ")).sort()).toEqual(
      [...platformCallNames].sort(),
    );
  });
});

describe("platform call refused until changed terms are accepted", () => {
  const cases = Object.entries(refusedWays).flatMap(([name, ways]) =>
    Object.entries(ways).map(([way, ready]) => [name, way, ready] as const),
  );

  it.each(cases)(
    "PLT-05 TRM-02 a 451 to %s (%s) leads to the changed terms, and accepting them leads back",
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

  it("PLT-05 a client navigation whose call is refused for changed terms gets the redirect to them", async () => {
    refuse("GET /web-api/officeapi/v1/accounts");
    const led = await player.data("/en/office/history", "routes/lng", "routes/slip", "screen");
    expect(led.location).toBe(confirmOf("/en/office/history"));
  });

  it("PLT-05 REM-07 a fragment refused for changed terms redirects to them, with its page as return address", async () => {
    refuse("remote betting");
    const part = await player.fetch("/remote/betting/en/home/line");
    expect(part.location).toBe(confirmOf("/en/home/line"));
    refuse("remote footer");
    const footer = await player.fetch("/remote/footer/en/", {
      referer: "http://shop.test/en/about",
    });
    expect(footer.location).toBe(confirmOf("/en/about"));
  });

  it("PLT-05 REM-07 a visitor is neither led to changed terms nor shown a 451", async () => {
    const guest = new Browser();
    refuse("remote betting");
    expect((await guest.get("/en/home/line")).status).toBe(502);
    refuse("POST /coupon-api/v1/resolve");
    await add(guest, betOn(await site.gameOf("Arsenal"), "1"));
    expect((await guest.get("/en/coupon")).status).toBe(200);
  });

  it("PLT-05 SES-06 the pulse works while the calls of ping and push are refused for changed terms", async () => {
    for (const name of Object.keys(refusedElsewhere).filter((each) => /ping|push/.test(each))) {
      refuse(name);
      const beat = await player.fetch("/remote/pulse?ping=1");
      expect([beat.status, JSON.parse(await beat.text()).isSignedIn]).toEqual([200, true]);
      expect((await player.get("/en/office/history")).status).toBe(200);
    }
  });

  it("PLT-05 SES-02 signing out works while the platform refuses it for changed terms", async () => {
    refuse("POST /web-api/authapi/v1/disconnect");
    const out = await player.post("/en/user/logout", {});
    expect([out.status, out.location]).toEqual([303, "/en/"]);
    expect((await player.get("/en/about")).shell.isSignedIn).toBe(false);
  });

  it("PLT-05 without a terms page a deposit refused for changed terms is reported as unavailable", async () => {
    await site.config({ features: { confirmTerms: false } });
    const fields = { accountId: "11", method: "test-4242", amount: "250", key: "key-of-nothing-1" };
    refuse("POST /web-api/officeapi/v1/payments/deposit");
    const refused = await player.post("/en/office/recharge", fields);
    expect([refused.status, refusalOf(refused).errors]).toEqual([
      503,
      [{ field: null, code: "unavailable" }],
    ]);
  });

  it("PLT-05 every platform call made in the tests of changed terms has a definition", () => {
    expect(
      [...platform.made].filter(
        (name) => !name.startsWith("remote ") && !platformCallNames.includes(name),
      ),
    ).toEqual([]);
  });
});

describe("typed fields across changed terms", () => {
  const changeTerms = () => site.player("demo@example.test", { termsChanged: true });
  const orderOf = (path: string) => (path.includes("deduce") ? "routes/deduce" : "routes/recharge");

  it.each([
    ["/en/office/recharge", "deposit"],
    ["/en/office/deduce", "withdrawal"],
  ])(
    "PLT-05 TRM-02 the form on %s is still filled in after changed terms are accepted",
    async (path, kind) => {
      const typed = { accountId: "11", method: "test-4242", amount: "1 250,5" };
      refuse(`POST /web-api/officeapi/v1/payments/${kind}`);
      const led = await player.post(path, { ...typed, key: "key-of-typed-1" });
      platform.refused = null;
      const back = await player.post(led.location ?? "", { accept: "on" });
      const shown = await player.get(back.location ?? "");
      expect(shown.data(orderOf(path)).page.typed).toEqual(typed);
    },
  );

  it.each(["PLT-05 a call", "TRM-02 the gate"])(
    "%s asks for changed terms at placing, and the coupon's stake is unchanged afterwards",
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

  it("PLT-05 an invalid stake stays in the coupon when a call of its page leads to changed terms", async () => {
    await add(player, betOn(await site.gameOf("Arsenal"), "1"));
    const { key } = (await player.get("/en/coupon")).coupon;
    refuse("GET /web-api/api/web/user/v1/session-summary");
    const led = await player.post("/en/coupon", { intent: "place", key, amount: "0.37" });
    expect(led.location).toBe(confirmOf("/en/coupon"));
    platform.refused = null;
    expect((await player.get("/en/coupon")).coupon.amount).toBe("0.37");
  });
});

describe("actions not blocked by changed terms", () => {
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
    "TRM-02 LIM-07 while %s asks for changed terms, %s still works",
    async (asker, _what, path, fields, to) => {
      await site.player("demo@example.test", { termsChanged: asker === askers[0] });
      if (asker !== askers[0]) refuse("GET /web-api/user/v1/settings");
      expect((await player.post(path, fields)).location).toMatch(to);
    },
  );
});
