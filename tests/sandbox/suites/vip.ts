import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";

/** Stakes above the ordinary maximum (CPN-11), over either database. */
export function vipSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
    await bed().control("PATCH", "players/1", { balances: { 11: "5000000.00", 14: "5000000.00" } });
  });
  const resolved = async (typeId: number, ...games: readonly number[]) => {
    const bets = games.map((id) => {
      const { gameId, marketId, type, param } = bet(id, 0);
      return { gameId, marketId, type, param };
    });
    const ask = { lng: "en", typeId, currency: "RUB", bets };
    return (await bed().call("POST", "/coupon-api/v1/resolve", ask)).body;
  };

  describe("VIP bet", () => {
    it("CPN-11 a VIP bet is accepted up to three times the maximum stake, a bound that the resolved coupon states", async () => {
      expect(await resolved(0, 501)).toMatchObject({
        maxBetAmount: "250000.00",
        vipMaxBetAmount: "750000.00",
        maxPayout: "1000000.00",
        vipMaxPayout: "2000000.00",
      });
      const place = (key: string, amount: string, isVip: boolean) =>
        demo.place(key, [bet(501, 0)], { amount, isVip });
      expect((await place("a", "250000.01", false)).body).toMatchObject({ bound: "250000.00" });
      expect((await place("a", "750000.01", true)).body).toEqual({
        code: "above-maximum",
        bound: "750000.00",
      });
      const { status, body } = await place("a", "750000.00", true);
      expect([status, body.possibleWin]).toEqual([201, "1387500.00"]);
      expect(await bed().balance(11)).toBe("4250000.00");
    });

    it("CPN-11 a VIP bet is bounded by its own highest payout", async () => {
      await bed().control("PATCH", `markets/${market(501, 0)}`, { coef: "10" });
      // 1,000,000.00 and 2,000,000.00 over 10.
      expect(await resolved(0, 501)).toMatchObject({
        maxBetAmount: "100000.00",
        vipMaxBetAmount: "200000.00",
      });
      const over = await demo.place("a", [bet(501, 0, { coef: "10" })], {
        amount: "200000.01",
        isVip: true,
      });
      expect(over.body).toEqual({ code: "above-maximum", bound: "200000.00" });
    });

    it("CPN-11 a VIP stake is refused for live bets and for blocks", async () => {
      expect(await resolved(1, 501, 701)).toMatchObject({
        vipMaxBetAmount: null,
        vipMaxPayout: null,
      });
      const live = bet(701, 0, { scores: "1:0" });
      const { body } = await demo.place("a", [live], { amount: "100000.01", isVip: true });
      expect(body).toEqual({ code: "above-maximum", bound: "100000.00" });
      const legs = [501, 502].map((id, at) => ({ ...bet(id, 0), blockId: at + 1 }));
      const amountByBlockId = { 1: "250000.01", 2: "100.00" };
      const blocks = { typeId: 4, amount: "250100.01", amountByBlockId, isVip: true };
      expect((await demo.place("b", legs, blocks)).body).toMatchObject({
        code: "above-maximum",
        blockId: 1,
        bound: "250000.00",
      });
    });

    it("CPN-09 CPN-11 a bonus account has no maximum stake, also for a VIP bet", async () => {
      const asked = { amount: "800000.00", accountId: 14, isVip: true };
      expect((await demo.place("a", [bet(501, 0)], asked)).status).toBe(201);
    });

    it("CPN-11 CPP-10 a repeated VIP placement without the VIP flag returns the same receipt", async () => {
      const amount = "300000.00";
      const first = await demo.place("a", [bet(501, 0)], { amount, isVip: true });
      const again = await demo.place("a", [bet(501, 0)], { amount });
      expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    });
  });
}
