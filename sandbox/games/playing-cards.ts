/** A card of 52: `card % 13` is its rank from the two (0) to the ace (12), `card / 13` its suit. */
export const cardRank = (card: number): number => card % 13;
export const cardSuit = (card: number): number => Math.floor(card / 13);

/** Suits in the order of their numbers, by the names of their glyphs. */
export const suits = ["spade", "heart", "diamond", "club"] as const;

/** The text printed on a card, by its rank. */
export const rankNames = [
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "J",
  "Q",
  "K",
  "A",
] as const;

/** A card in short, as texts and screen readers have it: "10♥". */
export function cardText(card: number): string {
  return `${rankNames[cardRank(card)] ?? ""}${["♠", "♥", "♦", "♣"][cardSuit(card)] ?? ""}`;
}
