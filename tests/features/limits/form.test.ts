import { describe, expect, it } from "vitest";
import type { LimitChoices } from "~/domain/limits/answers";
import { type LimitCode, limitFieldName } from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { readTypedLimits, validateLimitsForm } from "~/features/limits/form";
import { limitFor, offered } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const choices: LimitChoices = {
  iso: "RUB",
  values: offered([
    [30, [1, 7, 30]],
    [31, [null, 1, 2]],
    [32, [5, 10]],
    [33, [1, 7]],
  ]),
};
const held = (code: LimitCode, value: number, state: Limit["state"] = "ACTIVE") =>
  limitFor({ code, state, value, startedAt: now });

function read(
  typed: Partial<Record<LimitCode, string>>,
  limits: readonly Limit[] = [],
  disabled: readonly LimitCode[] = [],
  shown: Partial<Record<LimitCode, string>> = {},
) {
  const posted = Object.fromEntries([
    ...Object.entries(shown).map(([code, text]) => [`shown-${code}`, text]),
    ...Object.entries(typed).map(([code, text]) => [`limit-${code}`, text]),
  ]);
  const known = {
    limits,
    choices,
    disabled: new Set(disabled),
    now,
    lng: "en" as const,
  };
  const { requested, errors, ...rest } = validateLimitsForm(readTypedLimits(posted), known);
  const pairs = requested.map(({ code, value }) => [code, value]);
  return { requested: pairs, ...rest, errors: [...errors] };
}
const nothing = { requested: [], exclusions: [], errors: [] };

describe("limits form", () => {
  it("LIM-13 limit amounts are read in common spellings and in the smallest unit", () => {
    expect(read({ 20: "5 000,50", 1: "99.50", 10: "1500" }).requested).toEqual([
      [20, 500_050],
      [1, 9_950],
      [10, 150_000],
    ]);
  });

  it("LIM-13 each limit field without a valid amount is reported, and fields not sent are ignored", () => {
    expect(read({ 20: "lots", 21: "0", 22: "-5", 2: "1.234" }).errors).toEqual([
      [20, "amount"],
      [21, "amount"],
      [22, "amount"],
      [2, "amount"],
    ]);
    expect(read({})).toEqual(nothing);
  });

  it("LIM-01 a limit on time accepts only the values that the service offers", () => {
    expect(read({ 31: "2", 32: "10" }).requested).toEqual([
      [31, 2],
      [32, 10],
    ]);
    expect(read({ 31: "3", 32: "7", 30: "2", 33: "x" }).errors).toEqual(
      [33, 30, 31, 32].map((code) => [code, "value"]),
    );
    // Neither is what begins or ends like one.
    for (const text of ["1x", "x1", "1 2", "0000001"])
      expect(read({ 31: text }).requested).toEqual([]);
  });

  it("LIM-03 a limit field with the value in force or pending requests no change", () => {
    const limits = [held(20, 500_000), held(20, 900_000, "PENDING"), held(31, 2)];
    expect(read({ 20: "5000", 31: "2", 1: "", 32: "" }, limits)).toEqual(nothing);
    expect(read({ 20: "9000" }, limits)).toEqual(nothing);
  });

  it("LIM-03 LIM-13 a money limit takes -1 as no limit, and no amount from 999999999 on in any other spelling", () => {
    expect(read({ 20: "-1", 2: "-1" }, [held(20, 5000), held(2, 5000)])).toEqual({
      ...nothing,
      requested: [
        [20, null],
        [2, null],
      ],
    });
    for (const text of ["1000000000", "999,999,999", "999999999.00", "999999999.5"])
      expect(read({ 22: text }).errors, text).toEqual([[22, "too_high"]]);
    expect(read({ 22: "999999998.99" }).requested).toEqual([[22, 99_999_999_899]]);
  });

  it("LIM-01 an emptied limit field, 999999999 and -1 request no limit", () => {
    const limits = [held(20, 500_000), held(31, 2)];
    for (const [money, hours] of [
      ["", ""],
      ["999999999", "-1"],
    ])
      expect(read({ 20: money ?? "", 31: hours ?? "" }, limits).requested).toEqual([
        [20, null],
        [31, null],
      ]);
  });

  it.each([[{ 30: "30", 33: "7" }], [{ 30: "1", 33: "7" }], [{ 30: "7", 33: "7" }]] as const)(
    "LIM-15 REG-10 a self-exclusion and a time-out requested together are both kept: %o",
    (typed) => {
      expect(read(typed).exclusions).toEqual([
        { code: 33, days: Number(typed[33]) },
        { code: 30, days: Number(typed[30]) },
      ]);
    },
  );

  it("LIM-15 a requested exclusion is kept separate from the other limits", () => {
    expect(read({ 30: "7", 20: "100" })).toEqual({
      requested: [[20, 10_000]],
      exclusions: [{ code: 30, days: 7 }],
      errors: [],
    });
    expect(read({ 30: "", 33: "" })).toEqual(nothing);
  });

  it("LIM-07 LIM-19 a disabled limit field reports an error for another value and requests nothing", () => {
    const limits = [held(20, 500_000), held(20, 900_000, "PENDING")];
    for (const text of ["5000", "9000"])
      expect(read({ 20: text, 30: "" }, limits, [20, 30])).toEqual(nothing);
    expect(read({ 20: "8000", 30: "7" }, [...limits, held(30, 30)], [20, 30])).toEqual({
      ...nothing,
      errors: [
        [20, "disabled"],
        [30, "disabled"],
      ],
    });
  });

  it("LIM-07 a disabled limit field still accepts a stricter value", () => {
    const limits = [
      held(20, 500_000),
      held(20, 900_000, "PENDING"),
      held(31, 2),
      held(31, 8, "PENDING"),
    ];
    expect(read({ 20: "4000", 31: "1", 30: "7" }, limits, [20, 30, 31])).toEqual({
      ...nothing,
      requested: [
        [20, 400_000],
        [31, 1],
      ],
      exclusions: [{ code: 30, days: 7 }],
    });
  });

  it("LIM-12 a looser limit is refused as locked while play is locked", () => {
    const lock = { ...held(37, 1), endsAt: now + 1 };
    expect(read({ 20: "6000", 21: "6000" }, [held(20, 500_000), lock])).toEqual({
      ...nothing,
      requested: [[21, 600_000]],
      errors: [[20, "locked"]],
    });
  });

  it("LIM-05 an empty field for an exclusion in force is ignored without an error", () => {
    expect(read({ 30: "", 33: "-1", 1: "50" }, [held(30, 7), held(33, 7)], [30, 33])).toEqual({
      ...nothing,
      requested: [[1, 5_000]],
    });
  });

  it("LIM-03 LIM-13 a limit field left as its page showed it requests nothing, even after a change elsewhere", () => {
    const limits = [held(20, 10_000), held(32, 5)];
    const shown = { 20: "", 32: "10" };
    expect(read({ 20: "", 32: "10" }, limits, [], shown)).toEqual(nothing);
    expect(read({ 20: " 50", 32: "10" }, limits, [], shown).requested).toEqual([[20, 5_000]]);
    expect(read({ 20: " ", 32: " 10 " }, limits, [], shown)).toEqual(nothing);
    expect(read({ 20: "", 32: "10" }, limits, [], { 20: " ", 32: "10 " })).toEqual(nothing);
    expect(read({ 20: "", 32: "10" }, limits).requested).toEqual([
      [20, null],
      [32, 10],
    ]);
  });

  it("LIM-03 limit fields are named by type code, and other fields are ignored", () => {
    expect(limitFieldName(12)).toBe("limit-12");
    const posted = { "limit-20": "1", "limit-99": "1" };
    expect([...readTypedLimits(posted)]).toEqual([[20, { text: "1", shown: null }]]);
    expect(readTypedLimits({ ...posted, "shown-20": "" }).get(20)?.shown).toBe("");
  });
});
