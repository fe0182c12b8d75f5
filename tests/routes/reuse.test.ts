import { beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, receiptOf } from "../support/slip";

const site = siteOfFile();
let player: Browser;
let bets: ReturnType<typeof betOn>[];

beforeEach(async () => {
  const homes = ["Man United", "Arsenal", "Parma"];
  bets = await Promise.all(homes.map(async (home) => betOn(await site.gameOf(home), "1")));
  player = await signedIn();
});

describe("reusing the selections of a receipt", () => {
  it("CPP-05 a coupon reused from a receipt has its selections and type at current prices, without a stake", async () => {
    await add(player, ...bets);
    await player.submit("/en/coupon", { intent: "type", typeId: "2" });
    const { id } = await receiptOf(player, "90");
    await site.market(bets[0]?.marketId ?? 0, { coef: "3.333" });
    const again = await player.submit("/en/coupon", { intent: "reuse", coupon: id });
    expect(again.coupon.rows.map((row) => row.id)).toEqual(bets.map(({ name }) => name));
    expect([again.coupon.rows[0]?.seenCoef, again.coupon.rows[0]?.reasons]).toEqual(["3.333", []]);
    expect([again.coupon.typeId, again.coupon.amount]).toEqual([2, ""]);
  });

  it("CPP-05 a reused coupon leaves out finished events, and is refused when none is left", async () => {
    await add(player, ...bets.slice(0, 2));
    const { id } = await receiptOf(player, "90");
    const [first, second] = bets.map(({ name }) => Number(name.split(":")[0]));
    await site.control("PATCH", `games/${first}`, { result: "1:0" });
    const one = await player.submit("/en/coupon", { intent: "reuse", coupon: id });
    expect(one.coupon.rows.map((row) => row.id)).toEqual([bets[1]?.name]);
    await player.submit("/en/coupon", { intent: "clear" });
    await site.control("PATCH", `games/${second}`, { result: "1:0" });
    const none = await player.post("/en/coupon", { intent: "reuse", coupon: id });
    expect([none.status, codesOf(none)]).toEqual([422, ["event-over"]]);
    await site.control("POST", "reset");
  });

  it("CPP-05 a coupon of another player cannot be reused", async () => {
    await add(player, ...bets.slice(0, 1));
    const { id } = await receiptOf(player, "90");
    const other = await signedIn("limited@example.test");
    const refused = await other.post("/en/coupon", { intent: "reuse", coupon: id });
    expect([refused.status, codesOf(refused)]).toEqual([422, ["unknown-bet"]]);
    const guest = await new Browser().post("/en/coupon", { intent: "reuse", coupon: id });
    expect(codesOf(guest)).toEqual(["sign-in"]);
  });
});
