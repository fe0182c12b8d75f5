import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  drawnNumbers,
  drawSeed,
  drawTime,
  lastDrawNumber,
  nextDrawOnSale,
  seedHash,
} from "~sandbox/lotto/draw";
import {
  averageReturn,
  findLottery,
  type Lottery,
  type LottoNumbers,
  lotteries,
  winMultiple,
} from "~sandbox/lotto/lotteries";
import { parseTicketRows } from "~sandbox/lotto/ticket";
import { sized } from "../support/size";

const lottery = (slug: string): Lottery => {
  const found = findLottery(slug);
  if (!found) throw new Error(slug);
  return found;
};
const [five, six, twice, keno] = ["5-36", "6-45", "4-20", "keno"].map(lottery) as [
  Lottery,
  Lottery,
  Lottery,
  Lottery,
];

/** All ways to choose k of a list. */
function subsets(of: readonly number[], k: number): number[][] {
  if (k === 0) return [[]];
  return of.flatMap((first, at) =>
    subsets(of.slice(at + 1), k - 1).map((rest) => [first, ...rest]),
  );
}
const numbers = (of: number, least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: of }), { minLength: least, maxLength: most });

describe("lotto lines", () => {
  it.each([
    ["5-36", "1 2 3 4 5", 1],
    ["5-36", "1,2,3,4,5,6,7", 21],
    ["5-36", "1 2 3 4 5 6 7 8 9 10", 252],
    ["6-45", "1 2 3 4 5 6 7", 7],
    ["6-45", "1 2 3 4 5 6 7 8 9 10", 210],
    ["4-20", "1 2 3 4 / 5 6 7 8", 1],
    ["4-20", "A1 A2 A3 A4 A5 B5 B6 B7 B8 B9 B10", 75],
    ["keno", "7", 1],
    ["keno", "1 2 3 4 5 6 7 8 9 10", 1],
  ])("a row in %s of %s makes %i lines by C(n, k)", (slug, text, count) => {
    expect(parseTicketRows(lottery(slug), [[text]])).toMatchObject({ ok: true, count });
  });

  it.each([
    ["5-36", "1 2 3 4"],
    ["5-36", "1 2 3 4 4"],
    ["5-36", "0 1 2 3 4"],
    ["5-36", "1 2 3 4 37"],
    ["5-36", "1 2 3 4 5 6 7 8 9 10 11"],
    ["5-36", "1 2 3 4 five"],
    ["5-36", "1 2 3 4 5 / 6"],
    ["4-20", "1 2 3 4"],
    ["4-20", "1 2 3 / 4 5 6 7 8"],
    ["keno", "81"],
  ])("a ticket of %s refuses a row of %s", (slug, text) => {
    expect(parseTicketRows(lottery(slug), [[], [text]])).toEqual({
      ok: false,
      errors: [{ row: 2, code: "numbers" }],
    });
  });

  it("an empty lotto ticket and one of too many lines are refused", () => {
    expect(parseTicketRows(five, [[], [""]])).toMatchObject({
      errors: [{ row: 1, code: "required" }],
    });
    const ten = ["1 2 3 4 5 6 7 8 9 10"];
    expect(parseTicketRows(five, [ten, ten, ten])).toMatchObject({ ok: true, count: 756 });
    expect(parseTicketRows(five, [ten, ten, ten, ten])).toMatchObject({
      errors: [{ code: "too-many-lines" }],
    });
  });
});

describe("lotto wins", () => {
  it.each<[Lottery, LottoNumbers, LottoNumbers, number]>([
    [five, [[1, 2, 3, 4, 5]], [[1, 2, 3, 4, 5]], 60_000],
    [five, [[1, 2, 3, 4, 6]], [[1, 2, 3, 4, 5]], 200],
    [five, [[1, 2, 6, 7, 8]], [[1, 2, 3, 4, 5]], 2],
    [five, [[1, 6, 7, 8, 9]], [[1, 2, 3, 4, 5]], 0],
    // Seven numbers, four of them drawn: C(4,4)C(3,1) = 3 lines of four, C(4,3)C(3,2) = 12 of three, C(4,2) = 6 of two.
    [five, [[1, 2, 3, 4, 7, 8, 9]], [[1, 2, 3, 4, 5]], 3 * 200 + 12 * 10 + 6 * 2],
    [six, [[1, 2, 3, 7, 8, 9]], [[1, 2, 3, 4, 5, 6]], 7],
    [
      twice,
      [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ],
      [
        [1, 2, 3, 4],
        [1, 2, 3, 5],
      ],
      5000,
    ],
    [
      twice,
      [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ],
      [
        [5, 6, 7, 8],
        [1, 2, 3, 4],
      ],
      50,
    ],
    [keno, [[1]], [[1, 2]], 3],
    [keno, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [[11, 12]], 1],
  ])("%#: a lotto line wins the multiple in its prize table", (of, line, drawn, win) => {
    expect(winMultiple(of, line, drawn)).toBe(win);
  });

  it("a lotto system wins the sum of its single lines", () => {
    fc.assert(
      fc.property(numbers(36, 5, 10), numbers(36, 5, 5), (marked, drawn) => {
        const prizes = [0, 0, 2, 10, 200, 60_000];
        const whole = subsets(marked, 5).reduce(
          (sum, line) => sum + (prizes[line.filter((n) => drawn.includes(n)).length] ?? 0),
          0,
        );
        expect(winMultiple(five, [marked], [drawn])).toBe(whole);
      }),
      { numRuns: sized(50, 400) },
    );
  });

  it("a lotto system of two fields wins the sum of its single lines", () => {
    const table: Record<string, number> = {
      "44": 500_000,
      "43": 5000,
      "42": 500,
      "41": 50,
      "40": 50,
      "33": 100,
      "32": 12,
      "31": 6,
      "30": 4,
      "22": 6,
      "21": 1,
    };
    const field = numbers(20, 4, 6);
    const drawnField = numbers(20, 4, 4);
    fc.assert(
      fc.property(field, field, drawnField, drawnField, (a, b, x, y) => {
        const hits = (line: number[], drawn: number[]) =>
          line.filter((n) => drawn.includes(n)).length;
        let whole = 0;
        for (const one of subsets(a, 4))
          for (const other of subsets(b, 4)) {
            const both = [hits(one, x), hits(other, y)].sort().reverse().join("");
            whole += table[both] ?? 0;
          }
        expect(winMultiple(twice, [a, b], [x, y])).toBe(whole);
      }),
      { numRuns: sized(20, 200) },
    );
  });

  it("the return stated for a lottery is the average over every possible draw", () => {
    // By hand: lines of 5 of 36 with 5, 4, 3 and 2 right ones are 1, 155, 4650 and 44950 of 376992.
    expect(averageReturn(five)).toBeCloseTo(
      (60_000 + 155 * 200 + 4650 * 10 + 44_950 * 2) / 376_992,
      12,
    );
    // Of 6 of 45: 1, 234, 11115, 182780 and 1233765 of 8145060.
    const ofSix = 500_000 + 234 * 3000 + 11_115 * 100 + 182_780 * 7 + 1_233_765;
    expect(averageReturn(six)).toBeCloseTo(ofSix / 8_145_060, 12);
    expect(averageReturn(keno, 1)).toBeCloseTo(0.75, 12);
    for (const each of lotteries)
      for (const marks of each === keno ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [undefined]) {
        expect(averageReturn(each, marks)).toBeGreaterThan(0.5);
        expect(averageReturn(each, marks)).toBeLessThan(0.8);
      }
  });
});

describe("lotto draws", () => {
  const seed = drawSeed("a secret", keno, 12);

  it("the numbers of a lotto draw follow from its seed as documented", () => {
    let block = 0;
    let bytes: number[] = [];
    const word = () => {
      if (bytes.length === 0)
        bytes = [...createHmac("sha256", seed).update(`keno:12:${block++}`).digest()];
      return bytes.splice(0, 4).reduce((all, byte) => all * 256 + byte, 0);
    };
    const left = Array.from({ length: 80 }, (_, at) => at + 1);
    const drawn: number[] = [];
    while (drawn.length < 20) {
      const next = word();
      const whole = Math.floor(2 ** 32 / left.length) * left.length;
      if (next < whole) drawn.push(...left.splice(next % left.length, 1));
    }
    expect(drawnNumbers(seed, keno, 12)).toEqual([drawn.sort((a, b) => a - b)]);
    expect(seedHash(seed)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("every number of a lottery is drawn equally often, within 4.5 standard errors", () => {
    const draws = sized(4000, 40_000);
    for (const each of lotteries)
      for (const [at, { of, drawn }] of each.fields.entries()) {
        const count = new Map<number, number>();
        for (let n = 0; n < draws; n++)
          for (const number of drawnNumbers(drawSeed("s", each, n), each, n)[at] ?? [])
            count.set(number, (count.get(number) ?? 0) + 1);
        const share = drawn / of;
        const error = Math.sqrt(draws * share * (1 - share));
        expect(count.size).toBe(of);
        for (const times of count.values())
          expect(Math.abs(times - draws * share)).toBeLessThan(4.5 * error);
      }
  });

  it("lotto draws follow the clock without a gap and are sold until 15 s before", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lotteries),
        fc.integer({ min: 8e11, max: 2e12 }),
        (each, now) => {
          const next = nextDrawOnSale(each, now);
          expect(drawTime(each, next) - now).toBeGreaterThan(15_000 - 1);
          expect(drawTime(each, next - 1) - now).toBeLessThanOrEqual(15_000);
          expect(drawTime(each, lastDrawNumber(each, now))).toBeLessThanOrEqual(now);
          expect(drawTime(each, lastDrawNumber(each, now) + 1)).toBeGreaterThan(now);
        },
      ),
    );
  });
});
