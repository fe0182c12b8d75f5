import { allDrawnChance } from "../chances";
import { drawDistinctFromZero } from "../draw";
import { type GameRules, oneStepOutcome } from "../engine";

/**
 * A card of `rows` by `columns` numbers out of `count`, of which `drawn` are called. Each line that fills pays its own
 * tenths of the stake; lines are rows, and of a square card columns and diagonals. `hasFree`: the middle is free.
 */
export interface BingoParams {
  readonly count: number;
  readonly drawn: number;
  readonly rows: number;
  readonly columns: number;
  readonly hasFree: boolean;
  readonly line: number;
  readonly corners: number;
  readonly full: number;
}

/** A card row by row, 0 = the free place; `called` in order; `lines` are the places of each full line. */
export type ShownBingoRound = {
  readonly card: readonly number[];
  readonly called: readonly number[];
  readonly lines: readonly (readonly number[])[];
  readonly hasCorners: boolean;
  readonly isFull: boolean;
};

/** Places of each line, counted from 0 row by row. */
export function bingoLines({ rows, columns }: BingoParams): readonly (readonly number[])[] {
  const along = (count: number) => Array.from({ length: count }, (_, at) => at);
  const lines = along(rows).map((row) => along(columns).map((column) => row * columns + column));
  if (rows !== columns) return lines;
  return [
    ...lines,
    ...along(columns).map((column) => along(rows).map((row) => row * columns + column)),
    along(rows).map((at) => at * columns + at),
    along(rows).map((at) => at * columns + (columns - 1 - at)),
  ];
}

function cornersOf({ rows, columns }: BingoParams): readonly number[] {
  return [0, columns - 1, (rows - 1) * columns, rows * columns - 1];
}

const freePlace = ({ hasFree, rows, columns }: BingoParams) =>
  hasFree ? Math.floor((rows * columns) / 2) : -1;

/**
 * Exact return: every pattern pays by itself, so that the expected payment is the sum over patterns of the
 * chance that all of its numbers are called.
 */
export function bingoReturnToPlayer(figures: BingoParams): number {
  const free = freePlace(figures);
  const chance = (places: readonly number[]) =>
    allDrawnChance(figures.count, figures.drawn, places.filter((place) => place !== free).length);
  const all = Array.from({ length: figures.rows * figures.columns }, (_, at) => at);
  const lines = bingoLines(figures).reduce((sum, places) => sum + chance(places), 0);
  return (
    (lines * figures.line +
      chance(cornersOf(figures)) * figures.corners +
      chance(all) * figures.full) /
    10
  );
}

/** Bingo by oneself: a card is dealt, numbers are called, full lines pay. */
export function bingoRules(figures: BingoParams): GameRules {
  const back = bingoReturnToPlayer(figures);
  const places = figures.rows * figures.columns;
  const free = freePlace(figures);
  return {
    engine: "bingo",
    returns: () => ({ least: back, most: back }),
    most: () => (bingoLines(figures).length * figures.line + figures.corners + figures.full) / 10,
    readBet: () => ({ ok: true, bet: {}, total: null }),
    play(_bet, _choices, draw) {
      const numbers = drawDistinctFromZero(draw, figures.count, places).map((at) => at + 1);
      const card = numbers.map((number, place) => (place === free ? 0 : number));
      const called = drawDistinctFromZero(draw, figures.count, figures.drawn).map((at) => at + 1);
      const isMarked = (place: number) => place === free || called.includes(card[place] ?? -1);
      const lines = bingoLines(figures).filter((line) => line.every(isMarked));
      const hasCorners = cornersOf(figures).every(isMarked);
      const isFull = card.every((_, place) => isMarked(place));
      const tenths =
        lines.length * figures.line +
        (hasCorners ? figures.corners : 0) +
        (isFull ? figures.full : 0);
      const shown: ShownBingoRound = { card, called, lines, hasCorners, isFull };
      return oneStepOutcome(tenths, 10, shown);
    },
  };
}
