import { cardRank } from "../playing-cards";

export interface BlackjackParams {
  /**
   * What a blackjack (ace and ten) wins in addition to the returned stake, as a ratio of the stake:
   * [3, 2] is one and a half stakes.
   */
  readonly natural: readonly [num: number, den: number];
  /** Whether the dealer draws on a soft 17: six with an ace counted as eleven. */
  readonly hitsSoft17: boolean;
  /** Totals of the first two cards on which the player may double; null = any total. */
  readonly doubles: readonly number[] | null;
}

/** Points of a rank from the two (0) to the ace (12): 1 for an ace. */
export function rankPointsAceAsOne(rank: number): number {
  return rank === 12 ? 1 : Math.min(10, rank + 2);
}

/** The total of cards, an ace as eleven where that is no more than 21 (`isSoft`). */
export function handTotal(cards: readonly number[]): {
  readonly total: number;
  readonly isSoft: boolean;
} {
  const points = cards.reduce((sum, card) => sum + rankPointsAceAsOne(cardRank(card)), 0);
  const isSoft = points <= 11 && cards.some((card) => cardRank(card) === 12);
  return { total: isSoft ? points + 10 : points, isSoft };
}

/** Whether a hand is a blackjack: an ace and a card of ten points as its first two cards. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && handTotal(cards).total === 21;
}

export function canDouble({ doubles }: BlackjackParams, cards: readonly number[]): boolean {
  return cards.length === 2 && (doubles === null || doubles.includes(handTotal(cards).total));
}

/** Whether the house draws no more. */
export function dealerStands({ hitsSoft17 }: BlackjackParams, cards: readonly number[]): boolean {
  const { total, isSoft } = handTotal(cards);
  return total > 17 || (total === 17 && !(hitsSoft17 && isSoft));
}
