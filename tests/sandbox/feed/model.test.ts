import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitGoalRatesToPrices } from "~sandbox/feed/calibrate";
import { resultProbabilities } from "~sandbox/feed/model";
import { fairPrice, priceWithMargin } from "~sandbox/feed/price";

const rates = fc.record({
  home: fc.double({ min: 0.2, max: 4, noNaN: true }),
  away: fc.double({ min: 0.2, max: 4, noNaN: true }),
  draw: fc.double({ min: 0.8, max: 1.5, noNaN: true }),
});
const remaining = fc.double({ min: 0.01, max: 1, noNaN: true });
const score = fc.record({ home: fc.nat(5), away: fc.nat(5) });
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const close = (a: number, b: number, by = 1e-9) => expect(Math.abs(a - b)).toBeLessThan(by);

describe("match model", () => {
  it("SBX-02 the match model's probabilities sum to 1", () => {
    fc.assert(
      fc.property(rates, remaining, score, (r, left, at) => {
        const ends = resultProbabilities(r, left, at);
        close(ends.homeWin + ends.draw + ends.awayWin, 1);
        close(sum(ends.totals), 1);
        close(sum(ends.margins), 1);
        expect(ends.bothScore).toBeGreaterThanOrEqual(0);
        expect(ends.bothScore).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  it("SBX-02 a goal raises its side's chance of winning and the expected total", () => {
    fc.assert(
      fc.property(rates, remaining, score, (r, left, at) => {
        const before = resultProbabilities(r, left, at);
        const after = resultProbabilities(r, left, { home: at.home + 1, away: at.away });
        expect(after.homeWin).toBeGreaterThanOrEqual(before.homeWin - 1e-12);
        expect(after.awayWin).toBeLessThanOrEqual(before.awayWin + 1e-12);
        const atMost = (ends: typeof before, goals: number) => sum(ends.totals.slice(0, goals + 1));
        expect(atMost(after, at.home + at.away + 1)).toBeLessThanOrEqual(
          atMost(before, at.home + at.away + 1) + 1e-12,
        );
      }),
    );
  });

  it("SBX-02 the match model agrees with Poisson chances from tables", () => {
    // Poisson chances from tables: rate 1.5 gives 0.2231 for none, 0.3347 for one; rate 1 gives 0.3679 for each.
    const ends = resultProbabilities({ home: 1.5, away: 1, draw: 1 });
    close(ends.totals[0] ?? 0, 0.2231 * 0.3679, 1e-4);
    close(ends.totals[1] ?? 0, 0.3347 * 0.3679 + 0.2231 * 0.3679, 1e-4);
    close(ends.bothScore, (1 - 0.2231) * (1 - 0.3679), 1e-4);
    const over = resultProbabilities({ home: 1.5, away: 1, draw: 1 }, 0, { home: 2, away: 1 });
    expect([over.homeWin, over.draw, over.awayWin, over.totals[3]]).toEqual([1, 0, 0, 1]);
  });

  it("SBX-02 the match model fitted to prices gives back their chances without the margin", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.08, max: 0.8, noNaN: true }),
        fc.double({ min: 0.15, max: 0.3, noNaN: true }),
        fc.double({ min: 0.35, max: 0.65, noNaN: true }),
        fc.double({ min: 1, max: 1.1, noNaN: true }),
        (share, draw, over, margin) => {
          const home = share * (1 - draw);
          const away = 1 - draw - home;
          const price = (chance: number) => 1 / (chance * margin);
          const ends = resultProbabilities(
            fitGoalRatesToPrices({
              home: price(home),
              draw: price(draw),
              away: price(away),
              over: price(over),
              under: price(1 - over),
            }),
          );
          // Few goals and few draws cannot both be: where the draw's weight is at its bound, the draw gives way.
          fc.pre(Math.abs(ends.draw - draw) < 1e-6);
          close(ends.homeWin, home, 1e-6);
          close(ends.awayWin, away, 1e-6);
          close(sum(ends.totals.slice(3)), over, 1e-6);
        },
      ),
    );
  });

  it("SBX-02 goal rates fitted to any prices are finite and positive", () => {
    const price = fc.double({ min: 1.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(
        price,
        price,
        price,
        fc.option(price, { nil: undefined }),
        fc.option(price, { nil: undefined }),
        (home, draw, away, over, under) => {
          const found = fitGoalRatesToPrices({ home, draw, away, over, under });
          expect(
            [found.home, found.away, found.draw].every((rate) => Number.isFinite(rate) && rate > 0),
          ).toBe(true);
        },
      ),
    );
  });
});

describe("prices", () => {
  const even = resultProbabilities({ home: 1.4, away: 1.2, draw: 1.05 });
  const chance = (at: (goals: number) => boolean) =>
    sum(even.totals.filter((_, goals) => at(goals)));

  it("CPN-25 SBX-02 the fair price of a total returns the stake on average, half wins and pushes counted", () => {
    const back = (line: number, price: number) => {
      // Each half of the stake on its own line; a whole line that is met returns the half.
      const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
      return sum(
        halves.map(
          (half) =>
            (price * chance((goals) => goals > half) + chance((goals) => goals === half)) / 2,
        ),
      );
    };
    for (const line of [0.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25]) {
      close(back(line, fairPrice(even, { type: "over", param: line })), 1);
    }
  });

  it("CPN-25 SBX-02 a handicap of 0 returns the stake on a draw, and one of -0.5 is priced as the winner", () => {
    close(fairPrice(even, { type: "handicap-1", param: -0.5 }), 1 / even.homeWin);
    close(fairPrice(even, { type: "handicap-2", param: 0.5 }), 1 / (even.draw + even.awayWin));
    close(
      fairPrice(even, { type: "handicap-1", param: 0 }),
      (even.homeWin + even.awayWin) / even.homeWin,
    );
    close(
      fairPrice(even, { type: "handicap-1", param: -0.25 }),
      1 + (even.awayWin + even.draw / 2) / even.homeWin,
    );
  });

  it("ODD-04 SBX-02 a price with margin is within 1.01 and 1000, has up to 3 decimals and never beats the fair price", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e9 }),
        fc.double({ min: 1.03, max: 1.12, noNaN: true }),
        (fair, overround) => {
          const { coef, isBlocked } = priceWithMargin(fair, overround);
          expect(coef).toMatch(/^\d{1,3}(\.\d{1,3})?$/);
          expect(Number(coef)).toBeGreaterThan(1.01);
          expect(Number(coef)).toBeLessThanOrEqual(1000);
          if (!isBlocked) expect(Number(coef)).toBeLessThanOrEqual(fair);
        },
      ),
    );
    for (const decided of [1, Number.POSITIVE_INFINITY, Number.NaN])
      expect(priceWithMargin(decided, 1.05).isBlocked).toBe(true);
  });

  it("SBX-02 prices of 1, X and 2 together hold a margin of about five per cent", () => {
    const book = sum(
      ["1", "X", "2"].map(
        (type) =>
          1 /
          Number(priceWithMargin(fairPrice(even, { type: type as "1", param: null }), 1.05).coef),
      ),
    );
    expect(book).toBeGreaterThan(1.045);
    expect(book).toBeLessThan(1.065);
  });
});
