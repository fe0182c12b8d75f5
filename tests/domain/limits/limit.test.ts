import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findDueLimitApprovals,
  limitRaiseApprovalDelayMs,
  nextLimitApprovalAt,
} from "~/domain/limits/approval";
import {
  isLimitCode,
  limitSectionOf,
  moneyLimitBasis,
  settableLimitCodes,
  timeLimitUnitMs,
} from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import { findLongestPlayLock, isBreakOfFullLengthInForce } from "~/domain/limits/play-lock";
import { findStrictestMoneyLimit } from "~/domain/limits/strictest";
import { isLooserLimit, limitChangeDirection } from "~/domain/limits/strictness";
import { type GivenLimit, limitFor, valueFor } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const day = 86_400_000;

function limit(changes: Partial<GivenLimit>) {
  return limitFor({ code: 20, value: 100, startedAt: now, ...changes });
}

describe("limit types", () => {
  it("LIM-01 every limit type has its section and its time window", () => {
    expect([...settableLimitCodes].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33,
    ]);
    expect([20, 33, 32, 1, 10].map((code) => limitSectionOf(code as 20))).toEqual([
      "deposit",
      "extra",
      "reality-check",
      "wagering",
      "loss",
    ]);
    expect(limitSectionOf(37)).toBeNull();
    const kinds = { wagering: [1, 2, 3], loss: [10, 11, 12], deposit: [20, 21, 22] } as const;
    for (const [kind, codes] of Object.entries(kinds))
      expect(codes.map(moneyLimitBasis)).toEqual(
        [1, 7, 30].map((days) => ({ kind, days, ms: days * day })),
      );
    expect(moneyLimitBasis(31)).toBeNull();
    expect([30, 31, 32, 33, 37].map((code) => timeLimitUnitMs(code as 30))).toEqual([
      day,
      3_600_000,
      60_000,
      day,
      day,
    ]);
    expect([4, 13, 34, 36].some(isLimitCode)).toBe(false);
    expect(isLimitCode(37) && isLimitCode(1)).toBe(true);
  });
});

describe("limits in force", () => {
  it("LIM-12 an active limit is in force until its end time and no longer at it", () => {
    const ending = limit({ code: 33, endsAt: now + day });
    expect(findLimitInForce([ending], 33, now + day - 1)).toBe(ending);
    expect(findLimitInForce([ending], 33, now + day)).toBeNull();
    expect(
      findLimitInForce([limit({ state: "PENDING" }), limit({ state: "INACTIVE" })], 20, now),
    ).toBeNull();
  });

  it("LIM-12 of several play locks the longest one is reported, and a lock without an end is the longest", () => {
    const short = limit({ code: 37, endsAt: now + 1 });
    const long = limit({ code: 30, endsAt: now + day });
    const endless = limit({ code: 33, endsAt: null });
    expect(findLongestPlayLock([short, long], now)).toBe(long);
    expect(findLongestPlayLock([endless, long], now)).toBe(endless);
    expect(findLongestPlayLock([short], now + 1)).toBeNull();
    expect(findLongestPlayLock([limit({ code: 20 }), limit({ code: 31 })], now)).toBeNull();
  });

  it("LIM-14 the strictest limit on stakes and losses, or on deposits, is the active one with the least left", () => {
    const one = fc.record({
      code: fc.constantFrom(1, 2, 3, 10, 11, 12, 20, 21, 22),
      left: fc.option(fc.nat(1_000), { nil: null }),
      state: fc.constantFrom("ACTIVE" as const, "PENDING" as const),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ code }) => code }), (given) => {
        const limits = given.map((each) => limit(each as Partial<GivenLimit>));
        for (const [kinds, isOf] of [
          [["wagering", "loss"], (code: number) => code < 20],
          [["deposit"], (code: number) => code >= 20],
        ] as const) {
          const lefts = given.flatMap(({ code, left, state }) =>
            isOf(code) && state === "ACTIVE" && left !== null ? [left] : [],
          );
          const found = findStrictestMoneyLimit(limits, kinds, now);
          expect(found?.left ?? null).toBe(lefts.length > 0 ? Math.min(...lefts) : null);
        }
      }),
    );
  });

  it("LIM-06 a pending limit change is 1 when looser and -1 when stricter, and no limit counts as the loosest", () => {
    const way = (code: GivenLimit["code"], value: number | null, held: number | null) =>
      limitChangeDirection(
        limit({ code, value }),
        held === null ? null : limit({ code, value: held }),
      );
    expect([way(20, 200, 100), way(20, null, 100), way(31, 5, 2), way(32, 60, 5)]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([way(20, 50, 100), way(20, 50, null), way(31, 1, 2), way(32, 5, 60)]).toEqual([
      -1, -1, -1, -1,
    ]);
    // Of what locks a player out shorter is looser.
    expect([way(30, 1, 7), way(33, 30, 7), way(37, 1, 2)]).toEqual([1, -1, 1]);
    expect(isLooserLimit(valueFor(20, 100), valueFor(20, 100))).toBe(false);
    expect(isLooserLimit(valueFor(20, null), valueFor(20, null))).toBe(false);
  });
});

describe("requested break", () => {
  it("LIM-17 a break is in force when play is locked for its full length, give or take a minute, or without end", () => {
    const until = (endsAt: number | null) => [limit({ code: 37, value: 1, endsAt })];
    const ends = [now + day + 1_000, now + day, now + day - 60_000, null];
    expect(ends.map((end) => isBreakOfFullLengthInForce(until(end), now))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    // What is left of one that was begun long before is no sign of this one.
    expect(
      [now + day - 60_001, now + 1, now].map((end) => isBreakOfFullLengthInForce(until(end), now)),
    ).toEqual([...[false, false, false]]);
    expect(
      isBreakOfFullLengthInForce([limit({ code: 33, value: 7, endsAt: now + 7 * day })], now),
    ).toBe(false);
  });
});

describe("approval time", () => {
  const pending = limit({ state: "PENDING", needsApproval: true, startedAt: now });

  it("APR-01 a raise is due for approval 86,400 s after its start and not a second earlier", () => {
    const delay = limitRaiseApprovalDelayMs({ raiseDelayHours: 24 });
    expect(delay).toBe(86_400_000);
    expect(findDueLimitApprovals([pending], delay, now + 86_399_000)).toEqual([]);
    expect(findDueLimitApprovals([pending], delay, now + 86_400_000)).toEqual([pending]);
    const others = [limit({}), limit({ state: "PENDING", needsApproval: false, startedAt: 0 })];
    expect(findDueLimitApprovals(others, delay, now + day)).toEqual([]);
  });

  it("APR-01 LIM-16 the next approval time is that of the earliest raise, by the market's delay", () => {
    const later = limit({ code: 1, state: "PENDING", needsApproval: true, startedAt: now + 5 });
    const week = limitRaiseApprovalDelayMs({ raiseDelayHours: 168 });
    expect(nextLimitApprovalAt([later, pending], week, now)).toBe(now + 7 * day);
    expect(nextLimitApprovalAt([later, pending], week, now + 7 * day)).toBe(now + 7 * day + 5);
    expect(nextLimitApprovalAt([pending], week, now + 7 * day)).toBeNull();
  });
});
