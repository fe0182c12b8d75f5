import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { formOf, pay, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { betOn } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const page = "/en/office/settings";
const offers = "/en/office/bonuses/deposit";
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

const subjects = async () => {
  const { messages } = await site.control<{ messages: { subject: string }[] }>(
    "GET",
    `outbox?to=${login}`,
  );
  return messages.map(({ subject }) => subject);
};

describe("player settings", () => {
  it("SET-03 a player chooses which bonuses are offered, and the choice holds", async () => {
    expect(valuesIn(await browser.get(offers), "bonus-type")).toEqual(["1"]);
    await browser.post(page, { bonus_type: "0", first_deposit_bonus_type: "2" });
    expect((await browser.get(page)).data("routes/settings").own).toMatchObject({
      bonus_type: 0,
      first_deposit_bonus_type: 2,
    });
    const shown = await browser.get(offers);
    expect(valuesIn(shown, "bonus-type")).toEqual(["0"]);
    expect(valuesIn(shown, "first-deposit-bonus-type")).toEqual(["2"]);
    expect(shown.bodies.get("office")?.content).not.toContain('value="take"');
    // The settings of the slip keep them.
    await browser.post("/en/coupon/settings", { changeCoefAction: "1" });
    expect(valuesIn(await browser.get(offers), "bonus-type")).toEqual(["0"]);
    expect((await new Browser().get(page)).location).toContain("/user/login");
  });

  it("SET-02 mails about deposits and bets are sent only while the player has chosen them", async () => {
    await pay(browser, "recharge", "100", "4242", "key-unasked-1");
    expect(await subjects()).toEqual([]);
    await browser.post(page, {
      boxes: "enable_mail_deposit,enable_mail_bets",
      enable_mail_deposit: "1",
      enable_mail_bets: "1",
    });
    await pay(browser, "recharge", "100", "4242", "key-asked-1");
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    const { id } = await receiptOf(browser, "100");
    expect(await subjects()).toEqual([
      `Your bet ${id} is placed`,
      "Deposit to your Touchline account",
    ]);
    // A player with a limit on his stakes is judged on another way.
    const limit = { limitType: 1, limitValue: 5000, startedAt: 0, needApprove: false };
    await site.player(login, { limits: { 1: limit } });
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    const second = await receiptOf(browser, "100");
    expect((await subjects())[0]).toBe(`Your bet ${second.id} is placed`);
    await browser.post(page, { boxes: "enable_mail_deposit,enable_mail_bets" });
    await pay(browser, "recharge", "100", "4242", "key-unasked-2");
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await receiptOf(browser, "100");
    expect(await subjects()).toHaveLength(3);
  });

  it("SET-02 the newsletter choice is the same on the settings and the security page", async () => {
    await browser.post(page, { boxes: "enable_mail_news", enable_mail_news: "1" });
    expect((await browser.get(page)).data("routes/settings").own?.enable_mail_news).toBe(true);
    await browser.post("/en/office/security", { intent: "news", news: "0" });
    expect((await browser.get(page)).data("routes/settings").own?.enable_mail_news).toBe(false);
  });

  it("SET-01 the sports-only setting removes the casino from the navigation", async () => {
    const names = async () => (await browser.get("/en/about")).shell.nav.map(({ name }) => name);
    expect(await names()).toContain("casino");
    await browser.post(page, { isSportsOnly: "1" });
    expect(await names()).not.toContain("casino");
  });
});

describe("player menu", () => {
  it("OFC-01 the player menu links to every office page and counts waiting items", async () => {
    const sections = async () => {
      const { playerNav } = (await browser.get("/en/about")).shell;
      return new Map(playerNav.map(({ name, count }) => [name, count]));
    };
    expect([...(await sections()).keys()].map(String)).toEqual(
      expect.arrayContaining([
        ...["history", "deposit", "withdrawal", "statement", "personal_data", "security"],
        ...["bring_friend", "auth_qr", "mailing", "promo_check", "cashback", "bonuses"],
        ...["wallets", "account", "line", "support", "settings", "limits"],
      ]),
    );
    expect((await sections()).get("support")).toBe(2);
    expect((await sections()).get("personal_data")).toBe(0);
    await site.player(login, { requested_additional_document: true, user_msg_count: 0 });
    expect((await sections()).get("support")).toBe(0);
    expect((await sections()).get("personal_data")).toBe(1);
    const { playerNav } = (await browser.get("/en/about")).shell;
    for (const { href } of playerNav) expect((await browser.get(href)).status).toBe(200);
  });

  it("OFC-01 the player menu counts unpaid withdrawals and taken bonuses", async () => {
    const counts = async () => {
      const { playerNav } = (await browser.get("/en/about")).shell;
      const of = (name: string) => playerNav.find((link) => link.name === name)?.count;
      return [of("withdrawal"), of("bonuses")];
    };
    expect(await counts()).toEqual([0, 0]);
    await pay(browser, "deduce", "500", "3155", "key-waiting-1");
    const form = formOf(await browser.get(offers), "take");
    expect((await browser.post(offers, form)).status).toBe(303);
    expect(await counts()).toEqual([1, 1]);
    await site.advance(6 * 60_000);
    expect(await counts()).toEqual([0, 1]);
  });

  it("ACC-09 every office page loads with the office menu, which no other page has", async () => {
    const rooms = [
      ...["account", "history", "historypay", "recharge", "security", "responsible", "settings"],
      ...["bonuses/deposit", "bonuses/wager", "casino/vipcashback", "casino/premiumcashback"],
      ...["deduce", "promotion", "bringfriend", "support", "rewards", "verification"],
      ...["share-idea", "payment/requests", "payment/create-request", "identification"],
    ];
    for (const room of rooms) {
      const page = await browser.get(`/en/office/${room}`);
      expect([room, page.status]).toEqual([room, 200]);
      const { officeNav, playerNav } = page.shell;
      expect([room, officeNav?.length]).not.toEqual([room, undefined]);
      const open = playerNav.filter(({ isCurrent, href }) => isCurrent && !href.includes("#"));
      for (const { name } of open) expect(officeNav?.map((link) => link.name)).toContain(name);
    }
    for (const path of ["/en", "/en/about", "/en/coupon"])
      expect((await browser.get(path)).shell.officeNav).toBeNull();
  });

  it("ACC-02 accounts are read in either of two formats, and awaited while none is active", async () => {
    const money = async () => {
      const { accounts, player, isAccountAwaited } = (await browser.get("/en/about")).shell;
      return { balances: accounts.map(({ id, money }) => [id, money]), player, isAccountAwaited };
    };
    const whole = await money();
    expect(whole.isAccountAwaited).toBe(false);
    await site.mark();
    await site.config({ features: { accountsVariant: "by-id" } });
    site.forget();
    expect(await money()).toEqual(whole);
    expect(await site.calls("/web-api/officeapi/v2/accounts")).not.toEqual([]);
    const none = {
      ...{ balance: [], bonus: [], all_accounts: [] },
      ...{ is_available_first_deposit_bonus: false, is_account_frozen: false },
    };
    await site.fault("/web-api/officeapi/v2/accounts", { status: 200, body: none });
    const awaited = await money();
    expect([awaited.isAccountAwaited, awaited.balances]).toEqual([true, []]);
  });
});
