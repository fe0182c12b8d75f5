import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnExtrasFor } from "~/domain/coupon/bonus";
import {
  type CouponWithCurrentLegPrices,
  calculateCashOutAmount,
  calculateCouponWorth,
} from "~/domain/coupon/cash-out/cash-out";
import type { CashOutFormData, CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import { couponTypes } from "~/domain/coupon/kinds";
import { calculateUnitReturnRange, returnRangeForStake } from "~/domain/coupon/returns/combine";
import { settleCoupon } from "~/domain/coupon/returns/settle";
import { accountWithAdvance, findAdvanceRefusal } from "~/domain/coupon/stakes/advance";
import { type StakeBounds, stakeRefusals } from "~/domain/coupon/stakes/stake";
import { isVipStake } from "~/domain/coupon/stakes/vip";
import {
  addAmounts,
  asMinor,
  capAmount,
  equalShare,
  isAmountAbove,
  isAmountBelow,
  type Minor,
  multiplyAmount,
  negateAmount,
  raiseAmountToMinimum,
  subtractAmounts,
  sumAmounts,
  zero,
} from "~/domain/money/amount";
import { currencyOf, fromMinor, toMinor } from "~/domain/money/money";
import { returnRoundedDown, sumUnroundedAmounts, unroundedReturn } from "~/domain/odds/ratio";
import { singlePossibleReturn, sumSingles } from "~/features/coupon/stakes/singles";
import { placedCoupon } from "../../features/coupon/make";

const euros = asMinor(500, "EUR");
const yen = asMinor(500, "JPY");
const dinars = asMinor(500, "KWD");

/** `tsc` fails where the line below a "@ts-expect-error" compiles. */
function mixed(iso: string) {
  const twice = { num: 2n, den: 1n };

  // @ts-expect-error euros and yen have no sum
  addAmounts(euros, yen);
  // @ts-expect-error nor a difference
  subtractAmounts(euros, yen);
  // @ts-expect-error nor is one more than the other
  isAmountAbove(euros, yen);
  // @ts-expect-error nor the bound of the other
  capAmount(euros, yen);
  // @ts-expect-error nor a total
  sumAmounts([euros, yen]);
  // @ts-expect-error nor an exact one
  sumUnroundedAmounts([unroundedReturn(euros, twice), unroundedReturn(yen, twice)]);

  // @ts-expect-error a plain number is no amount
  const plain: Minor<"EUR"> = 500;
  // @ts-expect-error nor is what + makes of two
  const sum: Minor<"EUR"> = euros + euros;
  // @ts-expect-error an amount of a known currency is not one of any
  const any: Minor = euros;
  // @ts-expect-error and the other way round
  const known: Minor<"EUR"> = asMinor(500);
  // @ts-expect-error what a stake returns is of its currency
  const won: Minor<"JPY"> = returnRoundedDown(euros, twice);
  // @ts-expect-error a currency's step is its own
  const step: Minor<"JPY"> = currencyOf("EUR").step;
  // @ts-expect-error what is read as dinars is no yen
  const read: Minor<"JPY"> | null = toMinor("5", "KWD");
  // @ts-expect-error euros are not written with the decimals of yen
  fromMinor(euros, "JPY");
  // @ts-expect-error nor with those of a currency that is not known here
  fromMinor(euros, iso);

  const bounds: StakeBounds<"EUR"> = { min: euros, max: euros };
  const account = {
    id: 1,
    type: 0,
    iso: "EUR",
    symbol: "€",
    money: euros,
    label: "",
    isActive: true,
  } as const;
  stakeRefusals("500", "EUR", bounds, account);
  // @ts-expect-error a stake in yen has no bounds in euros
  stakeRefusals("500", "JPY", bounds, null);
  // @ts-expect-error nor is it paid from an account in euros
  stakeRefusals("500", "JPY", { min: yen, max: yen }, account);
  // @ts-expect-error an advance in yen is no money of an account in euros
  accountWithAdvance(account, yen);
  // @ts-expect-error nor bounded by a stake in euros
  findAdvanceRefusal("500", "JPY", { stake: euros, available: null });
  // @ts-expect-error a VIP bet in yen has no terms in euros
  isVipStake(yen, { above: euros, max: euros, maxPayout: null });

  const code = { code: "BOOST10", percent: 10, most: euros };
  // @ts-expect-error a bonus in euros adds to no stake in yen
  returnExtrasFor(yen, couponTypes.single, { hyperBonus: null, promo: code });
  const unit = calculateUnitReturnRange({ typeId: couponTypes.express, systemValue: 2, legs: [] });
  // @ts-expect-error neither when it is counted
  returnRangeForStake(unit, yen, null, [code]);
  // @ts-expect-error a payout in euros bounds no stake in yen
  returnRangeForStake(unit, yen, euros);
  const legs = [{ state: "won", coef: "2", isBanker: false, blockId: 0, now: null }] as const;
  const coupon = { typeId: couponTypes.blocks, systemValue: 2, stake: dinars, legs } as const;
  // @ts-expect-error blocks of one coupon have stakes of one currency
  settleCoupon({ ...coupon, amountByBlockId: { 1: dinars, 2: euros } });

  const standing: CouponWithCurrentLegPrices<"KWD"> = { ...coupon, amountByBlockId: { 1: dinars } };
  const worth = calculateCouponWorth(standing);
  // @ts-expect-error what a coupon in dinars is worth is not bounded in euros
  if (worth) calculateCashOutAmount(worth, euros);
  const quote: CashOutQuote<"EUR"> = {
    id: "q",
    amount: euros,
    expiresAt: "2026-03-01T15:00:00.000Z",
    part: null,
    win: null,
  };
  const receipt = {
    ...placedCoupon(),
    iso: "KWD",
    stake: dinars,
    possibleWin: dinars,
    maxPayout: null,
    return: null,
    cashedOut: [],
    corrections: [],
    autoCashOut: null,
  } as const;
  const now = { key: "key-00000001", askedAt: 0, offer: { kind: "quote", quote } } as const;
  // @ts-expect-error a coupon in dinars is not bought back at a quote in euros
  const taken: CashOutFormData<"KWD"> = {
    ...now,
    receipt: { ...receipt, amountByBlockId: {}, terms: placedTerms },
  };

  const stakes = [
    { typed: "5", win: singlePossibleReturn("5", "2", "EUR", { maxPayout: null }) },
    { typed: "500", win: singlePossibleReturn("500", "2", "JPY", { maxPayout: null }) },
  ];
  // @ts-expect-error singles of two currencies have no total
  sumSingles(stakes, "EUR");
  return [plain, sum, any, known, won, step, read, taken.receipt.stake];
}
const placedTerms = { ...placedCoupon().terms, prepaidAmount: asMinor(0, "KWD") };

describe("amounts in two currencies", () => {
  it("CPN-09 CPN-10 amounts of two currencies differ only for the compiler and are plain numbers at run time", () => {
    expect(mixed("EUR")).toEqual([500, 1000, 500, 500, 1000, 250, 5000, 500]);
  });
});

describe("amounts in one currency", () => {
  const amount = fc.maxSafeNat().map((count) => asMinor(count, "KWD"));
  const small = fc.integer({ min: -1e12, max: 1e12 });

  it("CPN-10 CPN-25 amounts add, subtract and multiply as their smallest units and serialise as JSON numbers", () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 1000 }), (a, b, count) => {
        const [one, other] = [asMinor(a, "KWD"), asMinor(b, "KWD")];
        expect(BigInt(addAmounts(one, other))).toBe(BigInt(a) + BigInt(b));
        expect(addAmounts(subtractAmounts(one, other), other)).toBe(one);
        expect(addAmounts(one, negateAmount(one))).toBe(0);
        expect(BigInt(multiplyAmount(one, count))).toBe(BigInt(a) * BigInt(count));
        expect(JSON.stringify({ one })).toBe(`{"one":${a}}`);
      }),
    );
  });

  it("CPN-10 CPN-25 an equal share is the largest amount that every part can have", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1000 }), (whole, parts) => {
        const share = BigInt(equalShare(whole, parts));
        expect(share * BigInt(parts) <= BigInt(whole)).toBe(true);
        expect((share + 1n) * BigInt(parts) > BigInt(whole)).toBe(true);
      }),
    );
  });

  it("CPN-09 an amount is capped at a maximum or raised to a minimum, and unchanged without a bound", () => {
    fc.assert(
      fc.property(amount, amount, (one, bound) => {
        expect(isAmountAbove(capAmount(one, bound), bound)).toBe(false);
        expect(isAmountBelow(raiseAmountToMinimum(one, bound), bound)).toBe(false);
        expect([one, bound]).toContain(capAmount(one, bound));
        expect(capAmount(one, bound) + raiseAmountToMinimum(one, bound)).toBe(one + bound);
        for (const each of [one, negateAmount(one)])
          expect([capAmount(each, null), raiseAmountToMinimum(each, null)]).toEqual([each, each]);
        expect(isAmountAbove(one, bound)).toBe(isAmountBelow(bound, one));
        expect(isAmountAbove(one, one)).toBe(false);
      }),
    );
  });

  it("CPN-25 CPP-04 a sum of amounts is exact up to the largest safe integer and capped there", () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 6 }), (amounts) => {
        const exact = amounts.reduce((sum, one) => sum + BigInt(one), 0n);
        const most = BigInt(Number.MAX_SAFE_INTEGER);
        expect(BigInt(sumAmounts(amounts))).toBe(exact > most ? most : exact);
      }),
    );
    expect(sumAmounts([])).toBe(zero());
  });

  it("CPN-25 the return of a stake is the stake times the ratio, rounded down once", () => {
    const price = fc.integer({ min: 1001, max: 9_999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), price, (stake, thousandths) => {
        const expected = new Big(stake).times(thousandths).div(1000).round(0, Big.roundDown);
        const won = returnRoundedDown(asMinor(stake, "KWD"), {
          num: BigInt(thousandths),
          den: 1000n,
        });
        expect(String(won)).toBe(expected.toFixed());
      }),
    );
  });
});
