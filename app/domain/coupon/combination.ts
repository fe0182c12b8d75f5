import type { BetRef } from "./types";

/** A selection of a same-game accumulator: a bet's type and `param`, without game and market. */
export type CombinationSelection = Pick<BetRef, "type" | "param">;

const prefix = "combo-";
const codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/**
 * The most selections of a same-game accumulator. Its bet type has a character for each, and a type
 * has at most 24 characters; more selections can hardly ever be combined.
 */
export const maxCombinationSelections = 6;
export const minCombinationSelections = 2;

const outcomes = ["1", "X", "2", "1X", "12", "2X", "both-score-yes", "both-score-no"];
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at + 0.5));
const lined = (types: readonly string[], params: readonly string[]) =>
  params.flatMap((param) => types.map((type) => ({ type, param })));

/**
 * The selections that can be combined, each with its own character: outcomes and half lines of the score, which
 * are won or lost and never void. Append only: bets are named by the characters.
 */
const combinable: readonly CombinationSelection[] = [
  ...outcomes.map((type) => ({ type, param: "" })),
  ...lined(["over", "under"], lines(0, 9)),
  ...lined(["handicap-1", "handicap-2"], lines(-5, 4)),
];
const places = new Map(combinable.map(({ type, param }, at) => [`${type} ${param}`, at]));

/** Whether a selection can be part of a same-game accumulator. */
export function isCombinable({ type, param }: CombinationSelection): boolean {
  return places.has(`${type} ${param}`);
}

/** Whether a bet's type names a same-game accumulator. */
export function isCombination(type: string): boolean {
  return type.startsWith(prefix);
}

/**
 * The type that names an accumulator of these selections of one game, whatever their order: `combo-` and a
 * character for each. Null if one cannot be combined or is there twice, or for too few or too many.
 */
export function formatCombinationType(selections: readonly CombinationSelection[]): string | null {
  const at = selections.map(({ type, param }) => places.get(`${type} ${param}`) ?? -1);
  const sorted = [...new Set(at)].sort((a, b) => a - b);
  const isValid =
    sorted.length === selections.length &&
    sorted.length >= minCombinationSelections &&
    sorted.length <= maxCombinationSelections &&
    !sorted.includes(-1);
  return isValid ? prefix + sorted.map((place) => codes[place]).join("") : null;
}

/**
 * The selections that a same-game accumulator's type names; null for any other type, and for a text
 * that `formatCombinationType` would not write, such as one in another order.
 */
export function parseCombinationType(type: string): readonly CombinationSelection[] | null {
  if (!isCombination(type)) return null;
  const selections = [...type.slice(prefix.length)].flatMap(
    (code) => combinable[codes.indexOf(code)] ?? [],
  );
  return formatCombinationType(selections) === type ? selections : null;
}

/** Why bets of one game make no accumulator. */
export const combinationRefusalReasons = [
  "contradiction",
  "redundant",
  "blocked",
  "not-combinable",
] as const;
export type CombinationRefusalReason = (typeof combinationRefusalReasons)[number];

/** What the slip offers for several bets of one game that an accumulator cannot hold (CPN-04). */
export interface CombinationOffer {
  readonly gameId: number;
  readonly game: string;
  /**
   * The same-game accumulator of these bets: its price button's value (`bet`), its name and its
   * price; else why they make none.
   */
  readonly offer:
    | { readonly bet: string; readonly name: string; readonly coef: string }
    | CombinationRefusalReason;
}
