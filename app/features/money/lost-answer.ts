/** Pauses before each question about a lost answer, ms: soon, and once more when a slow database is done. */
export const askAfterMs = [50, 250, 600];

/**
 * How long after a lost answer "there is nothing" is believed, ms: the longest that a call which moves money may take
 * upstream, so that a request which was still on its way has arrived or died by then (CPP-11).
 */
const graceMs = 10_000;

/** Whether the platform's "there is nothing" may be believed by now; both ms since epoch. */
export function isGraceOver(lostAt: number, now: number): boolean {
  return now >= lostAt + graceMs;
}

/** A call that breaks tells nothing of what it moves: it may have arrived. */
export async function settledOr<T, U>(call: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await call();
  } catch {
    return otherwise;
  }
}
