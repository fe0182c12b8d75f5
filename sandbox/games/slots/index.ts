import type { RandomSource } from "../draw";
import { fieldText, type GameRules, type Json, parseWholeNumber } from "../engine";
import { type SlotParams, selectableLineCounts } from "./figures";
import { countScatters, gridWins, type SlotWin, type SymbolsByReel, scatterPrize } from "./pay";
import { slotReturnToPlayer } from "./returns";

/** One spin as it is shown; `units` is what it brought. */
export type SlotSpin = {
  readonly grid: SymbolsByReel;
  readonly wins: readonly SlotWin[];
  readonly scatters: number;
  readonly units: number;
};

/** A round: the spin that was paid for, and the free ones that it brought. */
export type ShownSlotRound = {
  readonly lines: number;
  readonly spin: SlotSpin;
  readonly free: readonly SlotSpin[];
};

function spinReels(figures: SlotParams, draw: RandomSource): SymbolsByReel {
  const { reels, rows, columns } = figures;
  if (figures.pays === "anywhere") {
    const [strip = ""] = reels;
    const cell = () => strip[draw.below(strip.length)] ?? "";
    return Array.from({ length: columns }, () => Array.from({ length: rows }, cell).join(""));
  }
  return reels.map((strip) => {
    const at = draw.below(strip.length);
    return (strip + strip).slice(at, at + rows);
  });
}

function spun(figures: SlotParams, lines: number, draw: RandomSource, times: number): SlotSpin {
  const grid = spinReels(figures, draw);
  const wins = gridWins(figures, grid, lines);
  const scatters = countScatters(grid);
  const units =
    wins.reduce((sum, win) => sum + win.units, 0) + scatterPrize(figures, scatters).times * lines;
  return { grid, wins, scatters, units: units * times };
}

/** Slots. The stake is divided by the lines played, or by the slot's units. */
export function slotRules(figures: SlotParams): GameRules {
  const choices = selectableLineCounts(figures);
  let known: number | null = null;
  return {
    engine: "slots",
    returns: () => {
      known ??= slotReturnToPlayer(figures);
      return { least: known, most: known };
    },
    // The highest win cannot be derived from a single line, so only the stake's own bounds apply.
    most: () => 1,
    readBet(fields) {
      const typed = fieldText(fields, "lines");
      if (choices.length === 0) return { ok: true, bet: { lines: figures.units }, total: null };
      const lines = typed === "" ? figures.units : parseWholeNumber(typed, 1, figures.units);
      return lines !== null && (choices.includes(lines) || lines === figures.units)
        ? { ok: true, bet: { lines }, total: null }
        : { ok: false, field: "lines", code: "choice" };
    },
    play(bet, _choices, draw) {
      const lines = linesIn(bet);
      const spin = spun(figures, lines, draw, 1);
      const free = Array.from({ length: scatterPrize(figures, spin.scatters).spins }, () =>
        spun(figures, lines, draw, figures.freeTimes),
      );
      const units = free.reduce((sum, one) => sum + one.units, spin.units);
      const shown: ShownSlotRound = { lines, spin, free };
      return {
        pays: { num: units, den: lines },
        stakes: 1,
        choices: [],
        shown,
      };
    },
  };
}

function linesIn(bet: Json): number {
  const { lines } = bet as { lines?: unknown };
  if (typeof lines !== "number" || lines < 1) throw new RangeError("not a bet on a slot");
  return lines;
}
