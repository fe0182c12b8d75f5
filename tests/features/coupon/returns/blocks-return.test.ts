import { describe, expect, it } from "vitest";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { blocksReturnView } from "~/features/coupon/returns/blocks-return";
import { units } from "../../../support/amounts";
import { betNo, cookieOf } from "../make";
import { accountsOf, roubles, show } from "../show";

/** Two bets at 1.5 and 2 in the first block, one at 3 in the second. */
const coupon = cookieOf(
  [
    betNo(1, { coef: "1.5", blockId: 1 }),
    betNo(2, { coef: "3", blockId: 2 }),
    betNo(3, { coef: "2", blockId: 1 }),
  ],
  { typeId: 4 },
);

/** What is said while 20.00 or `first` is typed for the first block and 30.00 or `second` for the second. */
function said(
  { first = "20", second = "30" }: { readonly first?: string; readonly second?: string } = {},
  facts: Partial<CouponViewContext> = {},
  bets: readonly Partial<CurrentBet>[] = [],
) {
  return blocksReturnView(show(coupon, facts, bets), (id) => (id === "1" ? first : second));
}
const nothing = { returns: [null, null], range: null };
const having = (money: number) => ({
  accounts: accountsOf({ ...roubles, money: units(money) }),
});
const limited = (left: number, iso: string) => ({
  stakeLimit: { code: 1, kind: "wagering", days: 1, left: units(left), iso } as const,
});

describe("return of blocks while stakes are typed", () => {
  it("CPN-02 CPN-22 blocks return each its own win, at most all of them and at least the lowest one", () => {
    // 20.00 × 1.5 × 2 and 30.00 × 3.
    expect(said()).toEqual({
      stake: 5000,
      hasAllStakes: true,
      returns: [6000, 9000],
      range: { most: 15_000, least: 6000, lines: 2 },
      refusal: null,
    });
  });

  it.each([
    ["is missing", "", null],
    ["is no amount", "ten", { code: "amount" }],
    ["is zero", "0", { code: "below-minimum", bound: 1 }],
  ])(
    "CPN-02 CPN-22 no block shows a return while the stake of one block %s",
    (_, text, refusal) => {
      const none = { hasAllStakes: false, ...nothing, refusal };
      expect(said({ second: text })).toEqual({ stake: 2000, ...none });
      expect(said({ first: text })).toEqual({ stake: 3000, ...none });
    },
  );

  it("CPN-02 CPN-09 no block shows a return while one stake is outside its bounds", () => {
    const bounds = { minBetAmount: units(1000), maxBetAmount: units(3000), maxPayout: null };
    const facts = { blocks: { 2: bounds } };
    expect(said({ second: "30.00" }, facts).range?.most).toBe(15_000);
    expect(said({ second: "30.01" }, facts)).toMatchObject({ stake: 5001, ...nothing });
    expect(said({ second: "9.99" }, facts)).toMatchObject({ stake: 2999, ...nothing });
  });

  it("CPN-22 no block shows a return while one bet is blocked", () => {
    expect(said({}, {}, [{ isBlocked: true }])).toMatchObject({ stake: 5000, ...nothing });
  });

  it("CPP-06 CPN-22 no block shows a return when the stakes together exceed the account's money", () => {
    expect(said({}, having(5000)).range?.most).toBe(15_000);
    expect(said({}, having(4999))).toMatchObject({ stake: 5000, ...nothing });
    // Of a guest nobody knows what is on an account.
    expect(said({}, { accounts: null }).range?.most).toBe(15_000);
  });

  it("LIM-14 no block shows a return when the stakes together exceed what a limit leaves", () => {
    expect(said({}, limited(5000, "RUB")).range?.most).toBe(15_000);
    expect(said({}, limited(4999, "RUB"))).toMatchObject({ stake: 5000, ...nothing });
    expect(said({}, limited(1, "EUR")).range?.most).toBe(15_000);
  });
});
