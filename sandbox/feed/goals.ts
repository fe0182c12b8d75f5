import { halfSeconds } from "./football";
import { firstHalfGoalShare } from "./halves";
import type { Goal } from "./match";
import { seededRandom } from "./random";
import type { Score } from "./types";

/**
 * Draws the times of goals where only the score is known: any minute of the half, deterministic by
 * `seed` (SBX-02). Without a half-time score each goal falls in the first half with probability
 * `share`.
 */
export function randomGoalTimes(
  seed: number,
  result: Score,
  halfTime: Score | null,
  share = firstHalfGoalShare,
): readonly Goal[] {
  const goals: Goal[] = [];
  for (const [salt, side] of [
    [1, "home"],
    [2, "away"],
  ] as const) {
    for (let nth = 0; nth < result[side]; nth++) {
      const drawn = seededRandom(seed, salt, nth);
      const isFirst = halfTime ? nth < halfTime[side] : drawn < share;
      goals.push({ second: secondOf(isFirst, seededRandom(seed, salt, nth, 1)), side });
    }
  }
  return goals.sort((a, b) => a.second - b.second || a.side.localeCompare(b.side));
}

/**
 * Second of play of a goal, by its half and a random number from 0 to 1. It is never in the first
 * or last half minute of a half, so that the score is final when the break begins.
 */
function secondOf(isFirst: boolean, drawn: number): number {
  return (isFirst ? 0 : halfSeconds) + 30 + Math.floor(drawn * (halfSeconds - 60));
}
