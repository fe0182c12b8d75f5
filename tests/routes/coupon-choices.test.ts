import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser, type Fields, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

const site = siteOfFile();
let guest: Browser;
let bets: ReturnType<typeof betOn>[];
beforeAll(async () => {
  bets = (await site.games()).slice(0, 5).map((game) => betOn(game, "1"));
});
beforeEach(() => {
  guest = new Browser();
});

const post = (fields: Fields, browser = guest) => browser.post("/en/coupon", fields);
const refusal = (page: Page) => [page.status, ...codesOf(page)];
const couponOf = async (browser = guest) => (await browser.get("/en/coupon")).coupon;

describe("invalid coupon choices", () => {
  it("CPN-07 a system size that the coupon's events do not allow is refused, and the size is unchanged", async () => {
    await add(guest, ...bets);
    await post({ intent: "type", typeId: "2" });
    expect((await post({ intent: "system", systemValue: "4" })).status).toBe(303);
    for (const systemValue of ["abc", "2.5", "", "1", "0", "-2", "5", "99", "2e0"])
      expect(refusal(await post({ intent: "system", systemValue })), systemValue).toEqual([
        422,
        "system-size",
      ]);
    expect(refusal(await post({ intent: "system" }))).toEqual([422, "system-size"]);
    expect((await couponOf()).systemValue).toBe(4);
  });

  it("CPN-02 a coupon type that is not offered is refused, and the type is unchanged", async () => {
    await add(guest, ...bets.slice(0, 3));
    await post({ intent: "type", typeId: "9" });
    for (const typeId of ["", "0", "3", "7", "abc", "1.0", "-1"])
      expect(refusal(await post({ intent: "type", typeId })), typeId).toEqual([
        422,
        "unknown-type",
      ]);
    expect((await couponOf()).typeId).toBe(9);
  });

  it("CPP-06 an account that is not the player's is refused, and the coupon's account is unchanged", async () => {
    const player = await signedIn();
    await add(player, ...bets.slice(0, 1));
    for (const accountId of ["99", "", "abc"])
      expect(refusal(await post({ intent: "account", accountId }, player)), accountId).toEqual([
        422,
        "account",
      ]);
    expect((await couponOf(player)).accountId).toBe(11);
    await add(guest, ...bets.slice(0, 1));
    expect(refusal(await post({ intent: "account", accountId: "11" }))).toEqual([422, "sign-in"]);
  });
});

describe("stakes of blocks and bets", () => {
  const [first = "", second = ""] = ["1", "2"];
  const blocks = async () => {
    await add(guest, ...bets.slice(0, 4));
    await post({ intent: "type", typeId: "4" });
    await post({ intent: "block", bet: bets[0]?.name ?? "", block: "2" });
    await post({ intent: "amount", amount: "33", block: first });
    await post({ intent: "amount", amount: "44", block: second });
  };

  it("CPN-02 a stake for an unknown block is refused, and no block's stake changes", async () => {
    await blocks();
    const stakes = async () => (await couponOf()).blocks?.map(({ id, amount }) => [id, amount]);
    const before = await stakes();
    expect(before).toEqual([
      [1, "33.00"],
      [2, "44.00"],
    ]);
    for (const block of ["9", "0", "abc", "", "1.0"]) {
      const refused = await post({ intent: "amount", amount: "66", block });
      expect([refusal(refused), replyOf(refused).typed], block).toEqual([
        [422, "unknown-block"],
        { amount: "66" },
      ]);
    }
    expect(await stakes()).toEqual(before);
  });

  it("CPN-02 CPN-09 an invalid stake of a block is refused and stays typed in its own field", async () => {
    await blocks();
    const refused = await post({ intent: "amount", amount: "6,6,6", block: second });
    expect([refusal(refused), replyOf(refused).typed]).toEqual([
      [422, "amount"],
      { "amount-2": "6,6,6" },
    ]);
  });

  it("CPN-02 a stake for an unknown bet is refused, and an invalid one stays typed in its own field", async () => {
    const [own, other, absent] = bets;
    if (!own || !other || !absent) throw new Error("three bets");
    await add(guest, own, other);
    await post({ intent: "type", typeId: "9" });
    await post({ intent: "amount", amount: "321", bet: own.name });
    for (const bet of [absent.name, "9:9:9:", "junk", ""])
      expect(refusal(await post({ intent: "amount", amount: "55", bet })), bet).toEqual([
        422,
        "unknown-bet",
      ]);
    const refused = await post({ intent: "amount", amount: "abc", bet: own.name });
    expect(replyOf(refused)).toMatchObject({
      refusals: [{ code: "amount", marketId: own.marketId }],
      typed: { [`amount-${own.name}`]: "abc" },
    });
    expect(Object.keys(replyOf(refused).typed)).toHaveLength(1);
    const changed = (await couponOf()).rows.filter(({ amount }) => amount !== "");
    expect(changed.map(({ id, amount }) => [id, amount])).toEqual([[own.name, "321.00"]]);
  });
});
