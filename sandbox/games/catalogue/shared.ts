import { wheelSegments } from "./segments";
import { nonSlotGameFromRow } from "./table-row";

const minute = { periodMs: 60_000, betMs: 45_000 } as const;

/** Games whose rounds all players share, on the platform's clock (CAS-07). */
export const sharedGames = [
  nonSlotGameFromRow({
    id: 301,
    name: "Round Table Roulette",
    provider: "meridian-hall",
    look: "wheel #1d1135 #5a3e85 #f2d0a4",
    sections: ["casino/live"],
    play: { engine: "roulette", figures: { numbers: 36, zeros: 2, hasHalfBack: true } },
    most: 300,
    shared: minute,
    added: 20_500,
  }),
  nonSlotGameFromRow({
    id: 302,
    name: "Open Table Duel",
    provider: "amber-and-slate",
    look: "card #3c1518 #a44a3f #f2f3ae",
    sections: ["casino/live", "tvgames"],
    play: { engine: "cards", figures: { kind: "duel", tie: 15 } },
    shared: { periodMs: 45_000, betMs: 33_000 },
    added: 20_520,
  }),
  nonSlotGameFromRow({
    id: 303,
    name: "Studio Wheel",
    provider: "saffron-works",
    look: "sun #0b3954 #087e8b #ff9f1c",
    sections: ["tvgames"],
    play: {
      engine: "wheel",
      figures: {
        kind: "bets",
        segments: wheelSegments([
          [0, 2],
          [1, 20],
          [2, 13],
          [9, 4],
          [19, 2],
          [39, 1],
        ]),
      },
    },
    shared: minute,
    added: 20_540,
  }),
  nonSlotGameFromRow({
    id: 304,
    name: "Evening Draw",
    provider: "quiet-engine",
    look: "ball #2b2d42 #5c677d #ffd166",
    sections: ["tvgames", "fast-bet"],
    play: {
      engine: "keno",
      figures: {
        count: 36,
        drawn: 5,
        table: { 1: [0, 67], 2: [0, 0, 600], 3: [0, 0, 60, 4_500] },
      },
    },
    most: 100,
    shared: minute,
    added: 20_560,
  }),
  nonSlotGameFromRow({
    id: 305,
    name: "Six Greyhounds",
    provider: "copper-reel",
    look: "fox #2f3e46 #84a98c #f4f1de",
    sections: ["virtualsports"],
    play: {
      engine: "race",
      figures: {
        part: 94,
        runners: [
          { name: "Amber Dash", weight: 30 },
          { name: "Blue Whistle", weight: 22 },
          { name: "Corner Post", weight: 17 },
          { name: "Dusty Lane", weight: 13 },
          { name: "Early Bird", weight: 10 },
          { name: "Far Lantern", weight: 8 },
        ],
      },
    },
    shared: minute,
    added: 20_530,
  }),
  nonSlotGameFromRow({
    id: 306,
    name: "Harbour Regatta",
    provider: "tidewater-nine",
    look: "ship #012a4a #468faf #ffffff",
    sections: ["virtualsports"],
    play: {
      engine: "race",
      figures: {
        part: 95,
        runners: [
          { name: "Tern", weight: 24 },
          { name: "Petrel", weight: 20 },
          { name: "Kittiwake", weight: 16 },
          { name: "Cormorant", weight: 12 },
          { name: "Gannet", weight: 10 },
          { name: "Fulmar", weight: 8 },
          { name: "Skua", weight: 6 },
          { name: "Puffin", weight: 4 },
        ],
      },
    },
    shared: { periodMs: 90_000, betMs: 70_000 },
    added: 20_550,
  }),
  nonSlotGameFromRow({
    id: 307,
    name: "Half-Minute Dice",
    provider: "north-quay",
    look: "dice #5e0b15 #90323d #fcefb4",
    sections: ["fast-bet"],
    play: {
      engine: "dice",
      figures: { dice: 2, faces: 8, edge: 2, sides: ["over", "under", "exact"] },
    },
    shared: { periodMs: 30_000, betMs: 22_000 },
    added: 20_570,
  }),
];
