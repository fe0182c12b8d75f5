import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLeg, PlacedLegState } from "~/domain/coupon/placed";
import { settleCoupon } from "~/domain/coupon/returns/settle";
import type { Minor } from "~/domain/money/amount";
import { expressSettlementBreakdown } from "~/features/coupon/receipts/settlement-breakdown";
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

const leg = (state: PlacedLegState, coef: string): PlacedLeg => ({
  gameId: 1,
  marketId: 1,
  type: "1",
  param: "",
  coef,
  champ: "",
  game: "",
  name: "",
  path: "",
  startsAt: "2026-11-21T18:20:00Z",
  scores: null,
  state,
  blockId: 0,
});

describe("settlement breakdown of an accumulator", () => {
  it("CPP-09 CPN-25 the settlement breakdown lists the factor of each leg and their product", () => {
    const legs = [
      leg("won", "1.85"),
      leg("half-won", "1.9"),
      leg("void", "3"),
      leg("half-lost", "2"),
    ];
    const { shares, total } = expressSettlementBreakdown(legs);
    expect(shares.map(({ factor }) => factor)).toEqual(["1.85", "1.45", "1", "0.5"]);
    // 1.85 · 1.45 · 1 · 0.5
    expect(total).toBe("1.34125");
  });

  it("CPP-09 a lost leg makes the breakdown's total zero, and an open leg without a lost one leaves it empty", () => {
    expect(expressSettlementBreakdown([leg("lost", "2"), leg("open", "3")])).toMatchObject({
      shares: [{ factor: "0" }, { factor: null }],
      total: "0",
    });
    expect(
      expressSettlementBreakdown([leg("won", "2"), leg("lost", "2"), leg("open", "3")]).total,
    ).toBe("0");
    expect(expressSettlementBreakdown([leg("won", "2"), leg("open", "3")]).total).toBeNull();
  });

  it("CPP-09 CPN-06 the settlement breakdown includes the bonus for the played legs of a won accumulator", () => {
    const won = [leg("won", "1.5"), leg("won", "1.5"), leg("won", "1.5")];
    expect(expressSettlementBreakdown(won, 3)).toMatchObject({ bonus: "1.03", total: "3.47625" });
    expect(expressSettlementBreakdown([...won.slice(1), leg("void", "9")], 3)).toMatchObject({
      bonus: null,
      total: "2.25",
    });
    expect(expressSettlementBreakdown([...won, leg("void", "9")], 4)).toMatchObject({
      bonus: "1.03",
    });
    expect(expressSettlementBreakdown([...won, leg("lost", "9")], 4)).toMatchObject({
      bonus: null,
      total: "0",
    });
  });

  it("CPP-09 CPN-25 the breakdown's total equals the settlement of the bet", () => {
    const states = fc.constantFrom<PlacedLegState>("won", "half-won", "void", "half-lost", "lost");
    const legs = fc.array(fc.tuple(states, fc.integer({ min: 1001, max: 9999 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(legs, (parts) => {
        const of = parts.map(([state, price]) => leg(state, String(price / 1000)));
        const [whole = "", fraction = ""] = (expressSettlementBreakdown(of).total ?? "").split(".");
        const scaled = BigInt(whole + fraction) * 1_000_000n;
        expect(settleSingleOrExpress(units(1_000_000), of)?.return).toBe(
          Number(scaled / 10n ** BigInt(fraction.length)),
        );
      }),
    );
  });
});
