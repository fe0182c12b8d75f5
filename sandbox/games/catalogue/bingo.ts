import { nonSlotGameFromRow } from "./table-row";

/** Bingo: a card against drawn numbers. */
export const bingoGames = [
  nonSlotGameFromRow({
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
  nonSlotGameFromRow({
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
  nonSlotGameFromRow({
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
];
