import type { BlackjackParams } from "./rules";

/** A hand: its points with each ace counted as one, and whether it has an ace. */
interface Sum {
  readonly points: number;
  readonly hasAce: boolean;
}

/**
 * Every value that a drawn card can have, 1 (ace) to 10, with its chance: each card is drawn from a
 * whole deck.
 */
const cards = Array.from({ length: 10 }, (_, at) => ({
  points: at + 1,
  chance: at + 1 === 10 ? 4 / 13 : 1 / 13,
}));

const withCard = ({ points, hasAce }: Sum, card: number): Sum => ({
  points: points + card,
  hasAce: hasAce || card === 1,
});
const best = ({ points, hasAce }: Sum) => (hasAce && points <= 11 ? points + 10 : points);
const isSoft = ({ points, hasAce }: Sum) => hasAce && points <= 11;
const keyOf = ({ points, hasAce }: Sum) => points * 2 + (hasAce ? 1 : 0);

/**
 * Probabilities of how the dealer's hand ends, given the dealer's first card: an array indexed by
 * total, 17 to 21; index 22 is a blackjack, index 23 going bust.
 */
function dealerFrom({ hitsSoft17 }: BlackjackParams, first: number): readonly number[] {
  const ends = Array.from({ length: 24 }, () => 0);
  const draw = (sum: Sum, count: number, chance: number) => {
    const total = best(sum);
    if (count === 2 && total === 21) ends[22] = (ends[22] ?? 0) + chance;
    else if (sum.points > 21) ends[23] = (ends[23] ?? 0) + chance;
    else if (total > 17 || (total === 17 && !(hitsSoft17 && isSoft(sum))))
      ends[total] = (ends[total] ?? 0) + chance;
    else
      for (const card of cards) draw(withCard(sum, card.points), count + 1, chance * card.chance);
  };
  draw({ points: first, hasAce: first === 1 }, 1, 1);
  return ends;
}

/**
 * Expected return, in stakes, of standing on a total; `ends` are the probabilities of how the
 * dealer's hand ends.
 */
function standing(ends: readonly number[], total: number): number {
  let back = 2 * (ends[23] ?? 0);
  for (let against = 17; against <= 21; against++)
    back += (ends[against] ?? 0) * (total > against ? 2 : total === against ? 1 : 0);
  return back;
}

/**
 * Makes a function that gives, for a hand of two cards, the expected net return (in stakes) of the
 * best play. `ends` are the probabilities of how the dealer's hand ends.
 */
function bestPlay(figures: BlackjackParams, ends: readonly number[]) {
  const known = new Map<number, number>();
  const after = (sum: Sum, then: (next: Sum) => number) =>
    cards.reduce((all, { points, chance }) => {
      const next = withCard(sum, points);
      return all + chance * (next.points > 21 ? -1 : then(next));
    }, 0);
  const stand = (sum: Sum) => standing(ends, best(sum)) - 1;
  const play = (sum: Sum): number => {
    const found = known.get(keyOf(sum));
    if (found !== undefined) return found;
    // A total of 21 is not drawn to.
    const value = best(sum) === 21 ? stand(sum) : Math.max(stand(sum), after(sum, play));
    known.set(keyOf(sum), value);
    return value;
  };
  return (sum: Sum): number => {
    const { doubles } = figures;
    const isOpen = doubles === null || doubles.includes(best(sum));
    const doubled = isOpen ? 2 * after(sum, stand) : Number.NEGATIVE_INFINITY;
    return Math.max(play(sum), doubled);
  };
}

/**
 * Exact return to player with the best play (CAS-06), as a share of the first stake. It sums over the player's
 * first two cards and the house's first card, and takes the best of drawing, standing and doubling; every card
 * has the chances of a whole deck.
 */
export function blackjackReturnToPlayer(figures: BlackjackParams): number {
  const [num, den] = figures.natural;
  let net = 0;
  for (const up of cards) {
    const ends = dealerFrom(figures, up.points);
    const play = bestPlay(figures, ends);
    for (const one of cards)
      for (const two of cards) {
        const sum = withCard({ points: one.points, hasAce: one.points === 1 }, two.points);
        const chance = up.chance * one.chance * two.chance;
        net += chance * (best(sum) === 21 ? (1 - (ends[22] ?? 0)) * (num / den) : play(sum));
      }
  }
  return 1 + net;
}
