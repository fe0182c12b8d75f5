import { beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, contentOf, place, receiptOf } from "../support/slip";

type Bet = ReturnType<typeof betOn>;

const placeCall = "/coupon-api/v1/coupons";
const hour = 3_600_000;
const site = siteOfFile();
let united: Bet;
let arsenal: Bet;
let player: Browser;

beforeEach(async () => {
  united = betOn(await site.gameOf("Man United"), "1");
  arsenal = betOn(await site.gameOf("Arsenal"), "1");
  player = await signedIn();
});

const countBets = async () => (await site.bets()).length;
const mainBalance = async () => Number(await site.balance(11));

describe("placement keys", () => {
  it("CPP-03 a coupon placed at once from two tabs, and again a day later, gives one receipt", async () => {
    await add(player, united);
    const { key } = (await player.get("/en/coupon")).coupon;
    const before = await countBets();
    const tab = player.copy();
    const fields = { intent: "place", key, amount: "100" };
    const presses = [player, tab, player, tab].map((browser) => browser.post("/en/coupon", fields));
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    // After the coupon is empty, by a reload of the post.
    const later = await player.post("/en/coupon", fields);
    expect([later.status, later.location]).toEqual([303, answers[0]?.location]);
    await site.advance(25 * hour);
    const nextDay = new Browser();
    await nextDay.signIn();
    expect((await nextDay.post("/en/coupon", fields)).location).toBe(answers[0]?.location);
    expect(await countBets()).toBe(before + 1);
  });

  it("CPP-10 a used key with another stake, or a made-up key, is refused with 422 and has no effect", async () => {
    await add(player, united);
    const { key } = (await player.get("/en/coupon")).coupon;
    await receiptOf(player, "100");
    const [count, balance] = [await countBets(), await mainBalance()];
    const other = await player.post("/en/coupon", { intent: "place", key, amount: "200" });
    expect([other.status, codesOf(other)]).toEqual([422, ["key-reused"]]);
    await add(player, arsenal);
    const content = contentOf(await player.get("/en/coupon"));
    const strange = await player.post("/en/coupon", {
      intent: "place",
      key: "made-up-key-0001",
      amount: "100",
    });
    expect([strange.status, codesOf(strange)]).toEqual([422, ["key-reused"]]);
    expect(contentOf(await player.get("/en/coupon"))).toEqual(content);
    expect([await countBets(), await mainBalance()]).toEqual([count, balance]);
  });

  it("CPP-10 CPP-11 a pending placement is checked, and if it was not placed the coupon reopens under its key", async () => {
    await add(player, united);
    const before = await player.get("/en/coupon");
    const count = await countBets();
    await site.fault(placeCall, { status: 409, body: { code: "pending" } }, 1);
    const answer = await place(player, "100");
    expect([answer.status, answer.location]).toEqual([303, "/en/coupon"]);
    expect((await player.get("/en/coupon")).coupon.isChecking).toBe(true);
    // Longer than what was sent may be placed.
    await site.advance(15_000);
    await player.get("/en/coupon");
    const after = await player.get("/en/coupon");
    expect([after.coupon.isChecking, after.coupon.key]).toEqual([false, before.coupon.key]);
    expect(await countBets()).toBe(count);
    await receiptOf(player, "100");
    expect(await countBets()).toBe(count + 1);
  });

  it("CPP-11 a placement that turns out not placed is reported once, on the coupon's page or another", async () => {
    for (const page of ["/en/coupon", "/en/about"]) {
      await add(player, united, arsenal);
      await site.fault(placeCall, { drop: "before" }, 1);
      expect((await place(player, "100")).location).toBe("/en/coupon");
      await site.advance(15_000);
      const told = await player.get(page);
      expect([told.coupon.isChecking, told.coupon.count, told.shell.isCouponReturned]).toEqual([
        ...[false, 2],
        true,
      ]);
      expect((await player.get("/en/coupon")).shell.isCouponReturned).toBe(false);
      expect((await player.get("/en/about")).shell.isCouponReturned).toBe(false);
      await player.post("/en/coupon", { intent: "clear" });
    }
  });

  it("CPP-11 CPP-06 a placement that arrived too late is refused and can be repeated under a new key", async () => {
    const before = await add(player, united);
    const count = await countBets();
    await site.fault(placeCall, { status: 409, body: { code: "late" } }, 1);
    const answer = await place(player, "100");
    expect([answer.status, codesOf(answer)]).toEqual([409, ["late"]]);
    const after = await player.get("/en/coupon");
    expect([after.coupon.isChecking, after.coupon.count]).toEqual([false, 1]);
    expect(after.coupon.key).not.toBe(before.coupon.key);
    await receiptOf(player, "100");
    expect(await countBets()).toBe(count + 1);
  });

  it("CPP-11 a placement whose response is lost leads to its receipt", async () => {
    await add(player, united);
    const count = await countBets();
    await site.fault(placeCall, { drop: "after" }, 1);
    const receipt = await receiptOf(player, "100");
    expect(receipt.stake).toBe(10_000);
    expect(await countBets()).toBe(count + 1);
  });

  it("CPP-11 a receipt found by another page is announced until it is opened or the next bet is added", async () => {
    for (const isSeen of [true, false]) {
      await add(player, united);
      await site.fault(placeCall, { drop: "after" }, 1);
      await site.fault(`${placeCall}/by-key`, { status: 503 });
      expect((await place(player, "100")).location).toBe("/en/coupon");
      await site.heal();
      site.forget();
      const [id = ""] = (await player.get("/en/about")).coupon.receiptIds;
      const next = (await player.get("/en/about")).coupon;
      expect([next.count, next.isChecking, next.receiptIds]).toEqual([0, false, [id]]);
      if (isSeen) {
        const { receipt } = (await player.get(`/en/coupon/receipt/${id}`)).data("routes/receipt");
        expect(receipt.stake).toBe(10_000);
      } else await add(player, arsenal);
      expect((await player.get("/en/about")).coupon.receiptIds).toEqual([]);
    }
  });

  it("CPP-11 a coupon with an unknown outcome refuses every change until it becomes the receipt", async () => {
    const page = await add(player, united);
    const count = await countBets();
    await site.fault(placeCall, { drop: "after" }, 1);
    await site.fault(`${placeCall}/by-key`, { status: 503 });
    const answer = await place(player, "100");
    expect([answer.status, answer.location]).toEqual([303, "/en/coupon"]);
    const held = await player.get("/en/coupon");
    expect([held.status, held.coupon.isChecking, held.coupon.key]).toEqual([
      200,
      true,
      page.coupon.key,
    ]);
    const changes: readonly Readonly<Record<string, string>>[] = [
      { intent: "add", bet: arsenal.bet },
      { intent: "clear" },
      { intent: "amount", amount: "9" },
      { intent: "amount", amount: "none" },
      { intent: "remove", bet: united.name },
      { intent: "type", typeId: "9" },
      { intent: "promo", promoCode: "BOOST10" },
      { intent: "promo", promoCode: "" },
      { intent: "load-code", code: "ABCDEFGH" },
      { intent: "express", expressId: "1" },
      { intent: "account", accountId: "12" },
      { intent: "max" },
    ];
    // Whatever else is away: nothing is said of a bet that may stand.
    await site.fault("/coupon-api/v1", { status: 503 });
    for (const fields of changes) {
      const refused = await player.post("/en/coupon", fields);
      expect([fields["intent"], refused.status, codesOf(refused)]).toEqual([
        fields["intent"],
        ...[409, ["checking"]],
      ]);
    }
    await site.heal();
    // The service answered 503 so often that it is left alone for two seconds; a test does not wait for them.
    site.forget();
    const told = await player.get("/en/coupon");
    expect(told.location).toMatch(/^\/en\/coupon\/receipt\/\d+$/);
    expect((await player.get("/en/coupon")).coupon.count).toBe(0);
    expect(await countBets()).toBe(count + 1);
  });
});
