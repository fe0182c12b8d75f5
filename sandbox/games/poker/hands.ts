import { cardRank, cardSuit } from "../playing-cards";

/**
 * Hands of five cards, the best first. Fours of a kind are three entries (aces, low cards, others),
 * because some pay tables pay them differently.
 */
export const pokerHands = [
  "royal",
  "straight-flush",
  "four-aces",
  "four-low",
  "four",
  "full",
  "flush",
  "straight",
  "three",
  "two-pair",
  "jacks",
] as const;
export type PokerHand = (typeof pokerHands)[number];

const jack = 9;
const ace = 12;

/** The hand that five cards make; null = less than a pair of jacks. */
export function pokerHandOf(cards: readonly number[]): PokerHand | null {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(cardRank(card), (counts.get(cardRank(card)) ?? 0) + 1);
  const groups = [...counts].sort(([a, m], [b, n]) => n - m || b - a);
  const [[rank = 0, most = 0] = [], [, second = 0] = []] = groups;
  if (most === 4) return rank === ace ? "four-aces" : rank <= 2 ? "four-low" : "four";
  if (most === 3) return second === 2 ? "full" : "three";
  if (most === 2) return second === 2 ? "two-pair" : rank >= jack ? "jacks" : null;
  const isFlush = new Set(cards.map(cardSuit)).size === 1;
  const ranks = groups.map(([each]) => each).sort((a, b) => a - b);
  const [low = 0] = ranks;
  const high = ranks.at(-1) ?? 0;
  const isWheel = high === ace && low === 0 && ranks[3] === 3;
  const isStraight = high - low === 4 || isWheel;
  if (isFlush && isStraight) return high === ace && !isWheel ? "royal" : "straight-flush";
  if (isFlush) return "flush";
  return isStraight ? "straight" : null;
}
