import { describe, expect, it } from "vitest";
import { acceptedPriceFields, withAcceptedPrices } from "~/features/coupon/placing/seen-prices";
import { betNo, cookieOf, resolvedBet } from "../make";
import { show } from "../show";

const bets = [betNo(1), betNo(2)];
const coupon = cookieOf(bets, { amount: "100" });
/** The first price has fallen, which asks; the second has risen, which does not. */
const shown = show(coupon, {
  resolved: bets.map((bet, at) => resolvedBet(bet, {}, { coef: at === 0 ? "1.7" : "2" })),
});

function posted(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

describe("prices accepted by placing", () => {
  it("CPS-02 placing accepts exactly the changed prices that the page asks about", () => {
    const fields = acceptedPriceFields(shown.rows);
    expect(fields).toEqual([["seen-118600001:1186000010001:1:", "1.7"]]);
    const taken = withAcceptedPrices(coupon, posted(fields));
    expect(taken.bets.map(({ coef }) => coef)).toEqual(["1.7", "1.85"]);
    expect(taken.key).toBe(coupon.key);
  });

  it("CPS-02 a form without valid accepted prices, or a coupon being checked, leaves the prices unchanged", () => {
    expect(withAcceptedPrices(coupon, posted([]))).toBe(coupon);
    for (const text of ["", "1", "0.5", "x"])
      expect(withAcceptedPrices(coupon, posted([["seen-118600001:1186000010001:1:", text]]))).toBe(
        coupon,
      );
    const checking = cookieOf(bets, { isChecking: true, checkingSince: 1 });
    expect(withAcceptedPrices(checking, posted(acceptedPriceFields(shown.rows)))).toBe(checking);
  });
});
