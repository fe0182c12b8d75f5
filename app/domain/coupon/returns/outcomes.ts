import { decideHalfTimeOutcome, halfTimeMarketTypePattern } from "./half-outcomes";
import { type FinalScore, isAhead, type OutcomeVerdict } from "./score";

/**
 * For market types without a line: whether a bet of the type wins by a score (true), loses (false),
 * or is not decided by it (null).
 */
const plain: Readonly<Record<string, (score: FinalScore) => OutcomeVerdict>> = {
  "1": ({ home, away }) => home > away,
  X: ({ home, away }) => home === away,
  "2": ({ home, away }) => home < away,
  "1X": ({ home, away }) => home >= away,
  "12": ({ home, away }) => home !== away,
  "2X": ({ home, away }) => home <= away,
  "both-score-yes": ({ home, away }) => home > 0 && away > 0,
  "both-score-no": ({ home, away }) => home === 0 || away === 0,
  "winner-1": (score) => isAhead(score.overall ?? score, true),
  "winner-2": (score) => isAhead(score.overall ?? score, false),
  odd: ({ home, away }) => (home + away) % 2 === 1,
  even: ({ home, away }) => (home + away) % 2 === 0,
  "score-other": ({ home, away }) => Math.max(home, away) > mostListed,
};

/** Correct scores are listed up to this many goals of a side; the others are `score-other`. */
const mostListed = 4;

/** Type families: `part-2-1`: the first side wins the second set or map; `score-2-1`: a correct score. */
const family = /^(part|score)-(\d)-(\d)$/;

/** Whether a type is known and has no line. */
export function isMarketTypeWithoutLine(type: string): boolean {
  return Object.hasOwn(plain, type) || family.test(type) || halfTimeMarketTypePattern.test(type);
}

/** Whether a score wins a bet without a line; null if undecided (a set never played). */
export function decideOutcomeWithoutLine(type: string, score: FinalScore): OutcomeVerdict {
  if (Object.hasOwn(plain, type)) return plain[type]?.(score) ?? null;
  const half = halfTimeMarketTypePattern.exec(type);
  if (half) return decideHalfTimeOutcome(score, half);
  const [, kind, first, second] = family.exec(type) ?? [];
  if (kind === "score") return score.home === Number(first) && score.away === Number(second);
  const part = score.parts?.[Number(first) - 1];
  return part ? isAhead(part, second === "1") : null;
}
