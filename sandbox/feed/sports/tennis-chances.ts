import type { Score } from "../types";
import type { PossibleSetResult } from "./sets";

/** Probabilities that each player wins a point on serve. */
export interface ServeProbabilities {
  readonly home: number;
  readonly away: number;
}

/** Probability that the server wins a game from these points (4 = advantage); `p` wins a point. */
export function gameWinProbability(p: number, server = 0, receiver = 0): number {
  const q = 1 - p;
  const deuce = (p * p) / (p * p + q * q);
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    return server === receiver ? deuce : server > receiver ? p + q * deuce : p * deuce;
  }
  return (
    p * gameWinProbability(p, server + 1, receiver) +
    q * gameWinProbability(p, server, receiver + 1)
  );
}

/** Whether the first server also serves the n-th point of a tie-break (0 …): one point, then two each. */
export function isPointServedByFirstServer(nth: number): boolean {
  return Math.floor((nth + 1) / 2) % 2 === 0;
}

/** Probability that home wins a tie-break from a score in points. */
export function tieBreakWinProbability(
  serve: ServeProbabilities,
  isHomeFirst: boolean,
  home = 0,
  away = 0,
): number {
  const both = serve.home * (1 - serve.away);
  const neither = (1 - serve.home) * serve.away;
  const level = both / (both + neither);
  const known = new Map<number, number>();
  const from = (h: number, a: number): number => {
    if (h >= 7 && h - a >= 2) return 1;
    if (a >= 7 && a - h >= 2) return 0;
    // Tied from six on: two points, one on each serve, decide or return here.
    if (h === a && h >= 6) return level;
    const key = h * 64 + a;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const isHomeServing = isPointServedByFirstServer(h + a) === isHomeFirst;
    const p = isHomeServing ? serve.home : 1 - serve.away;
    const chance = p * from(h + 1, a) + (1 - p) * from(h, a + 1);
    known.set(key, chance);
    return chance;
  };
  return from(home, away);
}

/** State of a set: games, current server, and home's probability of winning the current game. */
export interface TennisSetState {
  readonly games: Score;
  readonly isHomeServing: boolean;
  readonly homeWinsGame: number;
}

/** Distribution of a set's result: first to six games with a lead of two, tie-break at six all. */
export function tennisSetResultDistribution(
  serve: ServeProbabilities,
  now: TennisSetState,
): readonly PossibleSetResult[] {
  const hold = { home: gameWinProbability(serve.home), away: gameWinProbability(serve.away) };
  const ends: PossibleSetResult[] = [];
  let states = new Map<string, PossibleSetResult>([["now", { ...now.games, chance: 1 }]]);
  const began = now.games.home + now.games.away;
  for (let games = began; states.size > 0; games++) {
    const isHomeServing = (games - began) % 2 === 0 ? now.isHomeServing : !now.isHomeServing;
    const next = new Map<string, PossibleSetResult>();
    for (const { home, away, chance } of states.values()) {
      const wins = winGame(
        games === began ? now.homeWinsGame : null,
        home + away === 12,
        isHomeServing,
      );
      for (const [h, a, share] of [
        [home + 1, away, wins],
        [home, away + 1, 1 - wins],
      ] as const) {
        const more = chance * share;
        const isOver = h === 7 || a === 7 || (Math.max(h, a) === 6 && Math.abs(h - a) >= 2);
        if (isOver) ends.push({ home: h, away: a, chance: more });
        else {
          const key = `${h}-${a}`;
          next.set(key, { home: h, away: a, chance: (next.get(key)?.chance ?? 0) + more });
        }
      }
    }
    states = next;
  }
  return ends;

  function winGame(known: number | null, isTieBreak: boolean, isHomeServing: boolean): number {
    if (known !== null) return known;
    if (isTieBreak) return tieBreakWinProbability(serve, isHomeServing);
    return isHomeServing ? hold.home : 1 - hold.away;
  }
}
