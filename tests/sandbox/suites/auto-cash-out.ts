import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";

const main = 11;
const bonus = 14;

/** Cash-outs at an amount that the player has set, over either database. */
export function autoCashOutSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });

  const pathOf = (id: string) => `/coupon-api/v1/coupons/${id}/cash-out`;
  const placed = async (bets: Parameters<Visitor["place"]>[1], changes?: Record<string, unknown>) =>
    (
      await demo.place(
        `k${JSON.stringify([bets, changes])}`.replace(/\W/g, "").slice(-80),
        bets,
        changes,
      )
    ).body.id as string;
  const stateOf = async (id: string) =>
    (await bed().control("GET", "bets?login=demo@example.test")).bets.find(
      (each: { id: string }) => each.id === id,
    );
  const quoteOf = async (id: string) => (await demo.call("GET", pathOf(id))).body;
  const price = (gameId: number, index: number, coef: string) =>
    bed().control("PATCH", `markets/${market(gameId, index)}`, { coef });

  describe("automatic cash-out", () => {
    const autoPath = (id: string) => `/coupon-api/v1/coupons/${id}/auto-cash-out`;
    const set = (id: string, amount: string, visitor = demo) =>
      visitor.call("PUT", autoPath(id), { amount });
    const cancel = (id: string) => demo.call("DELETE", autoPath(id));
    const receipt = async (id: string) =>
      (await demo.call("GET", `/coupon-api/v1/coupons/${id}`)).body;

    it("CPN-23 an automatic cash-out sells the coupon once, when the offer reaches the set amount", async () => {
      const id = await placed([bet(501, 0)]);
      expect((await set(id, "110.00")).body).toMatchObject({
        state: "placed",
        autoCashOut: { amount: "110.00" },
      });
      // 100 · 1.85 / 1.6 · 0.95 = 109.84…
      await price(501, 0, "1.6");
      expect(await receipt(id)).toMatchObject({ state: "placed", isAutoCashOut: false });
      // 100 · 1.85 / 1.5 · 0.95 = 117.16…
      await price(501, 0, "1.5");
      const answers = await Promise.all(Array.from({ length: 8 }, () => receipt(id)));
      expect(answers.at(-1)).toMatchObject({
        ...{ state: "cashed-out", return: "117.16", isAutoCashOut: true, autoCashOut: null },
      });
      await bed().control("PATCH", "games/501", { result: "1:0" });
      expect(await bed().balance(main)).toBe("10017.16");
      const { entries } = await bed().ledger("demo@example.test");
      expect(entries.filter(({ kind }: { kind: string }) => kind === "cash-out")).toHaveLength(1);
    });

    it.each([
      { amount: "94.99", code: "below-offer", bound: "95.00" },
      { amount: "185.01", code: "above-win", bound: "185.00" },
      { amount: "0", code: "amount", bound: undefined },
      { amount: "1.005", code: "amount", bound: undefined },
    ])(
      "CPN-23 an automatic cash-out at $amount is refused as $code",
      async ({ amount, code, bound }) => {
        const id = await placed([bet(501, 0)]);
        const refused = await set(id, amount);
        expect([refused.status, refused.body.code, refused.body.bound]).toEqual([422, code, bound]);
        expect(await receipt(id)).toMatchObject({ autoCashOut: null });
      },
    );

    it("CPN-23 an automatic cash-out may be set up to the possible return, and waits while the bet is suspended", async () => {
      const id = await placed([bet(501, 0)]);
      await bed().control("PATCH", `markets/${market(501, 0)}`, { isBlocked: true });
      expect((await set(id, "185.00")).status).toBe(200);
      expect((await set(id, "50.00")).body.autoCashOut).toMatchObject({ amount: "50.00" });
      // Nothing can be taken of a suspended bet.
      expect(await receipt(id)).toMatchObject({ state: "placed" });
      await bed().control("PATCH", `markets/${market(501, 0)}`, { isBlocked: false });
      expect(await receipt(id)).toMatchObject({ state: "cashed-out", return: "95.00" });
    });

    it("CPN-23 a cancelled automatic cash-out sells nothing, and can be cancelled again", async () => {
      const id = await placed([bet(501, 0)]);
      await set(id, "110.00");
      expect((await cancel(id)).body).toMatchObject({ autoCashOut: null });
      expect((await cancel(id)).status).toBe(200);
      await price(501, 0, "1.2");
      expect(await receipt(id)).toMatchObject({ state: "placed" });
    });

    it("CPN-23 a partial cash-out cancels the automatic cash-out of its coupon", async () => {
      const id = await placed([bet(501, 0)]);
      await set(id, "150.00");
      const { quote } = await quoteOf(id);
      const stake = { quote: quote.id, stake: "50.00" };
      const sold = await demo.call("POST", pathOf(id), stake, { "idempotency-key": "half" });
      expect(sold.body).toMatchObject({ stake: "50.00", autoCashOut: null });
    });

    it("CPN-23 a decided coupon is settled by its result, not by its automatic cash-out", async () => {
      const id = await placed([bet(501, 0)]);
      await set(id, "100.00");
      await bed().control("PATCH", "games/501", { result: "1:0" });
      expect(await receipt(id)).toMatchObject({
        state: "won",
        return: "185.00",
        autoCashOut: null,
      });
    });

    it("CPN-23 ACC-04 a frozen account or changed terms suspend an automatic cash-out", async () => {
      const id = await placed([bet(501, 0)]);
      await set(id, "100.00");
      const patch = (of: Record<string, boolean>) =>
        bed().control("PATCH", "players/demo@example.test", of);
      await patch({ isAccountFrozen: true });
      await price(501, 0, "1.5");
      expect((await set(id, "150.00")).body.code).toBe("account-frozen");
      expect(await receipt(id)).toMatchObject({ state: "placed" });
      await patch({ isAccountFrozen: false, termsChanged: true });
      expect((await set(id, "150.00")).status).toBe(451);
      expect(await stateOf(id)).toMatchObject({ state: "placed" });
      await patch({ termsChanged: false });
      expect(await receipt(id)).toMatchObject({ state: "cashed-out", return: "117.16" });
    });

    it("CPN-23 ACC-04 an automatic cash-out cannot be set for a bonus bet, a settled bet or another player's bet", async () => {
      const onBonus = await placed([bet(502, 0)], { accountId: bonus });
      expect((await set(onBonus, "150.00")).body.reason).toBe("bonus-account");
      const id = await placed([bet(501, 0)]);
      const stranger = await bed().signIn("limited@example.test");
      expect((await set(id, "150.00", stranger)).status).toBe(404);
      await bed().control("PATCH", "games/501", { result: "0:1" });
      expect((await set(id, "150.00")).body).toMatchObject({
        code: "cash-out-unavailable",
        reason: "decided",
      });
    });
  });
}
