import { describe, expect, it } from "vitest";
import type { Account, Accounts } from "~/domain/accounts/account";
import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementKeyResult, PlacementResult } from "~/domain/coupon/placement-result";
import { defaultCouponSettings } from "~/domain/coupon/settings/settings";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import { decimalOdds } from "~/domain/odds/views";
import type { PlacePost } from "~/features/coupon/placing/batch.server";
import { pendingCoupon } from "~/features/coupon/placing/coupon-after";
import { checkBatch } from "~/features/coupon/placing/key-lookup.server";
import { placeBatch } from "~/features/coupon/placing/place-batch.server";
import { units } from "../../../support/amounts";
import { betNo, cookieOf, keys, placedCoupon } from "../make";

const main: Account = {
  id: 11,
  type: 0,
  iso: "RUB",
  symbol: "₽",
  money: units(1_000_000),
  label: "",
  isActive: true,
};
const accounts: Accounts = {
  all: [main, { ...main, id: 12, iso: "KWD" }],
  active: main,
  isFrozen: false,
};
const single = cookieOf([betNo(1)]);
const none: PlacementKeyResult = { kind: "none" };
const unknown = { kind: "unknown" } as const;
const receipt = placedCoupon();

/** A platform that answers each call in turn, remembers what it was asked, and breaks when asked too often. */
function platformOf(place: (PlacementResult | Error)[], find: (PlacementKeyResult | Error)[] = []) {
  const placed: PlacementRequest[] = [];
  const asked: string[] = [];
  const next = <T>(replies: (T | Error)[]): T => {
    const reply = replies.shift();
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error("asked too often");
    return reply;
  };
  return {
    placed,
    asked,
    place: async (placement: PlacementRequest) => {
      placed.push(placement);
      return next(place);
    },
    findByKey: async (key: string) => {
      asked.push(key);
      return next(find);
    },
    findByKeys: async () => {
      throw new Error("a coupon as a whole has one key");
    },
  };
}

/** Time passes only while waiting. */
function meansOf(budgetMs = 2500) {
  const waited: number[] = [];
  return {
    waited,
    newKey: keys(),
    now: 1_500_000,
    clock: () => 1_501_000,
    left: () => budgetMs - waited.reduce((sum, ms) => sum + ms, 0),
    wait: async (ms: number) => {
      waited.push(ms);
    },
  };
}

function post(patch: Partial<PlacePost> = {}): PlacePost {
  return {
    coupon: single,
    typedAmount: "150,00",
    typedByBlock: {},
    key: "key-00000000",
    session: { kind: "player", userId: 5, isStale: false, isSafe: true },
    accounts,
    config: {
      coupon: { maxBets: 50, minAmountTypes: [0, 1], bonusFeature: false, promoCodes: false },
      refId: 8,
    },
    settings: defaultCouponSettings,
    odds: decimalOdds,
    ...patch,
  };
}

describe("coupon placement", () => {
  it("CPP-01 CPP-02 a placement sends every field with the coupon's prices and key and the form's amount", async () => {
    const platform = platformOf([{ kind: "placed", coupon: receipt }]);
    const coupon = cookieOf([betNo(1, { coef: "1.2" }), betNo(2, { coef: "1.3", scores: "0:0" })], {
      amount: "7.00",
    });
    const outcome = await placeBatch(post({ coupon }), platform, meansOf());
    expect(platform.placed).toEqual([
      {
        key: "key-00000000",
        userId: 5,
        accountId: 11,
        iso: "RUB",
        typeId: 1,
        amount: 15_000,
        amountByBlockId: {},
        bets: [
          {
            gameId: 118600001,
            marketId: 1186000010001,
            type: "1",
            param: "",
            coef: "1.2",
            scores: null,
            blockId: 0,
          },
          {
            gameId: 118600002,
            marketId: 1186000020001,
            type: "1",
            param: "",
            coef: "1.3",
            scores: "0:0",
            blockId: 0,
          },
        ],
        changeCoefAction: 2,
        coef: "1.56",
        coefByView: "1.56",
        coefViewId: 0,
        exactCoef: 1,
        isDropOnScoreChange: false,
        prepaidAmount: 0,
        isVip: false,
        refId: 8,
        systemValue: 2,
        hyperBonusPercent: 0,
        bonusPercent: null,
        manuallyDeletedBonusBet: false,
        promoCode: "",
        // Eight seconds after it is sent.
        validUntil: 1_509_000,
      },
    ]);
    expect(outcome).toEqual({
      kind: "placed",
      placed: [receipt],
      refusals: [],
      coupon: createEmptyCouponCookie("key-00000001"),
    });
  });

  it("CPN-02 a coupon of one bet is placed as type 0 with the amount in the chosen account's currency", async () => {
    const platform = platformOf([{ kind: "placed", coupon: receipt }]);
    const coupon = { ...single, typeId: 1 as const, accountId: 12 };
    await placeBatch(post({ coupon, typedAmount: "0.501" }), platform, meansOf());
    expect(platform.placed[0]).toMatchObject({ typeId: 0, accountId: 12, iso: "KWD", amount: 501 });
  });

  it("CPN-02 CPN-07 a system is sent with its bankers in block 1 and a size that its events allow", async () => {
    const platform = platformOf([{ kind: "placed", coupon: receipt }]);
    const bets = [
      betNo(1, { isBanker: true, coef: "1.4" }),
      betNo(2, { coef: "1.8" }),
      betNo(3, { coef: "2.1" }),
    ];
    const coupon = cookieOf([...bets, betNo(4, { coef: "3.25" })], { typeId: 2, systemValue: 5 });
    await placeBatch(post({ coupon, typedAmount: "30" }), platform, meansOf());
    expect(platform.placed[0]).toMatchObject({ typeId: 2, systemValue: 2, amount: 3000 });
    expect(platform.placed[0]?.bets.map(({ blockId }) => blockId)).toEqual([1, 0, 0, 0]);
    // 230.37 of 30.00.
    expect(platform.placed[0]?.coef).toBe("7.679");
  });

  it("CPN-02 CPP-03 blocks are sent with their stakes and the sum, and a repeat must have the same stakes", async () => {
    const coupon = cookieOf([betNo(1), betNo(2, { blockId: 2 })], { typeId: 4 });
    const typedByBlock = { 1: "10", 2: "20,5" };
    const platform = platformOf([{ kind: "placed", coupon: receipt }]);
    await placeBatch(post({ coupon, typedByBlock }), platform, meansOf());
    expect(platform.placed[0]).toMatchObject({
      amount: 3050,
      amountByBlockId: { 1: 1000, 2: 2050 },
    });
    expect(platform.placed[0]?.bets.map(({ blockId }) => blockId)).toEqual([1, 2]);

    const placed = placedCoupon({
      ...{ key: "key-99999999", stake: units(3050) },
      amountByBlockId: { 1: units(1000), 2: units(2050) },
    });
    const again = (typed: Record<string, string>) =>
      placeBatch(
        post({ coupon: cookieOf([]), key: "key-99999999", typedByBlock: typed }),
        platformOf([], [{ kind: "placed", coupon: placed }]),
        meansOf(),
      );
    expect(await again(typedByBlock)).toMatchObject({ kind: "placed", placed: [placed] });
    expect(await again({ 1: "10", 2: "20" })).toMatchObject({ refusals: [{ code: "key-reused" }] });
  });

  it.each([
    ["a guest", { session: { kind: "guest" as const } }, [{ code: "sign-in" }]],
    [
      "a session nobody could check",
      { session: { kind: "player" as const, userId: 5, isStale: true, isSafe: false } },
      [{ code: "unavailable", isNotSent: true }],
    ],
    [
      "terms nobody could read",
      { session: { kind: "player" as const, userId: 5, isStale: false, isSafe: false } },
      [{ code: "unavailable", isNotSent: true }],
    ],
    ["unknown accounts", { accounts: null }, [{ code: "unavailable", isNotSent: true }]],
    ["an empty coupon", { coupon: cookieOf([]) }, [{ code: "empty" }]],
    [
      "a system of two events",
      { coupon: cookieOf([betNo(1), betNo(2)], { typeId: 2 as const }) },
      [{ code: "system" }],
    ],
    [
      "blocks without each stake",
      {
        coupon: cookieOf([betNo(1), betNo(2, { blockId: 2 }), betNo(3, { blockId: 3 })], {
          typeId: 4 as const,
        }),
        typedByBlock: { 1: "10", 2: "0" },
      },
      [
        { code: "below-minimum", blockId: 2, bound: 1 },
        { code: "no-stake", blockId: 3 },
      ],
    ],
    [
      "a frozen account",
      { accounts: { ...accounts, isFrozen: true } },
      [{ code: "account-frozen" }],
    ],
    ["an amount that is none", { typedAmount: "1e3" }, [{ code: "amount" }]],
    ["an empty amount", { typedAmount: "" }, [{ code: "no-stake" }]],
    ["nothing", { typedAmount: "0" }, [{ code: "below-minimum", bound: 1 }]],
    [
      "dependent bets",
      { coupon: cookieOf([betNo(1), betNo(1, { marketId: 7 }), betNo(2)]) },
      [
        { code: "dependent", marketId: 1186000010001 },
        { code: "dependent", marketId: 7 },
      ],
    ],
  ])(
    "CPP-06 LIM-20 a placement with %s is refused without calling the platform",
    async (_, patch, refusals) => {
      const platform = platformOf([]);
      const asked = post(patch);
      expect(await placeBatch(asked, platform, meansOf())).toEqual({
        kind: "refused",
        refusals,
        coupon: asked.coupon,
      });
      expect(platform.placed).toEqual([]);
    },
  );

  it("CPP-06 a placement refused by the platform keeps the coupon and its stake under a new key", async () => {
    const refusals = [{ code: "funds" as const, bound: units(100) }];
    const outcome = await placeBatch(
      post(),
      platformOf([{ kind: "refused", refusals }]),
      meansOf(),
    );
    expect(outcome).toEqual({
      kind: "refused",
      refusals,
      coupon: { ...single, amount: "150.00", key: "key-00000001" },
    });
  });

  it("CPS-02 CPN-22 a changed price is shown beside the old one, and the next placement sends the new price", async () => {
    const refusals = [{ code: "price-changed" as const, marketId: 1186000010001, coef: "1.7" }];
    const platform = platformOf([
      { kind: "refused", refusals },
      { kind: "placed", coupon: receipt },
    ]);
    const means = meansOf();
    const asked = await placeBatch(post(), platform, means);
    if (asked.kind !== "refused") throw new Error(asked.kind);
    expect(asked.refusals).toEqual([{ ...refusals[0], seenCoef: "1.85" }]);
    expect(asked.coupon.bets[0]?.coef).toBe("1.7");
    await placeBatch(post({ coupon: asked.coupon, key: asked.coupon.key }), platform, means);
    expect(platform.placed.map(({ key, bets }) => [key, bets[0]?.coef])).toEqual([
      ["key-00000000", "1.85"],
      ["key-00000001", "1.7"],
    ]);
  });

  it("CPP-06 a refusal other than a changed price leaves the prices unchanged", async () => {
    const refusals = [{ code: "market-blocked" as const, marketId: 1186000010001, coef: "9" }];
    const outcome = await placeBatch(
      post(),
      platformOf([{ kind: "refused", refusals }]),
      meansOf(),
    );
    expect(outcome.coupon.bets[0]?.coef).toBe("1.85");
  });

  it("OPS-04 CPP-03 a placement that was never sent keeps its key and can be submitted again", async () => {
    const platform = platformOf([{ kind: "unsent" }, { kind: "placed", coupon: receipt }]);
    const away = await placeBatch(post(), platform, meansOf());
    expect(away).toEqual({
      kind: "refused",
      refusals: [{ code: "unavailable", isNotSent: true }],
      coupon: { ...single, amount: "150.00" },
    });
    const again = await placeBatch(post({ coupon: away.coupon }), platform, meansOf());
    expect(again).toMatchObject({ kind: "placed", placed: [receipt] });
    expect(platform.placed.map(({ key }) => key)).toEqual(["key-00000000", "key-00000000"]);
    expect(platform.asked).toEqual([]);
  });

  it("CPP-11 a placement that needs accepted terms leaves the coupon unchanged", async () => {
    const terms = await placeBatch(post(), platformOf([{ kind: "terms" }]), meansOf());
    expect(terms).toEqual({ kind: "terms", coupon: single });
  });
});

describe("lost placement response", () => {
  it("CPP-11 a placement with a lost response is looked up by its key, and the bet is sent only once", async () => {
    const platform = platformOf([unknown], [none, unknown, { kind: "placed", coupon: receipt }]);
    const outcome = await placeBatch(post(), platform, meansOf());
    expect(outcome).toMatchObject({
      kind: "placed",
      placed: [receipt],
      coupon: { bets: [], key: "key-00000001" },
    });
    expect(platform.placed).toHaveLength(1);
    expect(platform.asked).toEqual(["key-00000000", "key-00000000", "key-00000000"]);
  });

  it("CPP-11 a failed placement call counts as unknown, and the coupon is being checked under the same key", async () => {
    const platform = platformOf([new Error("socket hang up")], [new Error("again"), none, none]);
    const outcome = await placeBatch(post(), platform, meansOf());
    expect(outcome).toEqual({
      kind: "checking",
      placed: [],
      coupon: { ...single, amount: "150.00", isChecking: true, checkingSince: 1501 },
    });
    expect([platform.placed.length, platform.asked.length]).toEqual([1, 3]);
  });

  it("CPP-11 a lost placement is looked up only as long as the time budget lasts", async () => {
    const platform = platformOf([unknown], [none, none]);
    const means = meansOf(400);
    expect((await placeBatch(post(), platform, means)).kind).toBe("checking");
    expect(means.waited.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(400);
    const spent = platformOf([unknown], []);
    expect((await placeBatch(post(), spent, meansOf(0))).kind).toBe("checking");
    expect(spent.asked).toEqual([]);
  });

  it("CPP-11 a second submission during an unknown outcome looks the placement up and places nothing", async () => {
    const coupon = pendingCoupon(single, 1_495_000);
    const platform = platformOf([], [unknown]);
    expect(await placeBatch(post({ coupon }), platform, meansOf())).toEqual({
      kind: "checking",
      placed: [],
      coupon,
    });
    expect([platform.placed, platform.asked]).toEqual([[], ["key-00000000"]]);
  });

  it("CPP-11 a check of an unknown placement finds the bet, continues, or unlocks the coupon after 13 s", async () => {
    const coupon = pendingCoupon(single, 1_500_000);
    const at = (now: number) => ({ newKey: keys(), now });
    const found = await checkBatch(
      coupon,
      platformOf([], [{ kind: "placed", coupon: receipt }]),
      at(1_501_000),
    );
    expect(found).toEqual({
      kind: "placed",
      placed: [receipt],
      refusals: [],
      coupon: createEmptyCouponCookie("key-00000001"),
    });
    expect(await checkBatch(coupon, platformOf([], [none]), at(1_512_999))).toEqual({
      kind: "checking",
      placed: [],
      coupon,
    });
    expect(await checkBatch(coupon, platformOf([], [unknown]), at(9_999_000))).toEqual({
      kind: "checking",
      placed: [],
      coupon,
    });
    expect(await checkBatch(coupon, platformOf([], [none]), at(1_513_000))).toEqual({
      kind: "refused",
      refusals: [{ code: "not-placed" }],
      coupon: single,
    });
  });
});

describe("key that is not the coupon's", () => {
  const coupon = cookieOf([betNo(9)], { key: "key-00000009" });

  it("CPP-03 submitting an already used key shows its receipt and leaves the coupon unchanged", async () => {
    const platform = platformOf([], [{ kind: "placed", coupon: receipt }]);
    const outcome = await placeBatch(post({ coupon }), platform, meansOf());
    expect(outcome).toEqual({ kind: "placed", placed: [receipt], refusals: [], coupon });
    expect([platform.placed, platform.asked]).toEqual([[], ["key-00000000"]]);
  });

  it("CPP-10 a foreign key is refused with another amount, when nothing was placed under it, or when malformed", async () => {
    const other = platformOf([], [{ kind: "placed", coupon: receipt }]);
    const refused = { kind: "refused", refusals: [{ code: "key-reused" }], coupon };
    expect(await placeBatch(post({ coupon, typedAmount: "151" }), other, meansOf())).toEqual(
      refused,
    );
    expect(await placeBatch(post({ coupon }), platformOf([], [none]), meansOf())).toEqual(refused);
    for (const key of ["", "short", "key 00000000", "../coupons", "k".repeat(65)]) {
      const platform = platformOf([]);
      expect(await placeBatch(post({ coupon, key }), platform, meansOf())).toEqual(refused);
      expect(platform.asked).toEqual([]);
    }
  });

  it("CPP-10 a foreign key is refused as unavailable while the platform cannot be asked", async () => {
    const outcome = await placeBatch(post({ coupon }), platformOf([], [unknown]), meansOf());
    expect(outcome).toEqual({
      kind: "refused",
      refusals: [{ code: "unavailable", isNotSent: true }],
      coupon,
    });
  });
});
