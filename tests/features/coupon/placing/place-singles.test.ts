import { describe, expect, it } from "vitest";
import type { Account, Accounts } from "~/domain/accounts/account";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementKeyResult, PlacementResult } from "~/domain/coupon/placement-result";
import { defaultCouponSettings } from "~/domain/coupon/settings/settings";
import type { CouponBet } from "~/domain/coupon/types";
import { decimalOdds } from "~/domain/odds/views";
import { deriveSingleKey, type PlacePost } from "~/features/coupon/placing/batch.server";
import { pendingCoupon } from "~/features/coupon/placing/coupon-after";
import { checkBatch } from "~/features/coupon/placing/key-lookup.server";
import { placeBatch } from "~/features/coupon/placing/place-batch.server";
import { units } from "../../../support/amounts";
import { betNo, cookieOf, keys, placedCoupon } from "../make";

const account: Account = {
  id: 11,
  type: 0,
  iso: "RUB",
  symbol: "₽",
  money: units(1_000_000),
  label: "",
  isActive: true,
};
const accounts: Accounts = { all: [account], active: account, isFrozen: false };
const bets = [betNo(1), betNo(2), betNo(3)];
const coupon = cookieOf(bets, { typeId: 9 });
const name = ({ gameId, marketId, type, param }: CouponBet) =>
  `${gameId}:${marketId}:${type}:${param}`;
const typedAmounts = Object.fromEntries(
  bets.map((bet, index) => [name(bet), `${(index + 1) * 100},00`]),
);
const now = 1_500_000;

type Answer = PlacementResult | "receipt" | Error;

/** A platform that answers in turn and remembers by key what it has placed. */
function platformOf(
  answers: Answer[],
  lost: { find?: PlacementKeyResult["kind"][]; isDeaf?: boolean } = {},
) {
  const sent: PlacementRequest[] = [];
  const kept = new Map<string, PlacedCoupon>();
  const receiptOf = (placement: PlacementRequest) =>
    placedCoupon({ id: String(sent.length), key: placement.key, stake: placement.amount });
  return {
    sent,
    kept,
    place: async (placement: PlacementRequest): Promise<PlacementResult> => {
      sent.push(placement);
      const answer = answers.shift() ?? new Error("asked too often");
      if (answer instanceof Error) throw answer;
      if (answer !== "receipt") return answer;
      const receipt = kept.get(placement.key) ?? receiptOf(placement);
      kept.set(placement.key, receipt);
      return { kind: "placed", coupon: receipt };
    },
    findByKey: async (key: string): Promise<PlacementKeyResult> => {
      if (lost.isDeaf) return { kind: "unknown" };
      const receipt = kept.get(key);
      return receipt ? { kind: "placed", coupon: receipt } : { kind: "none" };
    },
    findByKeys: async (asked: readonly string[]) => {
      if (lost.isDeaf) return null;
      return new Map(
        asked.flatMap((key) => {
          const receipt = kept.get(key);
          return receipt ? [[key, receipt] as const] : [];
        }),
      );
    },
  };
}

/** Time passes only while waiting. */
function means(budgetMs = 2500) {
  let waited = 0;
  return {
    newKey: keys(),
    now,
    clock: () => now,
    left: () => budgetMs - waited,
    wait: async (ms: number) => {
      waited += ms;
    },
  };
}

function post(patch: Partial<PlacePost> = {}): PlacePost {
  return {
    coupon,
    typedAmount: "",
    typedByBlock: {},
    typedByBet: typedAmounts,
    key: coupon.key,
    session: { kind: "player", userId: 5, isStale: false, isSafe: true },
    accounts,
    config: {
      coupon: { maxBets: 50, minAmountTypes: [0], bonusFeature: false, promoCodes: false },
      refId: 8,
    },
    settings: defaultCouponSettings,
    odds: decimalOdds,
    ...patch,
  };
}

const refusal = (
  code: "funds" | "market-blocked" | "account-frozen" | "sign-in",
): PlacementResult => ({
  kind: "refused",
  refusals: [{ code }],
});

describe("placing singles", () => {
  it("CPN-14 placing singles sends no promo code with any of them", async () => {
    const platform = platformOf(["receipt", "receipt", "receipt"]);
    const asked = post();
    await placeBatch(
      { ...asked, coupon: { ...asked.coupon, promoCode: "BOOST10" } },
      platform,
      means(),
    );
    expect(platform.sent.map(({ promoCode }) => promoCode)).toEqual(["", "", ""]);
  });

  it("CPP-04 CPN-02 each single is sent as coupon type 0 in the coupon's order, under its own key", async () => {
    const platform = platformOf(["receipt", "receipt", "receipt"]);
    const outcome = await placeBatch(post(), platform, means());
    expect(
      platform.sent.map(({ typeId, amount, bets: [bet, ...more], key }) => [
        typeId,
        amount,
        bet?.marketId,
        more.length,
        key,
      ]),
    ).toEqual(
      bets.map((bet, index) => [
        0,
        (index + 1) * 10_000,
        bet.marketId,
        0,
        deriveSingleKey(coupon.key, bet),
      ]),
    );
    expect(outcome).toMatchObject({
      kind: "placed",
      refusals: [],
      coupon: { bets: [], key: "key-00000001" },
    });
    expect(outcome.kind === "placed" && outcome.placed.map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  it("CPP-04 CPP-06 refused singles stay in the coupon with their reason and stake, under a new key", async () => {
    const platform = platformOf(["receipt", refusal("market-blocked"), "receipt"]);
    const outcome = await placeBatch(post(), platform, means());
    expect(outcome).toMatchObject({
      kind: "placed",
      refusals: [{ code: "market-blocked", marketId: bets[1]?.marketId }],
      coupon: {
        bets: [
          { marketId: bets[1]?.marketId, amount: "200.00", refusal: { code: "market-blocked" } },
        ],
        key: "key-00000001",
        isChecking: false,
      },
    });
  });

  /** The typed stakes, the second of them this one; undefined = its field is not there. */
  const withSecond = (typed: string | undefined) =>
    Object.fromEntries(
      Object.entries(typedAmounts).flatMap(([id, text]) =>
        id !== name(betNo(2)) ? [[id, text]] : typed === undefined ? [] : [[id, typed]],
      ),
    );

  it("CPP-04 an invalid stake of one single is refused at its bet, and no single is sent", async () => {
    const platform = platformOf([]);
    const outcome = await placeBatch(post({ typedByBet: withSecond("ten") }), platform, means());
    expect(outcome).toEqual({
      kind: "refused",
      refusals: [{ code: "amount", marketId: bets[1]?.marketId }],
      coupon,
    });
    expect(platform.sent).toEqual([]);
  });

  it.each(["", undefined])(
    "CPP-04 a single without a stake (%s) is not sent and stays with a refusal that asks for the stake",
    async (typed) => {
      const platform = platformOf(["receipt", "receipt"]);
      // The stake that was once for all is none of it.
      const common = { ...coupon, amount: "100.00" };
      const asked = post({ coupon: common, typedByBet: withSecond(typed) });
      const outcome = await placeBatch(asked, platform, means());
      expect(platform.sent.map(({ amount }) => amount)).toEqual([10_000, 30_000]);
      expect(outcome).toMatchObject({
        kind: "placed",
        coupon: {
          amount: "",
          bets: [{ marketId: bets[1]?.marketId, amount: "", refusal: { code: "no-stake" } }],
        },
      });
    },
  );

  it("CPP-04 singles without any stake are refused one by one, and nothing is sent", async () => {
    const platform = platformOf([]);
    const outcome = await placeBatch(post({ typedByBet: {} }), platform, means());
    const refusals = bets.map(({ marketId }) => ({ code: "no-stake", marketId }));
    expect(outcome).toEqual({ kind: "refused", refusals, coupon });
    expect(platform.sent).toEqual([]);
  });

  it("CPP-04 a single on a started event is not sent and stays with its reason", async () => {
    const platform = platformOf(["receipt", "receipt"]);
    const gone = new Map([[name(betNo(2)), "event-started" as const]]);
    const asked = post({ typedByBet: withSecond(undefined), gone });
    expect(await placeBatch(asked, platform, means())).toMatchObject({
      kind: "placed",
      coupon: { bets: [{ refusal: { code: "event-started" } }] },
    });
    expect(platform.sent).toHaveLength(2);
  });

  it("CPP-06 a refusal that concerns the player stops the remaining singles from being sent", async () => {
    const platform = platformOf(["receipt", refusal("account-frozen")]);
    const outcome = await placeBatch(post(), platform, means());
    expect(platform.sent).toHaveLength(2);
    expect(outcome).toMatchObject({ kind: "placed", refusals: [{ code: "account-frozen" }] });
    expect(outcome.coupon.bets.map(({ refusal: told }) => told?.code)).toEqual([
      "account-frozen",
      "account-frozen",
    ]);
  });

  it("CPP-04 OPS-04 while the platform is unavailable singles are not sent, and the coupon keeps its key", async () => {
    const away = await placeBatch(post(), platformOf([{ kind: "unsent" }]), means());
    expect(away).toMatchObject({
      kind: "refused",
      refusals: [{ code: "unavailable", isNotSent: true }],
      coupon: { key: coupon.key, isChecking: false },
    });
    const amid = await placeBatch(post(), platformOf(["receipt", { kind: "unsent" }]), means());
    expect(amid.coupon.bets.map(({ refusal: told }) => told?.code)).toEqual([
      "not-placed",
      "not-placed",
    ]);
  });

  it("CPP-04 a single refused for lack of funds does not stop a later one from being placed", async () => {
    const platform = platformOf([refusal("funds"), "receipt", "receipt"]);
    const outcome = await placeBatch(post(), platform, means());
    expect(outcome).toMatchObject({
      kind: "placed",
      coupon: { bets: [{ refusal: { code: "funds" } }] },
    });
  });

  it("CPP-06 PLT-05 changed terms or a missing sign-in end the placing of singles with that outcome", async () => {
    expect(await placeBatch(post(), platformOf([{ kind: "terms" }]), means())).toMatchObject({
      kind: "terms",
      coupon: { key: coupon.key },
    });
    expect(await placeBatch(post(), platformOf([refusal("sign-in")]), means())).toMatchObject({
      kind: "refused",
      refusals: [{ code: "sign-in" }],
    });
    const guest = await placeBatch(post({ session: { kind: "guest" } }), platformOf([]), means());
    expect(guest).toEqual({ kind: "refused", refusals: [{ code: "sign-in" }], coupon });
  });
});

describe("lost response among singles", () => {
  it("CPP-11 CPP-04 a single with a lost response is looked up by its key, not sent again, and the rest go on", async () => {
    const platform = platformOf(["receipt", new Error("hang up"), "receipt"]);
    const second = bets[1] ?? betNo(2);
    platform.kept.set(deriveSingleKey(coupon.key, second), placedCoupon({ id: "lost" }));
    const outcome = await placeBatch(post(), platform, means());
    expect(outcome.kind === "placed" && outcome.placed.map(({ id }) => id)).toEqual([
      "1",
      "lost",
      "3",
    ]);
    expect(platform.sent).toHaveLength(3);
  });

  it("CPP-11 a single with an unknown outcome keeps the coupon unchanged and stops the remaining singles", async () => {
    const platform = platformOf(["receipt", { kind: "unknown" }], { isDeaf: true });
    const outcome = await placeBatch(post(), platform, means());
    expect(platform.sent).toHaveLength(2);
    expect(outcome).toMatchObject({ kind: "checking", placed: [{ id: "1" }] });
    expect(outcome.coupon).toMatchObject({ key: coupon.key, isChecking: true });
    expect(outcome.coupon.bets.map(({ refusal: told }) => told?.code ?? null)).toEqual([
      null,
      null,
      "not-placed",
    ]);
  });

  it("CPP-11 a later check removes placed singles and keeps those that can no longer arrive", async () => {
    const [first = betNo(1), second = betNo(2), third = betNo(3)] = bets;
    const waiting = { ...third, refusal: { code: "not-placed" as const } };
    const inDoubt = pendingCoupon({ ...coupon, bets: [first, second, waiting] }, now);
    const platform = platformOf([]);
    platform.kept.set(deriveSingleKey(coupon.key, first), placedCoupon({ id: "1" }));
    expect(
      await checkBatch(inDoubt, platform, { newKey: keys(), now: now + 12_999 }),
    ).toMatchObject({
      kind: "checking",
      placed: [{ id: "1" }],
      coupon: inDoubt,
    });
    const over = await checkBatch(inDoubt, platform, {
      newKey: keys(),
      now: now + 13_000,
    });
    expect(over).toMatchObject({ kind: "placed", placed: [{ id: "1" }] });
    expect(over.coupon).toMatchObject({ key: coupon.key, isChecking: false });
    expect(over.coupon.bets.map(({ marketId, refusal: told }) => [marketId, told?.code])).toEqual([
      [second.marketId, "not-placed"],
      [third.marketId, "not-placed"],
    ]);
    platform.kept.set(deriveSingleKey(coupon.key, second), placedCoupon({ id: "2" }));
    // The bet that is left alone is placed under the coupon's key: that of the bet, for it may arrive after all.
    const soon = await checkBatch(inDoubt, platform, { newKey: keys(), now: now + 100 });
    expect(soon).toMatchObject({
      kind: "placed",
      coupon: { key: deriveSingleKey(coupon.key, third) },
    });
    expect(
      await checkBatch(inDoubt, platformOf([], { isDeaf: true }), {
        newKey: keys(),
        now: now + 99_000,
      }),
    ).toEqual({ kind: "checking", placed: [], coupon: inDoubt });
  });
});

describe("repeated submission of singles", () => {
  it("CPP-03 submitting the same singles again sends the same keys, so each bet is placed once", async () => {
    const platform = platformOf(Array.from({ length: 6 }, () => "receipt" as const));
    const once = await placeBatch(post(), platform, means());
    const twice = await placeBatch(post(), platform, means());
    expect(twice).toMatchObject({ kind: "placed" });
    expect(platform.kept.size).toBe(3);
    expect(once.kind === "placed" && twice.kind === "placed" && twice.placed).toEqual(
      once.kind === "placed" ? once.placed : null,
    );
  });

  it("CPP-03 CPP-10 singles under an old key show their receipts, and with another stake they are refused", async () => {
    const platform = platformOf(["receipt", refusal("funds"), "receipt"]);
    const first = await placeBatch(post(), platform, means());
    const again = await placeBatch(post({ coupon: first.coupon }), platform, means());
    expect(again).toMatchObject({
      kind: "placed",
      placed: [{ id: "1" }, { id: "3" }],
      coupon: first.coupon,
    });
    expect(platform.sent).toHaveLength(3);
    const other = { ...typedAmounts, [name(betNo(1))]: "101,00" };
    const reused = { kind: "refused", refusals: [{ code: "key-reused" }], coupon: first.coupon };
    expect(
      await placeBatch(post({ coupon: first.coupon, typedByBet: other }), platform, means()),
    ).toEqual(reused);
    expect(
      await placeBatch(post({ coupon: first.coupon, key: "made-up-key" }), platform, means()),
    ).toEqual(reused);
  });
});
