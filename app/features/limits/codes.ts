/** A limit's type code (LIM-01). */
export type LimitCode = 1 | 2 | 3 | 10 | 11 | 12 | 20 | 21 | 22 | 30 | 31 | 32 | 33 | 37;

/** A part of the page of limits: deposits, what blocks play, reality checks, stakes, losses (LIM-01). */
export type LimitSection = "deposit" | "extra" | "reality-check" | "wagering" | "loss";

/** What counts towards a limit of money. */
export type MoneyKind = "wagering" | "loss" | "deposit";

const dayMs = 86_400_000;

/** A code whose choice locks the player out and needs a confirmation of its own (LIM-15). */
export type ExclusionCode = 30 | 33;

/** Self-exclusion, in days. */
export const selfExclusion = 30;
/** Length of a session, in hours. */
export const sessionLimit = 31;
/** How often a reality check comes, in minutes. */
export const realityCheck = 32;
/** A time-out from depositing and betting, in days. */
export const timeOut = 33;

/** Whether a type keeps a player from all play, is confirmed apart, and is not taken back (LIM-15). */
export function isExclusion(code: number): code is ExclusionCode {
  return code === selfExclusion || code === timeOut;
}
/** A block that is set for the player at once: the break (LIM-17). */
export const playBlock = 37;

/** The sections in the order of the page, each with the codes of its fields. */
export const sections: readonly { readonly section: LimitSection; readonly codes: readonly LimitCode[] }[] = [
  { section: "deposit", codes: [20, 21, 22] },
  { section: "extra", codes: [timeOut, selfExclusion, sessionLimit] },
  { section: "reality-check", codes: [realityCheck] },
  { section: "wagering", codes: [1, 2, 3] },
  { section: "loss", codes: [10, 11, 12] },
];

/** The codes of a section's fields. */
export function codesOf(section: LimitSection): readonly LimitCode[] {
  return sections.find((each) => each.section === section)?.codes ?? [];
}

/** Every code that a player can set, in the order of the page. */
export const limitCodes: readonly LimitCode[] = sections.flatMap(({ codes }) => codes);

const moneyCodes: ReadonlyMap<LimitCode, { readonly kind: MoneyKind; readonly days: 1 | 7 | 30 }> = new Map([
  [1, { kind: "wagering", days: 1 }],
  [2, { kind: "wagering", days: 7 }],
  [3, { kind: "wagering", days: 30 }],
  [10, { kind: "loss", days: 1 }],
  [11, { kind: "loss", days: 7 }],
  [12, { kind: "loss", days: 30 }],
  [20, { kind: "deposit", days: 1 }],
  [21, { kind: "deposit", days: 7 }],
  [22, { kind: "deposit", days: 30 }],
]);

/** What a limit counts and over how long (ms); null for one that is no limit of money. */
export function moneyWindow(
  code: LimitCode,
): { readonly kind: MoneyKind; readonly days: 1 | 7 | 30; readonly ms: number } | null {
  const window = moneyCodes.get(code);
  return window ? { ...window, ms: window.days * dayMs } : null;
}

/** Whether a number is a code that this product knows. */
export function isLimitCode(code: number): code is LimitCode {
  return code === playBlock || limitCodes.some((known) => known === code);
}

/** The section that a code's field stands in; null for the block, which has none. */
export function sectionOf(code: LimitCode): LimitSection | null {
  return sections.find(({ codes }) => codes.includes(code))?.section ?? null;
}

/** How long a code that blocks play does so, ms for each of its units. */
export function unitMs(code: LimitCode): number {
  if (code === sessionLimit) return 3_600_000;
  return code === realityCheck ? 60_000 : dayMs;
}
