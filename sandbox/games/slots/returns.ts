import { combinationCount, sumOver } from "../chances";
import { payingSymbols, type SlotParams } from "./figures";
import { bestWinOfRun, scatterPrize, unitsForSymbols } from "./pay";

/** Probability of each symbol at a single place of a reel with this strip. */
function sharesOf(strip: string): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const cell of strip) shares.set(cell, (shares.get(cell) ?? 0) + 1 / strip.length);
  return shares;
}

/**
 * What a reel shows at each place where it can stop: the `rows` symbols from there on, one text for
 * each place.
 */
function windowsOf({ rows }: SlotParams, strip: string): string[] {
  const round = strip + strip;
  return [...strip].map((_, at) => round.slice(at, at + rows));
}

/** Probabilities that a reel shows 0, 1, 2 … of these symbols; the index is the number. */
function countsOn(figures: SlotParams, strip: string, symbols: string): number[] {
  const chances = Array.from({ length: figures.rows + 1 }, () => 0);
  for (const shown of windowsOf(figures, strip)) {
    const count = [...shown].filter((cell) => symbols.includes(cell)).length;
    chances[count] = (chances[count] ?? 0) + 1 / strip.length;
  }
  return chances;
}

/**
 * Expected return of one line, in units per unit staked on it, over all runs of symbols from the
 * left.
 */
function lineReturn(figures: SlotParams): number {
  const shares = figures.reels.map(sharesOf);
  const from = (run: readonly string[], chance: number): number => {
    const reel = shares[run.length];
    const isOver =
      !reel || !payingSymbols(figures).some((one) => run.every((c) => c === one || c === "W"));
    if (isOver) return chance * (bestWinOfRun(figures, run)?.units ?? 0);
    let sum = 0;
    for (const [cell, share] of reel) sum += from([...run, cell], chance * share);
    return sum;
  };
  return from([], 1);
}

/**
 * Expected return of a spin over all ways, in units: for each symbol, the mean number of ways of
 * each run length, times the probability that the run ends there, times what that run pays.
 */
function waysReturn(figures: SlotParams): number {
  let sum = 0;
  for (const symbol of payingSymbols(figures)) {
    let run = 1;
    for (const [index, strip] of figures.reels.entries()) {
      const counts = countsOn(figures, strip, `${symbol}W`);
      run *= sumOver(1, figures.rows, (count) => count * (counts[count] ?? 0));
      const next = figures.reels[index + 1];
      const ends = next === undefined ? 1 : (countsOn(figures, next, `${symbol}W`)[0] ?? 0);
      sum += run * ends * unitsForSymbols(figures, symbol, index + 1);
    }
  }
  return sum;
}

/**
 * Expected return of a spin, in units, where symbols pay anywhere: the number of each symbol is
 * binomially distributed over all places.
 */
function anywhereReturn(figures: SlotParams): number {
  const [strip = ""] = figures.reels;
  const places = figures.rows * figures.columns;
  const shares = sharesOf(strip);
  return payingSymbols(figures).reduce((sum, symbol) => {
    const share = shares.get(symbol) ?? 0;
    return (
      sum +
      sumOver(
        0,
        places,
        (count) => binomial(places, count, share) * unitsForSymbols(figures, symbol, count),
      )
    );
  }, 0);
}

const binomial = (n: number, k: number, p: number) =>
  combinationCount(n, k) * p ** k * (1 - p) ** (n - k);

/** The chance of each number of scatters. */
function scatterChances(figures: SlotParams): number[] {
  const [strip = ""] = figures.reels;
  if (figures.pays === "anywhere") {
    const places = figures.rows * figures.columns;
    const share = sharesOf(strip).get("S") ?? 0;
    return Array.from({ length: places + 1 }, (_, count) => binomial(places, count, share));
  }
  let chances = [1];
  for (const reel of figures.reels) {
    const counts = countsOn(figures, reel, "S");
    const next = Array.from({ length: chances.length + figures.rows }, () => 0);
    for (const [had, chance] of chances.entries())
      for (const [more, also] of counts.entries())
        next[had + more] = (next[had + more] ?? 0) + chance * also;
    chances = next;
  }
  return chances;
}

/**
 * Exact return of a slot: what a spin brings by its table and its scatters, and the same again, multiplied, for
 * each free spin that it is expected to bring (CAS-06).
 */
export function slotReturnToPlayer(figures: SlotParams): number {
  const byTable =
    figures.pays === "lines"
      ? lineReturn(figures)
      : (figures.pays === "ways" ? waysReturn(figures) : anywhereReturn(figures)) / figures.units;
  let scatters = 0;
  let spins = 0;
  for (const [count, chance] of scatterChances(figures).entries()) {
    const prize = scatterPrize(figures, count);
    scatters += chance * prize.times;
    spins += chance * prize.spins;
  }
  return (byTable + scatters) * (1 + spins * figures.freeTimes);
}
