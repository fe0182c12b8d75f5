import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { bodyOf, formOf, ledgerOf, pay, toldIn, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { betOn } from "../support/site";
import { add, receiptOf } from "../support/slip";

const login = "demo@example.test";
const page = "/en/office/account";
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

const accounts = async () => (await browser.get("/en/about")).shell.accounts;

describe("wallets", () => {
  it("OFC-11 ACC-11 activating another account shows its balance in the header and stakes from it", async () => {
    const done = await browser.post(page, { intent: "activate", accountId: "12" });
    expect([done.status, done.location]).toEqual([303, `${page}?done=activate`]);
    const shown = await browser.get(done.location ?? "");
    expect(shown.shell.player?.balance).toEqual({ minor: 50_000, iso: "EUR" });
    expect(shown.shell.accounts[0]).toMatchObject({ id: 12, isActive: true });
    expect(bodyOf(shown)).toContain('data-code="account-activate"');
    const foreign = await browser.post(page, { intent: "activate", accountId: "21" });
    expect(foreign.status).toBe(422);
    expect((await accounts())[0]?.id).toBe(12);
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    expect(await receiptOf(browser, "100")).toMatchObject({ iso: "EUR", stake: 10_000 });
    expect([await site.balance(12), await site.balance(11)]).toEqual(["400.00", "10000.00"]);
  });

  it("ACC-03 a currency account is added once, removed while empty, and reopened as the same account", async () => {
    const added = await browser.post(page, { intent: "add", iso: "JPY" });
    expect([added.status, added.location]).toEqual([303, `${page}?done=add`]);
    const yen = (await accounts()).find(({ iso }) => iso === "JPY");
    expect(yen).toMatchObject({ type: 9, money: 0 });
    const again = await browser.post(page, { intent: "add", iso: "JPY" });
    expect([again.status, toldIn(again)]).toEqual([
      422,
      [["exists", "You already have an account in this currency."]],
    ]);
    const removal = { intent: "remove", accountId: String(yen?.id) };
    await browser.post(page, { intent: "activate", accountId: String(yen?.id) });
    expect((await browser.post(page, removal)).location).toBe(`${page}?done=remove`);
    expect((await accounts()).map(({ iso }) => iso)).toEqual(["RUB", "RUB", "EUR", "KWD"]);
    expect((await accounts())[0]).toMatchObject({ id: 11, isActive: true });
    await browser.post(page, { intent: "add", iso: "JPY" });
    expect((await accounts()).find(({ iso }) => iso === "JPY")?.id).toBe(yen?.id);
  });

  it("ACC-03 an account with money, an open bet or a pending payment cannot be removed, with the reason shown", async () => {
    const remove = (accountId: string) => browser.post(page, { intent: "remove", accountId });
    expect(toldIn(await remove("12"))[0]?.[0]).toBe("not-empty");
    expect(toldIn(await remove("11"))[0]?.[0]).toBe("main");
    expect(toldIn(await remove("14"))[0]?.[0]).toBe("main");
    expect(toldIn(await remove("21"))[0]?.[0]).toBe("account");
    await browser.post("/en/coupon", { intent: "account", accountId: "12" });
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await receiptOf(browser, "500");
    expect(await site.balance(12)).toBe("0.00");
    expect(toldIn(await remove("12"))).toEqual([
      [
        "open-bets",
        "A bet, ticket, game or bonus of this account is still open. It can be removed once that is settled.",
      ],
    ]);
    await site.player(login, { balances: { KWD: "0" } });
    await browser.post("/en/office/recharge", {
      accountId: "13",
      method: "test-3155",
      amount: "1.000",
      key: "key-pending-13",
    });
    expect(toldIn(await remove("13"))[0]?.[0]).toBe("pending-payment");
  });

  it("ACC-03 an invalid currency or account is refused and not sent to the platform", async () => {
    await site.mark();
    const none = await browser.post(page, { intent: "add", iso: "gold" });
    expect([none.status, refusalOf(none)]).toMatchObject([
      422,
      { errors: [{ field: "iso", code: "choice" }] },
    ]);
    expect((await browser.post(page, { intent: "remove" })).status).toBe(422);
    expect(await site.calls("/web-api/officeapi/v1/accounts/currency")).toEqual([]);
  });
});

describe("currency conversion", () => {
  const quote = (accountId: number, iso: string) =>
    browser.get(`${page}?convert=${accountId}&iso=${iso}`);

  it("OFC-11 ACC-05 a conversion shows rate, fee and both sums beforehand and is done exactly so, once", async () => {
    await site.player(login, { account_conversion_status: 1 });
    const shown = await quote(11, "EUR");
    expect(
      ["rate", "taken", "fee", "given"].map((name) => valuesIn(shown, `conversion-${name}`)[0]),
    ).toEqual(["100.00/2.50", "10000.00", "100.00", "247.50"]);
    const form = formOf(shown, "convert");
    const path = `${page}?convert=11&iso=EUR`;
    const done = await browser.post(path, form);
    expect([done.status, done.location]).toEqual([303, `${page}?done=convert`]);
    expect((await browser.post(path, form)).location).toBe(done.location);
    const { entries, accounts: own } = await ledgerOf(site);
    expect(own.map(({ id, balance }) => [id, balance])).toEqual([
      [11, "0.00"],
      [12, "747.50"],
      [13, "50.000"],
      [14, "1000.00"],
    ]);
    expect(
      entries.slice(-3).map(({ accountId, amount, kind }) => [accountId, amount, kind]),
    ).toEqual([
      [11, "-9900.00", "conversion-out"],
      [11, "-100.00", "conversion-fee"],
      [12, "247.50", "conversion-in"],
    ]);
    expect((await accounts())[0]).toMatchObject({ id: 12, isActive: true });
  });

  // By hand: fee 1 % rounded down; then 100 RUB = 2.5 EUR = 0.5 KWD = 500 JPY, rounded down.
  it.each([
    ["12", "RUB", "500.00", "5.00", "19800.00"],
    ["12", "KWD", "500.00", "5.00", "99.000"],
    ["13", "RUB", "50.000", "0.500", "9900.00"],
    ["13", "JPY", "50.000", "0.500", "49500"],
    ["13", "EUR", "50.000", "0.500", "247.50"],
  ])(
    "OFC-11 converting account %s into %s is exact: %s less the fee %s gives %s",
    async (id, iso, taken, fee, given) => {
      await site.player(login, { account_conversion_status: 2 });
      const shown = await quote(Number(id), iso);
      expect(
        ["taken", "fee", "given"].map((name) => valuesIn(shown, `conversion-${name}`)[0]),
      ).toEqual([taken, fee, given]);
      await browser.post(page, formOf(shown, "convert"));
      const before = { RUB: 1_000_000, KWD: 50_000, EUR: 50_000, JPY: 0 }[iso] ?? 0;
      const now = (await accounts()).find((account) => account.iso === iso && account.type !== 4);
      expect((now?.money ?? 0) - before).toBe(Number(given.replace(".", "")));
    },
  );

  it("OFC-11 a conversion after the balance has changed is refused and shows the new sums", async () => {
    await site.player(login, { account_conversion_status: 1 });
    const form = formOf(await quote(11, "EUR"), "convert");
    await pay(browser, "recharge", "1000", "4242", "key-in-between");
    const refused = await browser.post(`${page}?convert=11&iso=EUR`, form);
    expect([refused.status, toldIn(refused)[0]?.[0]]).toEqual([409, "changed"]);
    expect(valuesIn(refused, "conversion-taken")).toEqual(["11000.00"]);
    expect(await site.balance(11)).toBe("11000.00");
  });

  it("ACC-05 an account that the conversion status does not name, or another player's, cannot be converted", async () => {
    expect(bodyOf(await browser.get(page))).not.toContain('id="convert"');
    const order = (accountId: string) => ({
      intent: "convert",
      accountId,
      iso: "USD",
      key: "key-conversion",
    });
    expect(refusalOf(await browser.post(page, order("11")))).toMatchObject({
      errors: [{ code: "not-allowed" }],
    });
    await site.player(login, { account_conversion_status: 2 });
    expect(refusalOf(await browser.post(page, order("11")))).toMatchObject({
      errors: [{ code: "not-allowed" }],
    });
    expect(refusalOf(await browser.post(page, order("14")))).toMatchObject({
      errors: [{ code: "not-allowed" }],
    });
    expect(refusalOf(await browser.post(page, order("21")))).toMatchObject({
      errors: [{ code: "account" }],
    });
    expect((await ledgerOf(site)).entries.map(({ kind }) => kind)).not.toContain("conversion-out");
  });

  it("ACC-12 the conversion screen exists only while there is an account to convert", async () => {
    expect((await browser.get("/en/convert-account")).location).toBe(page);
    await site.player(login, { account_conversion_status: 1 });
    const shown = await browser.get("/en/convert-account");
    expect([shown.status, bodyOf(shown).includes("<h1>Convert an account</h1>")]).toEqual([
      200,
      true,
    ]);
  });

  it("ACC-05 POP-13 a possible conversion is announced once per player, after the question about cookies", async () => {
    await site.player(login, { account_conversion_status: 1 });
    const first = new Browser();
    expect((await first.signIn(login)).shell.conversion).toBe(0);
    await first.post("/en/cookies/consent", { choice: "disable" });
    expect((await first.get("/en/about")).shell.conversion).toBe(1);
    expect((await first.get("/en/about")).shell.conversion).toBe(0);
    const second = new Browser();
    await second.post("/en/cookies/consent", { choice: "disable" });
    expect((await second.signIn(login)).shell.conversion).toBe(0);
  });
});
