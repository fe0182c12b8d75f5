import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place } from "../support/slip";

type Bet = ReturnType<typeof betOn>;

const placeCall = "/coupon-api/v1/coupons";
const site = siteOfFile();
let united: Bet;
let arsenal: Bet;
let player: Browser;

beforeEach(async () => {
  united = betOn(await site.gameOf("Man United"), "1");
  arsenal = betOn(await site.gameOf("Arsenal"), "1");
  player = await signedIn();
});

/** Stakes of the bets placed since there were so many. */
const stakesSince = async (count: number) =>
  (await site.bets()).slice(count).map(({ stake }) => stake);

/** Presses, with so much time (ms) until the platform answers; resolves when the press has come there. */
async function onItsWay(press: () => ReturnType<typeof place>, delayMs: number) {
  await site.mark();
  await site.fault(placeCall, { delayMs }, 1);
  const pressed = press();
  await vi.waitFor(async () => expect((await site.calls(placeCall)).length).toBe(1), {
    timeout: 30_000,
  });
  return () => pressed;
}

/** A stake for the coupon. */
const ask = (amount: number) => ({ intent: "amount", amount: String(amount) });

describe("placement in progress", () => {
  it("CPP-03 CPN-17 another tab cannot change a coupon while it is being placed", async () => {
    await add(player, united);
    const count = (await site.bets()).length;
    const tab = player.copy();
    const pressed = await onItsWay(() => place(player, "100"), 5_000);
    const changes: readonly Readonly<Record<string, string>>[] = [
      { intent: "add", bet: arsenal.bet },
      ask(500),
      { intent: "clear" },
    ];
    for (const fields of changes) {
      const answer = await tab.post("/en/coupon", fields);
      expect([answer.status, codesOf(answer)]).toEqual([409, ["checking"]]);
    }
    expect((await tab.get("/en/about")).coupon).toMatchObject({ isChecking: true, count: 1 });
    const { location } = await pressed();
    expect(location).toMatch(/^\/en\/coupon\/receipt\/\d+$/);
    // The answer of the tab that placed empties the cookie of both.
    expect((await add(player, arsenal)).coupon.count).toBe(1);
    expect(await stakesSince(count)).toEqual(["100.00"]);
  });

  it.each([
    ["the same stake", "100", null],
    ["another stake", "300", "key-reused"],
  ])(
    "CPP-03 CPP-10 another tab that places a coupon with %s while it is being placed makes no second bet",
    async (_which, amount, code) => {
      await add(player, united);
      const count = (await site.bets()).length;
      const { key } = (await player.get("/en/coupon")).coupon;
      const tab = player.copy();
      const pressed = await onItsWay(() => place(player, "100"), 5_000);
      const other = await tab.post("/en/coupon", { intent: "place", key, amount });
      expect(other.location).toMatch(/^\/en\/coupon\/receipt\/\d+$/);
      // The platform takes what comes to it first; the earlier press is still on its way.
      const first = await pressed();
      if (code === null) expect(first.location).toBe(other.location);
      else expect([first.status, codesOf(first)]).toEqual([422, [code]]);
      expect(await stakesSince(count)).toEqual([`${amount}.00`]);
    },
  );

  it("CPP-03 CPP-11 a second placement refused under the same key waits for the first and leaves the key unchanged", async () => {
    await add(player, united);
    const count = (await site.bets()).length;
    const { key } = (await player.get("/en/coupon")).coupon;
    const tab = player.copy();
    const pressed = await onItsWay(() => place(player, "100"), 6_000);
    await site.fault(placeCall, { status: 422, body: { code: "funds", bound: "1.00" } }, 1);
    const answer = await tab.post("/en/coupon", { intent: "place", key, amount: "100" });
    expect([answer.status, answer.location]).toEqual([303, "/en/coupon"]);
    expect((await tab.get("/en/about")).coupon).toMatchObject({ isChecking: true, key });
    const { location } = await pressed();
    expect((await tab.get("/en/coupon")).location).toBe(location);
    expect(await stakesSince(count)).toEqual(["100.00"]);
  });

  it("CPP-11 CPP-03 a placement that never arrived is looked up, and its coupon reopens once it is too late for it", async () => {
    const { key } = (await add(player, united)).coupon;
    const unheard = player.copy();
    await site.fault(placeCall, { drop: "before" }, 1);
    await place(player, "100");
    expect(codesOf(await unheard.post("/en/coupon", ask(200)))).toEqual(["checking"]);
    await site.advance(15_000);
    const told = await unheard.get("/en/about");
    expect([told.coupon.isChecking, told.coupon.key, told.shell.isCouponReturned]).toEqual([
      false,
      key,
      true,
    ]);
    const changed = await unheard.post("/en/coupon", ask(200));
    expect(changed.status).toBe(303);
    expect((await unheard.get("/en/about")).coupon).toMatchObject({
      isChecking: false,
      amount: "200.00",
    });
  });
});

describe("placement whose response never reached the browser", () => {
  it("CPP-03 a bet whose response the browser lost leaves the coupon and is announced on whatever page is opened", async () => {
    await add(player, united);
    const unheard = player.copy();
    const other = player.copy();
    const { location } = await place(player, "100");
    const { coupon } = await unheard.get("/en/about");
    expect([coupon.count, coupon.isChecking]).toEqual([0, false]);
    expect(location).toBe(`/en/coupon/receipt/${coupon.receiptIds[0]}`);
    expect((await other.get("/en/coupon")).location).toBe(location);
  });

  it("CPP-03 CPP-10 a bet whose response the browser lost is not placed again with another stake", async () => {
    await add(player, united);
    const count = (await site.bets()).length;
    const unheard = player.copy();
    const other = player.copy();
    const { key } = (await player.get("/en/coupon")).coupon;
    const { location } = await place(player, "100");
    // Nothing has changed, and the page that says so has found the receipt.
    expect((await unheard.post("/en/coupon", ask(200))).location).toBe(location);
    const reused = await other.post("/en/coupon", { intent: "place", key, amount: "200" });
    expect([reused.status, codesOf(reused)]).toEqual([422, ["key-reused"]]);
    const { coupon } = await other.get("/en/about");
    expect([coupon.count, coupon.receiptIds.length]).toEqual([0, 1]);
    expect(await stakesSince(count)).toEqual(["100.00"]);
  });

  it("CPP-03 CPP-04 placed singles whose response the browser lost leave the coupon, and the others stay in it", async () => {
    await add(player, united, arsenal);
    await player.submit("/en/coupon", { intent: "type", typeId: "9" });
    const count = (await site.bets()).length;
    const unheard = player.copy();
    const other = player.copy();
    const { key } = (await player.get("/en/coupon")).coupon;
    const amounts = (first: string) => ({
      [`amount-${united.name}`]: first,
      // More than the player has.
      [`amount-${arsenal.name}`]: "20000",
    });
    const pressed = await player.post("/en/coupon", { intent: "place", key, ...amounts("100") });
    expect(pressed.status).toBe(303);
    await site.advance(15_000);
    const { coupon } = await unheard.get("/en/about");
    expect([coupon.isChecking, coupon.rows.map(({ id }) => id), coupon.receiptIds.length]).toEqual([
      ...[false, [arsenal.name]],
      1,
    ]);
    const again = await other.post("/en/coupon", { intent: "place", key, ...amounts("300") });
    expect(codesOf(again)).toContain("key-reused");
    expect((await other.get("/en/about")).coupon.rows.map(({ id }) => id)).toEqual([arsenal.name]);
    expect(await stakesSince(count)).toEqual(["100.00"]);
  });
});
