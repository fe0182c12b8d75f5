import { describe, expect, it } from "vitest";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import {
  blocksReturnRange,
  blockViews,
  calculateBlockStakeTotals,
  isInBlock,
} from "~/features/coupon/stakes/blocks";
import { stakeFieldName } from "~/features/coupon/typed-values";
import { units } from "../../../support/amounts";
import { mayPlace } from "../../../support/may-place";
import { shownReturn } from "../../../support/shown-return";
import { betNo, cookieOf, keys, resolvedBet } from "../make";
import { roubles, show } from "../show";

/** Two bets at 1.5 and 2 in the first block, one at 3 in the second. */
const bets = [
  betNo(1, { coef: "1.5" }),
  betNo(2, { coef: "3", blockId: 2 }),
  betNo(3, { coef: "2", blockId: 1 }),
];
const coupon = cookieOf(bets, { typeId: 4, amount: "20.00", amountByBlockId: { 2: "30.00" } });
const bounds = {
  1: { minBetAmount: units(1000), maxBetAmount: units(50_000), maxPayout: units(5500) },
  2: { minBetAmount: units(4000), maxBetAmount: null, maxPayout: null },
};
const shown = (texts: Record<string, string>, money: number = roubles.money) => {
  const changed = setBlockStakes(coupon, texts, keys());
  if (!changed.ok) throw new Error(changed.refusal.code);
  const account = { ...roubles, money: units(money) };
  return show(changed.coupon, {
    blocks: bounds,
    accounts: { all: [account], active: account, isFrozen: false },
  });
};

describe("blocks of a coupon", () => {
  it("CPN-02 blocks are grouped by number with their bets in coupon order, and bets without one are in block 1", () => {
    const blocks = groupBetsByBlock([
      betNo(1, { blockId: 10 }),
      betNo(2, { blockId: 2 }),
      betNo(3),
      betNo(4, { blockId: 2 }),
    ]);
    expect([...blocks].map(([id, of]) => [id, of.map(({ gameId }) => gameId % 10)])).toEqual([
      [1, [3]],
      [2, [2, 4]],
      [10, [1]],
    ]);
    expect(isInBlock({ blockId: 0 }, 1)).toBe(true);
    expect(isInBlock({ blockId: 2 }, 1)).toBe(false);
    expect(isInBlock({ blockId: 2 }, 2)).toBe(true);
    expect(stakeFieldName(2)).toBe("amount-2");
  });

  it("CPN-02 CPN-09 each block has its own stake and bounds, and no bounds when the platform gives none", () => {
    const views = blockViews(coupon, { 1: bounds[1] }, { account: roubles, minAmountTypes: [4] });
    expect(views).toEqual([
      { id: 1, amount: "20.00", min: 1000, max: 50_000, maxPayout: 5500 },
      { id: 2, amount: "30.00", min: null, max: null, maxPayout: null },
    ]);
    const unnamed = {
      account: { ...roubles, type: 4 as const },
      minAmountTypes: [0, 1],
    };
    expect(blockViews(coupon, { 1: bounds[1] }, unnamed)[0]).toMatchObject({
      min: null,
      max: null,
    });
  });

  it("CPN-02 CPN-25 blocks sum their stakes and return each at most its own highest payout", () => {
    const views = blockViews(coupon, bounds, { account: roubles, minAmountTypes: [] });
    const typed = (texts: Record<number, string>, coefs = ["1.5", "3", "2"]) =>
      calculateBlockStakeTotals(coupon, views, (id) => texts[id] ?? "", "RUB", coefs);
    // 20.00 × 1.5 × 2 = 60.00 within 55.00; 30.00 × 3.
    expect(typed({ 1: "20", 2: "30" })).toEqual({
      stake: 5000,
      hasAllStakes: true,
      returns: [5500, 9000],
    });
    // 10.00 × 1.1 × 2, at a price that has moved.
    expect(typed({ 1: "10", 2: "30" }, ["1.1", "3", "2"]).returns).toEqual([2200, 9000]);
    expect(typed({ 1: "ten", 2: "30" })).toEqual({
      stake: 3000,
      hasAllStakes: false,
      returns: [null, 9000],
    });
    expect(typed({ 1: "0", 2: "30" })).toEqual({
      stake: 3000,
      hasAllStakes: false,
      returns: [0, 9000],
    });
    const most = "90071992547409.91";
    expect(typed({ 1: most, 2: most }).stake).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("CPN-22 a block with a bet that cannot be placed has no return, and the others keep theirs", () => {
    const views = blockViews(coupon, {}, { account: roubles, minAmountTypes: [] });
    const at = (coefs: readonly (string | null)[]) =>
      calculateBlockStakeTotals(coupon, views, () => "20", "RUB", coefs);
    // 20.00 × 1.5 × 2 in the first block, 20.00 × 3 in the second.
    expect([at([null, "3", "2"]), at(["1.5", null, "2"]), at([null, null, "2"])]).toEqual([
      { stake: 4000, hasAllStakes: true, returns: [null, 6000] },
      { stake: 4000, hasAllStakes: true, returns: [6000, null] },
      { stake: 4000, hasAllStakes: true, returns: [null, null] },
    ]);
  });

  it("CPN-22 blocks return at most the sum of all and at least the lowest", () => {
    expect(blocksReturnRange([units(6000), units(9000)])).toEqual({
      most: 15_000,
      least: 6000,
      lines: 2,
    });
    expect(blocksReturnRange([null, units(9000)])).toEqual({ most: 9000, least: 9000, lines: 2 });
    expect(blocksReturnRange([null, null])).toBeNull();
    expect(blocksReturnRange([])).toBeNull();
  });
});

describe("displayed stakes of blocks", () => {
  it("CPN-02 CPN-22 blocks show their total stake and their return at current prices, but no common price", () => {
    const one = shown({ 1: "20", 2: "40" });
    expect([one.stake, shownReturn(one), one.coef]).toEqual([
      6000,
      { most: 17_500, least: 5500, lines: 2 },
      "1",
    ]);
    expect([one.minBet, one.maxBet, one.refusals.amount, mayPlace(one)]).toEqual([
      null,
      null,
      [],
      true,
    ]);
    const moved = coupon.bets.map((bet, at) =>
      resolvedBet(bet, {}, at === 1 ? { coef: "2.5" } : {}),
    );
    expect(shownReturn(show(coupon, { resolved: moved }))).toEqual({
      most: 13_500,
      least: 6000,
      lines: 2,
    });
  });

  it("CPN-02 the total stake of blocks counts each block's stake once", () => {
    const three = cookieOf(
      [betNo(1, { blockId: 1 }), betNo(2, { blockId: 2 }), betNo(3, { blockId: 3 })],
      { typeId: 4, amountByBlockId: { 1: "20.00", 2: "30.00", 3: "45.00" } },
    );
    expect(show(three).stake).toBe(9500);
  });

  it("CPN-09 CPP-06 a block's stake outside its bounds is refused at that block", () => {
    expect(shown({ 1: "9.99", 2: "40" }).refusals.amount).toEqual([
      { code: "below-minimum", bound: 1000, blockId: 1 },
    ]);
    const both = shown({ 1: "500.01", 2: "39.99" });
    expect(both.refusals.amount).toEqual([
      { code: "above-maximum", bound: 50_000, blockId: 1 },
      { code: "below-minimum", bound: 4000, blockId: 2 },
    ]);
    expect(mayPlace(both)).toBe(false);
  });

  it("CPP-06 blocks are refused for lack of funds when their stakes together exceed the account's money", () => {
    const codes = ({ refusals }: ReturnType<typeof shown>) => refusals.amount;
    const stakes = { 1: "60", 2: "40" };
    expect([codes(shown(stakes, 10_000)), mayPlace(shown(stakes, 10_000))]).toEqual([[], true]);
    const over = shown(stakes, 9999);
    expect([codes(over), mayPlace(over)]).toEqual([[{ code: "funds", bound: 9999 }], false]);
    // One that is too much by itself is told at its block, and that is enough.
    expect(codes(shown(stakes, 5999))).toEqual([{ code: "funds", bound: 5999, blockId: 1 }]);
    expect(show(coupon, { accounts: null }).refusals.amount).toEqual([]);
  });
});
