/** Indexes (0 …) of the two clubs in their league's list. */
interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * The n-th match of an endless double round robin: in a round each club plays once, in a season each pair
 * meets twice, once at either's ground. Uses the circle method, which also keeps a club's matches nearly a
 * round apart.
 * @param clubs number of clubs, even
 */
export function roundRobinPairing(n: number, clubs: number): Pairing {
  const perRound = clubs / 2;
  const turning = clubs - 1;
  const round = Math.floor(n / perRound) % (2 * turning);
  const pair = n % perRound;
  const first = pair === 0 ? turning : (round + pair) % turning;
  const second = pair === 0 ? round % turning : (round - pair + 2 * turning) % turning;
  const isSwapped = ((pair === 0 ? round % turning : pair) % 2 === 1) !== round >= turning;
  return isSwapped ? { home: second, away: first } : { home: first, away: second };
}
