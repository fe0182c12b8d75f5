import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateCashback, cashbackPeriods } from "~/domain/bonuses/cashback";
import { inviteCodeOfPlayer, inviterIdFromCode } from "~/domain/bonuses/friends";
import { loyaltyPointsForStake } from "~/domain/bonuses/points";
import { units } from "../../support/amounts";

describe("cashback", () => {
  // By hand: levels from 0, 500, 2,500, 10,000 and 50,000 least stakes (20 RUB, 0.50 EUR, 0.100 KWD, 100 JPY).
  it.each([
    ["RUB", 999_999, 0, 1, 3, 29_999],
    ["RUB", 1_000_000, 333_333, 2, 4, 26_666],
    ["RUB", 20_000_000, 1, 4, 6, 1_199_999],
    ["EUR", 25_000, 24_999, 2, 4, 0],
    ["EUR", 125_000, 100_001, 3, 5, 1_249],
    ["KWD", 5_000_000, 4_000_000, 5, 8, 80_000],
    ["JPY", 49_999, 20_000, 1, 3, 899],
    ["JPY", 50_000, 60_000, 2, 4, 0],
  ])(
    "OFC-09 cashback on %s %i staked with %i returned: level %i, %i %%, amount %i",
    (iso, staked, back, level, percent, amount) => {
      const found = calculateCashback(units(staked), units(back), iso);
      expect([found.level.level, found.level.percent, found.amount]).toEqual([
        level,
        percent,
        amount,
      ]);
    },
  );

  it("OFC-09 cashback periods are weeks from Monday or calendar months, in UTC", () => {
    const days = (programme: "vip" | "premium", now: string) => {
      const { last, running } = cashbackPeriods(programme, Date.parse(now));
      return [last.from, last.until, running.until].map((at) =>
        new Date(at).toISOString().slice(0, 10),
      );
    };
    expect(days("vip", "2026-11-22T23:59:59Z")).toEqual(["2026-11-09", "2026-11-16", "2026-11-23"]);
    expect(days("vip", "2026-11-23T00:00:00Z")).toEqual(["2026-11-16", "2026-11-23", "2026-11-30"]);
    expect(days("premium", "2026-01-31T12:00:00Z")).toEqual([
      "2025-12-01",
      "2026-01-01",
      "2026-02-01",
    ]);
  });
});

describe("loyalty points", () => {
  it.each([
    ["RUB", 9_999, 0],
    ["RUB", 10_000, 1],
    ["RUB", 25_050, 2],
    ["EUR", 1_000, 4],
    ["KWD", 1_499, 2],
    ["JPY", 1_500, 3],
  ])("ACC-13 a stake of %s %i earns %i loyalty points", (iso, stake, points) => {
    expect(loyaltyPointsForStake(units(stake), iso)).toBe(points);
  });
});

describe("invite code", () => {
  it("OFC-10 an invite code identifies the player that invites, and a malformed code identifies nobody", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (id) => {
        expect(inviterIdFromCode(inviteCodeOfPlayer(id).toLowerCase())).toBe(id);
        expect(inviterIdFromCode(`${inviteCodeOfPlayer(id)}2`)).not.toBe(id);
      }),
    );
    expect(inviterIdFromCode(inviteCodeOfPlayer(1))).toBe(1);
    expect(["", "F", "BOOST10", "F!!!"].map(inviterIdFromCode)).toEqual([null, null, null, null]);
  });
});
