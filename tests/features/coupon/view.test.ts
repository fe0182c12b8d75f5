import { describe, expect, it } from "vitest";
import type { Account, Accounts } from "~/domain/accounts/account";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { Refusal } from "~/domain/coupon/refusal";
import { type CouponSettings, defaultCouponSettings } from "~/domain/coupon/settings/settings";
import { withStake } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { decimalOdds, formatPriceInView } from "~/domain/odds/views";
import { couponView } from "~/features/coupon/build-view";
import { isPlaceableDespite, refusalPlaceOf } from "~/features/coupon/refusals";
import { units } from "../../support/amounts";
import { mayPlace } from "../../support/may-place";
import { possibleWinOf, shownReturn } from "../../support/shown-return";
import { betNo, cookieOf, kickOff, resolvedBet } from "./make";

const main: Account = {
  id: 11,
  type: 0,
  iso: "RUB",
  symbol: "₽",
  money: units(1_000_000),
  label: "",
  isActive: true,
};
const dinars: Account = {
  ...main,
  id: 12,
  type: 9,
  iso: "KWD",
  symbol: "KD",
  money: units(50_000),
  isActive: false,
};
const bonus: Account = { ...main, id: 13, type: 4, money: units(100_000_000), isActive: false };
const accounts: Accounts = { all: [main, dinars, bonus], active: main, isFrozen: false };
const config: CouponViewContext["config"] = {
  coupon: { maxBets: 50, minAmountTypes: [0, 1], bonusFeature: false, promoCodes: false },
  currency: "RUB",
};
const bounds = { minBetAmount: units(2000), maxBetAmount: units(500_000), maxPayout: null };

function view(
  coupon: CouponCookie,
  patch: Partial<CouponViewContext> = {},
  bets: (Partial<CurrentBet> | null)[] = [],
) {
  const resolved = coupon.bets.map((bet, i) =>
    bets[i] === null ? null : resolvedBet(bet, bets[i]),
  );
  const facts = {
    resolved,
    bounds,
    accounts,
    config,
    settings: defaultCouponSettings,
    now: kickOff - 1000,
  };
  return couponView(coupon, { ...facts, isPaused: false, ...patch });
}

function market(
  coupon: CouponCookie,
  index: number,
  patch: Partial<CurrentBet["market"]>,
): CurrentBet[] {
  return coupon.bets.map((bet, i) => resolvedBet(bet, {}, i === index ? patch : {}));
}

const settings = (patch: Partial<CouponSettings>) => ({
  settings: { ...defaultCouponSettings, ...patch },
});
const single = cookieOf([betNo(1)], { amount: "150.00" });
const express = cookieOf([betNo(1), betNo(2)], { typeId: 1, amount: "100.00" });

describe("coupon view", () => {
  it("CPN-22 CPN-07 a system without lines has no bounds and is refused only as a system, not for its stake", () => {
    const bets = [1, 2, 3, 4, 5].map((n) => ({ ...betNo(n), isBanker: n <= 3 }));
    const tooMany = { minBetAmount: units(2000), maxBetAmount: units(2000), maxPayout: null };
    const shown = view(cookieOf(bets, { typeId: 2, amount: "100.00" }), { bounds: tooMany });
    expect([shown.systemSize, shown.minBet, shown.maxBet]).toEqual([null, null, null]);
    expect(shown.refusals).toMatchObject({ amount: [], coupon: [{ code: "system" }] });
    expect(mayPlace(shown)).toBe(false);
    const whole = view(
      cookieOf(
        bets.map((bet) => ({ ...bet, isBanker: false })),
        { typeId: 2, amount: "100.00" },
      ),
      { bounds: tooMany },
    );
    expect(whole.maxBet).toBe(2000);
    expect(whole.refusals.amount).toMatchObject([{ code: "above-maximum" }]);
  });

  it("LIM-14 the coupon view shows what a limit leaves of a stake, except on a bonus account", () => {
    const stakeLimit = {
      code: 1,
      kind: "wagering",
      days: 1,
      left: units(3_000),
      iso: "RUB",
    } as const;
    expect(view(single, { stakeLimit }).stakeLimit).toEqual(stakeLimit);
    expect(view({ ...single, accountId: 12 }, { stakeLimit }).stakeLimit).toEqual(stakeLimit);
    expect(view({ ...single, accountId: 13 }, { stakeLimit }).stakeLimit).toBeNull();
    expect(view(single).stakeLimit).toBeNull();
  });

  it("CPN-08 five legs at 1.20 have the price 2.48832, displayed as 2.488, and 100.00 may win 248.83", () => {
    const coupon = cookieOf(
      [1, 2, 3, 4, 5].map((n) => betNo(n, { coef: "1.20" })),
      { typeId: 1, amount: "100" },
    );
    const shown = view(coupon);
    expect([
      shown.coef,
      formatPriceInView(decimalOdds, shown.coef),
      possibleWinOf(shown),
      shown.count,
    ]).toEqual(["2.48832", "2.488", 24_883, 5]);
    expect([shown.effectiveTypeId, mayPlace(shown)]).toEqual([1, true]);
  });

  it("CPN-10 a coupon starts without a stake and possible win, and its stake step is that of the currency", () => {
    const bare = cookieOf([betNo(1)]);
    const shown = view(bare);
    expect([shown.amount, shown.stake, shown.step, possibleWinOf(shown)]).toEqual([
      ...["", null, 10_000, null],
    ]);
    expect(shown.refusals.amount).toEqual([{ code: "no-stake" }]);
    const inDinars = view({ ...bare, accountId: 12 }, { bounds: null });
    expect([inDinars.iso, inDinars.amount, inDinars.step]).toEqual(["KWD", "", 500]);
    const guest = view(bare, { accounts: null, config: { ...config, currency: "JPY" } });
    expect([guest.iso, guest.amount, guest.account]).toEqual(["JPY", "", null]);
  });

  it("CPN-22 each bet has its names and the direction in which its price has moved", () => {
    const shown = view(express, { resolved: market(express, 0, { coef: "1.9" }) });
    expect(shown.rows[0]).toMatchObject({
      id: "118600001:1186000010001:1:",
      title: "Arsenal – Leeds",
      name: "Arsenal",
      seenCoef: "1.85",
      coef: "1.9",
      moved: "up",
      reasons: [],
      isLive: false,
    });
    expect(shown.rows[1]).toMatchObject({ moved: null, coef: "1.85" });
    expect(shown.coef).toBe("3.515");
  });

  it("CPN-08 an empty coupon has price 1 and no possible win and cannot be placed", () => {
    const shown = view(cookieOf([]));
    expect(shown).toMatchObject({
      coef: "1",
      count: 0,
    });
    expect(possibleWinOf(shown)).toBeNull();
    expect(mayPlace(shown)).toBe(false);
    expect(shown.refusals).toEqual({
      bet: [],
      amount: [],
      account: [],
      promo: [],
      coupon: [{ code: "empty" }],
    });
  });

  it("CPN-25 the possible win never exceeds the highest payout", () => {
    expect(possibleWinOf(view(express, { bounds: { ...bounds, maxPayout: units(20_000) } }))).toBe(
      20_000,
    );
    expect(
      possibleWinOf(view(express, { bounds: { ...bounds, maxPayout: units(99_999_999) } })),
    ).toBe(34_225);
  });
});

describe("bet refusals in the coupon", () => {
  const reasons = (patch: Partial<CurrentBet>, facts: Partial<CouponViewContext> = {}) =>
    view(single, facts, [patch]).rows[0]?.reasons;

  it("CPN-22 a finished, blocked, unpriced or unknown bet is refused", () => {
    expect(reasons({ isFinished: true })).toEqual(["event-over"]);
    expect(reasons({ isBlocked: true })).toEqual(["market-blocked"]);
    expect(view(single, {}, [null]).rows[0]?.reasons).toEqual(["unknown-bet"]);
    expect(view(single, { resolved: market(single, 0, { coef: "1" }) }).rows[0]?.reasons).toEqual([
      "market-blocked",
    ]);
  });

  it("CPN-22 a bet is refused when its event has started since it was added", () => {
    expect(reasons({ gameStatusId: 2 })).toEqual(["event-started"]);
    expect(reasons({}, { now: kickOff })).toEqual(["event-started"]);
    const early = cookieOf([betNo(1, { scores: "0:0" })]);
    expect(view(early, {}, [{ gameStatusId: 2, scores: "0:0" }]).rows[0]?.reasons).toEqual([]);
    const late = cookieOf([betNo(1, { addedAt: kickOff / 1000 + 60 })]);
    expect(view(late, {}, [{ gameStatusId: 2, scores: "0:0" }]).rows[0]?.reasons).toEqual([
      "event-started",
    ]);
    const live = cookieOf([betNo(1, { addedAt: kickOff / 1000 + 60 })]);
    expect(
      view(live, { now: kickOff + 90_000 }, [{ gameTimeSec: 90, scores: null }]).rows[0],
    ).toMatchObject({
      reasons: [],
      isLive: true,
    });
  });

  it("CPS-05 a changed score refuses a bet only when the setting demands it", () => {
    const live = cookieOf([betNo(1, { scores: "0:0", addedAt: kickOff / 1000 + 60 })]);
    const now = { gameTimeSec: 90, scores: "1:0" };
    expect(view(live, {}, [now]).rows[0]?.reasons).toEqual([]);
    expect(view(live, settings({ isDropOnScoreChange: true }), [now]).rows[0]?.reasons).toEqual([
      "score-changed",
    ]);
    const same = { gameTimeSec: 90, scores: "0:0" };
    expect(view(live, settings({ isDropOnScoreChange: true }), [same]).rows[0]?.reasons).toEqual(
      [],
    );
  });

  it.each([
    [0, "1.9", true],
    [0, "1.8", true],
    [0, "1.850", false],
    [1, "1.9", false],
    [1, "1.2", false],
    [2, "1.9", false],
    [2, "1.849", true],
  ] as const)(
    "CPS-02 with action %i a price of %s instead of 1.85 needs confirmation: %s",
    (changeCoefAction, coef, asks) => {
      const shown = view(single, {
        ...settings({ changeCoefAction }),
        resolved: market(single, 0, { coef }),
      });
      const told = { code: "price-changed", marketId: 1186000010001, coef, seenCoef: "1.85" };
      expect(shown.refusals.bet).toEqual(asks ? [told] : []);
      expect(mayPlace(shown)).toBe(true);
    },
  );

  it("CPN-05 CPN-22 both dependent bets of an accumulator are refused, those of singles are not", () => {
    const bets = [betNo(1), betNo(1, { marketId: 7, type: "X" }), betNo(2)];
    const shown = view(cookieOf(bets, { typeId: 1 }));
    expect(shown.rows.map((row) => [row.isDepend, row.isLocked, row.reasons])).toEqual([
      [true, true, ["dependent"]],
      [true, true, ["dependent"]],
      [false, false, []],
    ]);
    expect(mayPlace(shown)).toBe(false);
    expect(view(cookieOf(bets, { typeId: 9 })).rows.flatMap((row) => row.reasons)).toEqual([]);
  });

  it("CPN-04 a bet banned from accumulators can be placed as a single", () => {
    expect(view(single, {}, [{ isBannedExpress: true }]).rows[0]?.reasons).toEqual([]);
    expect(view(express, {}, [{ isBannedExpress: true }]).rows.map((row) => row.reasons)).toEqual([
      ["locked"],
      [],
    ]);
  });
});

describe("system and blocks in the coupon", () => {
  const prices = ["1.4", "1.8", "2.1", "3.25"];
  const bets = prices.map((coef, at) => betNo(at + 1, { coef, isBanker: at === 0 }));

  it("CPN-07 CPN-22 a system shows its sizes, its lines, and its lowest and highest return", () => {
    const shown = view(cookieOf(bets, { typeId: 2, systemValue: 7, amount: "30.00" }));
    expect(shown.systemSize).toBe(2);
    expect(shown.systemValues).toEqual([
      { value: 2, offset: 1, minBetAmount: bounds.minBetAmount, combo: 3 },
    ]);
    // 10.00 × 1.4 × 1.8 × 2.1, and the example of all three lines.
    expect(shownReturn(shown)).toEqual({ lines: 3, least: 5292, most: 23_037 });
    expect(possibleWinOf(shown)).toBe(23_037);
  });

  it("CPN-31 CPN-07 a system offers a full cover that the platform names, and else only the one already chosen", () => {
    const four = prices.map((coef, at) => betNo(at + 1, { coef }));
    const offered = (systemValue: number, patch: Parameters<typeof view>[1] = {}) =>
      view(cookieOf(four, { typeId: 2, systemValue }), patch).systemValues.map(
        ({ value, combo }) => [value, combo],
      );
    const named = [{ value: 102, offset: 0, minBetAmount: bounds.minBetAmount, combo: 11 }];
    expect(offered(2)).toEqual([
      [2, 6],
      [3, 4],
    ]);
    expect(offered(2, { systemValues: named })).toEqual([
      [2, 6],
      [3, 4],
      [102, 11],
    ]);
    expect(offered(101)).toEqual([
      [2, 6],
      [3, 4],
      [101, 15],
    ]);
  });

  it("CPN-02 CPN-04 a banker that the platform does not allow is refused in a system only", () => {
    const live = [{ isDisabledBanker: true }];
    const reasons = (typeId: 1 | 2) => view(cookieOf(bets, { typeId }), {}, live).rows[0]?.reasons;
    expect([reasons(2), reasons(1)]).toEqual([["banker"], []]);
  });

  it("CPN-02 CPN-05 blocks have their own stakes, and one game may be in two blocks but not twice in one", () => {
    const same = [
      betNo(1, { coef: "1.5" }),
      betNo(1, { marketId: 7, type: "X", coef: "3", blockId: 2 }),
    ];
    const coupon = cookieOf(same, { typeId: 4, amount: "20.00", amountByBlockId: { 2: "30.00" } });
    const shown = view(coupon);
    expect(shown.rows.map((row) => [row.blockId, row.reasons])).toEqual([
      [1, []],
      [2, []],
    ]);
    expect(shown.blocks?.map(({ id, amount }) => [id, amount])).toEqual([
      [1, "20.00"],
      [2, "30.00"],
    ]);
    expect([shown.stake, shownReturn(shown)]).toEqual([
      5000,
      { lines: 2, least: 3000, most: 12_000 },
    ]);
    const together = same.map((bet) => ({ ...bet, blockId: 1 }));
    expect(view({ ...coupon, bets: together }).rows.map((row) => row.reasons)).toEqual([
      ["dependent"],
      ["dependent"],
    ]);
  });
});

describe("rewards in the coupon", () => {
  const three = [betNo(1, { coef: "1.5" }), betNo(2, { coef: "1.5" }), betNo(3, { coef: "1.5" })];
  const on = { config: { ...config, coupon: { ...config.coupon, bonusFeature: true } } };
  const boost = { code: "BOOST10", percent: 10, most: units(1_000) };

  it("CPN-06 CPN-08 an accumulator includes its bonus in price and possible win until the bonus is removed", () => {
    const coupon = cookieOf(three, { typeId: 1, amount: "100.00" });
    const shown = view(coupon, on);
    // 1.5³ × 1.03
    expect([shown.rewards.bonusPercent, shown.coef, possibleWinOf(shown)]).toEqual([
      3,
      "3.47625",
      34_762,
    ]);
    const without = view({ ...coupon, isBonusDeleted: true }, on);
    expect([without.rewards.bonusPercent, without.coef, possibleWinOf(without)]).toEqual([
      0,
      "3.375",
      33_750,
    ]);
    expect(
      view(coupon, on, [{}, { market: { ...resolvedBet(betNo(2)).market, kind: 7 } }]).rewards
        .bonusPercent,
    ).toBe(0);
    expect(view(coupon, { ...on, resolved: null, bounds: null }).rewards.bonusPercent).toBe(0);
  });

  it("CPN-14 a valid promo code adds to the possible win, and a used one is refused at its field", () => {
    const coupon = cookieOf([betNo(1, { coef: "2" })], { amount: "100.00", promoCode: "BOOST10" });
    const own = view(coupon, { promo: { own: [boost], chosen: null, refusal: null } });
    expect([possibleWinOf(own), own.promoCodes, own.promoCode]).toEqual([
      21_000,
      ["BOOST10"],
      "BOOST10",
    ]);
    const typed = view(coupon, { promo: { own: [], chosen: boost, refusal: null } });
    expect([possibleWinOf(typed), typed.promoCodes, typed.promoCode]).toEqual([
      21_000,
      [],
      "BOOST10",
    ]);
    const system = cookieOf(
      [1, 2, 3].map((n) => betNo(n)),
      { typeId: 2, promoCode: "BOOST10" },
    );
    const spent = { promo: { own: [], chosen: null, refusal: "promo-used" as const } };
    expect(view(system, spent).refusals.promo).toEqual([]);
    const used = view(coupon, spent);
    expect([used.refusals.promo, mayPlace(used), possibleWinOf(used)]).toEqual([
      [{ code: "promo-used" }],
      false,
      null,
    ]);
  });

  it("CPN-13 the hyper-bonus is shown with its limits and added from its minimum stake", () => {
    const hyperBonus = { percent: 5, minBetLimit: units(10_000), maxLimit: units(700) };
    const at = (amount: string) =>
      view(cookieOf([betNo(1, { coef: "2" })], { amount }), { hyperBonus });
    expect(at("100.00").rewards.hyperBonus).toEqual({
      percent: 5,
      minBetLimit: 10_000,
      maxLimit: 700,
    });
    expect(possibleWinOf(at("100.00"))).toBe(20_700);
    expect(possibleWinOf(at("99.99"))).toBe(19_998);
  });
});

describe("coupon refusals", () => {
  const codes = (list: readonly Refusal[]) => list.map(({ code }) => code);

  it("CPN-09 a stake outside the minimum or maximum is refused with the bound", () => {
    expect(view({ ...express, amount: "19.99" }).refusals.amount).toEqual([
      { code: "below-minimum", bound: 2000 },
    ]);
    expect(view({ ...express, amount: "20" }).refusals.amount).toEqual([]);
    expect(view({ ...express, amount: "5000.01" }).refusals.amount).toEqual([
      { code: "above-maximum", bound: 500_000 },
    ]);
    expect(view({ ...express, amount: "5000" }).refusals.amount).toEqual([]);
  });

  it("CPN-09 the whole balance may be staked, and no bounds apply while none are known", () => {
    const all = view({ ...express, amount: "10000.00" }, { bounds: null });
    expect([all.refusals.amount, all.minBet, all.maxBet]).toEqual([[], null, null]);
  });

  it("CPN-02 the stake of several bets is the coupon's, the stake of a sole bet its own", () => {
    const own = [betNo(1, { amount: "7.00" }), betNo(2, { amount: "8.00" })];
    expect(view(cookieOf(own, { typeId: 1, amount: "100.00" })).amount).toBe("100.00");
    expect(view(cookieOf(own.slice(1), { amount: "100.00" })).amount).toBe("8.00");
    expect(view(cookieOf([betNo(1)], { amount: "100.00" })).amount).toBe("100.00");
  });

  it("CPP-06 a typed stake becomes the coupon's stake, and a sole bet loses its own", () => {
    const own = [betNo(1, { amount: "7.00" }), betNo(2, { amount: "8.00" })];
    const two = withStake(cookieOf(own, { typeId: 1 }), "100.00");
    expect([two.amount, two.bets]).toEqual(["100.00", own]);
    const one = withStake(cookieOf(own.slice(1)), "100.00");
    expect([one.amount, one.bets]).toEqual(["100.00", [betNo(2)]]);
    expect(withStake(cookieOf([]), "100.00").bets).toEqual([]);
  });

  it("CPN-09 the minimum stake applies only to the configured coupon types", () => {
    const named = { config: { ...config, coupon: { ...config.coupon, minAmountTypes: [0] } } };
    expect(view({ ...express, amount: "1" }, named).refusals.amount).toEqual([]);
    expect(view({ ...express, amount: "1" }, named).minBet).toBeNull();
    expect(codes(view({ ...single, amount: "1" }, named).refusals.amount)).toEqual([
      "below-minimum",
    ]);
    expect(view({ ...express, amount: "0" }, named).refusals.amount).toEqual([
      { code: "below-minimum", bound: 1 },
    ]);
  });

  it("CPN-09 ACC-04 the maximum stake does not apply to a bonus account", () => {
    const shown = view({ ...express, amount: "6000", accountId: 13 });
    expect([shown.refusals.amount, shown.maxBet]).toEqual([[], null]);
    expect(view(express).maxBet).toBe(500_000);
  });

  it("CPN-22 missing funds and an invalid stake are refused at the stake, a frozen account at the account", () => {
    expect(view({ ...express, amount: "10000.01" }, { bounds: null }).refusals.amount).toEqual([
      { code: "funds", bound: 1_000_000 },
    ]);
    const inDinars = { ...express, accountId: 12 };
    expect(view({ ...inDinars, amount: "0.5011" }, { bounds: null }).refusals.amount).toEqual([
      { code: "amount" },
    ]);
    expect(view({ ...inDinars, amount: "0.501" }, { bounds: null }).stake).toBe(501);
    const frozen = view(express, { accounts: { ...accounts, isFrozen: true } });
    expect([codes(frozen.refusals.account), mayPlace(frozen)]).toEqual([["account-frozen"], false]);
  });

  it("CPP-07 a visitor may press “place” and is asked to sign in", () => {
    const shown = view(express, { accounts: null });
    expect([codes(shown.refusals.coupon), mayPlace(shown)]).toEqual([["sign-in"], true]);
  });

  it("CPN-22 a system of two, too many bets, a pending check or an unavailable platform refuse the coupon", () => {
    expect(codes(view({ ...express, typeId: 2 }).refusals.coupon)).toEqual(["system"]);
    const small = { config: { ...config, coupon: { ...config.coupon, maxBets: 1 } } };
    expect(view(express, small).refusals.coupon).toEqual([{ code: "too-many", bound: 1 }]);
    expect(codes(view({ ...express, isChecking: true, checkingSince: 1 }).refusals.coupon)).toEqual(
      ["checking"],
    );
    const away = view(express, { resolved: null, bounds: null });
    expect([codes(away.refusals.coupon), away.rows[0]?.title, away.coef]).toEqual([
      ["unavailable"],
      null,
      "3.4225",
    ]);
    const none = view(express, { accounts: { all: [], active: null, isFrozen: false } });
    expect(codes(none.refusals.coupon)).toEqual(["unavailable"]);
  });

  it("LIM-20 a player without protection data cannot place the coupon but still sees its bets", () => {
    const paused = view(express, { isPaused: true, accounts: null });
    expect([codes(paused.refusals.coupon), mayPlace(paused)]).toEqual([["unavailable"], false]);
    expect(paused.rows.map(({ title }) => title)).toEqual(["Arsenal – Leeds", "Arsenal – Leeds"]);
  });

  it.each([
    ["amount", ["amount", "amount-step", "below-minimum", "above-maximum", "funds"]],
    ["account", ["account-frozen"]],
    [
      "coupon",
      ["limit", "excluded", "sign-in", "pending", "checking", "key-reused", "empty", "unavailable"],
    ],
    // Of a bet, but of which?
    [
      "coupon",
      ["price-changed", "market-blocked", "event-started", "score-changed", "unknown-bet"],
    ],
  ] as const)(
    "CPP-06 at the %s are shown the refusals %j, and at the bet if they name one",
    (place, told) => {
      expect(told.map((code) => refusalPlaceOf({ code }))).toEqual(told.map(() => place));
      expect(told.map((code) => refusalPlaceOf({ code, marketId: 1 }))).toEqual(
        told.map(() => "bet"),
      );
    },
  );

  it("CPP-06 a changed price or a missing sign-in does not stop placing, missing funds do", () => {
    expect(isPlaceableDespite([])).toBe(true);
    expect(isPlaceableDespite([{ code: "price-changed", marketId: 1 }, { code: "sign-in" }])).toBe(
      true,
    );
    expect(isPlaceableDespite([{ code: "price-changed", marketId: 1 }, { code: "funds" }])).toBe(
      false,
    );
  });
});
