import { type GameRules, type Json, oneStepOutcome, parseChips, parseStoredChips } from "../engine";

/**
 * A roulette wheel: `numbers` from 1 on, and one or two zeros. A spot of `k` numbers returns `numbers / k` times
 * its chip. `hasHalfBack`: on a zero half of the chips on even chances comes back.
 */
export interface RouletteParams {
  readonly numbers: 36 | 12;
  readonly zeros: 1 | 2;
  readonly hasHalfBack: boolean;
}

/** What a spin shows: the pocket, the chips by spot, and the spots that won. */
export type ShownRouletteRound = {
  readonly pocket: string;
  readonly chips: Readonly<Record<string, number>>;
  readonly won: readonly string[];
};

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const evenChances = ["red", "black", "odd", "even", "low", "high"] as const;

/** Whether a number of a wheel is red. */
export function isRed(pocket: string): boolean {
  return reds.includes(Number(pocket));
}

/** The pockets of a wheel, zeros first. */
export function roulettePockets({ numbers, zeros }: RouletteParams): readonly string[] {
  return [
    ...["0", "00"].slice(0, zeros),
    ...Array.from({ length: numbers }, (_, at) => String(at + 1)),
  ];
}

/** The spots that take chips. */
export function bettingSpots(figures: RouletteParams): readonly string[] {
  const thirds = ["dozen", "column"].flatMap((name) =>
    [1, 2, 3].map((third) => `${name}-${third}`),
  );
  return [...evenChances, ...thirds, ...roulettePockets(figures)];
}

/** The pockets that a spot covers. */
export function pocketsCoveredBy(figures: RouletteParams, spot: string): readonly string[] {
  const { numbers } = figures;
  const [name, part] = spot.split("-");
  const third = Number(part) - 1;
  const of = (isIn: (n: number) => boolean) =>
    Array.from({ length: numbers }, (_, at) => at + 1)
      .filter(isIn)
      .map(String);
  switch (name) {
    case "red":
      return of((n) => reds.includes(n));
    case "black":
      return of((n) => !reds.includes(n));
    case "odd":
      return of((n) => n % 2 === 1);
    case "even":
      return of((n) => n % 2 === 0);
    case "low":
      return of((n) => n <= numbers / 2);
    case "high":
      return of((n) => n > numbers / 2);
    case "dozen":
      return of((n) => Math.floor((n - 1) / (numbers / 3)) === third);
    case "column":
      return of((n) => (n - 1) % 3 === third);
    default:
      return [spot];
  }
}

const isEvenChance = (spot: string) => evenChances.some((one) => one === spot);

/** What a chip on a spot returns when a pocket comes up, in half chips: 2 = the chip itself. */
function halves(figures: RouletteParams, spot: string, pocket: string): number {
  const numbers = pocketsCoveredBy(figures, spot);
  if (numbers.includes(pocket)) return (2 * figures.numbers) / numbers.length;
  return figures.hasHalfBack && pocket.startsWith("0") && isEvenChance(spot) ? 1 : 0;
}

/** Roulette. The stake is the sum of the chips. */
export function rouletteRules(figures: RouletteParams): GameRules {
  const pockets = roulettePockets(figures);
  const spots = bettingSpots(figures);
  const returnOf = (spot: string) =>
    pockets.reduce((sum, pocket) => sum + halves(figures, spot, pocket), 0) / 2 / pockets.length;
  const returns = spots.map(returnOf);
  return {
    engine: "roulette",
    returns: () => ({ least: Math.min(...returns), most: Math.max(...returns) }),
    most: (bet) => highest(figures, pockets, bet),
    readBet: (fields, amount) => parseChips(fields, spots, amount),
    play(bet, _choices, draw) {
      const chips = parseStoredChips(bet);
      const pocket = pockets[draw.below(pockets.length)] ?? "0";
      const placed = Object.entries(chips);
      const total = placed.reduce((sum, [, chip]) => sum + chip, 0);
      const back = placed.reduce(
        (sum, [spot, chip]) => sum + chip * halves(figures, spot, pocket),
        0,
      );
      const won = placed.flatMap(([spot]) => (halves(figures, spot, pocket) > 1 ? [spot] : []));
      const shown: ShownRouletteRound = { pocket, chips, won };
      return oneStepOutcome(back, 2 * total, shown);
    },
  };
}

/** The highest return that the chips of a bet can have, as a multiple of their sum; at least 1. */
function highest(figures: RouletteParams, pockets: readonly string[], bet: Json): number {
  const placed = Object.entries(parseStoredChips(bet));
  const total = placed.reduce((sum, [, chip]) => sum + chip, 0);
  const backs = pockets.map((pocket) =>
    placed.reduce((sum, [spot, chip]) => sum + (chip * halves(figures, spot, pocket)) / 2, 0),
  );
  return Math.max(1, Math.max(...backs) / total);
}
