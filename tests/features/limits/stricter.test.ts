import { describe, expect, it } from "vitest";
import type { LimitChoices } from "~/domain/limits/answers";
import type { LimitCode } from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { isStricterLimit } from "~/domain/limits/strictness";
import {
  readTypedStricterLimits,
  stricterChoices,
  stricterLimitFieldName,
  validateStricterForm,
  valueKeptByCancellingRaise,
} from "~/features/limits/stricter";
import { type GivenLimit, limitFor, offered, valueFor } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const day = 86_400_000;
const choices: LimitChoices = {
  iso: "RUB",
  values: offered([
    [20, [50_000, 100_000, null]],
    [30, [1, 7, 30]],
    [31, [null, 1, 2, 8]],
    [32, [5, 10, 60]],
  ]),
};
const limit = (code: LimitCode, value: number | null, changes: Partial<GivenLimit> = {}) =>
  limitFor({ code, value, startedAt: now - day, ...changes });
const raise = (code: LimitCode, value: number | null) => limit(code, value, { state: "PENDING" });
const until = (days: number) => ({ endsAt: now + days * day });

describe("stricter limit values", () => {
  it.each([
    ["a lower amount", 20, 50, limit(20, 100), true],
    ["the same amount", 20, 100, limit(20, 100), false],
    ["a higher amount", 20, 200, limit(20, 100), false],
    ["no limit", 20, null, limit(20, 100), false],
    ["no limit where there is none", 20, null, null, false],
    ["any amount where there is none", 20, 100, null, true],
    ["any amount where what is kept is none", 20, 100, limit(20, null), true],
    ["a shorter session", 31, 1, limit(31, 2), true],
    ["a check that comes more often", 32, 5, limit(32, 10), true],
    ["a check that comes less often", 32, 60, limit(32, 10), false],
    ["an exclusion that ends later", 30, 8, limit(30, 30, until(7)), true],
    ["an exclusion that ends at the same moment", 30, 7, limit(30, 30, until(7)), false],
    ["an exclusion that ends earlier", 30, 6, limit(30, 30, until(7)), false],
    ["a time-out that ends later", 33, 30, limit(33, 7, until(6)), true],
    ["an exclusion where one without end holds", 30, 3650, limit(30, 30), false],
    ["an exclusion where what is kept is none", 30, 1, limit(30, null), true],
    ["taking back an exclusion", 30, null, limit(30, 30, until(7)), false],
  ] as const)(
    "LIM-07 whether a limit value is stricter than the one in force: %s",
    (_name, code, value, held, expected) => {
      expect(isStricterLimit(valueFor(code, value), held, now)).toBe(expected);
    },
  );
});

describe("choices of a stricter-value field", () => {
  it("LIM-07 a stricter-value field offers only the offered values that are stricter than the one in force", () => {
    const of = (code: LimitCode, ...limits: Limit[]) =>
      stricterChoices(code, { limits, choices, now }).map(({ value }) => value);
    expect(of(20, limit(20, 100_000))).toEqual([50_000]);
    expect(of(20)).toEqual([50_000, 100_000]);
    expect(of(31, limit(31, 2), raise(31, 8))).toEqual([1]);
    expect(of(32, limit(32, 5))).toEqual([]);
    expect(of(30, limit(30, 30, until(3)))).toEqual([7, 30]);
    expect(of(21, limit(21, 100_000))).toEqual([]);
  });
});

describe("withdrawal of a pending raise", () => {
  it("LIM-05 LIM-07 withdrawing a pending raise keeps the limit in force, and only raises can be withdrawn", () => {
    const of = (code: LimitCode, ...limits: Limit[]) =>
      valueKeptByCancellingRaise(code, { limits, now })?.value ?? null;
    expect(of(31, limit(31, 2), raise(31, 8))).toBe(2);
    expect(of(1, limit(1, 500), raise(1, null))).toBe(500);
    expect(of(31, limit(31, 2))).toBeNull();
    expect(of(31, raise(31, 8))).toBeNull();
    expect(of(31, limit(31, 2, { endsAt: now }), raise(31, 8))).toBeNull();
    expect(of(31, limit(31, null), raise(31, 8))).toBeNull();
    // What is pending is stricter than what holds.
    expect(of(31, limit(31, 2), raise(31, 1))).toBeNull();
    for (const code of [30, 33] as const)
      expect(of(code, limit(code, 30, until(7)), raise(code, 1))).toBeNull();
  });
});

describe("stricter-values form", () => {
  const read = (typed: Partial<Record<LimitCode, string>>, limits: readonly Limit[] = []) => {
    const posted = Object.fromEntries(
      Object.entries(typed).map(([code, text]) => [`stricter-${code}`, text]),
    );
    const known = { limits, choices, now, lng: "en" as const };
    const { requested, errors } = validateStricterForm(readTypedStricterLimits(posted), known);
    const pairs = requested.map(({ code, value }) => [code, value]);
    return { requested: pairs, errors: [...errors] };
  };

  it("LIM-07 LIM-13 the stricter-values form requests the stricter values and ignores empty fields", () => {
    const limits = [limit(20, 500_000), raise(20, 900_000), limit(31, 8), limit(30, 30, until(3))];
    expect(read({ 20: " 1,500.50 ", 31: " 2 ", 30: "7", 32: " ", 1: "" }, limits)).toEqual({
      requested: [
        [20, 150_050],
        [30, 7],
        [31, 2],
      ],
      errors: [],
    });
  });

  it("LIM-07 the stricter-values form reports values that are not stricter, not valid or not offered", () => {
    const limits = [limit(20, 500_000), limit(31, 2), limit(30, 30, until(20))];
    const refused = { 20: "5000", 21: "lots", 1: "999999999", 30: "7", 33: "1", 31: "-1", 32: "7" };
    expect(read(refused, limits)).toEqual({
      requested: [],
      errors: [
        [20, "not_stricter"],
        [21, "amount"],
        [33, "value"],
        [30, "not_stricter"],
        [31, "not_stricter"],
        [32, "value"],
        [1, "not_stricter"],
      ],
    });
  });

  it("LIM-07 stricter-value fields have their own names, and other fields are ignored", () => {
    expect(stricterLimitFieldName(12)).toBe("stricter-12");
    const posted = { "stricter-20": "1", "stricter-99": "1", "limit-21": "1" };
    expect([...readTypedStricterLimits(posted)]).toEqual([[20, "1"]]);
  });
});
