import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";

const main = 11;

/** Buying a part of a stake back, over either database. */
export function cashOutPartsSuite(bed: () => Bed): void {
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
  const take = (id: string, quote: string, key = "take") =>
    demo.call("POST", pathOf(id), { quote }, { "idempotency-key": key });

  describe("partial cash-out", () => {
    const takePart = (id: string, quote: string, stake: string, key = "part") =>
      demo.call("POST", pathOf(id), { quote, stake }, { "idempotency-key": key });

    it("CPN-23 a partial cash-out pays its share at once, and the rest of the coupon settles in proportion", async () => {
      const id = await placed([bet(501, 0)], { amount: "100.01" });
      const { quote } = await quoteOf(id);
      // 100.01 · 0.95 = 95.0095
      expect(quote).toMatchObject({ amount: "95.00", part: { least: "0.02", most: "80.01" } });
      const sold = await takePart(id, quote.id, "33.33");
      expect(sold.status).toBe(200);
      // 95.00 · 33.33 / 100.01 = 31.6603…; 66.68 · 1.85 = 123.358
      expect(sold.body).toMatchObject({
        ...{ state: "placed", stake: "66.68", possibleWin: "123.35", return: null },
        cashedOut: [{ key: "part", stake: "33.33", amount: "31.66" }],
      });
      expect(await bed().balance(main)).toBe("9931.65");
      await bed().control("PATCH", "games/501", { result: "1:0" });
      expect(await stateOf(id)).toMatchObject({
        ...{ state: "won", stake: "66.68", return: "123.35" },
        cashedOut: [{ ref: `${id}/1`, stake: "33.33", amount: "31.66" }],
      });
      const { entries } = await bed().ledger("demo@example.test");
      expect(entries.filter(({ ref }: { ref: string }) => ref.startsWith(id))).toMatchObject([
        { kind: "stake", ref: id, amount: "-100.01" },
        { kind: "cash-out", ref: `${id}/1`, amount: "31.66" },
        { kind: "return", ref: id, amount: "123.35" },
      ]);
    });

    it("CPN-23 CPN-25 a quote states the exact possible return, from which the rest's payout follows to the unit", async () => {
      const id = await placed([bet(501, 0)], { amount: "100.01" });
      const { quote } = await quoteOf(id);
      // 10,001 units at 1.85; a fifth of its rounded return, 185.01, would be 36.99.
      expect(quote.win).toBe("370037/20");
      const sold = await takePart(id, quote.id, "80.01");
      expect(sold.body).toMatchObject({ stake: "20.00", possibleWin: "37.00" });
      await bed().control("PATCH", "games/501", { result: "1:0" });
      expect(await stateOf(id)).toMatchObject({ state: "won", return: "37.00" });
    });

    it("CPN-23 CPP-03 repeated requests with one key sell one part, and the next part needs a new quote", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => takePart(id, quote.id, "25.00", "same")),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await bed().balance(main)).toBe("9923.75");
      expect((await takePart(id, quote.id, "26.00", "same")).body.code).toBe("key-reused");
      expect((await take(id, quote.id, "same")).body.code).toBe("key-reused");
      expect((await takePart(id, quote.id, "25.00", "other")).body).toMatchObject({
        code: "quote-changed",
        quote: { amount: "71.25" },
      });
      const next = (await quoteOf(id)).quote;
      expect((await take(id, next.id, "rest")).body).toMatchObject({
        ...{ state: "cashed-out", stake: "75.00", return: "71.25" },
        cashedOut: [{ stake: "25.00", amount: "23.75" }],
      });
      expect(await bed().balance(main)).toBe("9995.00");
    });

    it.each(["0.01", "80.01", "0", "-1", "x", "1.005", "1000"])(
      "CPN-23 a partial cash-out of %s out of 100.00 is refused and changes nothing",
      async (stake) => {
        const id = await placed([bet(501, 0)]);
        const { quote } = await quoteOf(id);
        const refused = await takePart(id, quote.id, stake);
        expect([400, 422]).toContain(refused.status);
        if (refused.status === 422)
          expect(refused.body).toMatchObject({
            code: "part",
            quote: { part: { least: "0.02", most: "80.00" } },
          });
        expect(await stateOf(id)).toMatchObject({ state: "placed", stake: "100.00" });
        expect(await bed().balance(main)).toBe("9900.00");
      },
    );

    it("CPN-23 a partial cash-out of the full stake sells the whole coupon", async () => {
      const id = await placed([bet(501, 0)]);
      const { quote } = await quoteOf(id);
      expect((await takePart(id, quote.id, "100.00")).body.state).toBe("cashed-out");
      expect((await takePart(id, quote.id, "100.0")).status).toBe(200);
      expect(await bed().balance(main)).toBe("9995.00");
    });

    it("CPN-23 CPN-02 SBX-03 any mix of cash-outs and results pays each share of a coupon exactly", async () => {
      const cut = fc.integer({ min: 1, max: 99 });
      const order = fc.record({
        amount: fc.integer({ min: 4_000, max: 99_999 }),
        shape: fc.constantFrom("single", "express", "blocks"),
        cuts: fc.array(cut, { maxLength: 3 }),
        isClosed: fc.boolean(),
        result: fc.constantFrom("1:0", "0:1", "2:2"),
      });
      await fc.assert(
        fc.asyncProperty(order, async ({ amount, shape, cuts, isClosed, result }) => {
          await bed().reset();
          demo = await bed().signIn();
          const text = (kopecks: number) => (kopecks / 100).toFixed(2);
          const [half, other] = [Math.floor(amount / 2), Math.ceil(amount / 2)];
          const bets = shape === "single" ? [bet(501, 0)] : [bet(501, 0), bet(502, 0)];
          const blocks = { typeId: 4, amountByBlockId: { 1: text(half), 2: text(other) } };
          const { body } = await demo.place(
            "whole-bet",
            shape === "blocks" ? bets.map((each, at) => ({ ...each, blockId: at + 1 })) : bets,
            { amount: text(amount), ...(shape === "blocks" && blocks) },
          );
          const id = body.id as string;
          let [paid, kept] = [0, amount];
          for (const [n, percent] of cuts.entries()) {
            const { quote } = await quoteOf(id);
            const stake = Math.floor((kept * percent) / 100);
            const sold = await takePart(id, quote.id, text(stake), `part-${n}`);
            const { least, most } = quote.part ?? { least: "1", most: "0" };
            const isGood = stake >= Number(least) * 100 - 0.5 && stake <= Number(most) * 100 + 0.5;
            expect(sold.status).toBe(isGood ? 200 : 422);
            if (!isGood) continue;
            // 95 % of what is left, rounded down, and the part's share of it, rounded down.
            const offer = (BigInt(kept) * 95n) / 100n;
            paid += Number((offer * BigInt(stake)) / BigInt(kept));
            kept -= stake;
          }
          if (isClosed) {
            const sold = await take(id, (await quoteOf(id)).quote.id, "closing");
            expect(sold.body).toMatchObject({ state: "cashed-out", stake: text(kept) });
            paid += Number((BigInt(kept) * 95n) / 100n);
          }
          await bed().control("PATCH", "games/501", { result });
          await bed().control("PATCH", "games/502", { result: "1:0" });
          if (!isClosed) {
            // Prices of 1.85 on the home side of both games.
            const isWon = result === "1:0";
            const [first, second] = [BigInt(half), BigInt(other)];
            const exact = {
              single: isWon ? BigInt(amount) * 185n * 100n : 0n,
              express: isWon ? BigInt(amount) * 185n * 185n : 0n,
              blocks: ((isWon ? first : 0n) + second) * 185n * 100n,
            }[shape as "single" | "express" | "blocks"];
            paid += Number((exact * BigInt(kept)) / BigInt(amount) / 10_000n);
          }
          expect(await bed().balance(main)).toBe(text(1_000_000 - amount + paid));
          const { entries, accounts } = await bed().ledger("demo@example.test");
          const sum = entries
            .filter(({ accountId }: { accountId: number }) => accountId === main)
            .reduce((total: number, one: { amount: string }) => total + Number(one.amount), 0);
          expect(sum.toFixed(2)).toBe(
            accounts.find((one: { id: number }) => one.id === main).balance,
          );
        }),
        { numRuns: sized(12, 100) },
      );
    });

    it("CPN-15 CPN-23 a partial cash-out repays an advance first", async () => {
      const base = await placed([bet(502, 0)]);
      const id = await placed([bet(501, 0)], { prepaidAmount: "50.00" });
      const { quote } = await quoteOf(id);
      await takePart(id, quote.id, "40.00");
      const { entries } = await bed().ledger("demo@example.test");
      const of = entries.filter(
        (one: { ref: string; accountId: number }) =>
          one.ref === `${id}/1` && one.accountId === main,
      );
      expect(of).toMatchObject([
        { kind: "cash-out", amount: "38.00" },
        { kind: "advance-repaid", amount: "-38.00" },
      ]);
      expect(base).not.toBe(id);
    });
  });
}
