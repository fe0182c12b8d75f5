import { drawWeighted } from "../draw";
import { type GameRules, oneStepOutcome, parseChips, parseStoredChips } from "../engine";

/** A race: the winner is drawn by the runners' weights; what a runner pays is `part` hundredths of a fair price. */
export interface RaceParams {
  readonly part: number;
  readonly runners: readonly { readonly name: string; readonly weight: number }[];
}

/** Runners in the order of their arrival, from 0. */
export type ShownRaceRound = {
  readonly order: readonly number[];
  readonly chips: Readonly<Record<string, number>>;
};

/** What a chip on a runner returns, as a whole ratio. */
export function runnerPayoutRatio({ part, runners }: RaceParams, at: number) {
  const all = runners.reduce((sum, { weight }) => sum + weight, 0);
  return { num: part * all, den: 100 * (runners[at]?.weight ?? 1) };
}

/** Races, on which chips are put by the runners' numbers, from 1. */
export function raceRules(figures: RaceParams): GameRules {
  const { part, runners } = figures;
  const spots = runners.map((_, at) => String(at + 1));
  const priceOf = (spot: string) => {
    const { num, den } = runnerPayoutRatio(figures, Number(spot) - 1);
    return num / den;
  };
  return {
    engine: "race",
    returns: () => ({ least: part / 100, most: part / 100 }),
    most: (bet) => Math.max(...Object.keys(parseStoredChips(bet)).map(priceOf)),
    readBet: (fields, amount) => parseChips(fields, spots, amount),
    play(bet, _choices, draw) {
      const chips = parseStoredChips(bet);
      const left = runners.map((_, at) => at);
      const order: number[] = [];
      while (left.length > 0) {
        const at = drawWeighted(
          draw,
          left.map((one) => runners[one]?.weight ?? 0),
        );
        order.push(...left.splice(at, 1));
      }
      const [first = 0] = order;
      const { num, den } = runnerPayoutRatio(figures, first);
      const chip = chips[String(first + 1)] ?? 0;
      const total = Object.values(chips).reduce((sum, one) => sum + one, 0);
      const shown: ShownRaceRound = { order, chips };
      return oneStepOutcome(chip * num, total * den, shown);
    },
  };
}
