import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  capUnroundedAmount,
  multiplyUnroundedAmount,
  productOfFactors,
  ratioText,
  returnRoundedDown,
  roundDownUnroundedAmount,
  sumUnroundedAmounts,
  toRatio,
  unroundedReturn,
} from "~/domain/odds/ratio";
import { units } from "../../support/amounts";

/** Ten-thousandths: a price has three decimals, a half-won one four (CPN-25). */
const factor = fc.integer({ min: 0, max: 500_000 });
const factors = (values: readonly number[]) =>
  values.map((value) => new Big(value).times("0.0001"));
const most = BigInt(Number.MAX_SAFE_INTEGER);

describe("return at a product of factors", () => {
  it.each([
    // CPN-08: five at 1.20 are 2.48832; of no factors nothing changes.
    [10_000, ["1.2", "1.2", "1.2", "1.2", "1.2"], 24_883],
    [10_000, [], 10_000],
    [1, ["1.9999"], 1],
    [100, ["0.5", "0"], 0],
    // Half won at 1.85 counts 1.425.
    [1000, ["1.425", "2"], 2850],
  ] as const)(
    "CPN-08 CPN-25 the return of a stake of %i at the factors %j is %i",
    (stake, texts, paid) => {
      expect(
        returnRoundedDown(units(stake), productOfFactors(texts.map((text) => new Big(text)))),
      ).toBe(paid);
    },
  );

  it("CPN-25 a return is the exact product of stake and factors, rounded down once", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.array(factor, { maxLength: 12 }), (stake, values) => {
        const top = values.reduce((product, value) => product * BigInt(value), BigInt(stake));
        const whole = top / 10_000n ** BigInt(values.length);
        expect(BigInt(returnRoundedDown(units(stake), productOfFactors(factors(values))))).toBe(
          whole > most ? most : whole,
        );
      }),
    );
  });

  it("CPN-25 a return is capped at the largest safe integer and can reach it", () => {
    expect(returnRoundedDown(units(Number.MAX_SAFE_INTEGER), productOfFactors([]))).toBe(
      Number.MAX_SAFE_INTEGER,
    );
    expect(
      returnRoundedDown(units(Number.MAX_SAFE_INTEGER), productOfFactors([new Big("1.001")])),
    ).toBe(Number.MAX_SAFE_INTEGER);
    expect(returnRoundedDown(units(Number.MAX_SAFE_INTEGER - 1), productOfFactors([]))).toBe(
      Number.MAX_SAFE_INTEGER - 1,
    );
  });
});

describe("unrounded amounts", () => {
  const third = { num: 1n, den: 3n };

  it("CPN-25 unrounded amounts keep their fractions until they have been summed", () => {
    const thirds = [
      unroundedReturn(units(100), third),
      unroundedReturn(units(100), third),
      unroundedReturn(units(100), third),
    ];
    expect(thirds.map(roundDownUnroundedAmount)).toEqual([33, 33, 33]);
    expect(roundDownUnroundedAmount(sumUnroundedAmounts(thirds))).toBe(100);
    expect(
      roundDownUnroundedAmount(
        sumUnroundedAmounts([
          unroundedReturn(units(7), { num: 1n, den: 1n }),
          unroundedReturn(units(1), { num: 5n, den: 2n }),
        ]),
      ),
    ).toBe(9);
    expect(roundDownUnroundedAmount(sumUnroundedAmounts([]))).toBe(0);
    expect(
      roundDownUnroundedAmount(
        multiplyUnroundedAmount(unroundedReturn(units(100), third), { num: 3n, den: 2n }),
      ),
    ).toBe(50);
  });

  it("CPN-13 CPN-25 an unrounded amount is capped only when it exceeds the bound", () => {
    const at = (bound: number) =>
      roundDownUnroundedAmount(
        sumUnroundedAmounts([
          capUnroundedAmount(unroundedReturn(units(100), third), units(bound)),
          unroundedReturn(units(200), third),
        ]),
      );
    // 33⅓ + 66⅔; 33 + 66⅔; 20 + 66⅔.
    expect([at(40), at(33), at(20)]).toEqual([100, 99, 86]);
  });

  it("CPN-25 a coefficient converts to an exact ratio with any number of decimals", () => {
    expect(
      ["2", "1.85", "0.000001", "123456.789"].map((text) => ratioText(toRatio(new Big(text)), 9)),
    ).toEqual([...["2", "1.85", "0.000001", "123456.789"]]);
    expect(returnRoundedDown(units(1000), toRatio(new Big("2.48832")))).toBe(2488);
  });
});

describe("ratio as decimal text", () => {
  it.each([
    [{ num: 1n, den: 3n }, 6, "0.333333"],
    [{ num: 2n, den: 3n }, 2, "0.66"],
    [{ num: 7n, den: 2n }, 6, "3.5"],
    [{ num: 1n, den: 1000n }, 6, "0.001"],
    [{ num: 1n, den: 1000n }, 2, "0"],
    [{ num: 400n, den: 2n }, 6, "200"],
    [{ num: 10_050n, den: 100n }, 4, "100.5"],
    [{ num: 0n, den: 1n }, 3, "0"],
  ])(
    "CPN-08 the ratio %o with %i digits is written as %s, cut off and without trailing zeros",
    (ratio, digits, text) => {
      expect(ratioText(ratio, digits)).toBe(text);
    },
  );

  it("CPN-08 a product of factors is written with every digit when enough digits are allowed", () => {
    fc.assert(
      fc.property(fc.array(factor, { maxLength: 8 }), (values) => {
        const product = factors(values).reduce((all, one) => all.times(one), new Big(1));
        expect(ratioText(productOfFactors(factors(values)), 4 * values.length + 1)).toBe(
          product.toFixed(),
        );
      }),
    );
  });
});
