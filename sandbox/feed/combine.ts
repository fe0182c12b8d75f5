import type { CombinationSelection } from "~/domain/coupon/combination";
import { marginInQuarters, marketTypeHasLine } from "~/domain/coupon/returns/line-margins";
import { decideOutcomeWithoutLine } from "~/domain/coupon/returns/outcomes";
import type { ScoreChance } from "./model";
import { priceWithMargin } from "./price";
import type { Score, ScoreDistribution } from "./types";

/**
 * The price of a same-game accumulator, from the joint distribution of the final score; or why it
 * has none: `contradiction` = the selections cannot all win; `redundant` = a selection wins
 * whenever the others do.
 */
export type CombinationPriceOrReason =
  | { readonly kind: "price"; readonly coef: string; readonly isBlocked: boolean }
  | { readonly kind: "contradiction" }
  | { readonly kind: "redundant"; readonly selection: CombinationSelection };

/** Prices selections of one game together: 1 / (P(all win) × overround), cut as every price is. */
export function priceCombination(
  { chances, overround }: ScoreDistribution,
  selections: readonly CombinationSelection[],
): CombinationPriceOrReason {
  const possible = chances.filter(({ chance }) => chance > 0);
  const all = possible.filter((score) => winsAll(selections, score));
  if (all.length === 0) return { kind: "contradiction" };
  const redundant = selections.find((one) =>
    possible.every((score) => wins(one, score) || !winsAll(without(selections, one), score)),
  );
  if (redundant) return { kind: "redundant", selection: redundant };
  return { kind: "price", ...priceWithMargin(1 / sumOf(all), overround) };
}

/** The price now of an accumulator that may have selections decided by now; null = it cannot win any more. */
export function combinationPriceUnlessLost(
  { chances, overround }: ScoreDistribution,
  selections: readonly CombinationSelection[],
): { readonly coef: string; readonly isBlocked: boolean } | null {
  const chance = sumOf(chances.filter((score) => winsAll(selections, score)));
  return chance > 0 ? priceWithMargin(1 / chance, overround) : null;
}

/** Whether a selection wins whatever happens from now on. */
export function winsInEveryScore(
  { chances }: ScoreDistribution,
  selection: CombinationSelection,
): boolean {
  return chances.every((score) => score.chance === 0 || wins(selection, score));
}

/** Most goals of a side in the scores that are checked; no selection's line lies above it. */
const mostGoals = 15;
const grid = Array.from({ length: (mostGoals + 1) ** 2 }, (_, at) => ({
  home: at % (mostGoals + 1),
  away: Math.floor(at / (mostGoals + 1)),
  chance: 1,
}));

/** Whether selections make an accumulator before kick-off: they can win together, and none is redundant. */
export function isWinnableWithoutRedundantSelection(
  selections: readonly CombinationSelection[],
): boolean {
  return priceCombination({ chances: grid, overround: 1 }, selections).kind === "price";
}

/**
 * Whether a score wins a selection. Lines are half numbers, so a selection is either won or lost.
 */
function wins({ type, param }: CombinationSelection, score: Score): boolean {
  return marketTypeHasLine(type)
    ? (marginInQuarters(type, 4 * Number(param), score) ?? 0) > 0
    : decideOutcomeWithoutLine(type, score) === true;
}

function winsAll(selections: readonly CombinationSelection[], score: Score): boolean {
  return selections.every((one) => wins(one, score));
}

function without(
  selections: readonly CombinationSelection[],
  one: CombinationSelection,
): readonly CombinationSelection[] {
  return selections.filter((other) => other !== one);
}

function sumOf(chances: readonly ScoreChance[]): number {
  return chances.reduce((sum, { chance }) => sum + chance, 0);
}
