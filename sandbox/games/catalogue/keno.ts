import { nonSlotGameFromRow } from "./table-row";

/** Keno: numbers drawn for one ticket. */
export const kenoGames = [
  nonSlotGameFromRow({
    id: 221,
    name: "Keno Eighty",
    provider: "meridian-hall",
    look: "ball #14213d #4a6fa5 #fca311",
    sections: ["keno", "games"],
    play: {
      engine: "keno",
      figures: {
        count: 80,
        drawn: 20,
        table: {
          1: [0, 37],
          2: [0, 0, 157],
          3: [0, 0, 34, 340],
          4: [0, 0, 15, 73, 1_000],
          5: [0, 0, 0, 37, 260, 4_900],
          6: [0, 0, 0, 18, 83, 760, 18_000],
          7: [0, 0, 0, 11, 36, 220, 2_600, 77_000],
          8: [0, 0, 0, 0, 41, 100, 800, 12_000, 100_000],
          9: [0, 0, 0, 0, 0, 110, 330, 3_200, 58_000, 100_000],
          10: [0, 0, 0, 0, 0, 78, 140, 980, 12_000, 100_000, 200_000],
        },
      },
    },
    most: 100,
    added: 20_315,
  }),
  nonSlotGameFromRow({
    id: 222,
    name: "Forty Quick",
    provider: "quiet-engine",
    look: "ball #1b4332 #52b788 #fff3b0",
    sections: ["keno", "fast-games", "games"],
    play: {
      engine: "keno",
      figures: {
        count: 40,
        drawn: 10,
        table: {
          1: [0, 38],
          2: [0, 0, 166],
          3: [0, 0, 35, 390],
          4: [0, 0, 14, 81, 1_400],
          5: [0, 0, 0, 40, 330, 8_300],
          6: [0, 0, 0, 19, 100, 1_200, 44_000],
          7: [0, 0, 0, 20, 42, 320, 5_700, 50_000],
          8: [0, 0, 0, 0, 51, 140, 1_600, 41_000, 50_000],
        },
      },
    },
    most: 100,
    added: 20_580,
  }),
  nonSlotGameFromRow({
    id: 223,
    name: "Lantern Keno",
    provider: "saffron-works",
    look: "lantern #6a040f #d00000 #ffba08",
    sections: ["keno", "asian-games"],
    play: {
      engine: "keno",
      figures: {
        count: 60,
        drawn: 15,
        table: {
          1: [0, 37],
          2: [0, 0, 159],
          3: [0, 0, 34, 350],
          4: [0, 0, 15, 75, 1_100],
          5: [0, 0, 0, 38, 280, 5_700],
          6: [0, 0, 0, 18, 87, 870, 24_000],
        },
      },
    },
    asian: "lotteries",
    most: 200,
    added: 20_400,
  }),
];
