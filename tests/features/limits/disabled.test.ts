import { describe, expect, it } from "vitest";
import type { LimitCode } from "~/domain/limits/codes";
import type { Limit, LimitState } from "~/domain/limits/limit";
import {
  findDisabledLimitFields,
  isPendingDepositLimit,
  isSelfExclusionPending,
} from "~/features/limits/disabled";
import { limitFor } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const later = now + 86_400_000;

function limit(code: LimitCode, state: LimitState, endsAt: number | null = null): Limit {
  return limitFor({ code, state, value: 5, startedAt: now - 1, endsAt });
}

/** What LIM-07 disables: limits, whether sections are disabled whole, and what cannot be changed. */
const table: readonly (readonly [
  name: string,
  limits: readonly Limit[],
  isBySection: boolean,
  disabled: Readonly<Partial<Record<LimitCode, string>>>,
])[] = [
  ["nothing set", [], true, {}],
  [
    "limits of money in force",
    [limit(20, "ACTIVE"), limit(1, "ACTIVE"), limit(10, "ACTIVE")],
    true,
    {},
  ],
  [
    "a session limit and a reality check in force",
    [limit(31, "ACTIVE"), limit(32, "ACTIVE")],
    true,
    {},
  ],
  ["a pending deposit limit alone", [limit(21, "PENDING")], false, { 21: "pending" }],
  [
    "its section with it",
    [limit(21, "PENDING")],
    true,
    { 20: "section", 21: "pending", 22: "section" },
  ],
  [
    "a pending wagering limit",
    [limit(1, "PENDING")],
    true,
    { 1: "pending", 2: "section", 3: "section" },
  ],
  [
    "a pending loss limit",
    [limit(12, "PENDING")],
    true,
    { 10: "section", 11: "section", 12: "pending" },
  ],
  ["a pending reality check", [limit(32, "PENDING")], true, { 32: "pending" }],
  [
    "a self-exclusion in force, with the whole extra section",
    [limit(30, "ACTIVE", later)],
    false,
    { 30: "active", 31: "section", 33: "section" },
  ],
  ["a self-exclusion that is over", [limit(30, "ACTIVE", now)], true, {}],
  ["a self-exclusion given up", [limit(30, "INACTIVE")], true, {}],
  [
    "a time-out in force",
    [limit(33, "ACTIVE", later)],
    false,
    { 30: "section", 31: "section", 33: "active" },
  ],
  [
    "a pending session limit",
    [limit(31, "PENDING")],
    false,
    { 30: "section", 31: "pending", 33: "section" },
  ],
  [
    "limit 37 in force",
    [limit(37, "ACTIVE", later)],
    false,
    { 30: "blocked", 31: "blocked", 33: "blocked" },
  ],
  [
    "limit 37 in force and a pending session limit, which says so itself",
    [limit(31, "PENDING"), limit(37, "ACTIVE", later)],
    false,
    { 30: "blocked", 31: "pending", 33: "blocked" },
  ],
  ["limit 37 that is over", [limit(37, "ACTIVE", now)], false, {}],
];

describe("disabled limit fields", () => {
  it.each(table)(
    "LIM-07 LIM-19 the disabled limit fields for: %s",
    (_, limits, isBySection, expected) => {
      const disabled = findDisabledLimitFields(limits, { now, isBySection });
      expect(Object.fromEntries([...disabled].map(([code, { reason }]) => [code, reason]))).toEqual(
        expected,
      );
    },
  );

  it("LIM-19 a disabled limit field names the end of its limit or block, or none while a change is pending", () => {
    const until = (limits: readonly Limit[], code: LimitCode) =>
      findDisabledLimitFields(limits, { now, isBySection: true }).get(code)?.until;
    expect(until([limit(30, "ACTIVE", later)], 30)).toBe(later);
    expect(until([limit(30, "ACTIVE", later)], 31)).toBe(later);
    expect(until([limit(37, "ACTIVE", later)], 33)).toBe(later);
    expect(until([limit(20, "PENDING")], 20)).toBeNull();
  });

  it("LIM-05 LIM-09 only pending deposit limits can be cancelled, and only a pending self-exclusion is upcoming", () => {
    expect(
      [20, 21, 22].every((code) => isPendingDepositLimit(limit(code as LimitCode, "PENDING"))),
    ).toBe(true);
    for (const code of [1, 10, 30, 31, 32, 33, 37] as const)
      expect(isPendingDepositLimit(limit(code, "PENDING"))).toBe(false);
    expect(isPendingDepositLimit(limit(20, "ACTIVE"))).toBe(false);
    expect(isSelfExclusionPending([limit(30, "PENDING")])).toBe(true);
    expect(isSelfExclusionPending([limit(30, "ACTIVE", later), limit(33, "PENDING")])).toBe(false);
  });
});
