import { wheelSegments } from "./segments";
import { nonSlotGameFromRow } from "./table-row";

/** Wheels of segments. */
export const wheelGames = [
  nonSlotGameFromRow({
    id: 271,
    name: "Market Wheel",
    provider: "amber-and-slate",
    look: "wheel #582f0e #b08968 #ffe8d6",
    sections: ["othergames", "games", "casino/table"],
    play: {
      engine: "wheel",
      figures: {
        kind: "bets",
        segments: wheelSegments([
          [1, 24],
          [2, 16],
          [5, 8],
          [23, 2],
        ]),
      },
    },
    added: 20_345,
  }),
  nonSlotGameFromRow({
    id: 272,
    name: "Little Wheel",
    provider: "demo",
    look: "sun #0a3d62 #60a3bc #fad390",
    sections: ["othergames", "games", "fast-games", "casino/demo"],
    play: {
      engine: "wheel",
      figures: {
        kind: "spin",
        segments: [0, 12, 15, 0, 12, 20, 0, 12, 15, 0, 12, 20, 0, 12, 15, 3, 12, 20, 0, 12],
      },
    },
    added: 20_385,
  }),
  nonSlotGameFromRow({
    id: 273,
    name: "Storm Wheel",
    provider: "north-quay",
    look: "snow #22223b #4a4e69 #c9e4ff",
    sections: ["othergames", "games"],
    play: {
      engine: "wheel",
      figures: {
        kind: "spin",
        segments: wheelSegments([
          [0, 20],
          [10, 4],
          [20, 2],
          [30, 2],
          [50, 1],
          [90, 1],
        ]),
      },
    },
    most: 250,
    added: 20_455,
  }),
  nonSlotGameFromRow({
    id: 274,
    name: "Wheel of Forty",
    provider: "quiet-engine",
    look: "gear #1c2541 #3a506b #6fffe9",
    sections: ["othergames", "casino/table"],
    play: {
      engine: "wheel",
      figures: {
        kind: "bets",
        segments: wheelSegments([
          [0, 2],
          [1, 19],
          [2, 12],
          [8, 4],
          [18, 2],
          [37, 1],
        ]),
      },
    },
    added: 20_500,
  }),
];
