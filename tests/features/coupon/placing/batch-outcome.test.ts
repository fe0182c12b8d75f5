import { describe, expect, it } from "vitest";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { Refusal } from "~/domain/coupon/refusal";
import { batchOf } from "~/features/coupon/placing/batch.server";
import { combineResults, impliedNextResult } from "~/features/coupon/placing/place-outcome";
import { units } from "../../../support/amounts";
import { betNo, cookieOf, placedCoupon } from "../make";

const placed: PlacementResult = { kind: "placed", coupon: placedCoupon() };
const refused = (...refusals: readonly Refusal[]): PlacementResult => ({
  kind: "refused",
  refusals,
});
const unsent: PlacementResult = { kind: "unsent" };
const three = cookieOf([betNo(1), betNo(2, { coef: "2.5" }), betNo(3, { coef: "3" })], {
  typeId: 9,
});
const ids = three.bets.map(({ marketId }) => marketId);
const names = (refusals: readonly Refusal[]) =>
  refusals.map(({ code, marketId }) => [code, marketId]);

describe("result of a single and the next one", () => {
  it.each(["sign-in", "excluded", "account-frozen", "unavailable"] as const)(
    "CPP-04 LIM-20 a single refused with %s gives all following singles the same result",
    (code) => {
      const fate = refused({ code: "funds" }, { code });
      expect(impliedNextResult(fate)).toBe(fate);
    },
  );

  it.each(["funds", "below-minimum", "price-changed", "market-blocked", "limit"] as const)(
    "CPP-04 a single refused with %s has no effect on the next single",
    (code) => {
      expect([impliedNextResult(refused({ code })), impliedNextResult(placed)]).toEqual([
        null,
        null,
      ]);
    },
  );

  it("CPP-11 PLT-05 after an unknown outcome, changed terms or an unsent single, the next single is not sent", () => {
    expect([
      impliedNextResult({ kind: "unknown" }),
      impliedNextResult({ kind: "terms" }),
      impliedNextResult(unsent),
    ]).toEqual([...[unsent, unsent, unsent]]);
  });
});

describe("combined results of singles", () => {
  it("CPP-04 CPP-06 refusals of the player appear once, refusals of a bet appear at each bet", () => {
    const { refusals } = combineResults(batchOf(three), [
      refused({ code: "funds", bound: units(5) }, { code: "sign-in" }),
      refused({ code: "funds", bound: units(5) }, { code: "sign-in" }, { code: "excluded" }),
      unsent,
    ]);
    expect(names(refusals)).toEqual([
      ["funds", ids[0]],
      ["sign-in", undefined],
      ["funds", ids[1]],
      ["excluded", undefined],
      ["not-placed", ids[2]],
    ]);
  });

  it("CPS-02 CPN-22 only a changed price is accepted as seen, and its refusal carries the old price", () => {
    const {
      refusals,
      marked: told,
      left,
    } = combineResults(batchOf(three), [
      refused({ code: "score-changed", coef: "9" }),
      refused({ code: "price-changed", coef: "2.4" }),
      refused({ code: "price-changed" }),
    ]);
    expect(refusals).toEqual([
      { code: "score-changed", coef: "9", marketId: ids[0] },
      { code: "price-changed", coef: "2.4", seenCoef: "2.5", marketId: ids[1] },
      { code: "price-changed", seenCoef: "3", marketId: ids[2] },
    ]);
    expect(told.bets.map(({ coef }) => coef)).toEqual(["1.85", "2.4", "3"]);
    expect([told.key, left]).toEqual([three.key, told.bets]);
  });

  it("CPP-11 a single that may have been placed stays in the coupon without a refusal", () => {
    const {
      refusals,
      left,
      placed: known,
    } = combineResults(batchOf(three), [placed, { kind: "unknown" }, unsent]);
    expect([names(refusals), known]).toEqual([[["not-placed", ids[2]]], [placedCoupon()]]);
    expect(left.map(({ marketId, refusal }) => [marketId, refusal])).toEqual([
      [ids[1], null],
      [ids[2], { code: "not-placed" }],
    ]);
  });
});
