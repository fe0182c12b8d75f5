import { slotGameFromRow } from "./slot-row";

/** Slots whose symbols pay anywhere, each with strips and a table of its own. */
export const anywhereSlots = [
  slotGameFromRow({
    id: 8,
    name: "Snowline",
    provider: "north-quay",
    look: "snow #16324f #7fb2d6 #ffffff",
    symbols: "crown gem mountain house tree boot feather snow drop",
    scatterGlyph: "star",
    pays: "anywhere",
    units: 20,
    reels: "DFIEFBHEHFGFHIHCGIFIHCHIGIEEAIHECFAIGHIHBHGGAFBCGDDSGFGEDCFHBDDESAGIEBFIDBECIIHA",
    table:
      "A:727,1819,5456 B:295,737,2214 C:173,437,1310 D:105,300,917 E:91,232,673 F:73,177,528 G:59,135,437 H:50,123,364 I:41,105,314",
    scatter: "4:2+8 5:5+10 6:50+12",
    freeTimes: 2,
    also: ["slots/demo"],
    added: 20596,
  }),
  slotGameFromRow({
    id: 17,
    name: "Honey Parliament",
    provider: "paper-fox",
    look: "bee #5c3d00 #e0a100 #fff6d5",
    symbols: "crown bee owl clover leaf grape drop sun kite",
    scatterGlyph: "moon",
    pays: "anywhere",
    units: 20,
    reels: "GFHEIEGHEHFAHAIEBCEGDCEFIIDFHFIEACDHFFIHGBSGFGEHIDHDBGSBGCAIGICDHIBIHFCGDAIEFC",
    table:
      "A:856,2043,6127 B:332,827,2487 C:194,490,1470 D:132,337,1011 E:103,250,755 F:81,199,577 G:67,163,490 H:56,138,408 I:45,117,352",
    scatter: "4:2+8 5:5+10 6:50+12",
    added: 20449,
  }),
  slotGameFromRow({
    id: 21,
    name: "Pearl Diver",
    provider: "tidewater-nine",
    look: "shell #03344a #1282a2 #fefcfb",
    symbols: "crown shell fish ship anchor wave drop compass star",
    scatterGlyph: "moon",
    pays: "anywhere",
    units: 20,
    reels: "EFIDDIHGIGAFICHCGBHDFGBDHABIGCFASEHGHFGEDEAAFIHGDCDFISIIHECBHFHGIHFECIEIFGECBH",
    table:
      "A:739,1848,5546 B:300,749,2251 C:176,443,1298 D:120,305,915 E:93,221,621 F:74,175,540 G:60,147,435 H:51,124,350 I:41,106,319",
    scatter: "4:2+8 5:5+10 6:50+12",
    freeTimes: 2,
    also: ["fishinghunting"],
    added: 20597,
  }),
  slotGameFromRow({
    id: 26,
    name: "Little Planetarium",
    provider: "quiet-engine",
    look: "sun #0d1b2a #415a77 #e0e1dd",
    symbols: "sun moon comet rocket star compass drop gem key",
    scatterGlyph: "ball",
    pays: "anywhere",
    units: 20,
    reels: "EIEGBIGEICGHGCFHHEFAHGIFDDCCIAHFASDACIHEHHIBIHDFSBGDDGGFBCEIGIFDEHIFAICEIHDGHBFF",
    table:
      "A:693,1928,5783 B:313,688,2348 C:183,420,1388 D:126,318,954 E:97,236,713 F:77,188,564 G:62,154,462 H:53,130,381 I:44,111,333",
    scatter: "4:2+8 5:5+10 6:50+12",
    added: 20302,
  }),
];
