import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLegState } from "~/domain/coupon/placed";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import { settleCoupon } from "~/domain/coupon/returns/settle";
import { isSettleable, settleLeg } from "~/domain/coupon/returns/settle-leg";
import type { Minor } from "~/domain/money/amount";
import { units } from "../../../support/amounts";

/** The result of a single or an accumulator without rewards. */
const settleSingleOrExpress = (
  stake: Minor,
  legs: readonly { readonly state: PlacedLegState; readonly coef: string }[],
) =>
  settleCoupon({
    typeId: legs.length > 1 ? couponTypes.express : couponTypes.single,
    systemValue: 2,
    stake,
    amountByBlockId: {},
    legs: legs.map(({ state, coef }) => ({ state, coef, isBanker: false, blockId: 0 })),
  });

const goals = fc.nat(9);
const price = fc.integer({ min: 1001, max: 50_000 });
const decided = fc.constantFrom<PlacedLegState>("won", "half-won", "void", "half-lost", "lost");

describe("leg settlement", () => {
  it.each([
    // type, param, home, away, state
    ["1", "", 2, 1, "won"],
    ["1", "", 1, 1, "lost"],
    ["X", "", 0, 0, "won"],
    ["2", "", 0, 1, "won"],
    ["1X", "", 1, 1, "won"],
    ["1X", "", 0, 1, "lost"],
    ["12", "", 1, 1, "lost"],
    ["12", "", 0, 1, "won"],
    ["2X", "", 1, 0, "lost"],
    ["over", "2.5", 2, 1, "won"],
    ["over", "2.5", 1, 1, "lost"],
    ["over", "2", 1, 1, "void"],
    ["over", "2.25", 1, 1, "half-lost"],
    ["over", "1.75", 1, 1, "half-won"],
    ["under", "2.25", 1, 1, "half-won"],
    ["under", "1.75", 2, 0, "half-lost"],
    ["under", "2", 2, 0, "void"],
    ["under", "2.5", 3, 0, "lost"],
    ["handicap-1", "-0.75", 1, 0, "half-won"],
    ["handicap-1", "-0.75", 2, 0, "won"],
    ["handicap-1", "-0.25", 1, 1, "half-lost"],
    ["handicap-1", "-1", 1, 0, "void"],
    ["handicap-1", "0", 1, 1, "void"],
    ["handicap-1", "1.5", 0, 1, "won"],
    ["handicap-2", "0.25", 1, 1, "half-won"],
    ["handicap-2", "+0.75", 1, 0, "half-lost"],
    ["handicap-2", "-1.5", 0, 1, "lost"],
    ["both-score-yes", "", 1, 2, "won"],
    ["both-score-yes", "", 0, 2, "lost"],
    ["both-score-no", "", 0, 2, "won"],
    ["both-score-no", "", 1, 1, "lost"],
  ] as const)(
    "CPN-25 selection %s %s with the score %i:%i is %s",
    (type, param, home, away, state) => {
      expect(settleLeg(type, param, { home, away })).toBe(state);
    },
  );

  it.each([
    ["1", "", null],
    ["over", "2.5", null],
    ["over", "", { home: 3, away: 0 }],
    ["over", "2.3", { home: 3, away: 0 }],
    ["over", "1e1", { home: 3, away: 0 }],
    ["1", "2.5", { home: 3, away: 0 }],
    ["corners", "", { home: 3, away: 0 }],
    ["constructor", "", { home: 3, away: 0 }],
  ])(
    "CPN-25 selection %s %s with the score %j cannot be decided and is void",
    (type, param, score) => {
      expect(settleLeg(type, param, score)).toBe("void");
    },
  );

  it("CPN-25 a known selection type can be settled, one without its line or with an unknown name cannot", () => {
    expect(isSettleable("over", "2.25")).toBe(true);
    expect(isSettleable("1X", "")).toBe(true);
    expect(isSettleable("over", "")).toBe(false);
    expect(isSettleable("toString", "")).toBe(false);
  });

  /** A second way of counting: half the stake on each neighbouring half line, each simply above, on or below. */
  function byHalves(side: number, line: number): PlacedLegState {
    const lines = (line * 4) % 2 === 0 ? [line, line] : [line - 0.25, line + 0.25];
    const points = lines.reduce((sum, half) => sum + Math.sign(side + half), 0);
    const states: PlacedLegState[] = ["lost", "half-lost", "void", "half-won", "won"];
    return states[points + 2] ?? "open";
  }

  it("CPN-25 a quarter line is settled as two halves on the neighbouring half lines", () => {
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -40, max: 40 }), (home, away, quarters) => {
        const line = quarters / 4;
        const param = String(line);
        expect(settleLeg("handicap-1", param, { home, away })).toBe(byHalves(home - away, line));
        expect(settleLeg("handicap-2", param, { home, away })).toBe(byHalves(away - home, line));
        expect(settleLeg("over", param, { home, away })).toBe(byHalves(home + away, -line));
        expect(settleLeg("under", param, { home, away })).toBe(byHalves(-home - away, line));
      }),
    );
  });

  it("CPN-25 exactly one of 1, X and 2 wins, and double chance results agree with it", () => {
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const won = (type: string) => settleLeg(type, "", { home, away }) === "won";
        expect(["1", "X", "2"].filter(won)).toHaveLength(1);
        expect(won("1X")).toBe(won("1") || won("X"));
        expect(won("12")).toBe(won("1") || won("2"));
        expect(won("2X")).toBe(won("2") || won("X"));
        expect(won("both-score-yes")).toBe(!won("both-score-no"));
      }),
    );
  });
});

describe("leg return factor", () => {
  it.each([
    ["won", "1.85"],
    ["open", "1.85"],
    ["half-won", "1.425"],
    ["void", "1"],
    ["half-lost", "0.5"],
    ["lost", "0"],
  ] as const)("CPN-25 a leg %s at 1.85 counts at factor %s", (state, factor) => {
    expect(legReturnFactor(state, new Big("1.85")).toFixed()).toBe(factor);
  });
});

describe("settlement of a single or an accumulator", () => {
  const leg = (state: PlacedLegState, coef = "2") => ({ state, coef });

  it("CPN-25 an accumulator of five legs at 1.20 pays its exact product, rounded down once", () => {
    const legs = Array.from({ length: 5 }, () => leg("won", "1.20"));
    // 100.00 · 2.48832 = 248.832
    expect(settleSingleOrExpress(units(10_000), legs)).toEqual({ state: "won", return: 24_883 });
    // 0.01 · 2.48832
    expect(settleSingleOrExpress(units(1), legs)).toEqual({ state: "won", return: 2 });
  });

  it.each([
    [[leg("won"), leg("open")], null],
    [[leg("void"), leg("open")], null],
    [[], null],
    [[leg("lost"), leg("open")], { state: "lost", return: 0 }],
    [[leg("won"), leg("lost")], { state: "lost", return: 0 }],
    [[leg("won"), leg("void")], { state: "won", return: 2000 }],
    [[leg("void"), leg("void")], { state: "void", return: 1000 }],
    [[leg("half-won", "1.9")], { state: "won", return: 1450 }],
    [[leg("half-lost", "1.9")], { state: "lost", return: 500 }],
    [[leg("half-won", "3"), leg("half-lost")], { state: "void", return: 1000 }],
    [[leg("half-lost"), leg("won", "3")], { state: "won", return: 1500 }],
  ] as const)("CPN-25 a stake of 1000 on the legs %j is settled", (legs, outcome) => {
    expect(settleSingleOrExpress(units(1000), legs)).toEqual(outcome);
  });

  it("CPN-25 the settlement of an accumulator equals an exact calculation in whole numbers", () => {
    const legs = fc.array(fc.tuple(decided, price), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), legs, (stake, parts) => {
        // Doubled thousandths, so that halves stay whole: won 2p, half won 1000 + p, void 2000, half lost 1000.
        const doubled = {
          won: 2,
          "half-won": 1,
          void: 0,
          "half-lost": 0,
          lost: 0,
          open: 0,
        } as const;
        const base = {
          won: 0,
          "half-won": 1000,
          void: 2000,
          "half-lost": 1000,
          lost: 0,
          open: 0,
        } as const;
        const top = parts.reduce(
          (sum, [state, p]) => sum * BigInt(base[state] + doubled[state] * p),
          BigInt(stake),
        );
        const expected = top / 2000n ** BigInt(parts.length);
        const outcome = settleSingleOrExpress(
          units(stake),
          parts.map(([state, p]) => ({ state, coef: String(p / 1000) })),
        );
        const most = BigInt(Number.MAX_SAFE_INTEGER);
        expect(BigInt(outcome?.return ?? -1)).toBe(expected > most ? most : expected);
      }),
    );
  });

  it("CPN-25 an all-void coupon returns its whole stake, and a lost leg makes the return zero", () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.array(price, { minLength: 1, maxLength: 12 }),
        (stake, prices) => {
          const voids = prices.map((p) => ({ state: "void" as const, coef: String(p / 1000) }));
          expect(settleSingleOrExpress(units(stake), voids)).toEqual({
            state: "void",
            return: stake,
          });
          expect(settleSingleOrExpress(units(stake), [...voids, leg("lost")])?.return).toBe(0);
        },
      ),
    );
  });
});

describe("possible win", () => {
  it.each([
    [15_000, "1.85", 27_750],
    [1, "1.999", 1],
    [333, "1.001", 333],
    [0, "2", 0],
  ])("CPN-25 the possible win of a stake of %i at price %s is %i", (stake, coef, win) => {
    expect(calculatePossibleWin(units(stake), new Big(coef))).toBe(win);
  });

  it("CPN-25 the possible win of a long coupon is capped at the largest safe integer", () => {
    expect(calculatePossibleWin(units(1e12), new Big(1000).pow(50))).toBe(Number.MAX_SAFE_INTEGER);
  });
});
