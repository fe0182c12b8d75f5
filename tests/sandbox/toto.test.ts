import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asMinor } from "~/domain/money/amount";
import { dividePool, type PoolCoupon } from "~sandbox/toto/pool";
import { findTotoSection, type TotoSection, totoOutcome } from "~sandbox/toto/sections";
import { countVariants, variantsByHits } from "~sandbox/toto/variants";
import { sized } from "../support/size";

const section = (slug: string): TotoSection => {
  const found = findTotoSection(slug);
  if (!found) throw new Error(slug);
  return found;
};
const eight = section("football");
const units = (count: number) => asMinor(count, "RUB");
/** A coupon of one variant that guesses so many of eight matches. */
const coupon = (id: number, stake: number, hits: number): PoolCoupon<"RUB"> => ({
  id,
  stake: units(stake),
  perVariant: units(stake),
  ways: Array.from({ length: 9 }, (_, at) => (at === hits ? 1 : 0)),
});

/** Every variant of a coupon, one by one. */
function variants(picks: readonly (readonly string[])[]): string[][] {
  return picks.reduce<string[][]>(
    (all, marks) => all.flatMap((one) => marks.map((mark) => [...one, mark])),
    [[]],
  );
}

describe("toto variants", () => {
  const marks = fc.uniqueArray(fc.constantFrom("1", "X", "2"), { minLength: 1 });
  const result = fc.constantFrom("1", "X", "2", null);

  it("the number of a toto coupon's variants is the product of its marks", () => {
    expect(countVariants([["1"], ["1", "X"], ["1", "X", "2"], ["2"]])).toBe(6);
  });

  it("toto variants are counted by hits as if one by one, with a void match as guessed", () => {
    const match = fc.tuple(marks, result);
    fc.assert(
      fc.property(fc.array(match, { minLength: 1, maxLength: 7 }), (matches) => {
        const picks = matches.map(([own]) => own);
        const results = matches.map(([, own]) => own);
        const counted = new Array<number>(matches.length + 1).fill(0);
        for (const one of variants(picks)) {
          const hits = one.filter(
            (mark, at) => results[at] === null || results[at] === mark,
          ).length;
          counted[hits] = (counted[hits] ?? 0) + 1;
        }
        expect(variantsByHits(picks, results)).toEqual(counted);
      }),
      { numRuns: sized(60, 500) },
    );
  });
});

describe("toto outcomes", () => {
  it('a toto outcome is a result, a listed score, "other" or void', () => {
    expect(totoOutcome(eight, { home: 2, away: 1 })).toBe("1");
    expect(totoOutcome(eight, { home: 1, away: 1 })).toBe("X");
    expect(totoOutcome(eight, { home: 0, away: 3 })).toBe("2");
    expect(totoOutcome(eight, null)).toBeNull();
    const scores = section("correct-score");
    expect(totoOutcome(scores, { home: 2, away: 1 })).toBe("2:1");
    expect(totoOutcome(scores, { home: 4, away: 4 })).toBe("other");
  });
});

describe("toto pool", () => {
  it("the toto pool is shared by category, and a first category without a winner adds to the jackpot", () => {
    // 1000.00 staked: 100.00 to the house, of 900.00 the categories get 450.00, 270.00, 180.00.
    const coupons = [
      coupon(1, 30_000, 7),
      coupon(2, 60_000, 7),
      coupon(3, 7_000, 6),
      coupon(4, 3_000, 0),
    ];
    const { house, wins, jackpot, categories, isJackpotWon } = dividePool(
      eight,
      "RUB",
      coupons,
      units(5_000),
    );
    expect(house).toBe(10_000);
    expect([...wins]).toEqual([
      [1, 9_000],
      [2, 18_000],
      [3, 18_000],
    ]);
    expect(categories.map(({ part, paid }) => [part, paid])).toEqual([
      [50_000, 0],
      [27_000, 27_000],
      [18_000, 18_000],
    ]);
    // 50.00 that were there and 450.00 that nobody won.
    expect([jackpot, isJackpotWon]).toEqual([50_000, false]);
  });

  it("shares of the toto pool are rounded down, and the remainder goes to the jackpot", () => {
    const coupons = [coupon(1, 100, 8), coupon(2, 100, 8), coupon(3, 100, 8)];
    const { wins, jackpot, isJackpotWon } = dividePool(eight, "RUB", coupons, units(1_000));
    // 300 staked, 30 kept, 270 in the pool: 135 and the jackpot of 1000 by three are 378, one is left over.
    expect([...wins.values()]).toEqual([378, 378, 378]);
    expect(isJackpotWon).toBe(true);
    // Left over: 1, and 81 and 54 of the categories that nobody won.
    expect(jackpot).toBe(1 + 81 + 54);
  });

  it("dividing the toto pool neither loses nor creates a smallest unit", () => {
    const played = fc.record({
      perVariant: fc.integer({ min: 1, max: 1e6 }),
      ways: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 9, maxLength: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(played, { maxLength: 12 }),
        fc.integer({ min: 0, max: 1e10 }),
        (all, before) => {
          const coupons = all.map(
            ({ perVariant, ways }, id): PoolCoupon<"RUB"> => ({
              id,
              perVariant: units(perVariant),
              ways,
              stake: units(perVariant * ways.reduce((a, b) => a + b, 0)),
            }),
          );
          const { staked, house, wins, jackpot } = dividePool(eight, "RUB", coupons, units(before));
          const paid = [...wins.values()].reduce((a, b) => a + b, 0);
          expect(house + paid + jackpot).toBe(staked + before);
          expect(jackpot).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: sized(100, 1000) },
    );
  });
});
