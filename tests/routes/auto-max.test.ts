import { beforeEach, describe, expect, it } from "vitest";
import { Browser, type Fields } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place, receiptOf, replyOf } from "../support/slip";

const login = "demo@example.test";
const turn = (isOn: boolean) => ({ intent: "auto-max", isAutoMax: isOn ? "1" : "0" });
const site = siteOfFile();
let player: Browser;
let united: ReturnType<typeof betOn>;

beforeEach(async () => {
  await site.player(login, {});
  player = await signedIn();
  await player.post("/en/coupon/settings", { isAutoMax: "1" });
  united = betOn(await site.gameOf("Man United"), "1");
});

describe("auto-max", () => {
  it("CPN-12 auto-max is offered to players whose settings allow it, and refused for singles and visitors", async () => {
    const one = await add(player, united);
    expect([one.coupon.isAutoMaxOffered, one.coupon.isActiveAutoMax, one.coupon.amount]).toEqual([
      true,
      false,
      "",
    ]);
    await add(player, betOn(await site.gameOf("Arsenal"), "1"));
    await player.post("/en/coupon", { intent: "type", typeId: "9" });
    const refused = await player.post("/en/coupon", turn(true));
    expect([refused.status, codesOf(refused)]).toEqual([422, ["type"]]);
    const guest = new Browser();
    await add(guest, united);
    expect((await guest.post("/en/coupon", turn(true))).status).toBe(422);
  });

  it("CPN-12 auto-max stakes the whole balance when it is below the maximum, and follows the balance", async () => {
    await add(player, united);
    const on = await player.submit("/en/coupon", turn(true));
    // 12,500 times the least stake of 20 roubles is beyond the account's 10,000.
    expect([on.coupon.isActiveAutoMax, on.coupon.amount, on.coupon.stake]).toEqual([
      true,
      "10000.00",
      1_000_000,
    ]);
    await site.player(login, { balances: { RUB: "777.70" } });
    expect((await player.get("/en/coupon")).coupon.amount).toBe("777.70");
    expect(await receiptOf(player, "777.70")).toMatchObject({ stake: 77_770 });
    expect(await site.balance(11)).toBe("0.00");
  });

  it("CPN-12 auto-max stakes the maximum when the balance is larger, and follows the maximum", async () => {
    await site.player(login, { balances: { RUB: "2000000" } });
    await add(player, united);
    const before = (await player.submit("/en/coupon", turn(true))).coupon;
    expect(before.amount).toBe("250000.00");
    // A higher price: less may be staked for the same highest payout.
    await site.market(united.marketId, { coef: "40" });
    const moved = (await player.get("/en/coupon")).coupon;
    expect(moved.maxBet).toBe(2_500_000);
    expect(moved.amount).toBe("25000.00");
    expect(await receiptOf(player, moved.amount)).toMatchObject({ stake: 2_500_000, coef: "40" });
  });

  it("CPN-12 auto-max ignores the form's stake: a higher maximum is asked about, a lower one is staked", async () => {
    await add(player, united);
    await player.post("/en/coupon", turn(true));
    await site.mark();
    const little = await place(player, "1");
    expect([little.status, codesOf(little)]).toEqual([409, ["max-changed"]]);
    expect(replyOf(little)).toMatchObject({ refusals: [{ bound: 1_000_000 }], typed: {} });
    expect(
      (await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST"),
    ).toEqual([]);
    const { key } = little.coupon;
    const placed = await player.post("/en/coupon", { intent: "place", key, amount: "9999999" });
    const { receipt } = (await player.get(placed.location ?? "")).data("routes/receipt");
    expect(receipt.stake).toBe(1_000_000);
  });

  it("CPN-12 CPP-03 submitting an auto-max coupon twice at once makes one bet, whatever balance remains", async () => {
    await site.player(login, { balances: { RUB: "400000" } });
    await add(player, united);
    await player.post("/en/coupon", turn(true));
    const { key, amount } = (await player.get("/en/coupon")).coupon;
    const form = { intent: "place", key, amount };
    const twin = player.copy();
    const answers = await Promise.all(
      [player, twin].map(async (browser) => ({
        browser,
        answer: await browser.post("/en/coupon", form),
      })),
    );
    const receipts = await Promise.all(
      answers.map(async ({ browser, answer }) =>
        // A placement that finds the other one unfinished leads to the coupon, which leads on to the receipt.
        answer.location === "/en/coupon"
          ? (await browser.get("/en/coupon")).location
          : answer.location,
      ),
    );
    expect(receipts[0]).toMatch(/^\/en\/coupon\/receipt\/\d+$/);
    expect(receipts[1]).toBe(receipts[0]);
    expect(await site.bets()).toMatchObject([{ stake: "250000.00" }]);
    expect(await site.balance(11)).toBe("150000.00");
  });

  it("CPN-12 a typed stake, the maximum button, its own button or the setting switches auto-max off", async () => {
    await add(player, united);
    const offs: Fields[] = [{ intent: "amount", amount: "100" }, { intent: "max" }, turn(false)];
    for (const off of offs) {
      expect((await player.submit("/en/coupon", turn(true))).coupon.isActiveAutoMax).toBe(true);
      expect((await player.submit("/en/coupon", off)).coupon.isActiveAutoMax).toBe(false);
    }
    await player.post("/en/coupon", turn(true));
    await player.post("/en/coupon/settings", { isAutoMax: "0" });
    const without = (await player.get("/en/coupon")).coupon;
    expect([without.isAutoMaxOffered, without.isActiveAutoMax]).toEqual([false, false]);
    expect(await receiptOf(player, "120")).toMatchObject({ stake: 12_000 });
  });

  it("CPN-12 an auto-max coupon is not placed while the platform's stake bounds are unavailable", async () => {
    await add(player, united);
    const { key, amount } = (await player.submit("/en/coupon", turn(true))).coupon;
    await site.fault("/coupon-api/v1/resolve", { status: 503 });
    const answer = await player.post("/en/coupon", { intent: "place", key, amount });
    expect([answer.status, codesOf(answer)]).toEqual([422, ["unavailable"]]);
    expect(await site.bets()).toEqual([]);
  });
});
