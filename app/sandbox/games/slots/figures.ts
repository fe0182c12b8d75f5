/**
 * Mathematics of a slot. Symbols are letters: `W` is wild and stands for any but `S`, the scatter.
 * Amounts are in units of the stake: a stake consists of `units` units, in line slots one for each
 * line played.
 */
export interface SlotParams {
  /**
   * `lines`: equal symbols from the left along a line. `ways`: equal symbols on neighbouring reels from the left, in
   * any row. `anywhere`: a number of equal symbols wherever they are; each place is drawn by itself.
   */
  readonly pays: "lines" | "ways" | "anywhere";
  /** Strips of the reels; of `anywhere` one strip for all places, whose letters are its weights. */
  readonly reels: readonly string[];
  readonly rows: number;
  /** Reels shown; of `anywhere` columns. */
  readonly columns: number;
  readonly units: number;
  /** Units by symbol for each of `counts`. */
  readonly table: Readonly<Record<string, readonly number[]>>;
  /** How many equal symbols the columns of the table are for; of `anywhere` the least number of each band. */
  readonly counts: readonly number[];
  /** What each wild in a win multiplies it by. */
  readonly wildTimes: number;
  /** Award by number of scatters: a multiple of the stake, and free spins. */
  readonly scatter: Readonly<Record<number, { readonly times: number; readonly spins: number }>>;
  /** Multiplier of wins in free spins, which bring no further free spins. */
  readonly freeTimes: number;
}

/** The rows that each line crosses, reel by reel. */
const fiveReels = [
  "11111",
  "00000",
  "22222",
  "01210",
  "21012",
  "10001",
  "12221",
  "00122",
  "22100",
  "12101",
  "10121",
  "01110",
  "21112",
  "01010",
  "21212",
  "11011",
  "11211",
  "02020",
  "20202",
  "00200",
];
const threeReels = ["111", "000", "222", "012", "210"];

/** Lines of a slot, the first `count`. */
export function slotPaylines(
  { columns }: SlotParams,
  count: number,
): readonly (readonly number[])[] {
  const all = columns === 3 ? threeReels : fiveReels;
  return all.slice(0, count).map((line) => [...line].map(Number));
}

/** How many lines a slot can be played with. */
export function playableLineCounts({ pays, units }: SlotParams): readonly number[] {
  if (pays !== "lines") return [];
  return [1, 3, 5, 10, 15, 20].filter((count) => count <= units);
}

/** The symbols that a table pays for, the best first. */
export function payingSymbols({ table }: SlotParams): readonly string[] {
  return Object.keys(table);
}
