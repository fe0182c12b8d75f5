import { table } from "./table-row";

/** `[mark, how often]` as segments, spread over the wheel. */
function segments(marks: readonly (readonly [mark: number, count: number])[]): readonly number[] {
  const size = marks.reduce((sum, [, count]) => sum + count, 0);
  const places: (number | undefined)[] = Array.from({ length: size });
  for (const [mark, count] of marks.toSorted(([, a], [, b]) => a - b))
    for (let nth = 0; nth < count; nth++) {
      let at = Math.floor((nth * size) / count);
      while (places[at] !== undefined) at = (at + 1) % size;
      places[at] = mark;
    }
  return places.map((mark) => mark ?? 0);
}

/** Games of drawn numbers, tickets and wheels. */
export const drawGames = [
  table({
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
  table({
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
  table({
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
  table({
    id: 231,
    name: "Seventy-Five Hall",
    provider: "meridian-hall",
    look: "ball #5f0f40 #9a4c95 #fbb13c",
    sections: ["bingo"],
    play: {
      engine: "bingo",
      figures: {
        count: 75,
        drawn: 35,
        rows: 5,
        columns: 5,
        hasFree: true,
        line: 25,
        corners: 30,
        full: 200_000,
      },
    },
    most: 50,
    added: 20_325,
  }),
  table({
    id: 232,
    name: "Tea Break Bingo",
    provider: "amber-and-slate",
    look: "cup #33415c #7d8597 #fefae0",
    sections: ["bingo", "games", "fast-games"],
    play: {
      engine: "bingo",
      figures: {
        count: 30,
        drawn: 12,
        rows: 3,
        columns: 3,
        hasFree: false,
        line: 20,
        corners: 25,
        full: 20_000,
      },
    },
    most: 200,
    added: 20_540,
  }),
  table({
    id: 233,
    name: "Ninety Rows",
    provider: "north-quay",
    look: "ticket #073b4c #118ab2 #ffd166",
    sections: ["bingo", "othergames"],
    play: {
      engine: "bingo",
      figures: {
        count: 90,
        drawn: 50,
        rows: 3,
        columns: 5,
        hasFree: false,
        line: 45,
        corners: 15,
        full: 30_000,
      },
    },
    most: 150,
    added: 20_430,
  }),
  table({
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
  table({
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
  table({
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
  table({
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
  table({
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
  table({
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
  table({
    id: 271,
    name: "Market Wheel",
    provider: "amber-and-slate",
    look: "wheel #582f0e #b08968 #ffe8d6",
    sections: ["othergames", "games", "casino/table"],
    play: {
      engine: "wheel",
      figures: {
        kind: "bets",
        segments: segments([
          [1, 24],
          [2, 16],
          [5, 8],
          [23, 2],
        ]),
      },
    },
    added: 20_345,
  }),
  table({
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
  table({
    id: 273,
    name: "Storm Wheel",
    provider: "north-quay",
    look: "snow #22223b #4a4e69 #c9e4ff",
    sections: ["othergames", "games"],
    play: {
      engine: "wheel",
      figures: {
        kind: "spin",
        segments: segments([
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
  table({
    id: 274,
    name: "Wheel of Forty",
    provider: "quiet-engine",
    look: "gear #1c2541 #3a506b #6fffe9",
    sections: ["othergames", "casino/table"],
    play: {
      engine: "wheel",
      figures: {
        kind: "bets",
        segments: segments([
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
