import fc from "fast-check";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { units } from "../../support/amounts";

/** Kick-off of the made events. */
export const startsAt = "2026-03-01T15:00:00.000Z";
export const kickOff = Date.parse(startsAt);

/** A bet pressed an hour before kick-off. */
export function couponBet(patch: Partial<CouponBet> = {}): CouponBet {
  return {
    gameId: 118600123,
    marketId: 1186001230003,
    type: "1",
    param: "",
    coef: "1.85",
    scores: null,
    addedAt: kickOff / 1000 - 3600,
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
    ...patch,
  };
}

/** A bet of another game each. */
export function betNo(number: number, patch: Partial<CouponBet> = {}): CouponBet {
  const gameId = 118600000 + number;
  return couponBet({ gameId, marketId: gameId * 10_000 + 1, ...patch });
}

export function cookieOf(
  bets: readonly CouponBet[],
  patch: Partial<CouponCookie> = {},
): CouponCookie {
  return { ...createEmptyCouponCookie("key-00000000"), bets, ...patch };
}

/** The bet as the platform states it before kick-off. */
export function resolvedBet(
  bet: CouponBet,
  patch: Partial<CurrentBet> = {},
  market: Partial<CurrentBet["market"]> = {},
): CurrentBet {
  return {
    gameId: bet.gameId,
    marketId: bet.marketId,
    type: bet.type,
    param: bet.param,
    market: {
      id: bet.marketId,
      coef: bet.coef,
      sportId: 1,
      typeId: bet.type,
      kind: 1,
      isLive: false,
      champ: "England. Premier League",
      game: "Arsenal – Leeds",
      sport: "Football",
      name: "Arsenal",
      ...market,
    },
    blockId: 0,
    statusId: -2,
    gameStatusId: 1,
    gameTimeSec: null,
    scores: null,
    startsAt,
    path: "line/football/1/118600123",
    isFinished: false,
    isLiveInLive: false,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    expressId: null,
    statisticId: null,
    playersDuel: [],
    ...patch,
  };
}

export function placedCoupon(patch: Partial<PlacedCoupon> = {}): PlacedCoupon {
  return {
    id: "7000000001",
    key: "key-00000000",
    accountId: 11,
    iso: "RUB",
    typeId: 0,
    systemValue: 2,
    stake: units(15_000),
    amountByBlockId: {},
    coef: "1.85",
    possibleWin: units(27_750),
    maxPayout: null,
    bonusPercent: 0,
    hyperBonusPercent: 0,
    promoPercent: 0,
    promoCode: "",
    state: "placed",
    return: null,
    cashedOut: [],
    corrections: [],
    isAutoCashOut: false,
    autoCashOut: null,
    placedAt: "2026-03-01T14:00:00.000Z",
    settledAt: null,
    terms: {
      coefByView: "1.85",
      coefViewId: 0,
      changeCoefAction: 2,
      exactCoef: true,
      isDropOnScoreChange: false,
      prepaidAmount: units(0),
    },
    legs: [],
    ...patch,
  };
}

/** Keys `key-00000001`, `key-00000002`, … */
export function keys(): () => string {
  let count = 0;
  return () => `key-${String(++count).padStart(8, "0")}`;
}

const amountText = fc.oneof(
  fc.constant(""),
  fc
    .tuple(fc.nat(1e9), fc.nat(99))
    .map(([whole, part]) => `${whole}.${String(part).padStart(2, "0")}`),
);

const anyRefusal: fc.Arbitrary<CouponBet["refusal"]> = fc.oneof(
  fc.constant(null),
  fc.constantFrom({ code: "market-blocked" as const }, { code: "not-placed" as const }),
  fc.record({
    code: fc.constantFrom("funds" as const, "below-minimum" as const),
    bound: fc.nat().map((count) => units(count)),
  }),
  fc
    .integer({ min: 1001, max: 1_000_000_000 })
    .map((value) => ({ code: "price-changed" as const, seenCoef: String(value / 1000) })),
);

const anyBet: fc.Arbitrary<CouponBet> = fc.record({
  gameId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  marketId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  type: fc.oneof(
    fc.constantFrom("1", "X", "2X", "over", "handicap-1", "both-score-no"),
    fc.stringMatching(/^[a-zA-Z0-9-]{1,24}$/),
  ),
  param: fc.oneof(
    fc.constant(""),
    fc.integer({ min: -40, max: 40 }).map((quarters) => String(quarters / 4)),
  ),
  coef: fc.integer({ min: 1001, max: 1_000_000_000 }).map((value) => String(value / 1000)),
  scores: fc.oneof(fc.constant(null), fc.constantFrom("0:0", "12:3", "2:1 (1:0, 1:1)", "6-4; 3-2")),
  addedAt: fc.nat(4_000_000_000),
  blockId: fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 99 })),
  isBanker: fc.boolean(),
  amount: amountText,
  refusal: anyRefusal,
});

/** Any coupon a cookie may have to hold, with fewer than all bets it has room for. */
export const anyCookie: fc.Arbitrary<CouponCookie> = fc
  .record({
    bets: fc.uniqueArray(anyBet, { maxLength: 20, selector: (bet) => bet.marketId }),
    typeId: fc.constantFrom(0, 1, 2, 4, 9),
    systemValue: fc.integer({ min: 2, max: 50 }),
    amount: amountText,
    amountByBlockId: fc.dictionary(fc.nat(9999).map(String), amountText, { maxKeys: 3 }),
    accountId: fc.oneof(fc.constant(null), fc.maxSafeNat()),
    key: fc.oneof(fc.uuid(), fc.stringMatching(/^[\w-]{8,64}$/)),
    checkingSince: fc.oneof(fc.constant(null), fc.nat(4_000_000_000)),
    receiptIds: fc.array(fc.stringMatching(/^[\w-]{1,80}$/), { maxLength: 3 }),
    isAutoMax: fc.boolean(),
    isBonusDeleted: fc.boolean(),
    isReturned: fc.boolean(),
    promoCode: fc.oneof(fc.constant(""), fc.stringMatching(/^[\w-]{1,32}$/)),
    prepaidAmount: amountText,
    expressId: fc.oneof(fc.constant(null), fc.nat()),
    rev: fc.nat(1_000_000),
  })
  .map((parts) => ({ ...parts, isChecking: parts.checkingSince !== null }));
