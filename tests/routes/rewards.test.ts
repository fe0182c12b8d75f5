import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { bodyOf, formOf, ledgerOf, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { betOn } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const premium = "/en/office/casino/premiumcashback";
const day = 86_400_000;
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

async function lostBet(amount: string) {
  const game = await site.gameOf("Arsenal");
  await add(browser, betOn(game, "1"));
  await receiptOf(browser, amount);
  await site.game(game.id, { result: "0:1" });
}

describe("cashback", () => {
  it("OFC-09 cashback for a month's losses is paid once, after the month", async () => {
    await lostBet("2500.50");
    const during = await browser.get(premium);
    expect(valuesIn(during, "cashback-lost")).toEqual(["0.00", "2500.50"]);
    expect(bodyOf(during)).not.toContain('value="take"');
    await site.advance(31 * day);
    const after = await browser.get(premium);
    expect(valuesIn(after, "cashback-amount")).toEqual(["75.01", "0.00"]);
    const form = formOf(after, "take");
    const before = Number(await site.balance(11));
    expect((await browser.post(premium, form)).location).toBe(`${premium}?done=RUB`);
    const again = await browser.post(premium, form);
    expect([again.status, refusalOf(again)]).toMatchObject([409, { errors: [{ code: "paid" }] }]);
    expect(Number(await site.balance(11))).toBe(before + 75.01);
    const { entries } = await ledgerOf(site);
    expect(entries.filter(({ kind }) => kind === "cashback").map(({ amount }) => amount)).toEqual([
      "75.01",
    ]);
    expect(bodyOf(await browser.get("/en/office/rewards"))).toContain('value="75.01"');
    const none = await browser.post("/en/office/casino/vipcashback", {
      intent: "take",
      iso: "RUB",
    });
    expect([none.status, refusalOf(none)]).toMatchObject([422, { errors: [{ code: "nothing" }] }]);
  });
});

describe("points", () => {
  it("ACC-13 a settled bet earns points once, which are separate from the money balance", async () => {
    const [first, later] = [await site.gameOf("Arsenal"), await site.gameOf("Man United")];
    await add(browser, betOn(first, "1"), betOn(later, "1"));
    await receiptOf(browser, "250");
    await site.game(first.id, { result: "0:1" });
    expect(valuesIn(await browser.get("/en/office/account"), "points")).toEqual(["2"]);
    // The express is lost; its other leg is settled as well.
    await site.game(later.id, { result: "1:0" });
    const shown = await browser.get("/en/office/account");
    expect(valuesIn(shown, "points")).toEqual(["2"]);
    expect(shown.shell.player?.balance).toEqual({ minor: 975_000, iso: "RUB" });
    expect((await new Browser().get("/en/points")).status).toBe(200);
  });
});

describe("promo codes and invitations", () => {
  it("OFC-10 a promo code is shown as good, expired, unknown or used", async () => {
    const state = async (code: string) =>
      valuesIn(await browser.get(`/en/office/promotion?code=${code}`), "promo-state");
    expect(await state("boost10")).toEqual(["good"]);
    expect(await state("EURO2020")).toEqual(["expired"]);
    expect(await state("NOTHING")).toEqual(["unknown"]);
    expect(bodyOf(await browser.get("/en/office/promotion"))).toContain("BOOST10");
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await browser.post("/en/coupon", { intent: "promo", promoCode: "BOOST10" });
    await receiptOf(browser, "100");
    expect(await state("BOOST10")).toEqual(["used"]);
  });

  it("REF-01 REF-02 a visitor who comes by an invitation's link counts once, and only with his consent", async () => {
    const page = "/en/office/bringfriend";
    const [code = ""] = valuesIn(await browser.get(page), "friend-code");
    const opened = async () => valuesIn(await browser.get(page), "friends-opened");
    const link = `/en/registration?promo_code=${code}&bf=${code}`;
    for (const choice of ["disable", "all"]) {
      const friend = new Browser();
      await friend.submit("/en/cookies/consent", { choice });
      await friend.get(link);
      await friend.get(link);
      // An invitation of nobody.
      await friend.get("/en/about?bf=FZZZZ");
    }
    await expect.poll(opened).toEqual(["1"]);
  });

  it("OFC-10 an invitation counts the friend who came and pays once, for a deposit that is large enough", async () => {
    const page = "/en/office/bringfriend";
    const shown = await browser.get(page);
    const [code = ""] = valuesIn(shown, "friend-code");
    expect(valuesIn(shown, "friends-came")).toEqual(["0"]);
    // What is copied from the page leads to the site from anywhere.
    expect(bodyOf(shown)).toMatch(
      new RegExp(`>https?://[^/<]+/en/registration\\?promo_code=${code}&amp;bf=${code}</a>`),
    );
    const friend = new Browser();
    await friend.get(`/en/registration/fast_reg?promo_code=${code}`);
    const made = await friend.post("/en/registration/fast_reg", {
      intent: "register",
      country: "ru",
      currency: "RUB",
      promo_code: code,
      accept: "1",
    });
    expect(made.status).toBe(303);
    expect(valuesIn(await browser.get(page), "friends-came")).toEqual(["1"]);
    const { accounts } = (await friend.get("/en/about")).shell;
    const deposit = (amount: string, key: string) =>
      friend.post("/en/office/recharge", {
        accountId: String(accounts[0]?.id),
        method: "test-4242",
        amount,
        key,
      });
    await deposit("499.99", "key-friend-1");
    expect(valuesIn(await browser.get(page), "friends-earned")).toEqual(["0.00"]);
    await deposit("500", "key-friend-2");
    await deposit("500", "key-friend-3");
    expect(valuesIn(await browser.get(page), "friends-earned")).toEqual(["500.00"]);
    expect(await site.balance(11)).toBe("10500.00");
  });
});
