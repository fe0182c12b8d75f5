import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBetRef, parseBetRef } from "~/domain/coupon/bet";
import { replaceGameBetsByCombination } from "~/domain/coupon/change/combination";
import {
  type CombinationSelection,
  formatCombinationType,
  isCombinable,
  isCombination,
  parseCombinationType,
} from "~/domain/coupon/combination";
import { packBet, unpackBet } from "~/domain/coupon/packed/pack-bet";
import { isSettleable, settleLeg } from "~/domain/coupon/returns/settle-leg";
import { betNo, cookieOf, couponBet } from "../../features/coupon/make";

const halves = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at + 0.5));
const all: readonly CombinationSelection[] = [
  ...["1", "X", "2", "1X", "12", "2X", "both-score-yes", "both-score-no"].map((type) => ({
    type,
    param: "",
  })),
  ...["over", "under"].flatMap((type) => halves(0, 9).map((param) => ({ type, param }))),
  ...["handicap-1", "handicap-2"].flatMap((type) =>
    halves(-5, 4).map((param) => ({ type, param })),
  ),
];
const several = fc.uniqueArray(fc.constantFrom(...all), { minLength: 2, maxLength: 6 });
const score = fc.record({ home: fc.nat(8), away: fc.nat(8) });

describe("name of a same-game accumulator", () => {
  it("CPN-04 the name of a same-game accumulator ignores the order of its selections and parses back into them", () => {
    fc.assert(
      fc.property(several, (selections) => {
        const type = formatCombinationType(selections) ?? "";
        expect(formatCombinationType(selections.toReversed())).toBe(type);
        const told = parseCombinationType(type) ?? [];
        const texts = (of: readonly CombinationSelection[]) =>
          of.map((one) => `${one.type} ${one.param}`).sort();
        expect(texts(told)).toEqual(texts(selections));
        expect([isCombination(type), isSettleable(type, "")]).toEqual([true, true]);
        const ref = { gameId: 7, marketId: 79400, type, param: "" };
        expect(parseBetRef(formatBetRef(ref))).toEqual(ref);
        const bet = couponBet(ref);
        expect(unpackBet(packBet(bet, bet.addedAt), bet.addedAt)).toEqual(bet);
      }),
    );
  });

  it("CPN-04 a same-game accumulator combines outcomes and half lines of the score, up to a highest line", () => {
    expect(all.filter(isCombinable)).toEqual(all);
    const unlike = all.map(({ type }) => ({ type, param: "10.5" }));
    expect(unlike.filter(isCombinable)).toEqual([]);
  });

  it("CPN-04 two same-game accumulators never share a name, and the names stay stable", () => {
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
    expect(new Set(pairs.map(formatCombinationType)).size).toBe(pairs.length);
    expect(formatCombinationType([all[0], all[6]] as CombinationSelection[])).toBe("combo-AG");
    const over = { type: "over", param: "2.5" };
    expect(formatCombinationType([over, { type: "handicap-2", param: "-1.5" }])).toBe("combo-Mj");
  });

  it("CPN-04 a same-game accumulator needs two to six different selections that cannot be void", () => {
    expect(formatCombinationType(all.slice(0, 1))).toBeNull();
    expect(formatCombinationType(all.slice(0, 7))).toBeNull();
    expect(formatCombinationType([all[0], all[0]] as CombinationSelection[])).toBeNull();
    expect(formatCombinationType([all[0], all[6], all[0]] as CombinationSelection[])).toBeNull();
    for (const [type, param] of [
      ["over", "2"],
      ["over", "2.25"],
      ["handicap-1", "0"],
      ["handicap-1", "-0.75"],
      ["winner-1", ""],
      ["combo-AG", ""],
    ] as const) {
      expect(isCombinable({ type, param }), type + param).toBe(false);
      expect(
        formatCombinationType([
          { type: "1", param: "" },
          { type, param },
        ]),
      ).toBeNull();
    }
    for (const type of ["combo-", "combo-A", "combo-GA", "combo-AA", "combo-A-", "combo", "1"])
      expect(parseCombinationType(type), type).toBeNull();
    expect([isSettleable("combo-GA", ""), isSettleable("combo-AG", "1")]).toEqual([false, false]);
  });
});

describe("result of a same-game accumulator", () => {
  it("CPN-25 CPN-04 a same-game accumulator wins if each selection wins, else loses, and is void without a score", () => {
    fc.assert(
      fc.property(several, score, (selections, final) => {
        const type = formatCombinationType(selections) ?? "";
        const alone = selections.map((one) => settleLeg(one.type, one.param, final));
        expect(settleLeg(type, "", final)).toBe(
          alone.every((state) => state === "won") ? "won" : "lost",
        );
        expect(settleLeg(type, "", null)).toBe("void");
      }),
    );
  });
});

describe("same-game accumulator in the coupon", () => {
  it("CPN-04 a same-game accumulator replaces the bets of its own game in the coupon and no others", () => {
    const [first, second, third] = [betNo(1), betNo(2), betNo(3)];
    const twice = { ...second, marketId: second.marketId + 1, type: "over", param: "2.5" };
    const combo = { ...second, marketId: second.marketId + 5, type: "combo-AM" };
    const before = cookieOf([first, second, third, twice]);
    const made = replaceGameBetsByCombination(before, combo, () => "key-00000001");
    if (!made.ok) throw new Error(made.refusal.code);
    expect(made.coupon.bets).toEqual([first, combo, third]);
    expect(made.coupon.key).toBe("key-00000001");
    expect(replaceGameBetsByCombination(cookieOf([first]), combo, () => "k")).toMatchObject({
      ok: false,
      refusal: { code: "unknown-bet" },
    });
  });
});
