import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser } from "../support/browser";
import { HttpBrowser, type Reply } from "../support/http-browser";
import { shownKey } from "../support/http-slip";
import { shellOfFile } from "../support/shell";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();
beforeEach(async () => {
  await closeSharedServices();
  // Bets, payments and rounds of a test are taken back after it.
  await site.player("demo@example.test", {});
});

/** Each service that a page of money asks, by a path of it. */
const services: Readonly<Record<string, string>> = {
  limits: "/limit-service-api/api/external/web/v3/limits",
  balance: "/web-api/officeapi/v1/accounts",
  prices: "/coupon-api/v1/resolve",
  config: "/bff-api/config",
  session: "/web-api/authapi/v1/check",
  nothing: "/no/such/call",
};

/** Words by which a page says that a bet, a sale, a payment or a round was not made. */
const denial =
  /not placed|nothing was placed|not been charged|not made|not cashed out|bet is unchanged|balance is unchanged|nothing was done|nothing was paid/i;
const said = ({ text }: Reply) =>
  text
    .replace(/<head.*?<\/head>|<script.*?<\/script>|<template.*?<\/template>/gs, " ")
    .replace(/<[^>]+>/g, " ");
const expectNoDenial = (what: string, reply: Reply) =>
  expect([what, denial.exec(said(reply))?.[0] ?? null]).toEqual([what, null]);

async function demo() {
  const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
  await browser.signIn();
  return browser;
}

/** Takes each service away in turn, beside what is away all along (`always`), and looks. */
async function withEachAway(always: string, look: (service: string) => Promise<void>) {
  for (const [service, path] of Object.entries(services)) {
    await site.fault(path, { status: 503 });
    await site.fault(always, { status: 503 });
    await look(service);
    await site.heal();
    site.forget();
    // No player presses so often.
    await closeSharedServices();
  }
}

/** A coupon of one bet at a stake of 100, and the form that places it. */
async function filled() {
  const browser = await demo();
  const { bet } = betOn(await site.gameOf("Arsenal"), "1");
  await browser.post("/en/coupon", { intent: "add", bet });
  return { browser, place: { intent: "place", key: await shownKey(browser), amount: "100" } };
}

describe("an order that arrived and whose answer was lost, while a service is away", () => {
  it("CPP-11 a bet that is being checked is denied by no page and by no press", async () => {
    const { browser, place } = await filled();
    await site.fault("/coupon-api/v1/coupons", { drop: "after" }, 1);
    await site.fault("/coupon-api/v1/coupons/by-key", { status: 503 });
    expect((await browser.post("/en/coupon", place)).location).toBe("/en/coupon");
    expect(await site.bets()).toHaveLength(1);
    await withEachAway("/coupon-api/v1/coupons/by-key", async (service) => {
      const coupon = await browser.copy().get("/en/coupon");
      expectNoDenial(`coupon, ${service}`, coupon);
      if (coupon.status === 200 && service !== "session")
        expect([service, coupon.text.includes('data-code="checking"')]).toEqual([service, true]);
      expectNoDenial(`another page, ${service}`, await browser.copy().get("/en/contacts"));
      expectNoDenial(`a second press, ${service}`, await browser.copy().post("/en/coupon", place));
      const clear = { intent: "clear" };
      expectNoDenial(`a change, ${service}`, await browser.copy().post("/en/coupon", clear));
    });
    expect(await site.bets()).toHaveLength(1);
    expect((await browser.open("/en/coupon")).text).toContain('name="receipt-id"');
  }, 60_000);

  it("CPP-11 a bet is not denied to a browser that never saw the answer and presses again", async () => {
    const { browser, place } = await filled();
    expect((await browser.copy().post("/en/coupon", place)).status).toBe(303);
    expect(await site.bets()).toHaveLength(1);
    await withEachAway("/coupon-api/v1/coupons", async (service) => {
      const twin = browser.copy();
      expectNoDenial(`a second press, ${service}`, await twin.post("/en/coupon", place));
      expectNoDenial(`the coupon, ${service}`, await twin.get("/en/coupon"));
    });
    expect(await site.bets()).toHaveLength(1);
  }, 60_000);

  it("CPP-11 CPS-06 a one-click bet is not denied by a second press", async () => {
    const browser = await demo();
    const on = { isActiveOneClick: "1", oneClickAmount: "250", confirm: "1" };
    await browser.post("/en/coupon/settings", on);
    const { bet } = betOn(await site.gameOf("Arsenal"), "1");
    const press = { intent: "one-click", bet, key: "pressed-with-one-key" };
    expect((await browser.copy().post("/en/coupon", press)).status).toBe(303);
    expect(await site.bets()).toHaveLength(1);
    await withEachAway("/coupon-api/v1/coupons", async (service) => {
      expectNoDenial(service, await browser.copy().post("/en/coupon", press));
    });
    expect(await site.bets()).toHaveLength(1);
  }, 60_000);

  it("CPP-11 CPN-23 a cash-out is not denied by a second press or the receipt", async () => {
    const { browser, place } = await filled();
    const { location } = await browser.post("/en/coupon", place);
    const reader = new Browser();
    await reader.signIn();
    const { cashOut } = (await reader.get(location ?? "")).data("routes/receipt");
    if (cashOut?.offer.kind !== "quote") throw new Error("no offer");
    const { receipt, key, offer } = cashOut;
    const coupon = receipt.id;
    const sell = { intent: "cash-out", coupon, quote: offer.quote.id, key };
    const lost = browser.copy();
    await site.fault(`/coupon-api/v1/coupons/${coupon}/cash-out`, { drop: "after" });
    await lost.post("/en/coupon", sell);
    await site.heal();
    expect(await site.bets()).toMatchObject([{ state: "cashed-out" }]);
    await withEachAway("/coupon-api/v1/coupons", async (service) => {
      expectNoDenial(`a second press, ${service}`, await lost.copy().post("/en/coupon", sell));
      expectNoDenial(`the receipt, ${service}`, await lost.copy().get(location ?? ""));
    });
  }, 60_000);

  it("CPP-11 a deposit is denied by no page of the cashier and by no second press", async () => {
    const browser = await demo();
    const page = "/en/office/recharge";
    const pay = { key: "paid-with-one-key", amount: "100", accountId: "11", method: "test-4242" };
    const paid = await browser.copy().post(page, pay);
    expect(paid.status).toBe(303);
    await withEachAway("/web-api/officeapi/v1/payments", async (service) => {
      const twin = browser.copy();
      expectNoDenial(`a second press, ${service}`, await twin.post(page, pay));
      expectNoDenial(`the cashier, ${service}`, await twin.get(page));
      expectNoDenial(`the payment, ${service}`, await twin.get(paid.location ?? ""));
    });
    expect(await site.balance(11)).toBe("10100.00");
  }, 60_000);

  it("CPP-11 CAS-04 a round is denied by no page of its game and by no second press", async () => {
    const browser = await demo();
    const launch = { intent: "launch", mode: "real", accountId: "11" };
    const dice = "/en/games/dice";
    await browser.get(dice);
    const table = (await browser.post(dice, launch)).location ?? dice;
    const play = {
      intent: "play",
      key: "played-with-one-key",
      stake: "20",
      side: "over",
      target: "50",
    };
    expect((await browser.copy().post(table, play)).status).toBe(303);
    await withEachAway("/third-party/api/v1", async (service) => {
      const twin = browser.copy();
      expectNoDenial(`a second press, ${service}`, await twin.post(table, play));
      expectNoDenial(`the game, ${service}`, await twin.get(table));
    });
  }, 60_000);
});
