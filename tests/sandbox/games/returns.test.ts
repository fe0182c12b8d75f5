import { describe, expect, it } from "vitest";
import { bingoRules } from "~sandbox/games/bingo";
import { blackjackRules, type ShownBlackjackRound } from "~sandbox/games/blackjack";
import { cardsRules, type ShownHigherRound } from "~sandbox/games/cards";
import { games } from "~sandbox/games/catalogue";
import { crashRules } from "~sandbox/games/crash";
import { diceRules } from "~sandbox/games/dice";
import type { Json, PostedFields } from "~sandbox/games/engine";
import type { CatalogueGame } from "~sandbox/games/game";
import { kenoRules } from "~sandbox/games/keno";
import { cardRank } from "~sandbox/games/playing-cards";
import { raceRules } from "~sandbox/games/race";
import { bettingSpots, rouletteRules } from "~sandbox/games/roulette";
import { slotRules } from "~sandbox/games/slots";
import type { SlotParams } from "~sandbox/games/slots/figures";
import { wheelRules } from "~sandbox/games/wheel";
import { sized } from "../../support/size";
import { returnOverAllDraws, simulated } from "./support";

const of = (engine: string) => games.filter(({ play }) => play.engine === engine);

describe("CAS-06 exact returns over every outcome", () => {
  it.each(of("roulette"))(
    "CAS-06 the stated returns of $name match every betting spot over all outcomes",
    ({ play }) => {
      if (play.engine !== "roulette") throw new Error(play.engine);
      const rules = rouletteRules(play.figures);
      const each = bettingSpots(play.figures).map((spot) =>
        returnOverAllDraws(rules, { [spot]: 100 }),
      );
      expect(rules.returns().least).toBeCloseTo(Math.min(...each), 12);
      expect(rules.returns().most).toBeCloseTo(Math.max(...each), 12);
    },
  );

  it("CAS-06 single-zero roulette returns 36/37, or 36.5/37 where half of a lost chip is returned", () => {
    const plain = rouletteRules({ numbers: 36, zeros: 1, hasHalfBack: false });
    expect(plain.returns()).toEqual({ least: 36 / 37, most: 36 / 37 });
    const half = rouletteRules({ numbers: 36, zeros: 1, hasHalfBack: true });
    expect(half.returns().most).toBeCloseTo(36.5 / 37, 12);
  });

  it("CAS-06 every bet on a dice game returns the same", () => {
    for (const game of of("dice")) {
      if (game.play.engine !== "dice") throw new Error("no dice");
      const { figures } = game.play;
      const rules = diceRules(figures);
      const targets = figures.faces === 10_000 ? ["1.5", "50", "98"] : ["4", "7", "10"];
      for (const side of figures.sides)
        for (const target of targets) {
          const read = rules.readBet({ side: [side], target: [target] }, () => null);
          if (!read.ok) continue;
          expect(returnOverAllDraws(rules, read.bet)).toBeCloseTo(rules.returns().least, 10);
        }
    }
  });

  it("CAS-06 every rung of a ladder game returns the same", () => {
    const rules = crashRules({ kind: "ladder", part: 97, rungs: 4, up: 4, of: 5 });
    for (const at of [1, 2, 4]) expect(returnOverAllDraws(rules, { at })).toBeCloseTo(0.97, 12);
  });

  it("CAS-06 a climb game reaches 2.00 exactly as often as its return implies", () => {
    const rules = crashRules({ kind: "climb", part: 99, most: 1_000 });
    // The highest number that still reaches 2.00 is the last of 99 / 200 of all.
    const at = (value: number) => rules.play({ at: 200 }, [], { below: () => value }).pays.num;
    const last = Math.floor((99 * 2 ** 32) / 200) - 1;
    expect([at(last), at(last + 1)]).toEqual([200, 0]);
    expect(rules.returns().least).toBeCloseTo(0.99, 5);
  });

  it.each(of("wheel"))(
    "CAS-06 the stated returns of the wheel game $name match all its bets over all outcomes",
    ({ play }) => {
      if (play.engine !== "wheel") throw new Error(play.engine);
      const { figures } = play;
      const rules = wheelRules(figures);
      const bets: Json[] =
        figures.kind === "spin"
          ? [{}]
          : [...new Set(figures.segments)].filter((one) => one > 0).map((mark) => ({ [mark]: 10 }));
      const each = bets.map((bet) => returnOverAllDraws(rules, bet));
      expect(rules.returns().least).toBeCloseTo(Math.min(...each), 12);
      expect(rules.returns().most).toBeCloseTo(Math.max(...each), 12);
    },
  );

  it("CAS-06 the stated returns of small keno and bingo games match all their draws", () => {
    const small = kenoRules({ count: 7, drawn: 3, table: { 2: [0, 12, 45] } });
    expect(returnOverAllDraws(small, { picks: [2, 5] })).toBeCloseTo(small.returns().least, 12);
    const card = bingoRules({
      count: 5,
      drawn: 3,
      rows: 2,
      columns: 2,
      hasFree: false,
      line: 7,
      corners: 30,
      full: 50,
    });
    expect(returnOverAllDraws(card, {})).toBeCloseTo(card.returns().least, 12);
  });

  it("CAS-06 a single number of keno hits in a quarter of all draws", () => {
    const rules = kenoRules({ count: 80, drawn: 20, table: { 1: [0, 37] } });
    expect(rules.returns().least).toBeCloseTo(0.25 * 3.7, 12);
  });

  it("CAS-07 every runner of a race game returns the same", () => {
    const runners = [3, 2, 1].map((weight) => ({ name: "", weight }));
    const rules = raceRules({ part: 94, runners });
    for (const spot of ["1", "2", "3"])
      expect(returnOverAllDraws(rules, { [spot]: 5 })).toBeCloseTo(0.94, 12);
  });

  it("CAS-06 the stated returns of a card duel match all its draws", () => {
    const rules = cardsRules({ kind: "duel", tie: 16 });
    const each = ["left", "right", "tie"].map((spot) => returnOverAllDraws(rules, { [spot]: 2 }));
    expect(rules.returns().least).toBeCloseTo(Math.min(...each), 12);
    expect(rules.returns().most).toBeCloseTo(Math.max(...each), 12);
  });

  it.each(of("slots").filter(({ play }) => play.engine === "slots" && play.figures.columns === 3))(
    "CAS-06 the stated return of $name matches every stop of its three reels",
    ({ play }) => {
      if (play.engine !== "slots") throw new Error(play.engine);
      const rules = slotRules(play.figures);
      const bet = { lines: play.figures.units };
      expect(rules.returns().least).toBeCloseTo(returnOverAllDraws(rules, bet), 10);
    },
  );

  const base: SlotParams = {
    pays: "lines",
    reels: ["ABBSA", "BWABS", "AWBSB", "ABBA", "BASB"],
    rows: 3,
    columns: 5,
    units: 20,
    table: { A: [5, 20, 90], B: [2, 9, 31] },
    counts: [3, 4, 5],
    wildTimes: 2,
    scatter: { 3: { times: 2, spins: 0 }, 4: { times: 9, spins: 0 } },
    freeTimes: 1,
  };

  it("CAS-06 the stated returns of slots with lines and ways match every stop of short reels", () => {
    const lines = slotRules(base);
    expect(returnOverAllDraws(lines, { lines: 20 })).toBeCloseTo(lines.returns().least, 10);
    expect(returnOverAllDraws(lines, { lines: 3 })).toBeCloseTo(lines.returns().least, 10);
    const ways = slotRules({ ...base, pays: "ways", wildTimes: 1 });
    expect(returnOverAllDraws(ways, { lines: 20 })).toBeCloseTo(ways.returns().least, 10);
  });

  it("CAS-06 the stated return of a slot counts each free spin as a spin", () => {
    const figures: SlotParams = {
      ...base,
      reels: ["ABSA", "BASB", "AWBA"],
      columns: 3,
      counts: [3],
      table: { A: [4], B: [2] },
      units: 1,
      scatter: { 2: { times: 1, spins: 2 } },
      freeTimes: 3,
    };
    const rules = slotRules(figures);
    expect(returnOverAllDraws(rules, { lines: 1 })).toBeCloseTo(rules.returns().least, 10);
  });

  it("CAS-06 the stated return of a slot that pays symbols anywhere matches all its draws", () => {
    const figures: SlotParams = {
      ...base,
      pays: "anywhere",
      reels: ["AABS"],
      rows: 2,
      columns: 3,
      counts: [3, 5],
      table: { A: [4, 30], B: [9, 70] },
      wildTimes: 1,
      scatter: { 4: { times: 3, spins: 0 } },
    };
    const rules = slotRules(figures);
    expect(returnOverAllDraws(rules, { lines: 20 })).toBeCloseTo(rules.returns().least, 10);
  });
});

/** The plain strategy of the books for a house that stands on 17, without splitting. */
function bookChoice(shown: Json, choices: readonly string[]): string {
  const { total, player, dealer } = shown as ShownBlackjackRound;
  const up = Math.min(10, cardRank(dealer[0] ?? 0) + 2) + (cardRank(dealer[0] ?? 0) === 12 ? 1 : 0);
  const against = cardRank(dealer[0] ?? 0) === 12 ? 11 : up;
  const hard = player.reduce(
    (sum, card) => sum + (cardRank(card) === 12 ? 1 : Math.min(10, cardRank(card) + 2)),
    0,
  );
  const isSoft = hard !== total;
  const canDouble = choices.includes("double");
  if (isSoft) {
    if (total >= 19) return "stand";
    if (total === 18) {
      if (canDouble && against >= 3 && against <= 6) return "double";
      return against <= 8 ? "stand" : "hit";
    }
    const from = total === 17 ? 3 : total >= 15 ? 4 : 5;
    return canDouble && against >= from && against <= 6 ? "double" : "hit";
  }
  if (total >= 17) return "stand";
  if (total >= 13) return against <= 6 ? "stand" : "hit";
  if (total === 12) return against >= 4 && against <= 6 ? "stand" : "hit";
  if (canDouble && total === 11 && against <= 9) return "double";
  if (canDouble && total === 10 && against <= 9) return "double";
  if (canDouble && total === 9 && against >= 3 && against <= 6) return "double";
  return "hit";
}

const fieldsOf: Readonly<Record<string, PostedFields>> = {
  dice: { side: ["over"], target: ["7"] },
  crash: { "cash-out-at": ["2.00"], target: ["3"] },
  keno: { numbers: ["3 8 11"] },
  race: { "bet-1": ["10"], "bet-3": ["10"] },
  roulette: { "bet-red": ["10"], "bet-7": ["10"] },
  cards: { "bet-left": ["10"], "bet-tie": ["10"] },
  wheel: { "bet-1": ["10"], "bet-2": ["10"] },
};

function betOn({ rules, play }: CatalogueGame): Json {
  const read = rules.readBet(fieldsOf[play.engine] ?? {}, Number);
  if (!read.ok) throw new Error(`${play.engine}: ${read.field} ${read.code}`);
  return read.bet;
}

const choose: Readonly<Record<string, typeof bookChoice>> = {
  blackjack: bookChoice,
  cards: (shown) => (cardRank((shown as ShownHigherRound).first) < 6 ? "higher" : "lower"),
};

describe("CAS-06 returns over many rounds", () => {
  // What to hold at video poker is another test's (poker.test.ts).
  it.each(games.filter(({ play }) => play.engine !== "poker"))(
    "CAS-06 $name returns over many rounds as much as its page states",
    (game) => {
      const count = sized(4_000, 1_000_000);
      const { mean, error } = simulated(
        game.rules,
        betOn(game),
        count,
        game.id,
        choose[game.play.engine],
      );
      const { least, most } = game.rules.returns();
      expect(mean).toBeGreaterThan(least - 4 * error - 0.002);
      expect(mean).toBeLessThan(most + 4 * error);
    },
    120_000,
  );

  it("CAS-06 the stated return of blackjack is at least that of basic strategy, and little more", () => {
    const rules = blackjackRules({ natural: [3, 2], hitsSoft17: false, doubles: null });
    const { mean, error } = simulated(rules, {}, sized(40_000, 1_000_000), 7, bookChoice);
    expect(rules.returns().least).toBeGreaterThan(mean - 4 * error);
    expect(rules.returns().least).toBeLessThan(mean + 4 * error + 0.002);
  });
});

describe("CAS-02 game catalogue", () => {
  it("CAS-02 the casino has at least 60 games of 8 providers, no two with the same mathematics", () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.map(({ provider }) => provider)).size).toBeGreaterThanOrEqual(8);
    for (const part of ["id", "slug", "name"] as const)
      expect(new Set(games.map((game) => game[part])).size).toBe(games.length);
    expect(new Set(games.map(({ play }) => JSON.stringify(play))).size).toBe(games.length);
  });

  it("CAS-06 every casino game returns more than 87 % and less than all of the stake", () => {
    for (const { name, rules } of games) {
      const { least, most } = rules.returns();
      expect([name, least > 0.87 && least <= most && most < 1]).toEqual([name, true]);
    }
  });
});
