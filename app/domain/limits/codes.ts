/** A type that limits stakes, losses or deposits: its value is an amount. */
export type MoneyLimitCode = 1 | 2 | 3 | 10 | 11 | 12 | 20 | 21 | 22;
/** A type that locks play: its value is a number of days. */
export type PlayLockLimitCode = 30 | 33 | 37;
/** A type whose value is a length of time. */
export type TimeLimitCode = PlayLockLimitCode | 31 | 32;
/** A limit's type code (LIM-01). */
export type LimitCode = MoneyLimitCode | TimeLimitCode;

/** A section of the page of limits: deposits, blocks of play, reality checks, stakes, losses (LIM-01). */
export type LimitSection = "deposit" | "extra" | "reality-check" | "wagering" | "loss";

/** What counts towards a money limit. */
export type MoneyLimitKind = "wagering" | "loss" | "deposit";

const dayMs = 86_400_000;

/** A code that locks the player out and needs its own confirmation (LIM-15). */
export type ExclusionCode = 30 | 33;

/** Self-exclusion, in days. */
export const selfExclusionCode = 30;
/** Length of a session, in hours. */
export const sessionLimitCode = 31;
/** Interval of the reality check, in minutes. */
export const realityCheckCode = 32;
/** A time-out from depositing and betting, in days. */
export const timeOutCode = 33;

/** Whether a type blocks all play, needs its own confirmation, and cannot be cancelled (LIM-15). */
export function isExclusionCode(code: number): code is ExclusionCode {
  return code === selfExclusionCode || code === timeOutCode;
}
/** The type of the break, which locks play at once for a day (LIM-17). */
export const breakLimitCode = 37;

/** Sections in page order, each with the codes of its fields. */
export const limitSections: readonly {
  readonly section: LimitSection;
  readonly codes: readonly LimitCode[];
}[] = [
  { section: "deposit", codes: [20, 21, 22] },
  { section: "extra", codes: [timeOutCode, selfExclusionCode, sessionLimitCode] },
  { section: "reality-check", codes: [realityCheckCode] },
  { section: "wagering", codes: [1, 2, 3] },
  { section: "loss", codes: [10, 11, 12] },
];

export function limitCodesOfSection(section: LimitSection): readonly LimitCode[] {
  return limitSections.find((each) => each.section === section)?.codes ?? [];
}

/** Every code that a player can set, in page order. */
export const settableLimitCodes: readonly LimitCode[] = limitSections.flatMap(({ codes }) => codes);

const moneyCodes: Readonly<
  Record<MoneyLimitCode, { readonly kind: MoneyLimitKind; readonly days: 1 | 7 | 30 }>
> = {
  1: { kind: "wagering", days: 1 },
  2: { kind: "wagering", days: 7 },
  3: { kind: "wagering", days: 30 },
  10: { kind: "loss", days: 1 },
  11: { kind: "loss", days: 7 },
  12: { kind: "loss", days: 30 },
  20: { kind: "deposit", days: 1 },
  21: { kind: "deposit", days: 7 },
  22: { kind: "deposit", days: 30 },
};

/** Whether a type's value is an amount. */
export function isMoneyLimitCode(code: LimitCode): code is MoneyLimitCode {
  return Object.hasOwn(moneyCodes, code);
}

/** What a money limit counts and over which window (ms). */
interface MoneyWindow {
  readonly kind: MoneyLimitKind;
  readonly days: 1 | 7 | 30;
  readonly ms: number;
}

/** What a type counts and over which window; null where its value is no amount. */
export function moneyLimitBasis(code: MoneyLimitCode): MoneyWindow;
export function moneyLimitBasis(code: LimitCode): MoneyWindow | null;
export function moneyLimitBasis(code: LimitCode): MoneyWindow | null {
  if (!isMoneyLimitCode(code)) return null;
  const window = moneyCodes[code];
  return { ...window, ms: window.days * dayMs };
}

/** Whether a number is a code that the product knows. */
export function isLimitCode(code: number): code is LimitCode {
  return code === breakLimitCode || settableLimitCodes.some((known) => known === code);
}

/**
 * The section of the page of limits that has a type's field; null for the break, which has no
 * field.
 */
export function limitSectionOf(code: LimitCode): LimitSection | null {
  return limitSections.find(({ codes }) => codes.includes(code))?.section ?? null;
}

/** Length of one unit of a type that limits time, ms. */
export function timeLimitUnitMs(code: TimeLimitCode): number {
  if (code === sessionLimitCode) return 3_600_000;
  return code === realityCheckCode ? 60_000 : dayMs;
}

/** The name of a type's field in forms. */
export function limitFieldName(code: LimitCode): `limit-${LimitCode}` {
  return `limit-${code}`;
}
