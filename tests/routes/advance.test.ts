import { beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { mayPlace } from "../support/may-place";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, place, receiptOf, replyOf } from "../support/slip";

const login = "demo@example.test";
const advanceCall = "/coupon-api/v1/advance";
const site = siteOfFile();
let united: ReturnType<typeof betOn>;
let arsenal: ReturnType<typeof betOn>;
let player: Browser;

beforeEach(async () => {
  united = betOn(await site.gameOf("Man United"), "1");
  arsenal = betOn(await site.gameOf("Arsenal"), "1");
  await site.player(login, {});
  player = await signedIn();
});

/** A bet of 100.00 is open, and another is in the coupon. */
const owning = async () => {
  await add(player, united);
  await receiptOf(player, "100");
  await add(player, arsenal);
};
const placeWith = async (amount: string, prepaidAmount: string) => {
  const { key } = (await player.get("/en/coupon")).coupon;
  return player.post("/en/coupon", { intent: "place", key, amount, prepaidAmount });
};
const stakes = async () => (await site.bets()).map(({ stake }) => stake);

describe("available advance", () => {
  it("CPN-15 the advance is requested and shown only for a player with open bets, not for a visitor", async () => {
    const guest = new Browser();
    await guest.get("/en/coupon");
    await site.mark();
    await add(guest, arsenal);
    await player.get("/en/coupon");
    expect(await site.calls(advanceCall)).toEqual([]);
    await owning();
    await site.mark();
    const { coupon } = await player.get("/en/coupon");
    expect([coupon.availablePrepaidAmount, coupon.prepaidAmount]).toEqual([5000, ""]);
    expect((await site.calls(advanceCall)).map(({ path }) => path)).toEqual([
      `${advanceCall}?accountId=11`,
    ]);
  });

  it("CPN-15 no advance is offered for singles, blocks or a bonus account", async () => {
    await owning();
    await add(player, betOn(await site.gameOf("Parma"), "1"));
    for (const typeId of ["9", "4"]) {
      await player.submit("/en/coupon", { intent: "type", typeId });
      await site.mark();
      expect((await player.get("/en/coupon")).coupon.availablePrepaidAmount).toBe(0);
      expect(await site.calls(advanceCall)).toEqual([]);
    }
    await player.submit("/en/coupon", { intent: "type", typeId: "1" });
    await player.submit("/en/coupon", { intent: "account", accountId: "14" });
    expect((await player.get("/en/coupon")).coupon.availablePrepaidAmount).toBe(0);
  });

  it("CPN-15 OPS-04 a coupon can be placed without an advance while the advance service fails", async () => {
    await owning();
    await site.fault(advanceCall, { status: 500 });
    const page = await player.submit("/en/coupon", { intent: "amount", amount: "70" });
    expect([page.status, page.coupon.availablePrepaidAmount, mayPlace(page.coupon)]).toEqual([
      200,
      0,
      true,
    ]);
    expect((await place(player, "70")).status).toBe(303);
    expect(await stakes()).toEqual(["100.00", "70.00"]);
  });
});

describe("staking the advance", () => {
  it("CPN-15 CPP-01 a placement sends the advance and takes the rest of the stake from the balance", async () => {
    await owning();
    await site.mark();
    expect((await placeWith("80", "50")).status).toBe(303);
    const [sent] = (await site.calls("/coupon-api/v1/coupons")).filter(
      ({ method }) => method === "POST",
    );
    expect(sent?.body).toMatchObject({ amount: "80.00", prepaidAmount: "50.00" });
    expect(await site.balance(11)).toBe("9870.00");
    expect((await player.get("/en/coupon")).coupon.prepaidAmount).toBe("");
  });

  it("CPN-15 CPP-06 an advance above the available amount is refused at its field, which stays filled in", async () => {
    await owning();
    const { key } = (await player.get("/en/coupon")).coupon;
    const page = await placeWith("80", "50.01");
    const { refusals, typed } = replyOf(page);
    expect(page.status).toBe(422);
    expect(refusals).toEqual([{ code: "above-maximum", field: "prepaidAmount", bound: 5000 }]);
    expect(typed).toMatchObject({ amount: "80", prepaidAmount: "50.01" });
    const { coupon } = await player.get("/en/coupon");
    expect([coupon.amount, coupon.prepaidAmount]).toEqual(["80.00", "50.01"]);
    expect(coupon.key).not.toBe(key);
    expect(await stakes()).toEqual(["100.00"]);
  });

  it.each([
    { prepaidAmount: "much", code: "amount", bound: undefined },
    { prepaidAmount: "81", code: "above-maximum", bound: 8000 },
  ])(
    "CPN-15 CPP-06 an advance of $prepaidAmount on a stake of 80.00 is refused as $code and never sent",
    async (asked) => {
      await owning();
      await site.mark();
      const page = await placeWith("80", asked.prepaidAmount);
      expect([page.status, replyOf(page).refusals]).toEqual([
        422,
        [
          {
            code: asked.code,
            field: "prepaidAmount",
            ...(asked.bound ? { bound: asked.bound } : {}),
          },
        ],
      ]);
      expect(
        (await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST"),
      ).toEqual([]);
    },
  );

  it("CPN-15 CPN-09 the funds for a stake are balance plus advance, and choosing another account clears the advance", async () => {
    await owning();
    await site.player(login, { balances: { 11: "40.00" } });
    await placeWith("100", "50");
    const { coupon } = await player.get("/en/coupon");
    expect(coupon.refusals.amount).toEqual([{ code: "funds", bound: 9000 }]);
    expect((await placeWith("90", "50")).status).toBe(303);
    expect(await site.balance(11)).toBe("0.00");
    await add(player, arsenal);
    await placeWith("30", "1");
    await player.submit("/en/coupon", { intent: "account", accountId: "12" });
    expect((await player.get("/en/coupon")).coupon.prepaidAmount).toBe("");
  });

  it("CPP-03 CPP-10 resubmitting a coupon form repeats its bet, but with another advance it is refused", async () => {
    await owning();
    const { key } = (await player.get("/en/coupon")).coupon;
    const post = (prepaidAmount: string) =>
      player.post("/en/coupon", { intent: "place", key, amount: "80", prepaidAmount });
    const [first, again, other] = [await post("50"), await post("50"), await post("40")];
    expect(first.location).toMatch(/receipt\/\d+$/);
    expect(again.location).toBe(first.location);
    expect(replyOf(other).refusals).toEqual([{ code: "key-reused" }]);
    expect(await stakes()).toEqual(["100.00", "80.00"]);
  });
});
