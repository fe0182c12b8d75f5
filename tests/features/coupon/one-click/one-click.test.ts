import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountTypes } from "~/domain/accounts/account";
import { defaultCouponSettings } from "~/domain/coupon/settings/settings";
import {
  oneClickIsos,
  oneClickStakeFor,
  oneClickTermsText,
} from "~/features/coupon/one-click/one-click";
import type { OneClickReply } from "~/features/coupon/one-click/one-click-reply";
import { withOneClickPrices } from "~/features/remote-pages/fill/visitor-values.server";
import { units } from "../../../support/amounts";

const account = (id: number, iso: string, type: 0 | 4 | 9) => ({
  id,
  iso,
  type,
  symbol: iso,
  money: units(0),
  label: "",
  isActive: false,
});
const roubles = account(1, "RUB", accountTypes.main);
const dinars = account(2, "KWD", accountTypes.currency);
const bonus = account(3, "RUB", accountTypes.bonus);
const settings = {
  ...defaultCouponSettings,
  oneClickAmount: "250.00",
  oneClickIso: "RUB",
  bonusAccountOneClickAmount: "33.00",
  bonusAccountOneClickIso: "RUB",
};

describe("one-click stake", () => {
  it("CPS-04 a one-click stake is the amount set for the main or the bonus account", () => {
    expect(oneClickStakeFor(settings, roubles)).toEqual({
      accountId: 1,
      isBonus: false,
      iso: "RUB",
      stake: 25_000,
    });
    expect(oneClickStakeFor(settings, bonus)).toEqual({
      accountId: 3,
      isBonus: true,
      iso: "RUB",
      stake: 3300,
    });
    expect(oneClickTermsText(oneClickStakeFor(settings, roubles))).toBe("1:250.00");
  });

  it("CPS-04 CPN-10 a one-click stake is the currency's initial amount when none is set in that currency", () => {
    // CPN-10: RUB 150; KWD has no initial amount of its own there.
    expect(oneClickStakeFor(defaultCouponSettings, roubles).stake).toBe(15_000);
    expect(oneClickStakeFor(settings, dinars).stake).toBe(1000);
    expect(oneClickStakeFor({ ...settings, oneClickAmount: "0.00" }, roubles).stake).toBe(15_000);
  });

  it("CPS-04 the one-click amount fields use the currencies of the accounts that would pay", () => {
    expect(oneClickIsos([roubles, dinars, bonus], dinars, "EUR")).toEqual({
      main: "KWD",
      bonus: "RUB",
      hasBonus: true,
    });
    expect(oneClickIsos([roubles, dinars], roubles, "EUR")).toMatchObject({
      main: "RUB",
      hasBonus: false,
    });
    expect(oneClickIsos([dinars, bonus], bonus, "EUR")).toMatchObject({
      main: "KWD",
      bonus: "RUB",
    });
    expect(oneClickIsos([], null, "EUR")).toEqual({ main: "EUR", bonus: "EUR", hasBonus: false });
  });
});

describe("one-click requests of a page", () => {
  const reply = (bet: string, key: string, kind: OneClickReply["kind"]): OneClickReply => ({
    kind,
    bet,
    key,
    title: null,
    name: null,
    coef: null,
    iso: "RUB",
    refusals: [],
    receipt: null,
    back: null,
  });
  const stored = new Map<string, string>();
  let count = 0;
  const newKey = () => `key-${++count}`;
  let page: typeof import("~/features/coupon/one-click/one-click-presses");
  const load = async () => {
    vi.resetModules();
    page = await import("~/features/coupon/one-click/one-click-presses");
  };

  beforeEach(async () => {
    count = 0;
    stored.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    });
    await load();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("CPS-04 clicks on one price share a key until its response, and another price has another key", () => {
    expect(page.reuseOrCreateOneClickKey("a", 1000, newKey)).toBe("key-1");
    expect(page.reuseOrCreateOneClickKey("b", 1000, newKey)).toBe("key-2");
    expect(page.reuseOrCreateOneClickKey("a", 60_000, newKey)).toBe("key-1");
    page.recordOneClickReply(reply("a", "key-1", "placed"));
    expect(page.reuseOrCreateOneClickKey("b", 60_000, newKey)).toBe("key-2");
    expect(page.reuseOrCreateOneClickKey("a", 70_000, newKey)).toBe("key-3");
  });

  it("CPS-04 a double click on a price is one bet, even after a fast response", () => {
    page.reuseOrCreateOneClickKey("a", 1000, newKey);
    page.recordOneClickReply(reply("a", "key-1", "placed"));
    expect(page.reuseOrCreateOneClickKey("a", 1300, newKey)).toBe("key-1");
    expect(page.reuseOrCreateOneClickKey("a", 1900, newKey)).toBe("key-1");
    expect(page.reuseOrCreateOneClickKey("a", 2700, newKey)).toBe("key-2");
  });

  it("CPS-04 CPP-11 the key of a one-click bet with an unknown outcome survives a reload, and a refusal ends it", async () => {
    page.reuseOrCreateOneClickKey("a", 1000, newKey);
    page.recordOneClickReply(reply("a", "key-1", "lost"));
    page.reuseOrCreateOneClickKey("b", 1000, newKey);
    page.recordOneClickReply(reply("b", "key-2", "refused"));
    await load();
    expect(page.reuseOrCreateOneClickKey("a", 5, newKey)).toBe("key-1");
    expect(page.reuseOrCreateOneClickKey("b", 5, newKey)).toBe("key-3");
    page.recordOneClickReply(reply("a", "key-1", "checking"));
    expect(page.reuseOrCreateOneClickKey("a", 90_000, newKey)).toBe("key-1");
  });

  it("CPS-04 CPP-11 all open one-click keys survive a reload, finished ones do not", async () => {
    for (const bet of ["a", "b", "c"]) page.reuseOrCreateOneClickKey(bet, 1000, newKey);
    page.recordOneClickReply(reply("c", "key-3", "placed"));
    await load();
    expect(["b", "a", "c"].map((bet) => page.reuseOrCreateOneClickKey(bet, 5, newKey))).toEqual([
      "key-2",
      "key-1",
      "key-4",
    ]);
    for (const [bet, key] of [
      ["a", "key-1"],
      ["b", "key-2"],
      ["c", "key-4"],
    ] as const)
      page.recordOneClickReply(reply(bet, key, "refused"));
    expect(stored.size).toBe(0);
  });

  it("CPS-04 CPP-11 a late response to an earlier one-click bet leaves the key of the later one", () => {
    page.reuseOrCreateOneClickKey("a", 1000, newKey);
    page.recordOneClickReply(reply("a", "key-1", "placed"));
    // The same press is less than 700 ms after the last.
    expect(page.reuseOrCreateOneClickKey("a", 1699, newKey)).toBe("key-1");
    expect(page.reuseOrCreateOneClickKey("a", 2399, newKey)).toBe("key-2");
    page.recordOneClickReply(reply("a", "key-1", "placed"));
    page.recordOneClickReply(reply("never pressed", "key-9", "placed"));
    expect(page.reuseOrCreateOneClickKey("a", 9000, newKey)).toBe("key-2");
  });

  it("CPS-04 no one-click result exists before a response or on the server, and only the last result of a bet remains", () => {
    expect([page.readOneClickResults(), page.noOneClickResults()]).toEqual([[], []]);
    page.recordOneClickReply(reply("a", "key", "lost"));
    page.recordOneClickReply(reply("a", "key", "placed"));
    expect(page.readOneClickResults().map(({ kind }) => kind)).toEqual(["placed"]);
    expect(page.noOneClickResults()).toEqual([]);
  });

  it("CPS-04 the two newest one-click results are listed newest first until closed", () => {
    const heard = vi.fn();
    const stop = page.onOneClickResultsChange(heard);
    for (const bet of ["a", "b", "c", "d", "b"])
      page.recordOneClickReply(reply(bet, "key", "placed"));
    expect(page.readOneClickResults().map(({ bet }) => bet)).toEqual(["b", "d"]);
    page.closeOneClickResult("d");
    expect(page.readOneClickResults().map(({ bet }) => bet)).toEqual(["b"]);
    expect(heard).toHaveBeenCalledTimes(6);
    stop();
    page.closeOneClickResult("b");
    expect(heard).toHaveBeenCalledTimes(6);
  });

  it("CPS-04 one-click keys work in a browser without session storage", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    await load();
    expect(page.reuseOrCreateOneClickKey("a", 1, newKey)).toBe("key-1");
    expect(page.reuseOrCreateOneClickKey("a", 5000, newKey)).toBe("key-1");
  });
});

describe("page fragment with one-click", () => {
  const press = { key: "key-of-this-page", stake: "1:250.00" };
  const add = '<input type="hidden" name="intent" value="add">';
  const csrf = '<input type="hidden" name="csrf" value="t">';

  it("CPS-04 forms that add a bet become one-click forms, other forms are unchanged", () => {
    const prices = `<form method="post" class="list" action="/en/coupon">${csrf}${add}<button name="bet">1.5</button></form>`;
    const other = `<form method="post" action="/en/coupon">${csrf}<input type="hidden" name="intent" value="clear"></form>`;
    const foreign = `<form method="post" action="/en/coupon/settings">${csrf}${add}</form>`;
    const search = `<form method="get" action="/en/coupon">${add}</form>`;
    const body = withOneClickPrices(`<p>x</p>${prices}${other}${foreign}${search}${prices}`, press);
    const placing = prices.replace(
      add,
      '<input type="hidden" name="intent" value="one-click"><input type="hidden" name="key" value="key-of-this-page">' +
        '<input type="hidden" name="stake" value="1:250.00">',
    );
    expect(body).toBe(`<p>x</p>${placing}${other}${foreign}${search}${placing}`);
    expect(withOneClickPrices(prices, null)).toBe(prices);
  });
});
