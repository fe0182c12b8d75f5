import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import type { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { bodyOf, formOf, ledgerOf, pay, toldIn, valuesIn } from "../support/office";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const page = "/en/office/bonuses/deposit";
const wager = "/en/office/bonuses/wager";
const day = 86_400_000;
const site = siteOfFile();
let browser: Browser;

beforeEach(async () => {
  await closeSharedServices();
  await site.player(login, { balances: { "bonus:RUB": "0" } });
  browser = await signedIn(login);
});
afterEach(() => site.player(login, {}));

const states = async () => valuesIn(await browser.get(wager), "bonus-state");
const take = async () => browser.post(page, formOf(await browser.get(page), "take"));

it("OFC-08 LIM-17 taking a bonus during a break is refused with words that say so, in the page's language", async () => {
  const form = formOf(await browser.get(page), "take");
  await browser.post("/en/office/responsible", { intent: "break", key: "key-of-a-break" });
  const refused = await browser.post(page, form);
  expect(refused.status).toBe(422);
  expect(toldIn(refused)).toEqual([["not-offered", expect.stringContaining("During a break")]]);
  const arabic = await browser.post(page.replace("/en/", "/ar/"), form);
  expect(toldIn(arabic)).toEqual([["not-offered", expect.stringContaining("أثناء الاستراحة")]]);
  expect(await states()).toEqual([]);
});

/** Games whose home side has a price that counts. */
const counting = async () =>
  (await site.games()).filter((game) => Number(betOn(game, "1").coef) >= 1.4);

/** A bet on the home sides of `count` games from the bonus account; all win 1:0, or lose 0:1. */
async function wagered(amount: string, isWon: boolean, count = 3) {
  await browser.post("/en/coupon", { intent: "clear" });
  await browser.post("/en/coupon", { intent: "account", accountId: "14" });
  const games = (await counting()).slice(0, count);
  await add(browser, ...games.map((game) => betOn(game, "1")));
  const receipt = await receiptOf(browser, amount);
  for (const { id } of games) await site.game(id, { result: isWon ? "1:0" : "0:1" });
  return receipt;
}

describe("bonuses", () => {
  it("OFC-08 a taken deposit bonus is credited once, by the first deposit that is large enough", async () => {
    const shown = await browser.get(page);
    expect(bodyOf(shown)).not.toMatch(/checked|selected/);
    const form = formOf(shown, "take");
    expect(form).toMatchObject({ bonus: "reload" });
    expect((await browser.post(page, form)).location).toBe(`${page}?done=take`);
    expect((await browser.post(page, form)).location).toBe(`${page}?done=take`);
    expect(valuesIn(await browser.get(page), "bonus-state")).toEqual(["taken"]);
    // Too little for it: it waits on.
    await pay(browser, "recharge", "499.99", "4242", "key-too-little");
    expect(await site.balance(14)).toBe("0.00");
    await pay(browser, "recharge", "3333.33", "4242", "key-enough-1");
    expect(await site.balance(14)).toBe("1666.66");
    await pay(browser, "recharge", "1000", "4242", "key-enough-2");
    expect(await site.balance(14)).toBe("1666.66");
    const running = await browser.get(wager);
    expect(
      ["state", "amount", "staked", "left"].map((name) => valuesIn(running, `bonus-${name}`)[0]),
    ).toEqual(["running", "1666.66", "0.00", "6666.64"]);
    const { entries } = await ledgerOf(site);
    expect(
      entries.filter(({ kind }) => kind.startsWith("bonus")).map(({ amount }) => amount),
    ).toEqual(["1666.66"]);
  });

  it("OFC-08 a deposit that the bank completes later credits its bonus on completion", async () => {
    await take();
    await pay(browser, "recharge", "1000", "3155", "key-pending-1");
    expect(await site.balance(14)).toBe("0.00");
    await site.advance(6 * 60_000);
    expect(await site.balance(14)).toBe("500.00");
  });

  it("OFC-08 a bonus becomes the player's money, to the kopeck, once it is wagered", async () => {
    await take();
    await pay(browser, "recharge", "500", "4242", "key-small-1");
    // 250.00 to be staked four times: one bet of 250 leaves 750 to stake.
    const receipt = await wagered("250", true);
    const shown = await browser.get(wager);
    expect(valuesIn(shown, "bonus-left")).toEqual(["750.00"]);
    const won = Number(await site.balance(14));
    expect(won).toBe(receipt.possibleWin / 100);
    const before = Number(await site.balance(11));
    await wagered("750", true);
    expect(await site.balance(14)).toBe("0.00");
    const { entries } = await ledgerOf(site);
    const paid = entries.find(({ kind }) => kind === "bonus-paid");
    const closed = entries.find(({ kind }) => kind === "bonus-closed");
    expect(closed?.amount).toBe(`-${paid?.amount}`);
    expect(Number(await site.balance(11))).toBeCloseTo(before + Number(paid?.amount), 2);
    expect(await states()).toEqual(["done"]);
    expect(valuesIn(await browser.get(wager), "bonus-paid")).toEqual([paid?.amount]);
  });

  it("OFC-08 a bonus becomes money up to its ceiling, which is stated before it is taken, and the rest is removed and named", async () => {
    await site.config({ bonuses: { reload: { mostTimes: 2 } } });
    // Twice the largest bonus, 5,000.00; twice this one, 250.00, once it runs.
    expect(bodyOf(await browser.get(page))).toContain(
      "Up to 2 × the bonus becomes your money, ₽10,000.00",
    );
    await take();
    // The terms at the time of taking hold.
    await site.config({ bonuses: { reload: { mostTimes: 1 } } });
    expect(bodyOf(await browser.get(page))).toContain("Up to 2 × the bonus");
    await pay(browser, "recharge", "500", "4242", "key-ceiling-1");
    expect(valuesIn(await browser.get(wager), "bonus-most")).toEqual(["500.00"]);
    await wagered("250", true);
    const before = Number(await site.balance(11));
    const held = Number(await site.balance(14));
    const last = await wagered("750", true);
    const all = held - 750 + last.possibleWin / 100;
    expect(all).toBeGreaterThan(500);
    expect([await site.balance(14), Number(await site.balance(11)) - before]).toEqual([
      "0.00",
      500,
    ]);
    const { entries } = await ledgerOf(site);
    const of = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
    expect([of("bonus-paid"), of("bonus-closed"), of("bonus-above-most")]).toEqual([
      ["500.00"],
      ["-500.00"],
      [`-${(all - 500).toFixed(2)}`],
    ]);
    const shown = await browser.get(wager);
    expect([valuesIn(shown, "bonus-paid"), valuesIn(shown, "bonus-dropped")]).toEqual([
      ["500.00"],
      [(all - 500).toFixed(2)],
    ]);
    expect(bodyOf(await browser.get("/en/office/historypay"))).toContain(
      "Removed above the bonus's maximum",
    );
  });

  it("OFC-08 a bonus that site config does not name becomes at most ten times its amount", async () => {
    await site.config({ bonuses: { reload: null } });
    await take();
    await pay(browser, "recharge", "500", "4242", "key-ceiling-2");
    expect(valuesIn(await browser.get(wager), "bonus-most")).toEqual(["2500.00"]);
  });

  it("OFC-08 a bonus is lost with its last money, and singles do not count towards wagering", async () => {
    await take();
    await pay(browser, "recharge", "500", "4242", "key-lost-1");
    await wagered("100", true, 1);
    expect(valuesIn(await browser.get(wager), "bonus-staked")).toEqual(["0.00"]);
    const all = (await site.balance(14)) ?? "";
    await wagered(all, false);
    expect([await site.balance(14), await states()]).toEqual(["0.00", ["lost"]]);
  });

  it("OFC-08 an expired bonus lapses, and so do the returns of its open bets", async () => {
    await take();
    await pay(browser, "recharge", "500", "4242", "key-lapse-1");
    await browser.post("/en/coupon", { intent: "account", accountId: "14" });
    const game = await site.gameOf("Arsenal");
    await add(browser, betOn(game, "1"));
    await receiptOf(browser, "100");
    await site.player(login, {});
    await site.control("POST", "clock", { advanceMs: 0 });
    const money = await site.balance(11);
    // The clock passes the bonus's end before the game is over.
    await site.game(game.id, { status: "live", scores: "0:0" });
    await site.advance(15 * day);
    expect(await states()).toEqual(["lapsed"]);
    expect(await site.balance(14)).toBe("0.00");
    await site.game(game.id, { result: "1:0" });
    expect(await site.balance(14)).toBe("0.00");
    expect(await site.balance(11)).toBe(money);
  });

  it("OFC-08 no bonus is offered or taken while a bet of the previous bonus is open", async () => {
    await take();
    await pay(browser, "recharge", "500", "4242", "key-ended-1");
    await browser.post("/en/coupon", { intent: "account", accountId: "14" });
    const game = await site.gameOf("Arsenal");
    await add(browser, betOn(game, "1"));
    await receiptOf(browser, "100");
    await browser.post(page, formOf(await browser.get(wager), "refuse"));
    await site.game(game.id, { status: "live", scores: "0:0" });
    await site.advance(8 * day);
    expect(bodyOf(await browser.get(page))).toContain("no bet from the bonus account is open");
    const early = await browser.post(page, { intent: "take", bonus: "reload", key: "key-early" });
    expect([early.status, refusalOf(early)]).toMatchObject([
      422,
      { errors: [{ code: "not-offered" }] },
    ]);
    await site.game(game.id, { result: "1:0" });
    expect([await site.balance(14), await states()]).toEqual(["0.00", ["refused"]]);
    await take();
    expect(valuesIn(await browser.get(page), "bonus-state")).toEqual(["taken"]);
  });

  it("OFC-08 a withdrawal in the currency of a bonus forfeits it, which the form shows beforehand", async () => {
    await take();
    await pay(browser, "recharge", "1000", "4242", "key-bonus-1");
    const { bonuses } = (await browser.get("/en/office/deduce")).data("routes/deduce").page;
    expect(bonuses.map(({ iso, balance }) => [iso, balance])).toEqual([["RUB", 50_000]]);
    await browser.post("/en/office/deduce", {
      accountId: "12",
      method: "test-4242",
      amount: "10",
      key: "key-euro-1",
    });
    expect(await site.balance(14)).toBe("500.00");
    await pay(browser, "deduce", "100", "4242", "key-rouble-1");
    expect([await site.balance(14), await site.balance(11)]).toEqual(["0.00", "10900.00"]);
    expect(await states()).toEqual(["lost"]);
  });

  it("OFC-08 OFC-11 a conversion from the currency of a bonus forfeits it, which the form shows beforehand", async () => {
    await site.player(login, { account_conversion_status: 2, balances: { "bonus:RUB": "0" } });
    await take();
    await browser.post("/en/office/recharge", {
      accountId: "12",
      method: "test-4242",
      amount: "100",
      key: "key-euro-bonus",
    });
    expect(valuesIn(await browser.get(wager), "bonus-balance")).toEqual(["50.00"]);
    const shown = await browser.get("/en/office/account?convert=12&iso=RUB");
    expect(bodyOf(shown)).toMatch(
      /data-code="bonus-lost">[^<]*€50\.00 in the bonus account is lost/,
    );
    const path = "/en/office/account?convert=12&iso=RUB";
    expect((await browser.post(path, formOf(shown, "convert"))).status).toBe(303);
    expect(await states()).toEqual(["lost"]);
    const { entries } = await ledgerOf(site);
    const lapsed = entries.filter(({ kind }) => kind === "bonus-lapsed");
    expect(lapsed.map(({ amount }) => amount)).toEqual(["-50.00"]);
    const dinars = await browser.get("/en/office/account?convert=13&iso=RUB");
    expect(bodyOf(dinars)).not.toContain("bonus-lost");
  });

  it("OFC-08 bonus money can be neither withdrawn nor converted", async () => {
    await site.player(login, { account_conversion_status: 2, balances: { "bonus:RUB": "500" } });
    const refused = await browser.post("/en/office/deduce", {
      accountId: "14",
      method: "test-4242",
      amount: "100",
      key: "key-bonus-out",
    });
    expect(refused.status).toBe(422);
    const convert = { intent: "convert", accountId: "14", iso: "EUR", key: "key-bonus-convert" };
    expect((await browser.post("/en/office/account", convert)).status).toBe(422);
    expect(await site.balance(14)).toBe("500.00");
  });

  it("OFC-08 a refused bonus cannot be taken, and a running one can be given up with its money", async () => {
    const form = formOf(await browser.get(page), "refuse");
    expect((await browser.post(page, form)).location).toBe(`${page}?done=refuse`);
    expect(bodyOf(await browser.get(page))).toContain("No bonus is offered now");
    await site.advance(8 * day);
    await take();
    await pay(browser, "recharge", "500", "4242", "key-give-up");
    await browser.post(page, formOf(await browser.get(wager), "refuse"));
    expect([await site.balance(14), (await states())[0]]).toEqual(["0.00", "refused"]);
    const late = await browser.post(page, { intent: "take", bonus: "reload", key: "key-not-now" });
    expect([late.status, refusalOf(late)]).toMatchObject([
      422,
      { errors: [{ code: "not-offered" }] },
    ]);
  });

  it("OFC-08 LIM-12 no bonus is offered during a time-out, and a new player is offered the first-deposit bonus", async () => {
    const newcomer = await signedIn("new@example.test");
    expect(formOf(await newcomer.get(page), "take")).toMatchObject({ bonus: "first-deposit" });
    await site.player(login, {
      limits: {
        "33": {
          limitType: 33,
          limitValue: 7,
          startedAt: 0,
          endsAt: 4_000_000_000,
          limitState: "ACTIVE",
        },
      },
    });
    expect(bodyOf(await browser.get(page))).not.toContain('value="take"');
  });
});
