import { wheelSegments } from "./segments";
import { slotGameFromRow } from "./slot-row";
import { nonSlotGameFromRow } from "./table-row";

/** Games of a maker with a game server of its own, played in a frame (CAS-03). */
export const framedGames = [
  slotGameFromRow({
    id: 401,
    name: "Kestrel Ridge",
    provider: "kestrel-row",
    look: "feather #2b1055 #7597de #ffd76a",
    symbols: "seven gem feather leaf mountain drop",
    wild: "sun",
    pays: "lines",
    units: 5,
    reels:
      "BDACCFDEFECCBEDDACDFEFBFEFWFBDEF FCEDDAFDFBCECDCFWFEDBAECFEAFDBEE DEAEEFCAFCDFDWEBCBCEFABFFDFDED",
    table: "W:140 A:70 B:28 C:15 D:11 E:7 F:6",
    wildTimes: 2,
    added: 20_770,
  }),
  nonSlotGameFromRow({
    id: 402,
    name: "Violet Wheel",
    provider: "kestrel-row",
    look: "wheel #3c096c #9d4edd #ffcad4",
    sections: ["othergames", "games", "fast-games"],
    play: {
      engine: "wheel",
      figures: {
        kind: "spin",
        segments: wheelSegments([
          [0, 18],
          [10, 3],
          [15, 3],
          [20, 3],
          [40, 2],
          [73, 1],
        ]),
      },
    },
    added: 20_775,
  }),
  nonSlotGameFromRow({
    id: 403,
    name: "Ridge Dice",
    provider: "kestrel-row",
    look: "dice #240046 #7b2cbf #e0aaff",
    sections: ["games", "fast-games", "skill-games"],
    play: {
      engine: "dice",
      figures: { dice: 1, faces: 10_000, edge: 150, sides: ["over", "under"] },
    },
    added: 20_780,
  }),
];
