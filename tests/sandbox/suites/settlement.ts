import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";

const hour = 3_600_000;

/** Settlement by results, over either database. */
export function settlementSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  const bets = async () => (await bed().control("GET", "bets?login=demo@example.test")).bets;
  const finish = (gameId: number, result: string) =>
    bed().control("PATCH", `games/${gameId}`, { result });

  describe("single of 100.00", () => {
    // The index is that of the usual prices: 1 1.85, X 3.6, 2 4.2, over 2.5 1.9, under 2.5 1.95,
    // handicap-1 -0.25 2.02, handicap-2 0.25 1.88, over 2.25 1.7, handicap-1 0 1.5.
    it.each([
      { index: 0, result: "2:1", state: "won", paid: "185.00" },
      { index: 0, result: "1:1", state: "lost", paid: "0.00" },
      { index: 1, result: "0:0", state: "won", paid: "360.00" },
      { index: 3, result: "2:1", state: "won", paid: "190.00" },
      { index: 4, result: "1:1", state: "won", paid: "195.00" },
      // -0.25 on a draw: half of the stake is void, half lost; +0.25: half void, half won at 1.88.
      { index: 5, result: "1:1", state: "lost", paid: "50.00" },
      { index: 6, result: "1:1", state: "won", paid: "144.00" },
      // 2.25 with two goals: half void, half lost.
      { index: 7, result: "2:0", state: "lost", paid: "50.00" },
      // No goal's start on a draw is a push.
      { index: 8, result: "3:3", state: "void", paid: "100.00" },
    ])(
      "CPP-09 CPN-25 a single on outcome $index at $result is $state and returns $paid",
      async ({ index, result, state, paid }) => {
        await demo.place("a", [bet(501, index)]);
        await finish(501, result);
        expect(await bets()).toMatchObject([{ state, return: paid }]);
        expect(await bed().balance(11)).toBe((9900 + Number(paid)).toFixed(2));
      },
    );

    it("CPN-25 a single on a postponed game returns its stake", async () => {
      await demo.place("a", [bet(501, 0)]);
      await bed().control("PATCH", "games/501", { status: "finished", scores: null });
      expect(await bets()).toMatchObject([
        { state: "void", return: "100.00", legs: [{ state: "void" }] },
      ]);
    });
  });

  describe("accumulator", () => {
    it("CPP-09 an accumulator stays open until its last game is over, then pays the product", async () => {
      await demo.place("a", [bet(501, 0), bet(601, 1)]);
      await bed().control("POST", "clock", { advanceMs: 3 * hour + 1 });
      // 501 ended 2:1 by the feed; 601 goes on for another hour.
      expect(await bets()).toMatchObject([
        { state: "placed", return: null, legs: [{ state: "won" }, { state: "open" }] },
      ]);
      await bed().control("POST", "clock", { advanceMs: hour });
      expect(await bets()).toMatchObject([{ state: "won", return: "666.00" }]);
      expect(await bed().balance(11)).toBe("10566.00");
    });

    it("CPP-09 an accumulator is lost with its first lost leg, and its other legs still get results", async () => {
      await demo.place("a", [bet(501, 1), bet(601, 1)]);
      await finish(501, "2:1");
      expect(await bets()).toMatchObject([
        { state: "lost", return: "0.00", legs: [{ state: "lost" }, { state: "open" }] },
      ]);
      const settledAt = async () =>
        (await demo.call("GET", "/coupon-api/v1/coupons")).body.coupons[0].settledAt;
      const lostAt = await settledAt();
      await bed().control("POST", "clock", { advanceMs: 60_000 });
      await finish(601, "0:0");
      expect(await bets()).toMatchObject([
        { state: "lost", return: "0.00", legs: [{ state: "lost" }, { state: "won" }] },
      ]);
      expect(await settledAt()).toBe(lostAt);
      expect(await bed().balance(11)).toBe("9900.00");
    });

    it("CPN-25 a void leg counts at price 1, and only the total return is rounded, down", async () => {
      await demo.place("a", [bet(501, 8), bet(502, 0), bet(503, 3)], {
        accountId: 13,
        amount: "1.111",
      });
      await finish(501, "0:0");
      await finish(502, "1:0");
      await finish(503, "3:0");
      // 1.111 × 1.85 × 1.9 = 3.905165
      expect(await bets()).toMatchObject([{ state: "won", return: "3.905" }]);
    });
  });

  describe("highest payout of 1,000,000.00", () => {
    // Three games at 1,000: 20.00 is the least stake, and would return 20,000,000.00 on two of them.
    const legs = async (blocks: readonly number[]) => {
      const placed = blocks.map((blockId, at) => ({
        ...bet(501 + at, 0, { coef: "1000" }),
        blockId,
      }));
      for (const at of blocks.keys())
        await bed().control("PATCH", `markets/${market(501 + at, 0)}`, { coef: "1000" });
      return placed;
    };
    const won = async (count: number) => {
      for (let at = 0; at < count; at += 1) await finish(501 + at, "1:0");
      return bets();
    };

    it("CPN-09 a system pays no more than the highest payout", async () => {
      const system = { typeId: 2, systemValue: 2, amount: "20.00" };
      const { body } = await demo.place("a", await legs([0, 0, 0]), system);
      expect(body).toMatchObject({ possibleWin: "1000000.00", maxPayout: "1000000.00" });
      expect(await won(3)).toMatchObject([{ state: "won", return: "1000000.00" }]);
      expect(await bed().balance(11)).toBe("1009980.00");
      // The receipt of the settled bet says what cut it.
      const settled = await demo.call("GET", `/coupon-api/v1/coupons/${body.id}`);
      expect(settled.body).toMatchObject({ return: "1000000.00", maxPayout: "1000000.00" });
    });

    it("CPN-09 a return below the highest payout is not said to be cut", async () => {
      const { body } = await demo.place("a", [bet(501, 0)]);
      expect(body.maxPayout).toBeNull();
      await finish(501, "1:0");
      const settled = await demo.call("GET", `/coupon-api/v1/coupons/${body.id}`);
      expect(settled.body).toMatchObject({ return: "185.00", maxPayout: null });
    });

    it("CPN-09 ACC-04 a bonus account has no highest stake, and its bet pays no more than the highest payout", async () => {
      const { status, body } = await demo.place("a", await legs([0, 0]), {
        ...{ accountId: 14, amount: "500.00" },
      });
      expect([status, body.possibleWin, body.maxPayout]).toEqual([
        ...[201, "1000000.00", "1000000.00"],
      ]);
      expect(await won(2)).toMatchObject([{ state: "won", return: "1000000.00" }]);
      expect(await bed().balance(14)).toBe("1000500.00");
    });

    it("CPN-09 each block of a coupon pays no more than the highest payout", async () => {
      const stakes = { 1: "20.00", 2: "30.00", 3: "20.00" };
      const asked = { typeId: 4, amount: "70.00", amountByBlockId: stakes };
      const three = await legs([1, 1, 2]);
      const other = { ...bet(601, 1), blockId: 3 };
      const { status, body } = await demo.place("a", [...three, other], asked);
      // 20.00 × 1,000,000 is cut, 30.00 × 1,000 and 20.00 × 3.6 are not.
      expect([status, body.possibleWin, body.maxPayout]).toEqual([
        ...[201, "1030072.00", "1000000.00"],
      ]);
      await won(3);
      await finish(601, "0:0");
      expect(await bets()).toMatchObject([{ state: "won", return: "1030072.00" }]);
    });
  });

  describe("system of a banker at 1.4 and 2 of 1.8, 2.1 and 3.25", () => {
    const prices = ["1.4", "1.8", "2.1", "3.25"];
    const placeSystem = async () => {
      for (const [at, coef] of prices.entries())
        await bed().control("PATCH", `markets/${market(501 + at, 0)}`, { coef });
      const legs = prices.map((coef, at) => ({
        ...bet(501 + at, 0, { coef }),
        blockId: at === 0 ? 1 : 0,
      }));
      return demo.place("a", legs, { typeId: 2, systemValue: 2, amount: "30.00" });
    };

    // Of the examples: the most 230.37; one event lost 52.92; the banker void 37.80.
    it.each([
      { results: ["1:0", "1:0", "1:0", "1:0"], state: "won", paid: "230.37" },
      { results: ["1:0", "1:0", "1:0", "0:1"], state: "won", paid: "52.92" },
      { results: [null, "1:0", "1:0", "0:1"], state: "won", paid: "37.80" },
      { results: ["1:0", "0:1", "0:1", "1:0"], state: "lost", paid: "0.00" },
      { results: ["0:1", "1:0", "1:0", "1:0"], state: "lost", paid: "0.00" },
      { results: [null, null, null, null], state: "void", paid: "30.00" },
    ])(
      "CPN-07 CPN-25 CPP-09 a system with the results $results is $state and returns $paid",
      async ({ results, state, paid }) => {
        const { status, body } = await placeSystem();
        expect([status, body.possibleWin, body.coef, body.systemValue]).toEqual([
          201,
          "230.37",
          "7.679",
          2,
        ]);
        expect(body.legs.map((leg: { blockId: number }) => leg.blockId)).toEqual([1, 0, 0, 0]);
        for (const [at, result] of results.entries()) {
          if (result) await finish(501 + at, result);
          else
            await bed().control("PATCH", `games/${501 + at}`, { status: "finished", scores: null });
        }
        expect(await bets()).toMatchObject([{ state, return: paid }]);
        expect(await bed().balance(11)).toBe((9970 + Number(paid)).toFixed(2));
      },
    );

    it("CPN-25 a system is lost with its banker, and open while its remaining lines may pay", async () => {
      await placeSystem();
      await finish(502, "0:1");
      expect(await bets()).toMatchObject([{ state: "placed" }]);
      await finish(501, "0:1");
      expect(await bets()).toMatchObject([{ state: "lost", return: "0.00" }]);
    });
  });

  describe("blocks", () => {
    it("CPN-02 CPN-25 a lost block of a coupon loses only its own stake", async () => {
      const legs = [bet(501, 0), bet(502, 0), bet(503, 1)].map((leg, at) => ({
        ...leg,
        blockId: at < 2 ? 1 : 2,
      }));
      const placed = await demo.place("a", legs, {
        typeId: 4,
        amount: "50.00",
        amountByBlockId: { 1: "20.00", 2: "30.00" },
      });
      // 20.00 × 1.85 × 1.85 + 30.00 × 3.6
      expect([placed.status, placed.body.possibleWin]).toEqual([201, "176.45"]);
      expect(placed.body.amountByBlockId).toEqual({ 1: "20.00", 2: "30.00" });
      await finish(501, "0:1");
      await finish(503, "1:1");
      expect(await bets()).toMatchObject([{ state: "won", return: "108.00" }]);
      expect(await bed().balance(11)).toBe("10058.00");
    });
  });

  it("CPP-09 a player's balance and coupons are settled up to the moment they are read", async () => {
    await demo.place("a", [bet(701, 0, { scores: "1:0" })]);
    await bed().control("POST", "clock", { advanceMs: 2 * hour });
    const fresh = await bed().signIn();
    const { body } = await fresh.call("GET", "/web-api/officeapi/v1/accounts");
    expect(body.balance[0]).toMatchObject({ id: 11, money: "10085.00" });
    const settled = await fresh.call("GET", "/coupon-api/v1/coupons?state=settled");
    expect(settled.body.coupons).toMatchObject([
      { state: "won", return: "185.00", legs: [{ scores: "1:0" }] },
    ]);
    expect(settled.body.coupons[0].settledAt).not.toBeNull();
  });

  it("SBX-03 many simultaneous reads settle each bet once", async () => {
    for (let n = 0; n < 30; n++) await demo.place(`k${n}`, [bet(501 + n, 0)]);
    await bed().control("POST", "clock", { advanceMs: 3 * hour - 60_000 });
    const late = await bed().signIn();
    await bed().control("PATCH", "games/501", { status: "live" });
    await bed().control("POST", "clock", { advanceMs: 60_001 });
    await Promise.all(
      Array.from({ length: 20 }, () => late.call("GET", "/web-api/officeapi/v1/accounts")),
    );
    const { entries } = await bed().ledger("demo@example.test");
    expect(entries.filter((entry: { kind: string }) => entry.kind === "return")).toHaveLength(29);
    // 30 stakes of 100.00, 29 returns of 185.00.
    expect(await bed().balance(11)).toBe("12365.00");
  });
}
