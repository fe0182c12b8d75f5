import { describe, expect, it } from "vitest";
import { CouponReturnRows } from "~/features/coupon/returns/CouponReturnRows";
import {
  calculateUnitReturnRanges,
  returnsForStake,
} from "~/features/coupon/returns/stake-returns";
import { units } from "../../../support/amounts";
import { html } from "../../../ui/render";
import { betNo, cookieOf } from "../make";
import { show } from "../show";

/** Odds of 60,480 on six legs. */
const six = cookieOf(
  ["4", "5", "6", "7", "8", "9"].map((coef, at) => betNo(at + 1, { coef })),
  { typeId: 1, amount: "20.00" },
);
const shown = show(six, {
  bounds: { minBetAmount: units(2_000), maxBetAmount: units(2_000), maxPayout: units(100_000_000) },
});
const returnsOf = (stake: number) =>
  returnsForStake(shown, calculateUnitReturnRanges(shown), units(stake));
const rows = (stake: number, lng?: "en" | "ru" | "ar" | "es" | "tr") =>
  html(<CouponReturnRows coupon={shown} shown={returnsOf(stake)} stake={units(stake)} />, lng);

describe("return cut by the highest payout", () => {
  it("CPN-09 CPN-22 the slip says that the highest payout limits a return, and says nothing below it", () => {
    // 20.00 × 60,480 = 1,209,600.00; 16.53 × 60,480 = 999,734.40.
    expect(returnsOf(2_000)).toMatchObject({
      range: { most: 100_000_000 },
      limitedTo: 100_000_000,
    });
    expect(rows(2_000)).toContain('data-name="max-payout" value="1000000.00"');
    expect(returnsOf(1_653)).toMatchObject({ range: { most: 99_973_440 }, limitedTo: null });
    expect(rows(1_653)).not.toContain("max-payout");
  });

  it.each([
    ["en", "maximum payout"],
    ["ru", "максимальной выплатой"],
    ["ar", "أقصى عائد"],
    ["es", "pago máximo"],
    ["tr", "En yüksek ödeme"],
  ] as const)(
    "CPN-09 LNG-09 the note about the highest payout is in the page's language %s",
    (lng, words) => {
      expect(rows(2_000, lng)).toContain(words);
    },
  );
});
