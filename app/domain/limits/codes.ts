/** A type that limits stakes, losses or deposits: its value is an amount. */
export type MoneyCode = 1 | 2 | 3 | 10 | 11 | 12 | 20 | 21 | 22;
/** A type that locks play: its value is a number of days. */
export type DaysCode = 30 | 33 | 37;
/** A type whose value is a length of time. */
export type TimeCode = DaysCode | 31 | 32;
/** A limit's type code (LIM-01). */
export type LimitCode = MoneyCode | TimeCode;

/** A section of the page of limits: deposits, blocks of play, reality checks, stakes, losses (LIM-01). */
export type LimitSection = "deposit" | "extra" | "reality-check" | "wagering" | "loss";

/** What counts towards a money limit. */
export type MoneyKind = "wagering" | "loss" | "deposit";

const dayMs = 86_400_000;

/** A code that locks the player out and needs its own confirmation (LIM-15). */
export type ExclusionCode = 30 | 33;

/** Self-exclusion, in days. */
export const selfExclusion = 30;
/** Length of a session, in hours. */
export const sessionLimit = 31;
/** Interval of the reality check, in minutes. */
export const realityCheck = 32;
/** A time-out from depositing and betting, in days. */
export const timeOut = 33;

/** Whether a type blocks all play, needs its own confirmation, and cannot be cancelled (LIM-15). */
export function isExclusion(code: number): code is ExclusionCode {
  return code === selfExclusion || code === timeOut;
}
/** The break: a block that takes effect at once (LIM-17). */
export const playBlock = 37;

/** Sections in page order, each with the codes of its fields. */
export const sections: readonly {
  readonly section: LimitSection;
  readonly codes: readonly LimitCode[];
}[] = [
  { section: "deposit", codes: [20, 21, 22] },
  { section: "extra", codes: [timeOut, selfExclusion, sessionLimit] },
  { section: "reality-check", codes: [realityCheck] },
  { section: "wagering", codes: [1, 2, 3] },
  { section: "loss", codes: [10, 11, 12] },
];

export function codesOf(section: LimitSection): readonly LimitCode[] {
  return sections.find((each) => each.section === section)?.codes ?? [];
}

/** Every code that a player can set, in page order. */
export const limitCodes: readonly LimitCode[] = sections.flatMap(({ codes }) => codes);

const moneyCodes: Readonly<
  Record<MoneyCode, { readonly kind: MoneyKind; readonly days: 1 | 7 | 30 }>
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
export function isMoneyCode(code: LimitCode): code is MoneyCode {
  return Object.hasOwn(moneyCodes, code);
}

/** What a money limit counts and over which window (ms). */
interface MoneyWindow {
  readonly kind: MoneyKind;
  readonly days: 1 | 7 | 30;
  readonly ms: number;
}

/** What a type counts and over which window; null where its value is no amount. */
export function moneyWindow(code: MoneyCode): MoneyWindow;
export function moneyWindow(code: LimitCode): MoneyWindow | null;
export function moneyWindow(code: LimitCode): MoneyWindow | null {
  if (!isMoneyCode(code)) return null;
  const window = moneyCodes[code];
  return { ...window, ms: window.days * dayMs };
}

/** Whether a number is a code that the product knows. */
export function isLimitCode(code: number): code is LimitCode {
  return code === playBlock || limitCodes.some((known) => known === code);
}

/** The section of a code's field; null for the block, which has none. */
export function sectionOf(code: LimitCode): LimitSection | null {
  return sections.find(({ codes }) => codes.includes(code))?.section ?? null;
}

/** Length of one unit of a type that limits time, ms. */
export function unitMs(code: TimeCode): number {
  if (code === sessionLimit) return 3_600_000;
  return code === realityCheck ? 60_000 : dayMs;
}

/** The name of a type's field in forms. */
export function fieldOf(code: LimitCode): `limit-${LimitCode}` {
  return `limit-${code}`;
}
