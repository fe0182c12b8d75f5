import type { GameFacts } from "../game";

/** Games of dice, tables, cards, draws and tickets. */
export const tableGames: readonly GameFacts[] = [
  {
    id: 201,
    slug: "dice",
    oldSlug: "dice-old",
    name: "Hundred Dice",
    provider: "quiet-engine",
    play: {
      engine: "dice",
      figures: { dice: 1, faces: 10_000, edge: 100, sides: ["over", "under"] },
    },
    sections: ["games", "fast-games", "skill-games"],
    look: { motif: "dice", back: "#16324f", front: "#3e92cc", accent: "#ffd166" },
    stakes: [1, 500],
    added: 20_500,
  },
];
