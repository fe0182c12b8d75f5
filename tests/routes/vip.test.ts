import { beforeEach, expect, it } from "vitest";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place, receiptOf, replyOf } from "../support/slip";

const site = siteOfFile();
let player: Browser;

beforeEach(async () => {
  await site.player("demo@example.test", { balances: { 11: "2000000.00" } });
  player = await signedIn();
  await add(player, betOn(await site.gameOf("Man United"), "1"));
});

const ask = async (isVipBet: "0" | "1") => {
  await player.get("/en/coupon/settings");
  await player.submit("/en/coupon/settings", { isVipBet });
};
const sent = async () =>
  (await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST");

it("CPN-11 CPN-01 the coupon shows the range of VIP stakes once the VIP setting is on", async () => {
  expect((await player.get("/en/coupon")).coupon.vip).toBeNull();
  await ask("1");
  const { coupon } = await player.get("/en/coupon");
  // Roubles: 12,500 times the least stake of 20.00, and three times that.
  expect([coupon.maxBet, coupon.vip?.above, coupon.vip?.max]).toEqual([
    25_000_000, 25_000_000, 75_000_000,
  ]);
  await player.submit("/en/coupon", { intent: "amount", amount: "300000" });
  expect((await player.get("/en/coupon")).coupon.refusals.amount).toEqual([]);
  await player.submit("/en/coupon", { intent: "amount", amount: "750000.01" });
  expect((await player.get("/en/coupon")).coupon.refusals.amount).toEqual([
    { code: "above-maximum", bound: 75_000_000 },
  ]);
  await ask("0");
});

it("CPN-11 CPP-01 a stake above the maximum is placed as a VIP bet, one within it is not", async () => {
  await ask("1");
  await site.mark();
  expect((await receiptOf(player, "250000.01")).stake).toBe(25_000_001);
  await add(player, betOn(await site.gameOf("Arsenal"), "1"));
  await receiptOf(player, "250000");
  expect((await sent()).map(({ body }) => body?.["isVip"])).toEqual([true, false]);
  await ask("0");
});

it("CPN-11 CPN-09 a stake above the maximum is refused without the VIP setting, or above the VIP maximum", async () => {
  const refused = await place(player, "250000.01");
  expect(replyOf(refused).refusals).toEqual([{ code: "above-maximum", bound: 25_000_000 }]);
  await ask("1");
  expect(replyOf(await place(player, "750000.01")).refusals).toEqual([
    { code: "above-maximum", bound: 75_000_000 },
  ]);
  await ask("0");
});

it("CPN-11 OPS-04 a stake above the maximum is refused while stake bounds cannot be read", async () => {
  await ask("1");
  await site.fault("/coupon-api/v1/resolve", { status: 500 });
  expect(codesOf(await place(player, "250000.01"))).toEqual(["above-maximum"]);
  await site.heal();
  await ask("0");
});

it("CPN-11 CPP-02 a press with the VIP setting asks for prices and bounds once, and for nothing else of the slip's page", async () => {
  await ask("1");
  const { key } = (await player.get("/en/coupon")).coupon;
  await site.mark();
  await player.post("/en/coupon", { intent: "place", key, amount: "250000.01" });
  const ofCoupons = await site.calls("/coupon-api/v1/");
  expect(ofCoupons.map(({ path }) => path)).toEqual([
    "/coupon-api/v1/resolve",
    "/coupon-api/v1/coupons",
  ]);
  await ask("0");
});
