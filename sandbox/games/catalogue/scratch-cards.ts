import { nonSlotGameFromRow } from "./table-row";

/** Scratch cards: each print has a fixed list of prizes. */
export const scratchCards = [
  nonSlotGameFromRow({
    id: 241,
    name: "Ticket Office",
    provider: "brass-lantern",
    look: "ticket #3d2645 #832161 #f0eff4",
    sections: ["scratchcards"],
    play: {
      engine: "scratch",
      figures: {
        print: 100_000,
        prizes: [
          [10, 20_000],
          [20, 13_500],
          [50, 4_200],
          [100, 1_500],
          [500, 120],
          [5_000, 6],
        ],
      },
    },
    added: 20_335,
  }),
  nonSlotGameFromRow({
    id: 242,
    name: "Three Acorns",
    provider: "paper-fox",
    look: "tree #31572c #90a955 #ecf39e",
    sections: ["scratchcards", "fishinghunting", "games"],
    play: {
      engine: "scratch",
      figures: {
        print: 10_000,
        prizes: [
          [10, 2_600],
          [20, 1_400],
          [30, 500],
          [100, 160],
          [1_000, 5],
        ],
      },
    },
    added: 20_395,
  }),
  nonSlotGameFromRow({
    id: 243,
    name: "Harbour Lottery",
    provider: "tidewater-nine",
    look: "ship #012a4a #2a6f97 #e9d8a6",
    sections: ["scratchcards"],
    play: {
      engine: "scratch",
      figures: {
        print: 250_000,
        prizes: [
          [20, 40_000],
          [50, 12_000],
          [200, 1_800],
          [1_000, 250],
          [10_000, 12],
          [100_000, 1],
        ],
      },
    },
    most: 50,
    added: 20_465,
  }),
  nonSlotGameFromRow({
    id: 244,
    name: "Angler's Card",
    provider: "tidewater-nine",
    look: "fish #1d3557 #457b9d #f1faee",
    sections: ["scratchcards", "fishinghunting"],
    play: {
      engine: "scratch",
      figures: {
        print: 50_000,
        prizes: [
          [10, 12_000],
          [20, 6_250],
          [40, 2_500],
          [150, 600],
          [1_000, 30],
        ],
      },
    },
    added: 20_515,
  }),
  nonSlotGameFromRow({
    id: 245,
    name: "Forester's Permit",
    provider: "demo",
    look: "boot #3a2d1a #7f5539 #ede0d4",
    sections: ["scratchcards", "fishinghunting"],
    play: {
      engine: "scratch",
      figures: {
        print: 40_000,
        prizes: [
          [15, 6_000],
          [30, 3_000],
          [60, 1_500],
          [250, 260],
          [2_500, 8],
        ],
      },
    },
    added: 20_550,
  }),
  nonSlotGameFromRow({
    id: 246,
    name: "Red Envelope",
    provider: "saffron-works",
    look: "book #7f0000 #d62828 #fcbf49",
    sections: ["scratchcards", "asian-games"],
    play: {
      engine: "scratch",
      figures: {
        print: 88_888,
        prizes: [
          [18, 12_000],
          [38, 6_000],
          [88, 2_400],
          [188, 700],
          [888, 60],
          [8_888, 3],
        ],
      },
    },
    asian: "other",
    added: 20_605,
  }),
];
