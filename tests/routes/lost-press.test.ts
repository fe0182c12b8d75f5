import { beforeEach, describe, expect, it } from "vitest";
import type { OneClickReply } from "~/features/coupon/one-click/one-click-reply";
import type { Browser, Fields, Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

const login = "demo@example.test";
const placeCall = "/coupon-api/v1/coupons";
const site = siteOfFile();
let united: ReturnType<typeof betOn>;
let arsenal: ReturnType<typeof betOn>;
let player: Browser;

beforeEach(async () => {
  await site.player(login, {});
  united = betOn(await site.gameOf("Man United"), "1");
  arsenal = betOn(await site.gameOf("Arsenal"), "1");
  player = await signedIn();
});

const keyOf = async (browser: Browser) => (await browser.get("/en/about")).coupon.key;
const send = (browser: Browser, intent: string, fields: Fields) =>
  browser.postData("/en/coupon", { ...fields, intent, stay: "1" });
const toldOf = (page: Page) => (page.reply as { oneClick: OneClickReply }).oneClick;

describe("bet whose response the browser lost", () => {
  it("CPP-11 CPP-03 a placement that never reached the site is not placed, and the coupon gets another key", async () => {
    await add(player, united);
    const late = player.copy();
    const key = await keyOf(player);
    const count = (await site.bets()).length;
    const said = await send(player, "place-result", { key, amount: "70" });
    expect([said.status, codesOf(said), replyOf(said).typed]).toEqual([
      ...[200, ["not-placed"]],
      { amount: "70" },
    ]);
    const { coupon } = await player.get("/en/about");
    expect([coupon.count, coupon.isChecking, coupon.amount]).toEqual([1, false, "70.00"]);
    expect(coupon.key).not.toBe(key);
    // The press comes to the site after it was asked for: another tab may have changed the coupon.
    expect(codesOf(await send(late, "place", { key, amount: "70" }))).toEqual(["late"]);
    expect(await site.bets()).toHaveLength(count);
    expect(
      (await player.post("/en/coupon", { intent: "place", key: coupon.key, amount: "70" })).status,
    ).toBe(303);
    expect(await site.bets()).toHaveLength(count + 1);
  });

  it("CPP-11 CPP-03 a placed coupon whose response the browser lost leads to its receipt", async () => {
    await add(player, united);
    const unheard = player.copy();
    const key = await keyOf(player);
    const { location } = await player.post("/en/coupon", { intent: "place", key, amount: "80" });
    const said = await send(unheard, "place-result", { key, amount: "80" });
    expect([said.status, codesOf(said)]).toEqual([200, []]);
    const { coupon } = await unheard.get("/en/about");
    expect([coupon.count, `/en/coupon/receipt/${coupon.receiptIds[0]}`]).toEqual([0, location]);
  });

  it("CPP-11 a placement lost on its way to the platform is checked under its key, and the coupon comes back", async () => {
    await add(player, united);
    const unheard = player.copy();
    const key = await keyOf(player);
    await site.fault(placeCall, { drop: "before" }, 1);
    await player.post("/en/coupon", { intent: "place", key, amount: "90" });
    expect(codesOf(await send(unheard, "place-result", { key, amount: "90" }))).toEqual([]);
    const { coupon } = await unheard.get("/en/about");
    expect([coupon.isChecking, coupon.key, coupon.amount]).toEqual([true, key, "90.00"]);
    await site.advance(15_000);
    expect((await unheard.get("/en/about")).coupon).toMatchObject({
      isChecking: false,
      amount: "90.00",
    });
  });

  it("CPP-11 OPS-04 a placement is not reported as lost while the platform cannot look up its key", async () => {
    await add(player, united);
    const key = await keyOf(player);
    await site.fault(`${placeCall}/by-key`, { status: 503 }, 50);
    expect((await send(player, "place-result", { key, amount: "90" })).status).toBe(503);
    expect((await player.get("/en/about")).coupon).toMatchObject({
      key,
      count: 1,
      isChecking: false,
    });
  });

  it("CPP-11 CPP-04 singles that never reached the site stay in the coupon, each marked as not placed", async () => {
    await add(player, united, arsenal);
    await player.submit("/en/coupon", { intent: "type", typeId: "9" });
    const key = await keyOf(player);
    const amounts = { [`amount-${united.name}`]: "60", [`amount-${arsenal.name}`]: "65" };
    const said = await send(player, "place-result", { key, ...amounts });
    expect(codesOf(said)).toEqual(["not-placed"]);
    const { coupon } = await player.get("/en/about");
    expect([coupon.count, coupon.rows.map(({ refusal }) => refusal?.code)]).toEqual([
      2,
      ["not-placed", "not-placed"],
    ]);
    expect(coupon.key).not.toBe(key);
  });
});

describe("one-click bet whose response the browser lost", () => {
  const fields = () => ({ bet: united.bet, key: "key-00000001" });
  beforeEach(() =>
    player.post("/en/coupon/settings", { isActiveOneClick: "1", oneClickAmount: "250" }),
  );

  it("CPS-04 CPP-11 a one-click bet that never reached the site is refused, even when it arrives later", async () => {
    const late = player.copy();
    const count = (await site.bets()).length;
    const told = toldOf(await send(player, "one-click-result", fields()));
    expect([told.kind, told.refusals]).toEqual(["refused", [{ code: "not-placed" }]]);
    expect(toldOf(await send(late, "one-click", fields())).refusals).toEqual([{ code: "late" }]);
    expect(await site.bets()).toHaveLength(count);
  });

  it("CPS-04 CPP-11 a placed one-click bet whose response the browser lost is answered with its receipt", async () => {
    const press = { ...fields(), key: "key-00000002" };
    const unheard = player.copy();
    const { receipt } = toldOf(await send(player, "one-click", press));
    expect(toldOf(await send(unheard, "one-click-result", press))).toMatchObject({
      kind: "placed",
      receipt,
    });
  });

  it("CPS-04 CPP-11 a one-click bet lost on its way to the platform is checked until it is too late for it", async () => {
    const press = { ...fields(), key: "key-00000003" };
    const unheard = player.copy();
    await site.fault(placeCall, { drop: "before" }, 1);
    expect(toldOf(await send(player, "one-click", press)).kind).toBe("checking");
    expect(toldOf(await send(unheard, "one-click-result", press)).kind).toBe("checking");
    await site.advance(15_000);
    expect(toldOf(await send(unheard, "one-click-result", press)).refusals).toEqual([
      { code: "not-placed" },
    ]);
  });
});
