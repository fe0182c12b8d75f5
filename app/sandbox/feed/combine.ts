import type { Selection } from "~/domain/coupon/combination";
import { decide, isLined, quartersAhead } from "~/domain/coupon/returns/outcomes";
import type { ScoreChance } from "./model";
import { quote } from "./price";
import type { GameScores, Score } from "./types";

/**
 * A same-game accumulator by the joint distribution of the final score: its price; or why it has none. A
 * contradiction cannot win; a redundant selection is certain where the others win.
 */
export type Combined =
  | { readonly kind: "price"; readonly coef: string; readonly isBlocked: boolean }
  | { readonly kind: "contradiction" }
  | { readonly kind: "redundant"; readonly selection: Selection };

/** Prices selections of one game together: 1 / (P(all win) × overround), cut as every price is. */
export function combined(
  { chances, overround }: GameScores,
  selections: readonly Selection[],
): Combined {
  const possible = chances.filter(({ chance }) => chance > 0);
  const all = possible.filter((score) => winsAll(selections, score));
  if (all.length === 0) return { kind: "contradiction" };
  const redundant = selections.find((one) =>
    possible.every((score) => wins(one, score) || !winsAll(without(selections, one), score)),
  );
  if (redundant) return { kind: "redundant", selection: redundant };
  return { kind: "price", ...quote(1 / sumOf(all), overround) };
}

/** The price now of an accumulator that may have selections decided by now; null = it cannot win any more. */
export function priceNow(
  { chances, overround }: GameScores,
  selections: readonly Selection[],
): { readonly coef: string; readonly isBlocked: boolean } | null {
  const chance = sumOf(chances.filter((score) => winsAll(selections, score)));
  return chance > 0 ? quote(1 / chance, overround) : null;
}

/** Whether a selection wins whatever happens from now on. */
export function isCertain({ chances }: GameScores, selection: Selection): boolean {
  return chances.every((score) => score.chance === 0 || wins(selection, score));
}

/** Goals of a side beyond which no line of a selection lies. */
const mostGoals = 15;
const grid = Array.from({ length: (mostGoals + 1) ** 2 }, (_, at) => ({
  home: at % (mostGoals + 1),
  away: Math.floor(at / (mostGoals + 1)),
  chance: 1,
}));

/** Whether selections make an accumulator before kick-off: they can win together, and none is redundant. */
export function isSound(selections: readonly Selection[]): boolean {
  return combined({ chances: grid, overround: 1 }, selections).kind === "price";
}

/** Lines are halves, so that a selection is either won or lost. */
function wins({ type, param }: Selection, score: Score): boolean {
  return isLined(type)
    ? (quartersAhead(type, 4 * Number(param), score) ?? 0) > 0
    : decide(type, score) === true;
}

function winsAll(selections: readonly Selection[], score: Score): boolean {
  return selections.every((one) => wins(one, score));
}

function without(selections: readonly Selection[], one: Selection): readonly Selection[] {
  return selections.filter((other) => other !== one);
}

function sumOf(chances: readonly ScoreChance[]): number {
  return chances.reduce((sum, { chance }) => sum + chance, 0);
}
