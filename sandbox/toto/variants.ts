/** Marks of a coupon: by match, in the order of the draw. */
export type TotoPicks = readonly (readonly string[])[];

/** Most variants that a coupon may have. */
export const maxVariants = 5000;

/** Variants of a coupon: the product of the marks of its matches. */
export function countVariants(picks: TotoPicks): number {
  return picks.reduce((product, marks) => product * marks.length, 1);
}

/**
 * How many variants of a coupon guess exactly 0, 1, 2 … matches; a void match (null) is guessed by all of them.
 */
export function variantsByHits(picks: TotoPicks, results: readonly (string | null)[]): number[] {
  let ways = [1];
  for (const [at, marks] of picks.entries()) {
    const result = results[at] ?? null;
    const right = result === null ? marks.length : marks.includes(result) ? 1 : 0;
    const wrong = marks.length - right;
    const next = new Array<number>(ways.length + 1).fill(0);
    for (const [hits, count] of ways.entries()) {
      next[hits] = (next[hits] ?? 0) + count * wrong;
      next[hits + 1] = (next[hits + 1] ?? 0) + count * right;
    }
    ways = next;
  }
  return ways;
}
