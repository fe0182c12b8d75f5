/** One line of the budgets: what it asks, and what was measured. */
export interface Line {
  readonly what: string;
  /** The budget: what holds now, and where we want to stand. In words, with its unit. */
  readonly now: string;
  readonly goal: string;
  /** What was measured, in words, and whether it is within `now`. */
  readonly measured: string;
  readonly isMet: boolean;
}

/** Middle of the figures: one slow round of a shared machine does not move it. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * Runs two things turn by turn and answers both medians and the median of the rounds' ratios (first by second), so
 * that whatever else the machine does falls on both.
 */
export async function inTurns(
  rounds: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<{ first: number; second: number; ratio: number }> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first every other time: warmth and heat are shared out as well.
    if (round % 2 === 0) pairs.push([await first(), await second()]);
    else {
      const late = await second();
      pairs.push([await first(), late]);
    }
  }
  return {
    first: median(pairs.map(([one]) => one)),
    second: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([one, other]) => one / other)),
  };
}

/** The table of the lines, as Markdown. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(
    ({ what, now, goal, measured, isMet }) =>
      `| ${what} | ${measured} | ${now} | ${goal} | ${isMet ? "yes" : "no"} |`,
  );
  return ["| what | measured | now | goal | within now |", "|---|---|---|---|---|", ...rows].join(
    "\n",
  );
}
