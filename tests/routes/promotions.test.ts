import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { bodyOf, formOf, ledgerOf, pay, valuesIn } from "../support/office";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const app = "promotions";
const site = siteOfFile();

beforeEach(() => closeSharedServices());

const shown = (page: Page) => bodyOf(page, app);
const value = (page: Page, name: string) => valuesIn(page, name, app)[0];
const names = (page: Page) =>
  [...shown(page).matchAll(/<(?:li|tr) data-promotion="([\w-]+)"/g)].map(([, name = ""]) => name);
const textOf = (html: string) => html.replace(/<[^>]*>/g, "");
const guest = (path: string) => new Browser().get(path);

/** Every promotion that runs with the site config of the seed. */
const running = [
  ...["bonus/first-deposit", "bonus/reload", "bonus/betting-cashback", "bonus/casino-cashback"],
  ...["promotions/accumulator-of-the-day", "promotions/live-accumulator"],
  ...["promotions/highest-multiple", "promotions/table-tour", "promotions/toto-jackpot"],
  ...["promotions/points", "promotions/bring-a-friend", "promotions/demo"],
  ...["promotions/boost10", "promotions/welcome5"],
];

describe("the list of bonuses", () => {
  it("CNT-02 SCR-17 a category of the list of bonuses shows only what belongs to it, and an unknown one shows all", async () => {
    const all = await guest("/en/bonuses");
    expect(names(all).sort()).toEqual(running.map((path) => path.split("/")[1]).sort());
    const of = async (category: string) => names(await guest(`/en/bonuses?category=${category}`));
    expect((await of("all_bonuses")).sort()).toEqual(names(all).sort());
    expect((await of("nothing")).sort()).toEqual(names(all).sort());
    expect(await of("first_deposit")).toEqual(["first-deposit"]);
    expect(await of("redeposit")).toEqual(["reload"]);
    expect(await of("cashback")).toEqual(["betting-cashback", "casino-cashback"]);
    expect(await of("poker")).toEqual(["casino-cashback", "table-tour", "demo"]);
    for (const category of ["casino", "bukmaker", "shares", "bonuses"]) {
      const listed = await of(category);
      expect(listed.length, category).toBeGreaterThan(2);
      expect(listed.length, category).toBeLessThan(running.length);
    }
    const page = await guest("/en/bonuses?category=poker");
    expect(shown(page)).toMatch(
      /href="\/en\/bonuses\?category=poker" rel="nofollow" aria-current="true">Poker</,
    );
  });

  it.each(["en", "ru", "ar", "es", "tr"])(
    "CNT-02 in %s every listed promotion has a page of its own with what it gives, steps, terms, who may take part and the age mark",
    async (lng) => {
      for (const path of running) {
        const page = await guest(`/${lng}/${path}`);
        expect(page.status, path).toBe(200);
        const body = shown(page);
        expect(body.match(/<h1/g), path).toHaveLength(1);
        expect(body.match(/<h2/g)?.length, path).toBeGreaterThan(4);
        expect(body.match(/<ol class="steps">.*?<\/ol>/s)?.[0].match(/<li>/g), path).toHaveLength(
          3,
        );
        expect(body, path).toContain("18");
        expect(body, path).not.toMatch(/undefined|NaN|\[object/);
      }
    },
  );

  it("SCR-09 site config switches the pages of bonuses between cards with pictures and sheets of terms", async () => {
    const asBonus = [await guest("/en/bonuses"), await guest("/en/bonus/reload")].map(shown);
    expect(asBonus[0]).toContain('class="bonus-cards"');
    expect(asBonus[1]).toContain("bonus-design");
    expect(asBonus[1]).toContain('<svg class="pic"');
    await site.config({ features: { bonusVariant: "offer" } });
    site.forget();
    const [list, one] = [await guest("/en/bonuses"), await guest("/en/bonus/reload")];
    expect(list.head().title).toBe("Offers – Touchline");
    expect(shown(list)).toContain('<table class="sheet offers">');
    expect(shown(list)).not.toContain("<svg");
    expect(names(list)).toHaveLength(running.length);
    expect(shown(one)).toContain("offer-design");
    expect(shown(one)).not.toContain("<svg");
    expect(value(one, "bonus-most")).toBe("5000.00");
  });

  it("CNT-02 the games of a bonus stand in a section of its page, and those of all bonuses in a page of offers", async () => {
    const rules = await guest("/en/bonus/first-deposit");
    expect(shown(rules)).not.toContain("Singles, systems and other bets");
    const games = await guest("/en/bonus/first-deposit?section=games");
    expect(textOf(shown(games))).toMatch(
      /Accumulators within the terms100%Singles, systems and other bets0%/,
    );
    const all = await guest("/en/offers/games");
    expect(shown(all).match(/<table class="sheet"/g)?.length).toBeGreaterThan(10);
    expect(shown(await guest("/en/offers/rules"))).toContain("Once per friend.");
    expect((await guest("/en/offers/nothing")).status).toBe(404);
  });
});

describe("a promotion's page", () => {
  it("SCR-08 CNT-02 every old promotion path of site config leads to a page that exists", async () => {
    const { groups } = await site.configNow();
    const { promo } = (groups as { paths: { promo: Record<string, string> } }).paths;
    expect(Object.keys(promo).length).toBeGreaterThan(2);
    for (const [path, name] of Object.entries(promo)) {
      const moved = await guest(`/en/${path}`);
      expect([path, moved.status, moved.location]).toEqual([path, 302, `/en/promotions/${name}`]);
      expect((await guest(moved.location ?? "")).status, path).toBe(200);
    }
  });

  it("CNT-02 a promotion that is over says when it ended and is in no list, and an unknown one is 404", async () => {
    const over = await guest("/en/promotions/euro2020");
    expect(over.status).toBe(200);
    expect(textOf(shown(over))).toContain("This promotion ended on 12 July 2021.");
    expect(shown(over)).not.toContain("take-part");
    expect(names(await guest("/en/bonuses"))).not.toContain("euro2020");
    for (const path of ["promotions/euro2021", "promotions/1000", "bonus/demo", "bonus/99"])
      expect([path, (await guest(`/en/${path}`)).status]).toEqual([path, 404]);
  });

  it("CNT-02 a bonus of bets is listed only while site config has it on, and its page says when it is off", async () => {
    const off = await guest("/en/bonus/hyper-bonus");
    expect([off.status, shown(off).includes("promotion-off")]).toEqual([200, true]);
    expect(names(await guest("/en/bonuses"))).not.toContain("hyper-bonus");
    await site.config({ groups: { coupon: { hyperBonusPercent: 7, bonusFeature: true } } });
    site.forget();
    const on = await guest("/en/bonus/hyper-bonus");
    expect(shown(on)).not.toContain("promotion-off");
    expect(value(on, "bonus-percent")).toBe("7");
    expect(names(await guest("/en/bonuses"))).toEqual(
      expect.arrayContaining(["hyper-bonus", "accumulator-bonus"]),
    );
  });

  it("CNT-02 title and description of a promotion's page state its figures", async () => {
    const page = await guest("/en/bonus/1");
    expect(page.head().title).toBe(
      "First deposit bonus: 100% of the deposit, up to ₽10,000.00 – Touchline",
    );
    const described = page
      .data("screen")
      .head.flatMap((tag) => ("name" in tag && tag.name === "description" ? [tag.content] : []));
    expect(described).toEqual([expect.stringContaining("100% of the deposit, up to ₽10,000.00.")]);
    expect(described).toEqual([expect.stringContaining("18+")]);
  });

  it("CNT-02 a guest is led to an account, and a player takes a bonus by the office's own form", async () => {
    const asGuest = shown(await guest("/en/bonus/reload"));
    expect(asGuest).toContain('href="/en/registration"');
    expect(asGuest).not.toContain('method="post"');
    const browser = await signedIn(login);
    const page = await browser.get("/en/bonus/reload");
    expect(shown(page)).toContain('action="/en/office/bonuses/deposit"');
    const form = Object.fromEntries(
      [...shown(page).matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
        .map(([, name = "", text = ""]) => [name, text])
        .filter(([name]) => name !== "csrf"),
    );
    const taken = await browser.post("/en/office/bonuses/deposit", form);
    expect(taken.location).toBe("/en/office/bonuses/deposit?done=take");
    expect(value(await browser.get("/en/bonus/reload"), "bonus-state")).toBe("taken");
    await site.player(login, {});
  });
});

describe("figures on the pages", () => {
  let browser: Browser;
  beforeEach(async () => {
    await site.player(login, { balances: { "bonus:RUB": "0" } });
    browser = await signedIn(login);
  });
  afterEach(() => site.player(login, {}));

  it("CNT-02 the example of the deposit bonus is what the ledger credits and the office asks to be staked", async () => {
    const page = await browser.get("/en/bonus/reload");
    const [deposit, bonus, target, most] = ["deposit", "bonus", "target", "most"].map((name) =>
      value(page, `example-${name}`),
    );
    const office = "/en/office/bonuses/deposit";
    await browser.post(office, formOf(await browser.get(office), "take"));
    await pay(browser, "recharge", deposit ?? "", "4242", "key-of-the-example");
    const { entries } = await ledgerOf(site);
    expect(entries.find(({ kind }) => kind === "bonus-credit")?.amount).toBe(bonus);
    const wager = await browser.get("/en/office/bonuses/wager");
    expect([valuesIn(wager, "bonus-left"), valuesIn(wager, "bonus-most")]).toEqual([
      [target],
      [most],
    ]);
  });

  it("CNT-02 the least deposit on the page of a bonus is the least that starts it", async () => {
    const least = value(await browser.get("/en/bonus/reload"), "bonus-deposit") ?? "";
    const office = "/en/office/bonuses/deposit";
    await browser.post(office, formOf(await browser.get(office), "take"));
    await pay(browser, "recharge", (Number(least) - 0.01).toFixed(2), "4242", "key-below-least");
    expect(await site.balance(14)).toBe("0.00");
    await pay(browser, "recharge", least, "4242", "key-just-least");
    expect(Number(await site.balance(14))).toBeGreaterThan(0);
  });

  it("CNT-02 the cashback of a lost bet is the share that the page names for its level", async () => {
    const game = await site.gameOf("Arsenal");
    await add(browser, betOn(game, "1"));
    await receiptOf(browser, "2000");
    await site.game(game.id, { result: "0:1" });
    const share = value(await browser.get("/en/bonus/betting-cashback"), "cashback-1");
    const office = await browser.get("/en/office/casino/premiumcashback");
    expect(valuesIn(office, "cashback-amount").at(-1)).toBe(
      ((2000 * Number(share)) / 100).toFixed(2),
    );
  });

  it("CNT-02 a promo code's percent and ceiling are those that the office and the bet slip use", async () => {
    const page = await browser.get("/en/promotions/boost10");
    const percent = Number(value(page, "promo-percent"));
    const game = await site.gameOf("Arsenal");
    await add(browser, betOn(game, "1"));
    await browser.post("/en/coupon", { intent: "promo", promoCode: "BOOST10" });
    const { possibleWin } = await receiptOf(browser, "100");
    const plain = 100 * Number(betOn(game, "1").coef);
    expect(possibleWin).toBe(Math.floor(plain * (100 + percent) + 1e-6));
    const checked = bodyOf(await browser.get("/en/office/promotion?code=WELCOME5"));
    const welcome = await browser.get("/en/promotions/welcome5");
    expect(textOf(checked)).toContain(`${value(welcome, "promo-percent")}% more`);
    expect(value(welcome, "promo-most")).toBe("500.00");
    expect(textOf(checked)).toContain("up to ₽500.00");
  });

  it("CNT-02 a settled bet of the example's stake earns the points that the page names", async () => {
    const page = await browser.get("/en/promotions/points");
    const stake = value(page, "example-stake") ?? "";
    const game = await site.gameOf("Arsenal");
    await add(browser, betOn(game, "1"));
    await receiptOf(browser, stake);
    await site.game(game.id, { result: "0:1" });
    const account = await browser.get("/en/office/account");
    expect(valuesIn(account, "points")).toEqual([value(page, "example-points")]);
  });

  it("CNT-02 an accumulator with the bonus returns the page's percent more than its odds", async () => {
    await site.config({ groups: { coupon: { bonusFeature: true } } });
    const least = Number(value(await browser.get("/en/bonus/accumulator-bonus"), "bonus-least"));
    const bets = (await site.games()).slice(0, 3).map((game) => betOn(game, "1"));
    await add(browser, ...bets);
    const { possibleWin } = await receiptOf(browser, "100");
    const odds = bets.reduce((product, { coef }) => product * Number(coef), 1);
    expect(possibleWin).toBe(Math.floor(odds * 100 * (100 + least) + 1e-6));
  });

  it("CNT-02 the accumulator of the day on its page is the one that an empty bet slip offers", async () => {
    const page = await browser.get("/en/promotions/accumulator-of-the-day");
    const offered = (await browser.get("/en/coupon")).shell.expresses.find(({ isLive }) => !isLive);
    expect(offered).toBeDefined();
    expect(valuesIn(page, "express-coef", app)).toEqual(offered?.legs.map(({ coef }) => coef));
    expect(value(page, "example-coef")).toBe(offered?.coef);
  });

  it("CNT-02 the reward for a friend is the same on the promotion's, the partners' and the office's page", async () => {
    const page = await browser.get("/en/promotions/bring-a-friend");
    const partners = await browser.get("/en/partners");
    const office = textOf(bodyOf(await browser.get("/en/office/bringfriend")));
    for (const name of ["friend-deposit", "friend-reward"])
      expect(value(partners, name)).toBe(value(page, name));
    expect(value(page, "friend-reward")).toBe("500.00");
    expect(office).toContain("When they first deposit ₽500.00 or more, you get ₽500.00");
  });
});

describe("partners and landing pages", () => {
  it("CNT-02 the pages of partners list studios and help organisations, and an unknown section is 404", async () => {
    for (const path of ["partners", "ourpartners", "ourpartners/studios", "ourpartners/demo"]) {
      const page = await guest(`/en/${path}`);
      expect([path, page.status, shown(page).match(/<h1/g)?.length]).toEqual([path, 200, 1]);
    }
    const studios = await guest("/en/ourpartners/studios");
    expect(shown(studios)).toContain('href="/en/providers/north-quay"');
    expect(valuesIn(studios, "studio-games", app)).toHaveLength(11);
    expect(shown(await guest("/en/ourpartners/help"))).toContain("GamCare");
    expect((await guest("/en/ourpartners/nothing")).status).toBe(404);
  });

  it("SCR-13 CNT-02 a landing page has no header and one way in: to an account, or for a player to the site", async () => {
    const ways = (page: Page) => {
      const body = [...page.bodies.values()].map(({ content }) => content).join("");
      return [...body.matchAll(/<a class="btn (?:main|primary)" href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    };
    const browser = await signedIn(login);
    for (const [path, inside] of [
      ["landing-page/1", "/en/home/line"],
      ["landing-page/2", "/en/bonus/first-deposit"],
      ["landing-page/3", "/en/casino"],
      ["landing-welcome", "/en/casino"],
    ] as const) {
      const page = await guest(`/en/${path}`);
      expect([page.status, page.shell.layout, page.shell.chrome.hideHeader]).toEqual([
        200,
        "headless",
        true,
      ]);
      expect(ways(page), path).toEqual(["/en/registration"]);
      expect(ways(await browser.get(`/en/${path}`)), path).toEqual([inside]);
    }
    expect((await guest("/en/landing-page/4")).status).toBe(404);
  });
});
