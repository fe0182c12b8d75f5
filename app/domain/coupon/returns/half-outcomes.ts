import type { FinalScore, OutcomeVerdict, SideScores } from "./score";

/**
 * Market types on half-time results. Examples: `half-2-X` = the second half alone is drawn,
 * `half-full-1-X` = home leads at half-time and the match is drawn.
 */
export const halfTimeMarketTypePattern = /^half-(1|2|full-([1X2]))-([1X2])$/;

/** Whether a score wins a half-time selection; null (undecided) without a half-time score. */
export function decideHalfTimeOutcome(
  score: FinalScore,
  [, kind, first, wanted]: readonly string[],
): OutcomeVerdict {
  const { halfTime } = score;
  if (!halfTime) return null;
  if (kind === "1") return resultOf(halfTime) === wanted;
  const { home, away } = score;
  if (kind === "2")
    return resultOf({ home: home - halfTime.home, away: away - halfTime.away }) === wanted;
  return resultOf(halfTime) === first && resultOf(score) === wanted;
}

function resultOf({ home, away }: SideScores): string {
  if (home === away) return "X";
  return home > away ? "1" : "2";
}
