import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";

const main = 11;
const bonus = 14;

/** Buying coupons back, over either database. */
export function cashOutSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });

  const pathOf = (id: string) => `/coupon-api/v1/coupons/${id}/cash-out`;
  const quoteOf = async (id: string, visitor = demo) =>
    (await visitor.call("GET", pathOf(id))).body;
  const take = (id: string, quote: string, key = "take", visitor = demo) =>
    visitor.call("POST", pathOf(id), { quote }, { "idempotency-key": key });
  const placed = async (bets: Parameters<Visitor["place"]>[1], changes?: Record<string, unknown>) =>
    (
      await demo.place(
        `k${JSON.stringify([bets, changes])}`.replace(/\W/g, "").slice(-80),
        bets,
        changes,
      )
    ).body.id as string;
  const price = (gameId: number, index: number, coef: string) =>
    bed().control("PATCH", `markets/${market(gameId, index)}`, { coef });
  const stateOf = async (id: string) =>
    (await bed().control("GET", "bets?login=demo@example.test")).bets.find(
      (each: { id: string }) => each.id === id,
    );

  describe("cash-out offer for 100.00", () => {
    it("CPN-23 right after placing a bet its cash-out offer is the stake less 5 %, valid for 15 s", async () => {
      const id = await placed([bet(501, 0)]);
      const now = async () => Date.parse((await bed().control("GET", "feed?limit=1")).now);
      const before = await now();
      const { quote } = await quoteOf(id);
      expect(quote.amount).toBe("95.00");
      expect(Date.parse(quote.expiresAt)).toBeGreaterThanOrEqual(before + 15_000);
      expect(Date.parse(quote.expiresAt)).toBeLessThanOrEqual((await now()) + 15_000);
    });

    it.each([
      // 100 · 1.85 / 1.48 · 0.95
      { now: "1.48", amount: "118.75" },
      // 100 · 1.85 / 3.7 · 0.95
      { now: "3.7", amount: "47.50" },
      // 100 · 1.85 / 1.9 · 0.95 = 92.5
      { now: "1.9", amount: "92.50" },
      // 100 · 1.85 / 3 · 0.95 = 58.58333…
      { now: "3", amount: "58.58" },
    ])(
      "CPN-23 the cash-out offer of a bet at 1.85 whose price is now $now is $amount",
      async ({ now, amount }) => {
        const id = await placed([bet(501, 0)]);
        await price(501, 0, now);
        expect((await quoteOf(id)).quote.amount).toBe(amount);
      },
    );

    it("CPN-23 a cash-out offer counts a won leg as won and a void leg at price 1", async () => {
      const id = await placed([bet(501, 0), bet(502, 8), bet(601, 1)]);
      await bed().control("PATCH", "games/501", { result: "1:0" });
      await bed().control("PATCH", "games/502", { result: "0:0" });
      await price(601, 1, "3");
      // 100 · 1.85 · 1 · 3.6 / 3 · 0.95
      expect((await quoteOf(id)).quote.amount).toBe("210.90");
    });

    it("CPN-23 CPN-07 the cash-out offer of a system is the sum of its lines' worth", async () => {
      const id = await placed([bet(501, 0), bet(502, 0), bet(503, 0)], {
        typeId: 2,
        systemValue: 2,
      });
      expect((await quoteOf(id)).quote.amount).toBe("95.00");
      await price(501, 0, "3.7");
      // Two of three lines have it and are worth a half: 100 · (1/2 + 1/2 + 1) / 3 · 0.95 = 63.33…
      expect((await quoteOf(id)).quote.amount).toBe("63.33");
    });

    it("CPN-23 CPN-31 the cash-out offer of a full cover is the sum of its bets' worth, and a part sold leaves the rest to settle", async () => {
      const id = await placed([bet(501, 0), bet(502, 0), bet(503, 0)], {
        ...{ typeId: 2, systemValue: 101, amount: "70.00" },
      });
      await price(501, 0, "3.7");
      // A Patent of ten each: 10 · ((1 + 1/2)(1 + 1)(1 + 1) − 1) · 0.95
      const { quote } = await quoteOf(id);
      expect(quote.amount).toBe("47.50");
      const path = `/coupon-api/v1/coupons/${id}/cash-out`;
      const sold = { quote: quote.id, stake: "35.00" };
      await demo.call("POST", path, sold, { "idempotency-key": "half" });
      for (const game of [501, 502, 503])
        await bed().control("PATCH", `games/${game}`, { result: game === 501 ? "0:1" : "1:0" });
      // The half left: 5 · ((1 + 1.85)² − 1) = 35.6125
      expect(await stateOf(id)).toMatchObject({ state: "won", return: "35.61" });
    });

    it("CPN-23 no cash-out is offered while an open leg is suspended or once the game or the coupon is decided", async () => {
      const single = await placed([bet(502, 0)]);
      await bed().control("PATCH", "games/502", { result: "1:0" });
      expect(await quoteOf(single)).toEqual({ quote: null, reason: "decided" });
      const id = await placed([bet(501, 0), bet(601, 1)]);
      await bed().control("PATCH", `markets/${market(601, 1)}`, { isBlocked: true });
      expect(await quoteOf(id)).toEqual({ quote: null, reason: "suspended" });
      await bed().control("PATCH", `markets/${market(601, 1)}`, { isBlocked: false });
      expect((await quoteOf(id)).quote.amount).toBe("95.00");
      await bed().control("PATCH", "games/501", { result: "0:1" });
      expect(await quoteOf(id)).toEqual({ quote: null, reason: "decided" });
    });

    it("CPN-23 ACC-04 no cash-out is offered on a bonus account", async () => {
      const id = await placed([bet(501, 0)], { accountId: bonus });
      expect(await quoteOf(id)).toEqual({ quote: null, reason: "bonus-account" });
    });

    it("CPN-23 another player's coupon has no cash-out quote and cannot be sold", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      const stranger = await bed().signIn("limited@example.test");
      expect((await stranger.call("GET", pathOf(id))).status).toBe(404);
      expect((await take(id, quote.id, "theirs", stranger)).status).toBe(404);
      expect(await stateOf(id)).toMatchObject({ state: "placed" });
    });
  });

  describe("accepting a quote", () => {
    it("CPN-23 CPP-09 an accepted quote is paid at once, and later results do not change it", async () => {
      const id = await placed([bet(501, 0), bet(601, 1)]);
      const { quote } = await quoteOf(id);
      const taken = await take(id, quote.id);
      expect(taken.status).toBe(200);
      expect(taken.body).toMatchObject({ id, state: "cashed-out", return: "95.00" });
      expect(taken.body.settledAt).not.toBeNull();
      expect(await bed().balance(main)).toBe("9995.00");
      await bed().control("PATCH", "games/501", { result: "1:0" });
      await bed().control("PATCH", "games/601", { result: "0:0" });
      expect(await stateOf(id)).toMatchObject({
        state: "cashed-out",
        return: "95.00",
        legs: [{ state: "won" }, { state: "won" }],
      });
      expect(await bed().balance(main)).toBe("9995.00");
      const { entries } = await bed().ledger("demo@example.test");
      expect(entries.filter(({ ref }: { ref: string }) => ref === id)).toMatchObject([
        { kind: "stake", amount: "-100.00" },
        { kind: "cash-out", amount: "95.00" },
      ]);
    });

    it("CPN-23 CPP-03 repeated cash-outs with one key pay once", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => take(id, quote.id, "same")),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await bed().balance(main)).toBe("9995.00");
      expect((await take(id, quote.id, "same")).status).toBe(200);
      expect((await take(id, quote.id, "other")).body).toMatchObject({
        code: "cash-out-unavailable",
        reason: "decided",
      });
    });

    it("CPN-23 cash-outs of one coupon from two tabs at once pay once", async () => {
      const id = await placed([bet(501, 0)]);
      const [one, two] = [await quoteOf(id), await quoteOf(id)];
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, n) => take(id, (n % 2 ? one : two).quote.id, `tab-${n}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await bed().balance(main)).toBe("9995.00");
    });

    it("CPN-23 CPP-10 a key that has sold one coupon is refused for another", async () => {
      const [id, other] = [await placed([bet(501, 0)]), await placed([bet(502, 0)])];
      await take(id, (await quoteOf(id)).quote.id, "spent");
      const { status, body } = await take(other, (await quoteOf(other)).quote.id, "spent");
      expect([status, body.code]).toEqual([422, "key-reused"]);
      expect(await stateOf(other)).toMatchObject({ state: "placed" });
      expect((await demo.call("POST", pathOf(other), { quote: "x" })).body.code).toBe("key");
    });

    it("CPN-23 an expired quote is refused with a new quote and changes nothing", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      await bed().control("POST", "clock", { advanceMs: 15_001 });
      const late = await take(id, quote.id);
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        code: "quote-expired",
        asked: "95.00",
        quote: { amount: "95.00" },
      });
      expect(await stateOf(id)).toMatchObject({ state: "placed" });
      expect(await bed().balance(main)).toBe("9900.00");
      expect((await take(id, late.body.quote.id)).status).toBe(200);
    });

    it.each([
      ["1.8", "97.63"],
      ["1.9", "92.50"],
    ])(
      "CPN-23 a quote is refused with a new one if the price has moved to %s",
      async (now, amount) => {
        const id = await placed([bet(501, 0)]);
        const { quote } = await quoteOf(id);
        await price(501, 0, now);
        const moved = await take(id, quote.id);
        expect([moved.status, moved.body.code]).toEqual([409, "quote-changed"]);
        expect(moved.body).toMatchObject({ asked: "95.00", quote: { amount } });
        expect(await bed().balance(main)).toBe("9900.00");
      },
    );

    it("CPN-23 a quote is refused if its market has been suspended", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      await bed().control("PATCH", `markets/${market(501, 0)}`, { isBlocked: true });
      expect((await take(id, quote.id)).body).toMatchObject({
        code: "cash-out-unavailable",
        reason: "suspended",
        quote: null,
      });
    });

    it("CPN-23 a forged quote, or one of another coupon, is refused", async () => {
      const [id, other] = [await placed([bet(501, 0)]), await placed([bet(502, 0)])];
      const { quote } = await quoteOf(id);
      const [amount, ...rest] = quote.id.split(".");
      for (const forged of [
        ["zzzz", ...rest].join("."),
        `${amount}0.${rest.join(".")}`,
        "",
        "a.b.c.d",
      ])
        expect((await take(id, forged)).body.code).toBe("quote-expired");
      expect((await take(other, quote.id)).body.code).toBe("quote-expired");
      expect(await bed().balance(main)).toBe("9800.00");
    });

    it("CPN-23 ACC-04 a cash-out on a frozen account or with changed terms is refused", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      await bed().control("PATCH", "players/demo@example.test", { isAccountFrozen: true });
      expect((await take(id, quote.id)).body.code).toBe("account-frozen");
      await bed().control("PATCH", "players/demo@example.test", {
        isAccountFrozen: false,
        termsChanged: true,
      });
      expect((await take(id, quote.id)).status).toBe(451);
      expect(await stateOf(id)).toMatchObject({ state: "placed" });
    });
  });
}
