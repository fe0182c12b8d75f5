import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMomentReached, realityCheckDueAt } from "~/domain/reality-check/check";
import { type GivenLimit, limitFor } from "../../support/limit";

const minute = 60_000;
const limit = (value: number | null, startedAt: number, own: Partial<GivenLimit> = {}) =>
  limitFor({ code: 32, value, startedAt, ...own });
const moment = fc.integer({ min: 0, max: 10 ** 13 });
const minutes = fc.constantFrom(5, 10, 15, 30, 45, 60);

describe("reality check", () => {
  it("RCK-01 a reality check is due at its exact time and not a millisecond earlier", () => {
    const at = realityCheckDueAt([limit(5, 0)], { from: 1_000, isOff: false }, 1_000);
    expect(at).toBe(301_000);
    expect([
      isMomentReached(at, 300_999),
      isMomentReached(at, 301_000),
      isMomentReached(at, 301_001),
    ]).toEqual([false, true, true]);
    expect(isMomentReached(null, 301_000)).toBe(false);
  });

  it.each([
    ["no limit", []],
    ["a limit without minutes", [limit(null, 0)]],
    ["one that is to come", [limit(5, 0, { state: "PENDING" })]],
    ["one that is over", [limit(5, 0, { endsAt: 500 })]],
    ["another type's", [limit(5, 0, { code: 31 })]],
  ])("RCK-01 no reality check is due with %s", (_name, limits) => {
    expect(realityCheckDueAt(limits, { from: 0, isOff: false }, 1_000)).toBeNull();
  });

  it("RCK-01 a reality check counts from the later of the last answer and the start of its limit", () => {
    fc.assert(
      fc.property(moment, moment, minutes, (from, startedAt, value) => {
        const at = realityCheckDueAt(
          [limit(value, startedAt)],
          { from, isOff: false },
          Math.max(from, startedAt),
        );
        expect(at).toBe(Math.max(from, startedAt) + value * minute);
      }),
    );
  });

  it("RCK-02 a dismissed reality check does not return until its limit is set again", () => {
    fc.assert(
      fc.property(moment, moment, minutes, (from, startedAt, value) => {
        const at = realityCheckDueAt(
          [limit(value, startedAt)],
          { from, isOff: true },
          Math.max(from, startedAt),
        );
        expect(at).toBe(startedAt > from ? startedAt + value * minute : null);
      }),
    );
  });
});
