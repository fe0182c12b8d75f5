import { describe, expect, it } from "vitest";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import {
  blockingRefusal,
  choiceFieldOfRefusal,
  isBetUnavailable,
  isPlaceableDespite,
  isPromoRefusal,
  isShareCodeRefusal,
  isStakeRefusal,
  type RefusalPlace,
  refusalPlaceOf,
} from "~/features/coupon/refusals";

const told = (refusals: Partial<Record<RefusalPlace, readonly Refusal[]>> = {}) => ({
  bet: [],
  amount: [],
  account: [],
  promo: [],
  coupon: [],
  ...refusals,
});
const row = (...reasons: RefusalCode[]) => ({ reasons });

describe("place of a refusal", () => {
  it.each([
    ["amount", "amount"],
    ["no-stake", "amount"],
    ["amount-step", "amount"],
    ["below-minimum", "amount"],
    ["max-below-minimum", "amount"],
    ["above-maximum", "amount"],
    ["funds", "amount"],
    ["max-changed", "amount"],
    ["account-frozen", "account"],
    ["account", "account"],
    ["promo-unknown", "promo"],
    ["promo-expired", "promo"],
    ["promo-used", "promo"],
    ["excluded", "coupon"],
    ["dependent", "coupon"],
    ["unavailable", "coupon"],
  ] as const)(
    "CPP-06 the refusal %s is shown at the place “%s”, and for a bet at that bet",
    (code, place) => {
      expect(refusalPlaceOf({ code })).toBe(place);
      expect(refusalPlaceOf({ code, marketId: 7 })).toBe("bet");
    },
  );

  it("CPP-06 a refused stake is recognised as such, other refusals are not", () => {
    const ofStake = [
      ...(["amount", "no-stake", "below-minimum", "max-below-minimum"] as const),
      ...(["above-maximum", "funds", "limit"] as const),
    ];
    for (const code of ofStake) expect(isStakeRefusal({ code }), code).toBe(true);
    for (const code of ["price-changed", "market-blocked", "dependent", "sign-in"] as const)
      expect(isStakeRefusal({ code }), code).toBe(false);
    expect([
      isStakeRefusal({ code: "max-changed" }),
      isStakeRefusal({ code: "amount", field: "prepaidAmount" }),
    ]).toEqual([...[true, false]]);
  });

  it.each([
    ["unknown-type", "typeId"],
    ["system-size", "systemValue"],
    ["account", "accountId"],
    ["amount", null],
    ["account-frozen", null],
    ["type", null],
    ["system", null],
  ] as const)("CPP-06 a choice refused with %s belongs to the field %s", (code, field) => {
    expect(choiceFieldOfRefusal({ code })).toBe(field);
  });

  it("CPN-14 CPN-21 promo code and share code refusals are each recognised as such", () => {
    const codes = [
      "promo-unknown",
      "promo-expired",
      "promo-used",
      "unknown-code",
      "code-over",
      "code-too-often",
    ] as const;
    expect(codes.map((code) => [isPromoRefusal({ code }), isShareCodeRefusal({ code })])).toEqual([
      ...[0, 1, 2].map(() => [true, false]),
      ...[3, 4, 5].map(() => [false, true]),
    ]);
    for (const code of [
      "amount",
      "unavailable",
      "unknown-bet",
      "unknown-express",
      "too-often",
    ] as const)
      expect([isPromoRefusal({ code }), isShareCodeRefusal({ code })], code).toEqual([
        false,
        false,
      ]);
  });
});

describe("unavailable bet", () => {
  it.each<[string, readonly RefusalCode[], boolean]>([
    ["has begun", ["event-started"], true],
    ["is over", ["event-over"], true],
    ["nobody knows", ["unknown-bet"], true],
    ["is over, at another price than it was seen at", ["price-changed", "event-over"], true],
    ["has no market just now", ["market-blocked"], false],
    ["has another price or score", ["price-changed", "score-changed"], false],
    ["does not go with another one", ["dependent"], false],
    ["nothing stands against", [], false],
  ])("CPN-22 CPP-06 whether a bet is unavailable that %s", (_, reasons, isGone) => {
    expect(isBetUnavailable({ reasons })).toBe(isGone);
  });
});

describe("refusals that block a placement", () => {
  it("CPN-22 a changed price or a missing sign-in does not block a placement, any other refusal does", () => {
    expect(isPlaceableDespite([])).toBe(true);
    expect(isPlaceableDespite([{ code: "price-changed", marketId: 1 }, { code: "sign-in" }])).toBe(
      true,
    );
    expect(isPlaceableDespite([{ code: "price-changed" }, { code: "market-blocked" }])).toBe(false);
  });

  it("CPN-22 any refused bet of an accumulator blocks the placement, and the first one is reported", () => {
    const blocked: Refusal = { code: "market-blocked", marketId: 1 };
    const refusals = told({ bet: [{ code: "price-changed", marketId: 2 }, blocked] });
    expect(
      blockingRefusal({ refusals, rows: [row("market-blocked"), row()], singles: null }),
    ).toEqual(blocked);
    expect(blockingRefusal({ refusals: told(), rows: [row()], singles: null })).toBeNull();
    expect(
      blockingRefusal({
        refusals: told({ bet: [{ code: "price-changed" }] }),
        rows: [],
        singles: null,
      }),
    ).toBeNull();
  });

  it("CPP-04 a refused single blocks the placement only when no other single can be placed", () => {
    const refusals = told({ bet: [{ code: "event-over", marketId: 1 }] });
    expect(blockingRefusal({ refusals, rows: [row("event-over"), row()], singles: [] })).toBeNull();
    expect(
      blockingRefusal({ refusals, rows: [row("event-over"), row("price-changed")], singles: [] }),
    ).toBeNull();
    expect(blockingRefusal({ refusals, rows: [row("event-over")], singles: [] })?.code).toBe(
      "event-over",
    );
  });

  it("CPP-06 a refused stake is not reported as blocking; account, coupon and promo code refusals are", () => {
    const ofStake = told({ bet: [{ code: "funds", marketId: 1 }] });
    expect(blockingRefusal({ refusals: ofStake, rows: [row("funds")], singles: null })).toBeNull();
    const ofAccount = told({ account: [{ code: "account-frozen" }] });
    expect(blockingRefusal({ refusals: ofAccount, rows: [row()], singles: null })?.code).toBe(
      "account-frozen",
    );
    const ofCoupon = told({
      coupon: [{ code: "too-many" }],
      account: [{ code: "account-frozen" }],
    });
    expect(blockingRefusal({ refusals: ofCoupon, rows: [row()], singles: [] })?.code).toBe(
      "too-many",
    );
    const ofPromo = told({ promo: [{ code: "promo-used" }], coupon: [{ code: "sign-in" }] });
    expect(blockingRefusal({ refusals: ofPromo, rows: [row()], singles: null })?.code).toBe(
      "promo-used",
    );
  });
});
