import { describe, expect, it } from "vitest";
import type { LimitCode } from "~/domain/limits/codes";
import {
  limitsWithRaisesAwaitingApproval,
  limitsWithStricterApplied,
} from "~sandbox/services/limits/change";
import type { StoredLimits } from "~sandbox/services/limits/stored";
import { valueFor } from "../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const since = Math.floor(now / 1000) - 86_400;
const stored = (values: Readonly<Record<number, number>>): StoredLimits =>
  Object.fromEntries(
    Object.entries(values).map(([code, value]) => [
      code,
      {
        ...{
          limitType: Number(code),
          value,
          limitState: "ACTIVE",
          startedAt: since,
          endsAt: null,
        },
        ...{ needApprove: false, pending: null, selfExcludeReason: null },
      },
    ]),
  );
const asked = (code: LimitCode, value: number | null) => ({
  ...valueFor(code, value),
  reasonId: null,
});
/** What is pending of a type; undefined = nothing. */
const pendingOf = (limits: StoredLimits, code: number) => limits[code]?.pending?.value;

describe("limit raises after a passed test", () => {
  it("LIM-12 LIM-04 a limit raise whose test is passed is pending, and the current limit stays in force", () => {
    const kept = limitsWithRaisesAwaitingApproval(
      stored({ 20: 1_000, 31: 2 }),
      [asked(20, 3_000), asked(31, null)],
      now,
    );
    expect([kept[20]?.value, kept[31]?.value]).toEqual([1_000, 2]);
    expect([pendingOf(kept, 20), pendingOf(kept, 31)]).toEqual([3_000, null]);
  });

  it("LIM-12 a raise that no longer loosens a limit, or whose limit is gone, is dropped", () => {
    // Between the test and its answers the limit has been approved at more.
    const kept = limitsWithRaisesAwaitingApproval(
      stored({ 20: 5_000 }),
      [asked(20, 3_000), asked(20, 5_000), asked(1, 100)],
      now,
    );
    expect(kept).toEqual(stored({ 20: 5_000 }));
  });

  it("LIM-12 a limit raise is refused while play is locked", () => {
    const lock = stored({ 37: 1 })[37];
    const locked: StoredLimits = { ...stored({ 20: 1_000 }) };
    if (lock) locked[37] = { ...lock, endsAt: since + 2 * 86_400 };
    expect(limitsWithRaisesAwaitingApproval(locked, [asked(20, 3_000)], now)).toEqual(locked);
    expect(limitsWithStricterApplied(locked, [asked(20, 3_000)], now).refused).toBe(20);
  });
});
