import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultCouponSettings } from "~/domain/coupon/settings/settings";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import { decimalOdds } from "~/domain/odds/views";
import { placeBatch } from "~/features/coupon/placing/place-batch.server";
import { loadAccounts } from "~/platform/services/accounts/client.server";
import { signInByPassword } from "~/platform/services/auth/client.server";
import { placeCoupon } from "~/platform/services/coupons/place.server";
import {
  findCouponByPlacementKey,
  findCouponsByPlacementKeys,
} from "~/platform/services/coupons/placed-coupons.server";
import { platformNow } from "~/platform/transport/clock.server";
import type { PlatformAuth } from "~/platform/transport/scope.server";
import { emptyDatabase } from "../support/databases";
import { betOn, openSite, type Site, season } from "../support/site";
import { scope } from "./upstream";

describe("singles over PostgreSQL", () => {
  let site: Site;
  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    site = await openSite({
      env: {
        sandbox: {
          dataDir: null,
          databaseUrl,
          feed: season,
          publicOrigin: "https://touchline.test",
          secrets: ["a-secret-of-tests"],
          now: null,
          control: true,
        },
      },
    });
  });
  afterAll(() => site?.close());

  /** A session of the demo player, and the coupon service as it asks it. */
  async function session() {
    const signed = await signInByPassword(scope(), {
      login: "demo@example.test",
      password: "demo",
      save: false,
    });
    if (signed.kind !== "signed-in") throw new Error(signed.kind);
    const { userId, sessionId } = signed;
    const auth: PlatformAuth = { sessionId, token: null, tokenExpires: 0, onToken: () => {} };
    const page = scope({ auth, budgetMs: 60_000 });
    const accounts = await loadAccounts(page);
    if (!accounts.ok) throw new Error("no accounts");
    return {
      userId,
      accounts: accounts.value,
      platform: {
        place: (placement: Parameters<typeof placeCoupon>[1]) => placeCoupon(page, placement),
        findByKey: (key: string) => findCouponByPlacementKey(page, key),
        findByKeys: (keys: readonly string[]) => findCouponsByPlacementKeys(page, keys),
      },
    };
  }

  it("CPP-03 CPP-04 one form of singles submitted twenty times at once places each bet once", async () => {
    const homes = ["Man United", "Arsenal", "Parma"];
    const offered = await Promise.all(
      homes.map(async (home) => betOn(await site.gameOf(home), "1")),
    );
    const bets = offered.map(({ gameId, marketId, coef }) => ({
      ...{ gameId, marketId, coef, type: "1", param: "", scores: null, addedAt: 0, blockId: 0 },
      ...{ isBanker: false, amount: "", refusal: null },
    }));
    const coupon = { ...createEmptyCouponCookie("key-of-the-coupon"), typeId: 9 as const, bets };
    const typedAmounts = Object.fromEntries(
      offered.map(({ name }, index) => [name, `${index + 1}00`]),
    );
    const sessions = await Promise.all(Array.from({ length: 4 }, session));
    const press = ({ userId, accounts, platform }: (typeof sessions)[number]) =>
      placeBatch(
        {
          coupon,
          typedAmount: "",
          typedByBlock: {},
          typedByBet: typedAmounts,
          key: coupon.key,
          session: { kind: "player", userId, isStale: false, isSafe: true },
          accounts,
          config: {
            coupon: { maxBets: 50, minAmountTypes: [0], bonusFeature: false, promoCodes: false },
            refId: 1,
          },
          settings: defaultCouponSettings,
          odds: decimalOdds,
        },
        platform,
        {
          newKey: () => "key-of-another",
          now: 0,
          clock: platformNow,
          left: () => 60_000,
          wait: async () => {},
        },
      );
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => sessions).flatMap((all) => all.map(press)),
    );
    const ids = outcomes.map((outcome) =>
      outcome.kind === "placed" ? outcome.placed.map(({ id }) => id).join() : outcome.kind,
    );
    expect(new Set(ids).size).toBe(1);
    const placed = await site.bets();
    expect(placed.map(({ stake }) => stake).sort()).toEqual(["100.00", "200.00", "300.00"]);
    expect(placed.map(({ id }) => id).sort()).toEqual((ids[0] ?? "").split(",").sort());
    expect(await site.balance(11)).toBe("9400.00");
  });
});
