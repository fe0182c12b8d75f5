/** C(n, k), the number of ways to choose k of n; exact up to 2^53. */
export function combinationCount(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let step = 1; step <= Math.min(k, n - k); step++) result = (result * (n - step + 1)) / step;
  return Math.round(result);
}

/** The chance that exactly `hits` of `picked` numbers are among `drawn` of `count`: hypergeometric. */
export function hitChance(count: number, drawn: number, picked: number, hits: number): number {
  let chance = 1;
  // C(drawn, hits) C(count - drawn, picked - hits) / C(count, picked), computed factor by factor:
  // the whole binomials of 80 numbers exceed a safe integer.
  for (let step = 0; step < hits; step++) chance *= (drawn - step) / (count - step);
  for (let step = 0; step < picked - hits; step++)
    chance *= (count - drawn - step) / (count - hits - step);
  return Math.max(0, chance) * combinationCount(picked, hits);
}

/** The chance that all of `wanted` numbers are among `drawn` of `count`. */
export function allDrawnChance(count: number, drawn: number, wanted: number): number {
  return hitChance(count, drawn, wanted, wanted);
}

/** Sum of a function over the whole numbers from `from` to `to`. */
export function sumOver(from: number, to: number, of: (value: number) => number): number {
  let sum = 0;
  for (let value = from; value <= to; value++) sum += of(value);
  return sum;
}
