import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CombinationSelection, formatCombinationType } from "~/domain/coupon/combination";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import { builtInFeed, footballDataFeed } from "~sandbox/feed";
import {
  combinationPriceUnlessLost,
  isWinnableWithoutRedundantSelection,
  priceCombination,
  winsInEveryScore,
} from "~sandbox/feed/combine";
import { combinationId } from "~sandbox/feed/markets";
import { resultProbabilities, scoreChances } from "~sandbox/feed/model";
import { fairPrice } from "~sandbox/feed/price";
import type { ScoreDistribution } from "~sandbox/feed/types";
import { sized } from "../../support/size";

const rates = fc.record({
  home: fc.double({ min: 0.6, max: 3, noNaN: true }),
  away: fc.double({ min: 0.6, max: 3, noNaN: true }),
  draw: fc.double({ min: 0.8, max: 1.5, noNaN: true }),
});
const plain = (type: string): CombinationSelection => ({ type, param: "" });
const line = (type: string, param: string): CombinationSelection => ({ type, param });

/** The twelve ways that 1/X/2, over and under 2.5 and both to score can come out together. */
const ways = ["1", "X", "2"].flatMap((winner) =>
  ["over", "under"].flatMap((total) =>
    ["both-score-yes", "both-score-no"].map((both) => [
      plain(winner),
      line(total, "2.5"),
      plain(both),
    ]),
  ),
);

/** The half of a unit in the last digit that a price is cut to, as a share of what it implies. */
function impliedBetween(coef: string): readonly [number, number] {
  const price = Number(coef);
  const step = price < 1.1 ? 0.001 : price < 10 ? 0.01 : price < 50 ? 0.1 : 1;
  return [1 / (price + step), 1 / price];
}

describe("joint distribution of a score", () => {
  it("SBX-02 the chances of all scores sum to 1 and agree with those behind single prices", () => {
    fc.assert(
      fc.property(rates, fc.nat(2), fc.nat(2), (r, home, away) => {
        const score = { home, away };
        const chances = scoreChances(r, 0.6, score);
        const ends = resultProbabilities(r, 0.6, score);
        const chanceOf = (holds: (one: (typeof chances)[number]) => boolean) =>
          chances.filter(holds).reduce((sum, { chance }) => sum + chance, 0);
        expect(chanceOf(() => true)).toBeCloseTo(1, 9);
        expect(chanceOf((one) => one.home > one.away)).toBeCloseTo(ends.homeWin, 9);
        expect(chanceOf((one) => one.home > 0 && one.away > 0)).toBeCloseTo(ends.bothScore, 9);
        expect(chanceOf((one) => one.home + one.away > 3.5)).toBeCloseTo(
          1 / fairPrice(ends, { type: "over", param: 3.5 }),
          9,
        );
      }),
    );
  });
});

describe("price of a same-game accumulator", () => {
  it("SBX-02 CPN-04 same-game accumulators that exclude each other together imply the book's overround", () => {
    fc.assert(
      fc.property(rates, fc.double({ min: 1.02, max: 1.1, noNaN: true }), (r, overround) => {
        const scores: ScoreDistribution = { overround, chances: scoreChances(r) };
        let [least, most] = [0, 0];
        for (const way of ways) {
          // Some are impossible (a draw, under 2.5, over 2.5 …), and some have a selection too many.
          const made = combinationPriceUnlessLost(scores, way);
          if (!made || made.isBlocked) continue;
          const [low, high] = impliedBetween(made.coef);
          least += low;
          most += high;
        }
        // What is too long to be offered implies less than 1/500 each.
        expect(least).toBeLessThanOrEqual(overround + 1e-9);
        expect(most + ways.length / 500).toBeGreaterThanOrEqual(overround - 1e-9);
      }),
    );
  });

  it("SBX-02 CPN-04 the price of a same-game accumulator matches a sum over single scores", () => {
    // Rates 1.5 and 1: home win and both score = Σ P(h)·P(a) over h > a ≥ 1, from tables to seven goals.
    const poisson = (rate: number, goals: number) => {
      let chance = Math.exp(-rate);
      for (let n = 1; n <= goals; n++) chance *= rate / n;
      return chance;
    };
    let chance = 0;
    for (let home = 2; home <= 20; home++)
      for (let away = 1; away < home; away++) chance += poisson(1.5, home) * poisson(1, away);
    const scores = { overround: 1.05, chances: scoreChances({ home: 1.5, away: 1, draw: 1 }) };
    const made = priceCombination(scores, [plain("1"), plain("both-score-yes")]);
    if (made.kind !== "price") throw new Error(made.kind);
    const [low, high] = impliedBetween(made.coef);
    expect(chance * 1.05).toBeGreaterThan(low - 1e-9);
    expect(chance * 1.05).toBeLessThan(high + 1e-9);
  });

  it.each([
    ["contradiction", [plain("1"), plain("2")]],
    ["contradiction", [plain("X"), line("over", "0.5"), line("under", "1.5")]],
    ["contradiction", [plain("both-score-yes"), line("under", "1.5")]],
    ["redundant", [plain("1"), plain("1X")]],
    ["redundant", [plain("1"), line("handicap-1", "-0.5")]],
    ["redundant", [line("over", "2.5"), line("over", "1.5")]],
    ["redundant", [plain("both-score-yes"), line("over", "1.5")]],
    ["redundant", [plain("1X"), plain("12"), plain("1")]],
    ["redundant", [plain("X"), plain("both-score-yes"), line("over", "0.5")]],
    ["price", [plain("1"), line("over", "2.5")]],
    ["price", [plain("1X"), plain("12"), line("under", "3.5")]],
    ["price", [line("over", "2.5"), line("under", "4.5"), plain("both-score-yes")]],
  ] as const)(
    "CPN-04 the pricing of a same-game accumulator gives a %s for %j",
    (kind, selections) => {
      const scores = {
        overround: 1.05,
        chances: scoreChances({ home: 1.4, away: 1.1, draw: 1.06 }),
      };
      expect(priceCombination(scores, selections).kind).toBe(kind);
      expect(isWinnableWithoutRedundantSelection(selections)).toBe(kind === "price");
    },
  );

  it("CPN-04 a live same-game accumulator rejects selections that are already certain or lost", () => {
    const chances = scoreChances({ home: 1.4, away: 1.1, draw: 1 }, 0.3, { home: 2, away: 1 });
    const scores = { overround: 1.05, chances };
    expect(winsInEveryScore(scores, line("over", "2.5"))).toBe(true);
    expect(priceCombination(scores, [plain("1"), line("over", "2.5")]).kind).toBe("redundant");
    expect(priceCombination(scores, [plain("1"), line("under", "2.5")]).kind).toBe("contradiction");
    expect(combinationPriceUnlessLost(scores, [plain("1"), line("under", "2.5")])).toBeNull();
    expect(combinationPriceUnlessLost(scores, [plain("1"), line("over", "2.5")])).toEqual(
      combinationPriceUnlessLost(scores, [plain("1")]),
    );
  });

  it("CPN-04 a same-game accumulator has a stable id that belongs to its game and to no market", () => {
    expect(combinationId(200_000_001, "combo-AG")).toBe(combinationId(200_000_001, "combo-AG"));
    for (const type of ["combo-AG", "combo-AM", "combo-0123"]) {
      const id = combinationId(899_999_999_999, type);
      expect([Math.floor(id / 10_000), Number.isSafeInteger(id)]).toEqual([899_999_999_999, true]);
      expect(id % 10_000).toBeGreaterThanOrEqual(9_400);
    }
  });
});

/** Random numbers from 0 up to 1, the same in every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Goals at a rate, by waiting from one to the next. */
function goalsAt(rate: number, draw: () => number): number {
  const end = Math.exp(-rate);
  let goals = 0;
  for (let left = draw(); left > end; left *= draw()) goals += 1;
  return goals;
}

/** A score of the model: level ones are tried again less often, or the others are, as draws weigh. */
function scoreOf(model: { home: number; away: number; draw: number }, draw: () => number) {
  const most = Math.max(1, model.draw);
  for (;;) {
    const score = { home: goalsAt(model.home, draw), away: goalsAt(model.away, draw) };
    if (draw() * most < (score.home === score.away ? model.draw : 1)) return score;
  }
}

describe("same-game accumulators of the feeds", () => {
  it("SBX-02 CPN-25 CPN-04 same-game accumulators win as often as priced over simulated matches", () => {
    const draw = drawing(20_260_311);
    const games = sized(40_000, 1_000_000);
    const sets = [
      [plain("1"), line("over", "2.5")],
      [plain("X"), plain("both-score-yes")],
      [plain("2X"), line("under", "3.5"), plain("both-score-no")],
      [line("handicap-1", "-1.5"), line("under", "4.5")],
    ];
    const models = [
      { home: 1.5, away: 1.1, draw: 1.06 },
      { home: 2.4, away: 0.7, draw: 1.2 },
      { home: 0.9, away: 1.6, draw: 0.9 },
    ].map((model) => ({ model, chances: scoreChances(model) }));
    const tally = sets.map(() => ({ won: 0, expected: 0, variance: 0 }));
    const types = sets.map((selections) => formatCombinationType(selections) ?? "");
    const priced = models.map(({ chances }) =>
      sets.map((selections) =>
        chances
          .filter((score) =>
            selections.every(({ type, param }) => settleLeg(type, param, score) === "won"),
          )
          .reduce((sum, { chance }) => sum + chance, 0),
      ),
    );
    for (let nth = 0; nth < games; nth++) {
      const at = nth % models.length;
      const { model } = models[at] ?? { model: { home: 1, away: 1, draw: 1 } };
      const final = scoreOf(model, draw);
      tally.forEach((one, set) => {
        const chance = priced[at]?.[set] ?? 0;
        one.expected += chance;
        one.variance += chance * (1 - chance);
        if (settleLeg(types[set] ?? "", "", final) === "won") one.won += 1;
      });
    }
    for (const { won, expected, variance } of tally)
      expect(Math.abs(won - expected) / Math.sqrt(variance)).toBeLessThan(4);
  }, 600_000);

  it("SBX-02 a football game before its end has a score distribution by its own prices; other games have none", () => {
    const season = footballDataFeed("tests/fixtures/football-data");
    const now = season.startsAt ?? 0;
    const [game] = season.games({ status: "line", limit: 1 }, now);
    if (!game) throw new Error("a game");
    const scores = season.scores(game.id, now);
    const coef = (type: string) =>
      Number(game.markets.find((market) => market.type === type)?.coef);
    const overround = 1 / coef("1") + 1 / coef("X") + 1 / coef("2");
    expect(scores?.overround).toBeCloseTo(overround, 6);
    const home = (scores?.chances ?? [])
      .filter((one) => one.home > one.away)
      .reduce((sum, { chance }) => sum + chance, 0);
    expect(home).toBeCloseTo(1 / coef("1") / overround, 2);
    expect(season.scores(game.id, game.endsAt)).toBeNull();
    expect(season.scores(1, now)).toBeNull();
    const builtIn = builtInFeed();
    const at = Date.parse("2026-11-21T12:00:00Z");
    const tennis = builtIn.games({ sport: "tennis", status: "line", limit: 1 }, at)[0];
    expect(builtIn.scores(tennis?.id ?? 0, at)).toBeNull();
  });
});
