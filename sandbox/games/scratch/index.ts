import { drawDistinctFromZero, drawWeighted } from "../draw";
import { type GameRules, oneStepOutcome } from "../engine";

/**
 * A print run of `print` tickets: each prize, in tenths of the stake, with the number of tickets
 * that win it; all other tickets win nothing.
 */
export interface ScratchParams {
  readonly print: number;
  readonly prizes: readonly (readonly [tenths: number, tickets: number])[];
}

/**
 * Nine places, each with an amount in tenths of the stake; the amount that is there three times is
 * the `prize`, 0 = nothing is won.
 */
export type ShownScratchRound = { readonly places: readonly number[]; readonly prize: number };

/** Exact return to player of a print run, as a share of the stakes. */
export function scratchReturnToPlayer({ print, prizes }: ScratchParams): number {
  return prizes.reduce((sum, [tenths, tickets]) => sum + (tenths * tickets) / 10, 0) / print;
}

/** Scratch cards: three equal amounts win that amount. */
export function scratchRules(figures: ScratchParams): GameRules {
  const back = scratchReturnToPlayer(figures);
  const sold = figures.prizes.reduce((sum, [, tickets]) => sum + tickets, 0);
  const weights = [figures.print - sold, ...figures.prizes.map(([, tickets]) => tickets)];
  return {
    engine: "scratch",
    returns: () => ({ least: back, most: back }),
    most: () => Math.max(...figures.prizes.map(([tenths]) => tenths)) / 10,
    readBet: () => ({ ok: true, bet: {}, total: null }),
    play(_bet, _choices, draw) {
      const at = drawWeighted(draw, weights);
      const [prize = 0] = figures.prizes[at - 1] ?? [];
      const others = figures.prizes.map(([tenths]) => tenths).filter((tenths) => tenths !== prize);
      // No other amount is there three times: each at most twice.
      const rest = drawDistinctFromZero(draw, others.length * 2, prize > 0 ? 6 : 9).map(
        (place) => others[place % others.length] ?? 0,
      );
      const printed = prize > 0 ? [prize, prize, prize, ...rest] : rest;
      const order = drawDistinctFromZero(draw, printed.length, printed.length);
      const shown: ShownScratchRound = { places: order.map((place) => printed[place] ?? 0), prize };
      return oneStepOutcome(prize, 10, shown);
    },
  };
}
