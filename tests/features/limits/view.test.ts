import { describe, expect, it } from "vitest";
import type { LimitCode } from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import type { LimitValue } from "~/domain/limits/value";
import {
  buildLimitsView,
  hasSaferGamblingLogo,
  type LimitsView,
  limitFieldText,
} from "~/features/limits/view";
import { type GivenLimit, limitFor, offered, valueFor } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const day = 86_400_000;
const limit = (code: LimitCode, changes: Partial<GivenLimit> = {}) =>
  limitFor({ code, value: 100_000, startedAt: now - day, ...changes });
const choices = {
  iso: "RUB",
  values: offered([
    [20, [50_000, 100_000, null]],
    [32, [5, 10]],
  ]),
};
const view = (limits: readonly Limit[], isBySection = false) =>
  buildLimitsView({ limits, choices, isBySection, delayMs: day, now });
const fieldOf = (limits: readonly Limit[], code: LimitCode) =>
  plainFields(view(limits)).find((field) => field.code === code);
/** The fields with the values that can be chosen as plain numbers. */
const plainFields = ({ sections }: LimitsView) =>
  sections
    .flatMap(({ fields }) => fields)
    .map((field) => ({
      ...field,
      choices: plain(field.choices),
      stricter: field.stricter && { ...field.stricter, choices: plain(field.stricter.choices) },
    }));
const plain = (choices: readonly LimitValue[]) => choices.map(({ value }) => value);

describe("limits page data", () => {
  it("LIM-01 the limits page has five sections with their limit types and the offered choices", () => {
    const { sections, iso } = view([]);
    expect(iso).toBe("RUB");
    expect(
      sections.map(({ section, fields }) => [section, fields.map(({ code }) => code)]),
    ).toEqual([
      ["deposit", [20, 21, 22]],
      ["extra", [33, 30, 31]],
      ["reality-check", [32]],
      ["wagering", [1, 2, 3]],
      ["loss", [10, 11, 12]],
    ]);
    expect(fieldOf([], 20)).toEqual({
      ...{ code: 20, held: null, pending: null, disabled: null, shown: "" },
      choices: [50_000, 100_000, null],
      stricter: null,
    });
    expect(fieldOf([], 21)?.choices).toEqual([]);
  });

  it("LIM-14 a limit in force shows its value, its end and what is left, and its value is in the field", () => {
    const held = limit(20, { left: 30_050, endsAt: now + day });
    expect(fieldOf([held], 20)).toMatchObject({
      held: { value: 100_000, endsAt: now + day, left: 30_050 },
      pending: null,
      shown: "1000",
    });
    expect(fieldOf([limit(20, { endsAt: now })], 20)).toMatchObject({ held: null, shown: "" });
    expect(fieldOf([limit(20, { value: null })], 20)).toMatchObject({ held: null, shown: "" });
    expect(fieldOf([limit(20, { state: "INACTIVE" })], 20)?.held).toBeNull();
  });

  it("LIM-06 LIM-14 a pending limit shows its direction, its start and the time of its approval", () => {
    const terms = { state: "PENDING", needsApproval: true, startedAt: now } as const;
    const raise = limit(20, { ...terms, value: 300_000 });
    expect(fieldOf([limit(20), raise], 20)).toMatchObject({
      held: { value: 100_000 },
      pending: { value: 300_000, direction: 1, startedAt: now, at: now + day },
      disabled: { reason: "pending" },
    });
    const lower = limit(20, { state: "PENDING", value: 50_000, startedAt: now });
    expect(fieldOf([limit(20), lower], 20)?.pending).toMatchObject({ direction: -1, at: null });
    const none = limit(20, { ...terms, value: null });
    expect(fieldOf([limit(20), none], 20)?.pending).toMatchObject({ value: null, direction: 1 });
  });

  it("LIM-05 only pending deposit limits can be cancelled from the limits page", () => {
    const waits = (code: LimitCode) => limit(code, { state: "PENDING" });
    expect([20, 21, 22].map((code) => view([waits(code as 20)]).canCancel)).toEqual([
      true,
      true,
      true,
    ]);
    expect([1, 10, 31].map((code) => view([waits(code as 1)]).canCancel)).toEqual([
      false,
      false,
      false,
    ]);
    expect(view([limit(20)]).canCancel).toBe(false);
    expect(view([limit(20), waits(20)]).canCancel).toBe(true);
  });

  it("LIM-07 LIM-09 a section is disabled whole when configured, and a pending exclusion is flagged", () => {
    const limits = [limit(20), limit(20, { state: "PENDING", value: 300_000 })];
    const reasonOf = (isBySection: boolean) =>
      view(limits, isBySection)
        .sections.flatMap(({ fields }) => fields)
        .find(({ code }) => code === 22)?.disabled?.reason ?? null;
    expect([reasonOf(false), reasonOf(true)]).toEqual([null, "section"]);
    expect(view([limit(30, { state: "PENDING", value: 7 })]).isExclusionToCome).toBe(true);
    expect(view([limit(30, { value: 7 })]).isExclusionToCome).toBe(false);
  });
});

describe("stricter-value field", () => {
  const pending = (code: LimitCode) => limit(code, { state: "PENDING", value: 300_000 });

  it("LIM-07 LIM-05 a disabled limit field has a stricter-value field or a withdrawal of its raise beside it", () => {
    const own = {};
    // A deposit's raise is taken back by the button for all of them.
    expect(fieldOf([limit(20), pending(20)], 20)?.stricter).toEqual({
      ...{ ...own, choices: [50_000], canKeep: false },
    });
    // An amount can be typed where none is offered.
    expect(fieldOf([limit(21), pending(21)], 21)?.stricter).toEqual({
      ...own,
      choices: [],
      canKeep: false,
    });
    expect(fieldOf([limit(1), pending(1)], 1)?.stricter).toEqual({
      ...own,
      choices: [],
      canKeep: true,
    });
    expect(
      fieldOf([limit(32, { value: 10 }), limit(32, { state: "PENDING", value: 60 })], 32),
    ).toMatchObject({
      stricter: { ...own, choices: [5], canKeep: true },
    });
    expect(
      fieldOf([limit(31, { value: 2 }), limit(31, { state: "PENDING", value: 8 })], 31),
    ).toMatchObject({
      stricter: { ...own, choices: [], canKeep: true },
    });
    expect(
      fieldOf([limit(32, { value: 60 }), limit(32, { state: "PENDING", value: 10 })], 32),
    ).toMatchObject({
      stricter: { ...own, choices: [5, 10], canKeep: false },
    });
  });

  it("LIM-07 no stricter-value field appears without a stricter value or beside an enabled field", () => {
    const lower = [limit(32, { value: 5 }), limit(32, { state: "PENDING", value: 5 })];
    expect(fieldOf(lower, 32)).toMatchObject({ disabled: { reason: "pending" }, stricter: null });
    expect(fieldOf([limit(20)], 20)).toMatchObject({ disabled: null, stricter: null });
  });
});

describe("text of a limit field", () => {
  it.each([
    [20, 100_000, "RUB", "1000"],
    [20, 100_050, "RUB", "1000.50"],
    [1, 1_000, "JPY", "1000"],
    [1, 1_000, "KWD", "1"],
    [10, 1_500, null, ""],
    [32, 15, "RUB", "15"],
    [30, 7, null, "7"],
    [20, null, "RUB", ""],
  ] as const)(
    "LIM-13 the field of limit type %i with value %j in %s contains %j",
    (code, value, iso, text) => {
      expect(limitFieldText(valueFor(code, value), iso)).toBe(text);
    },
  );
});

it("LIM-11 the safer gambling logo is shown only in its five countries", () => {
  const shown = Array.from({ length: 300 }, (_, id) => id).filter(hasSaferGamblingLogo);
  expect(shown).toEqual([1, 66, 120, 126, 228]);
});
