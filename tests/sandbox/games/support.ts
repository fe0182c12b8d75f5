import type { RandomSource } from "~sandbox/games/draw";
import type { GameRules, Json } from "~sandbox/games/engine";

/** A generator of whole numbers that is the same in every run (mulberry32). */
export function seeded(seed: number): RandomSource {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (count) => Math.floor(next() * count) };
}

/**
 * The mean return of a game of one step over every sequence of draws it can ask for, each with its chance: the
 * game itself is played, no formula of it is used.
 */
export function returnOverAllDraws(rules: GameRules, bet: Json): number {
  let sum = 0;
  const explore = (prefix: readonly number[], chance: number) => {
    let at = 0;
    let asked = 0;
    const more = new Error("one more draw");
    const draw: RandomSource = {
      below(count) {
        const given = prefix[at++];
        if (given !== undefined) return given;
        asked = count;
        throw more;
      },
    };
    try {
      const { pays } = rules.play(bet, [], draw);
      sum += chance * (pays.num / pays.den);
    } catch (error) {
      if (error !== more) throw error;
      for (let value = 0; value < asked; value++) explore([...prefix, value], chance / asked);
    }
  };
  explore([], 1);
  return sum;
}

/** Mean return and its standard error over `count` rounds; `choose` answers an open round. */
export function simulated(
  rules: GameRules,
  bet: Json,
  count: number,
  seed: number,
  choose: (shown: Json, choices: readonly string[]) => string = () => "",
): { readonly mean: number; readonly error: number } {
  const draw = seeded(seed);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < count; round++) {
    const drawn: number[] = [];
    const recorded = (): RandomSource => {
      let at = 0;
      return {
        below(n) {
          const value = drawn[at] ?? draw.below(n);
          drawn[at++] = value;
          return value;
        },
      };
    };
    const choices: string[] = [];
    let outcome = rules.play(bet, choices, recorded());
    while (outcome.choices.length > 0) {
      choices.push(choose(outcome.shown, outcome.choices));
      outcome = rules.play(bet, choices, recorded());
    }
    const back = outcome.pays.num / outcome.pays.den - (outcome.stakes - 1);
    sum += back;
    squares += back * back;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) };
}
