/** C(n, k): the number of ways to choose k of n; 0 where k is below 0 or above n. Exact up to 2^53. */
export function combinationCount(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let at = 1; at <= Math.min(k, n - k); at++) ways = (ways * (n - at + 1)) / at;
  return Math.round(ways);
}

/**
 * Of the C(n, k) lines in a system of n numbers, h of which were drawn, those that have exactly j of the drawn ones.
 */
export function systemLinesWithHits(n: number, h: number, k: number, j: number): number {
  return combinationCount(h, j) * combinationCount(n - h, k - j);
}
