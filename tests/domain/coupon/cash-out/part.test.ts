import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculatePartialCashOutAmount,
  partialCashOutBounds,
  possibleReturnOfRest,
} from "~/domain/coupon/cash-out/part";
import {
  cashOutStakeAndPayout,
  readRequestedCashOutExtent,
} from "~/domain/coupon/cash-out/requested-extent";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLegState } from "~/domain/coupon/placed";
import {
  exactPossibleReturn,
  type SettlementInput,
  settleCoupon,
} from "~/domain/coupon/returns/settle";
import { unroundedAmountText } from "~/domain/odds/ratio";
import { units } from "../../../support/amounts";

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const decided = fc.constantFrom<PlacedLegState>("won", "half-won", "void", "half-lost", "lost");
/** Few and short enough that no return is more than a number holds exactly. */
const legs = fc.array(fc.tuple(decided, fc.integer({ min: 1001, max: 20_000 })), {
  minLength: 1,
  maxLength: 4,
});

describe("partial cash-out", () => {
  it("CPN-23 partial cash-outs of one offer never pay more than the whole and lose less than one unit each", () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amount, cuts, (offer, parts) => {
        const stake = parts.reduce((sum, part) => sum + part, 0);
        const paid = parts.map((part) =>
          calculatePartialCashOutAmount(units(offer), units(stake), units(part)),
        );
        const sum = paid.reduce((total, one) => total + one, 0);
        expect(sum).toBeLessThanOrEqual(offer);
        expect(offer - sum).toBeLessThan(parts.length);
      }),
    );
  });

  it("CPN-23 the bounds of a partial cash-out are as wide as the smallest payout and the minimum stake allow", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 1, max: 400 }),
        (stake, offer, min) => {
          const bounds = partialCashOutBounds(units(offer), {
            stake: units(stake),
            kept: units(stake),
            blocks: [],
            min: units(min),
          });
          const isGood = (part: number) =>
            part > 0 && part < stake && stake - part >= min && part * offer >= stake;
          const good = Array.from({ length: stake }, (_, at) => at).filter(isGood);
          expect(bounds).toEqual(
            good.length === 0 ? null : { least: good[0], most: good[good.length - 1] },
          );
        },
      ),
    );
  });

  it("CPN-23 CPN-02 a partial cash-out of blocks leaves each block at least the minimum stake", () => {
    const bounds = partialCashOutBounds(units(10_000), {
      stake: units(10_000),
      kept: units(10_000),
      blocks: [units(8_000), units(2_000)],
      min: units(1_000),
    });
    // A half of the smaller block is 10.00.
    expect(bounds).toEqual({ least: 1, most: 5_000 });
  });

  it("CPN-23 CPN-25 after a partial cash-out the remaining stake is settled in proportion, with one rounding", () => {
    fc.assert(
      fc.property(amount, amount, legs, fc.nat(10), (one, other, of, bonusPercent) => {
        const [kept, stake] = [Math.min(one, other), Math.max(one, other)];
        const coupon: SettlementInput = {
          typeId: of.length > 1 ? couponTypes.express : couponTypes.single,
          systemValue: 2,
          stake: units(stake),
          amountByBlockId: {},
          rewards: { bonusPercent, extras: [{ percent: 10, most: units(stake) }] },
          legs: of.map(([state, coef]) => ({
            state,
            coef: String(coef / 1000),
            isBanker: false,
            blockId: 0,
          })),
        };
        const whole = settleCoupon(coupon);
        const rest = settleCoupon({ ...coupon, kept: units(kept) });
        if (!whole || !rest) throw new Error("decided");
        expect(rest.state).toBe(whole.state);
        // floor(exact · kept / stake), whatever the exact return between its two units is.
        const least = (BigInt(whole.return) * BigInt(kept)) / BigInt(stake);
        const most = ((BigInt(whole.return) + 1n) * BigInt(kept)) / BigInt(stake);
        expect(BigInt(rest.return)).toBeGreaterThanOrEqual(least);
        expect(BigInt(rest.return)).toBeLessThanOrEqual(most);
        expect(settleCoupon({ ...coupon, kept: units(stake) })).toEqual(whole);
      }),
    );
  });

  it("CPN-23 CPN-25 the possible return of a rest, stated before the cash-out, is to the unit what its settlement pays", () => {
    const prices = fc.array(fc.integer({ min: 1001, max: 20_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amount, amount, amount, prices, (one, two, three, coefs) => {
        const [rest = 1, kept = 1, stake = 1] = [one, two, three].toSorted((a, b) => a - b);
        const coupon: SettlementInput = {
          typeId: coefs.length > 1 ? couponTypes.express : couponTypes.single,
          systemValue: 2,
          stake: units(stake),
          amountByBlockId: {},
          legs: coefs.map((coef) => ({
            state: "open",
            coef: String(coef / 1000),
            isBanker: false,
            blockId: 0,
          })),
        };
        const win = unroundedAmountText(exactPossibleReturn({ ...coupon, kept: units(kept) }));
        const product = coefs.reduce((all, coef) => all * BigInt(coef), BigInt(rest));
        expect(possibleReturnOfRest(win, units(kept), units(rest))).toBe(
          Number(product / 1000n ** BigInt(coefs.length)),
        );
      }),
    );
  });

  it.each([
    ["system", couponTypes.system, {}],
    ["blocks", couponTypes.blocks, { 1: 7_001, 2: 3_000 }],
    ["singles", couponTypes.singles, { 1: 3_001, 2: 3_500, 3: 3_500 }],
  ] as const)(
    "CPN-23 CPN-25 the possible return of a rest of a coupon of %s is what its settlement pays, with a void leg too",
    (_, typeId, blocks) => {
      const stake = 10_001;
      const coupon = (first: PlacedLegState, other: PlacedLegState): SettlementInput => ({
        typeId,
        systemValue: 2,
        stake: units(stake),
        amountByBlockId: Object.fromEntries(
          Object.entries(blocks).map(([id, minor]) => [id, units(minor)]),
        ),
        maxPayout: units(25_017),
        legs: ["1.857", "2.349", "3.213"].map((coef, at) => ({
          state: at === 0 ? first : other,
          coef,
          isBanker: false,
          blockId:
            typeId === couponTypes.system ? 0 : Math.min(at, Object.keys(blocks).length - 1) + 1,
        })),
      });
      for (const first of ["void", "half-lost", "won"] as const)
        for (const [kept, rest] of [
          [stake, 2_000],
          [9_999, 3_333],
          [7_777, 1],
        ] as const) {
          const win = unroundedAmountText(
            exactPossibleReturn({ ...coupon(first, "open"), kept: units(kept) }),
          );
          const paid = settleCoupon({ ...coupon(first, "won"), kept: units(rest) });
          expect(possibleReturnOfRest(win, units(kept), units(rest))).toBe(paid?.return);
        }
    },
  );

  it("CPN-23 the highest payout decreases with the remaining stake after a partial cash-out", () => {
    const coupon: SettlementInput = {
      typeId: couponTypes.single,
      systemValue: 2,
      stake: units(10_000),
      kept: units(2_500),
      amountByBlockId: {},
      maxPayout: units(15_000),
      legs: [{ state: "won", coef: "2", isBanker: false, blockId: 0 }],
    };
    expect(settleCoupon(coupon)).toEqual({ state: "won", return: 3_750 });
  });
});

describe("requested cash-out extent", () => {
  const bet = { stake: units(10_000), iso: "RUB" };
  const quote = { amount: units(9_501), part: { least: units(2), most: units(9_000) } };
  const ask = (fields: Record<string, string>) =>
    readRequestedCashOutExtent(new URLSearchParams(fields), bet, "en");
  const share = (fields: Record<string, string>) =>
    cashOutStakeAndPayout(ask(fields), bet.stake, quote);

  it.each([
    [{ sell: "whole" }, { stake: 10_000, amount: 9_501 }],
    [{}, { stake: 10_000, amount: 9_501 }],
    [{ share: "25" }, { stake: 2_500, amount: 2_375 }],
    // 5 % of 95.01 is 4.7505.
    [{ share: "5" }, { stake: 500, amount: 475 }],
    [{ stake: "  " }, { stake: 10_000, amount: 9_501 }],
    [
      { share: "75", stake: "1" },
      { stake: 7_500, amount: 7_125 },
    ],
    [{ stake: "33.33" }, { stake: 3_333, amount: 3_166 }],
    [{ stake: "33,33" }, { stake: 3_333, amount: 3_166 }],
    [
      { sell: "part", stake: "100.00" },
      { stake: 10_000, amount: 9_501 },
    ],
    [{ sell: "part", stake: "" }, null],
    [{ stake: "0.01" }, null],
    [{ stake: "90.01" }, null],
    [{ stake: "1000" }, null],
    [{ stake: "half" }, null],
  ])("CPN-23 the cash-out form %j requests %j", (fields, asked) => {
    expect(share(fields as Record<string, string>)).toEqual(asked);
  });

  it("CPN-23 a typed cash-out stake is stored with its text, cut to 64 characters, and ignored beside a share", () => {
    const part = { kind: "part" as const };
    expect(ask({ stake: " 33.3 " })).toEqual({ ...part, typed: " 33.3 ", stake: 3_330 });
    expect(ask({ stake: "half" })).toEqual({ ...part, typed: "half", stake: null });
    expect(ask({ stake: "9".repeat(65) })).toEqual({ ...part, typed: "9".repeat(64), stake: null });
    expect(ask({ share: "75", stake: "1" })).toEqual({ ...part, typed: "", stake: 7_500 });
  });

  it("CPN-23 an offer for the whole bet alone allows no partial cash-out, by share or by stake", () => {
    const whole = { ...quote, part: null };
    const sold = (fields: Record<string, string>) =>
      cashOutStakeAndPayout(ask(fields), bet.stake, whole);
    expect([sold({}), sold({ share: "25" }), sold({ stake: "50" }), sold({ stake: "x" })]).toEqual([
      { stake: 10_000, amount: 9_501 },
      null,
      null,
      null,
    ]);
  });

  it("CPN-23 a cash-out share that is not a whole percentage between 1 and 99 is read as the whole bet", () => {
    for (const text of ["0", "100", "-5", "2.5", "05"])
      expect(ask({ share: text })).toEqual({ kind: "whole" });
  });
});
