import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FinalScore } from "~/domain/coupon/returns/score";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import {
  averageMatchCornersAndCards,
  countDistribution,
  randomCornersAndCards,
} from "~sandbox/feed/counts";
import { generateSideMarketOutcomes, isStillOfferedInPlay } from "~sandbox/feed/football-offer";
import { firstHalfGoalShare, halvesAndScoreProbabilities } from "~sandbox/feed/halves";
import { type GoalRates, resultProbabilities } from "~sandbox/feed/model";
import { fairPrice } from "~sandbox/feed/price";
import type { ResultProbabilities } from "~sandbox/feed/probabilities";
import type { Score } from "~sandbox/feed/types";
import { sized } from "../../support/size";

const rates = fc.record({
  home: fc.double({ min: 0.3, max: 3, noNaN: true }),
  away: fc.double({ min: 0.3, max: 3, noNaN: true }),
  draw: fc.double({ min: 0.8, max: 1.4, noNaN: true }),
});
const score = fc.record({ home: fc.nat(3), away: fc.nat(3) });
const most = 15;

/** Probability of a number of goals, by the definition of the Poisson distribution. */
function poisson(rate: number, goals: number): number {
  let factorial = 1;
  for (let n = 2; n <= goals; n++) factorial *= n;
  return (Math.exp(-rate) * rate ** goals) / factorial;
}

/** Every way a match can go on, with its probability: each half's goals of each side counted one by one. */
function ways(
  { home, away, draw }: GoalRates,
  left: { first: number; second: number },
  now: Score,
  halfTime: Score | null,
): readonly { readonly final: FinalScore; readonly chance: number }[] {
  const found: { final: FinalScore; chance: number }[] = [];
  const counts = (rate: number) =>
    Array.from(
      { length: rate === 0 ? 1 : most },
      (_, goals) => [goals, poisson(rate, goals)] as const,
    );
  for (const [h1, a] of counts(home * left.first))
    for (const [a1, b] of counts(away * left.first))
      for (const [h2, c] of counts(home * left.second))
        for (const [a2, d] of counts(away * left.second)) {
          const chance = a * b * c * d;
          if (chance < 1e-12) continue;
          const final = { home: now.home + h1 + h2, away: now.away + a1 + a2 };
          const half = halfTime ?? { home: now.home + h1, away: now.away + a1 };
          const weight = final.home === final.away ? draw : 1;
          found.push({ final: { ...final, halfTime: half }, chance: chance * weight });
        }
  const sum = found.reduce((total, { chance }) => total + chance, 0);
  return found.map((way) => ({ ...way, chance: way.chance / sum }));
}

const returned: Readonly<Record<string, (price: number) => number>> = {
  won: (price) => price,
  "half-won": (price) => (price + 1) / 2,
  void: () => 1,
  "half-lost": () => 0.5,
  lost: () => 0,
};

/** What a stake of 1 at the fair price brings on average, settled by the rules of settlement. */
function back(
  ends: ResultProbabilities,
  all: ReturnType<typeof ways>,
  outcome: Outcomes[number],
): number {
  const price = fairPrice(ends, outcome);
  return all.reduce((sum, { final, chance }) => {
    const state = settleLeg(outcome.type, String(outcome.param ?? ""), final);
    return sum + chance * (returned[state]?.(price) ?? Number.NaN);
  }, 0);
}
type Outcomes = ReturnType<typeof generateSideMarketOutcomes>;

describe("halves and correct scores", () => {
  it("CPN-25 SBX-02 fair prices on halves and correct scores return the stake on average", () => {
    fc.assert(
      fc.property(rates, (r) => {
        const left = { first: firstHalfGoalShare, second: 1 - firstHalfGoalShare };
        const none = { home: 0, away: 0 };
        const ends = {
          ...resultProbabilities(r),
          ...halvesAndScoreProbabilities(r, left, none, null),
        };
        const all = ways(r, left, none, null);
        const outcomes = generateSideMarketOutcomes(ends, 1.05);
        expect(outcomes.length).toBeGreaterThan(20);
        for (const outcome of outcomes)
          expect(Math.abs(back(ends, all, outcome) - 1), outcome.type).toBeLessThan(1e-6);
      }),
      { numRuns: sized(6, 100) },
    );
  });

  it("CPN-25 SBX-02 live prices on halves and correct scores are fair, and decided outcomes are withdrawn", () => {
    fc.assert(
      fc.property(rates, score, score, fc.boolean(), (r, first, later, isSecond) => {
        const now = isSecond
          ? { home: first.home + later.home, away: first.away + later.away }
          : first;
        const halfTime = isSecond ? first : null;
        const left = isSecond ? { first: 0, second: 0.3 } : { first: 0.2, second: 0.55 };
        const ends = {
          ...resultProbabilities(r, left.first + left.second, now),
          ...halvesAndScoreProbabilities(r, left, now, halfTime),
        };
        const all = ways(r, left, now, halfTime);
        const opened = generateSideMarketOutcomes(
          {
            ...resultProbabilities(r),
            ...halvesAndScoreProbabilities(
              r,
              { first: 0.45, second: 0.55 },
              { home: 0, away: 0 },
              null,
            ),
          },
          1.05,
        );
        for (const outcome of opened) {
          const states = new Set(
            all.map(({ final }) => settleLeg(outcome.type, String(outcome.param ?? ""), final)),
          );
          if (states.size === 1)
            expect([outcome.type, isStillOfferedInPlay(ends, outcome)]).toEqual([
              outcome.type,
              false,
            ]);
          // Of longer prices than any that is offered, and of those that are 1 in all but the millionth, the tails that are
          // cut off count.
          else if (fairPrice(ends, outcome) < 1000 && fairPrice(ends, outcome) > 1 + 1e-6) {
            expect([outcome.type, isStillOfferedInPlay(ends, outcome)]).toEqual([
              outcome.type,
              true,
            ]);
            expect(Math.abs(back(ends, all, outcome) - 1)).toBeLessThan(1e-5);
          }
        }
      }),
      { numRuns: sized(6, 100) },
    );
  });

  it("SBX-02 bets on halves have no chances in the second half if the half-time score is unknown", () => {
    const ends = halvesAndScoreProbabilities(
      { home: 1.4, away: 1.1, draw: 1 },
      { first: 0, second: 0.4 },
      { home: 1, away: 0 },
      null,
    );
    expect(ends.halves).toBeUndefined();
    expect([...(ends.scores?.values() ?? [])].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });
});

describe("corners and cards", () => {
  it("SBX-02 corners and cards are distributed with the average and variance that they are given", () => {
    for (const { mean, variance } of [
      ...Object.values(averageMatchCornersAndCards),
      { mean: 4, variance: 4 },
    ]) {
      const { chances } = countDistribution({ mean, variance });
      const moment = (power: number) =>
        chances.reduce((sum, chance, count) => sum + chance * count ** power, 0);
      expect(moment(0)).toBeCloseTo(1, 8);
      expect(moment(1)).toBeCloseTo(mean, 6);
      expect(moment(2) - moment(1) ** 2).toBeCloseTo(variance, 5);
    }
  });

  it("SBX-02 fair prices on corners and cards return the stake on average", () => {
    const spreads = {
      corners: countDistribution(averageMatchCornersAndCards.corners),
      cards: countDistribution(averageMatchCornersAndCards.cards),
    };
    const ends = { ...resultProbabilities({ home: 1.4, away: 1.1, draw: 1 }), ...spreads };
    const outcomes = generateSideMarketOutcomes(ends, 1.05).filter(({ type }) =>
      /^(corners|cards)-/.test(type),
    );
    expect(outcomes).toHaveLength(20);
    for (const outcome of outcomes) {
      const what = outcome.type.startsWith("corners") ? "corners" : "cards";
      const all = spreads[what].chances.map((chance, home) => ({
        chance,
        final: { home: 0, away: 0, [what]: { home, away: 0 } },
      }));
      expect(back(ends, all, outcome)).toBeCloseTo(1, 6);
    }
  });

  it("SBX-02 corners and cards of invented matches have the average that their prices assume", () => {
    const count = 20_000;
    for (const what of ["corners", "cards"] as const) {
      const totals = Array.from({ length: count }, (_, seed) => {
        const { home, away } = randomCornersAndCards(seed)[what];
        return home + away;
      });
      const mean = totals.reduce((sum, total) => sum + total, 0) / count;
      // Four standard errors of the mean of 20,000.
      const error = 4 * Math.sqrt(averageMatchCornersAndCards[what].variance / count);
      expect(Math.abs(mean - averageMatchCornersAndCards[what].mean)).toBeLessThan(error);
    }
  });
});
