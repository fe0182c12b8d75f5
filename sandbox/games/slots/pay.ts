import { payingSymbols, type SlotParams, slotPaylines } from "./figures";

/**
 * One win of a spin: the symbol, how many of it, the line (from 0; null if the slot does not pay by lines), and
 * the units it pays.
 */
export type SlotWin = {
  readonly symbol: string;
  readonly count: number;
  readonly line: number | null;
  readonly units: number;
};

/** Symbols of a spin: one text per reel, with one letter per symbol from the top. */
export type SymbolsByReel = readonly string[];

/**
 * The win that pays most of those that any symbol makes of a run of symbols from the left; null = the run pays
 * nothing.
 */
export function bestWinOfRun(
  figures: SlotParams,
  run: readonly string[],
): Omit<SlotWin, "line"> | null {
  let best: Omit<SlotWin, "line"> | null = null;
  for (const symbol of payingSymbols(figures)) {
    let count = 0;
    let times = 1;
    for (const cell of run) {
      if (cell !== symbol && cell !== "W") break;
      count += 1;
      if (cell === "W" && symbol !== "W") times *= figures.wildTimes;
    }
    const units = unitsForSymbols(figures, symbol, count) * times;
    if (units > (best?.units ?? 0)) best = { symbol, count, units };
  }
  return best;
}

/** Units that the pay table gives for this number of equal symbols. */
export function unitsForSymbols(
  { table, counts, pays }: SlotParams,
  symbol: string,
  count: number,
): number {
  const column =
    pays === "anywhere" ? counts.findLastIndex((least) => count >= least) : counts.indexOf(count);
  return column < 0 ? 0 : (table[symbol]?.[column] ?? 0);
}

const countIn = (grid: SymbolsByReel, symbols: string) =>
  grid.map((reel) => [...reel].filter((cell) => symbols.includes(cell)).length);

/** Wins of a grid by the table; `lines` is the number of lines played. */
export function gridWins(figures: SlotParams, grid: SymbolsByReel, lines: number): SlotWin[] {
  if (figures.pays === "lines")
    return slotPaylines(figures, lines).flatMap((rows, line) => {
      const win = bestWinOfRun(
        figures,
        rows.map((row, reel) => grid[reel]?.[row] ?? ""),
      );
      return win ? [{ ...win, line }] : [];
    });
  return payingSymbols(figures).flatMap((symbol) => {
    const counts = countIn(grid, figures.pays === "ways" ? `${symbol}W` : symbol);
    const length = counts.indexOf(0) < 0 ? counts.length : counts.indexOf(0);
    const count = figures.pays === "ways" ? length : counts.reduce((sum, one) => sum + one, 0);
    const ways =
      figures.pays === "ways" ? counts.slice(0, length).reduce((all, one) => all * one, 1) : 1;
    const units = unitsForSymbols(figures, symbol, count) * ways;
    return units > 0 ? [{ symbol, count, line: null, units }] : [];
  });
}

/** Number of scatters on a grid. */
export function countScatters(grid: SymbolsByReel): number {
  return countIn(grid, "S").reduce((sum, one) => sum + one, 0);
}

/**
 * What a number of scatters brings, a multiple of the stake and free spins: the listed prize of the
 * highest number that is reached, zeros if none is.
 */
export function scatterPrize(
  { scatter }: SlotParams,
  count: number,
): { times: number; spins: number } {
  const least = Object.keys(scatter)
    .map(Number)
    .filter((one) => one <= count)
    .sort((a, b) => b - a)[0];
  return (least === undefined ? undefined : scatter[least]) ?? { times: 0, spins: 0 };
}
