import { sumOver } from "../chances";
import type { RandomSource } from "../draw";
import { fieldText, type GameRules, type Json, type PostedFields } from "../engine";

/**
 * Dice of `faces` sides each, of which the sum counts; with one die of 10,000 sides the roll is shown as a
 * percentage. `edge` of all outcomes is the house's: a bet that `w` of `n` outcomes win returns (n - edge) / w.
 */
export interface DiceParams {
  readonly dice: number;
  readonly faces: number;
  readonly edge: number;
  readonly sides: readonly DiceSide[];
}

export type DiceSide = "over" | "under" | "exact";

/** A bet: the sum is over, under or exactly `target`. */
export type DiceBet = {
  readonly side: DiceSide;
  readonly target: number;
};

/** What a roll shows: each die's number, counted from 1 (from 0 where the roll is a percentage). */
export type ShownDiceRound = DiceBet & {
  readonly rolled: readonly number[];
  readonly sum: number;
  readonly isWon: boolean;
};

/** Whether the roll is a percentage: 0.00 to 99.99. */
export const isHundredthsOfPercentRoll = ({ dice, faces }: DiceParams): boolean =>
  dice === 1 && faces === 10_000;

/** The least and the highest sum. */
export function diceSumRange(figures: DiceParams): readonly [least: number, most: number] {
  return isHundredthsOfPercentRoll(figures)
    ? [0, 9_999]
    : [figures.dice, figures.dice * figures.faces];
}

/** In how many of all outcomes a sum comes up. */
function waysTo({ dice, faces }: DiceParams): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways)
      for (let face = 1; face <= faces; face++)
        next.set(sum + face, (next.get(sum + face) ?? 0) + count);
    ways = next;
  }
  return ways;
}

const wins = ({ side, target }: DiceBet, sum: number) =>
  side === "over" ? sum > target : side === "under" ? sum < target : sum === target;

/** The number of outcomes that a bet wins. */
export function winningOutcomeCount(figures: DiceParams, bet: DiceBet): number {
  const { side, target } = bet;
  if (isHundredthsOfPercentRoll(figures))
    return side === "over" ? 9_999 - target : side === "under" ? target : 1;
  const [least, most] = diceSumRange(figures);
  const ways = waysTo(figures);
  return sumOver(least, most, (sum) => (wins(bet, sum) ? (ways.get(sum) ?? 0) : 0));
}

/**
 * Reads the bet of a posted form; null = no valid bet, or one that nearly always wins. A percentage
 * is typed with up to two decimals.
 */
function readDice(figures: DiceParams, fields: PostedFields): DiceBet | null {
  const side = figures.sides.find((one) => one === fieldText(fields, "side"));
  const typed = fieldText(fields, "target").replace(",", ".");
  if (!side || !/^\d{1,4}(\.\d{1,2})?$/.test(typed)) return null;
  const target = Math.round(Number(typed) * (isHundredthsOfPercentRoll(figures) ? 100 : 1));
  const [least, most] = diceSumRange(figures);
  if (
    !Number.isInteger(Number(typed) * (isHundredthsOfPercentRoll(figures) ? 100 : 1)) &&
    !isHundredthsOfPercentRoll(figures)
  )
    return null;
  if (target < least || target > most) return null;
  const total = figures.faces ** figures.dice;
  const winning = winningOutcomeCount(figures, { side, target });
  // Refuses a bet that nearly always wins: it would return less than its stake.
  return winning >= 1 && winning < total - figures.edge ? { side, target } : null;
}

/** Games of dice. */
export function diceRules(figures: DiceParams): GameRules {
  const total = figures.faces ** figures.dice;
  const paysOf = (bet: DiceBet) => ({
    num: total - figures.edge,
    den: winningOutcomeCount(figures, bet),
  });
  const part = (total - figures.edge) / total;
  return {
    engine: "dice",
    returns: () => ({ least: part, most: part }),
    most: (bet) => {
      const { num, den } = paysOf(parseStoredDiceBet(bet));
      return num / den;
    },
    readBet(fields) {
      const bet = readDice(figures, fields);
      return bet ? { ok: true, bet, total: null } : { ok: false, field: "target", code: "choice" };
    },
    play(json, _choices, draw) {
      const bet = parseStoredDiceBet(json);
      const rolled = rollOf(figures, draw);
      const sum = rolled.reduce((all, one) => all + one, 0);
      const isWon = wins(bet, sum);
      const shown: ShownDiceRound = { ...bet, rolled, sum, isWon };
      return {
        pays: isWon ? paysOf(bet) : { num: 0, den: 1 },
        stakes: 1,
        choices: [],
        shown,
      };
    },
  };
}

function rollOf(figures: DiceParams, draw: RandomSource): number[] {
  const first = isHundredthsOfPercentRoll(figures) ? 0 : 1;
  return Array.from({ length: figures.dice }, () => draw.below(figures.faces) + first);
}

/** Reads a bet on dice as a round stores it; throws `RangeError` on anything else. */
export function parseStoredDiceBet(json: Json): DiceBet {
  const { side, target } = json as { side?: unknown; target?: unknown };
  if ((side === "over" || side === "under" || side === "exact") && typeof target === "number")
    return { side, target };
  throw new RangeError("not a bet on dice");
}
