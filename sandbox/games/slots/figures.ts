/**
 * Mathematics of a slot. Symbols are letters: `W` is wild and stands for any but `S`, the scatter.
 * Amounts are in units of the stake: a stake consists of `units` units, in line slots one for each
 * line played.
 */
export interface SlotParams {
  /**
   * Which symbols win. `lines`: equal ones from the left along a line. `ways`: equal ones on
   * neighbouring reels from the left, in any row. `anywhere`: a number of equal ones wherever they
   * are; each place is drawn by itself.
   */
  readonly pays: "lines" | "ways" | "anywhere";
  /**
   * The symbols on each reel's strip, in order. With `anywhere` there is a single strip for all
   * places, and a symbol is drawn as often as its letter occurs in it.
   */
  readonly reels: readonly string[];
  readonly rows: number;
  /** Reels shown; of `anywhere` columns. */
  readonly columns: number;
  readonly units: number;
  /** Units by symbol for each of `counts`. */
  readonly table: Readonly<Record<string, readonly number[]>>;
  /**
   * Numbers of equal symbols that the columns of `table` stand for. With `anywhere` each is the
   * least number of a band: 8, 10, 12 are 8 to 9, 10 to 11, 12 and more.
   */
  readonly counts: readonly number[];
  /** What each wild in a win multiplies it by. */
  readonly wildTimes: number;
  /** What a spin brings by its number of scatters: `times` the stake, and `spins` free spins. */
  readonly scatter: Readonly<Record<number, { readonly times: number; readonly spins: number }>>;
  /** What every win of a free spin is multiplied by. Free spins bring no further free spins. */
  readonly freeTimes: number;
}

/**
 * The lines of a slot of five reels: for each reel from the left, the row (from 0) that the line
 * crosses.
 */
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

/** The first `count` lines of a slot; each line has the row (from 0) for every reel. */
export function slotPaylines(
  { columns }: SlotParams,
  count: number,
): readonly (readonly number[])[] {
  const all = columns === 3 ? threeReels : fiveReels;
  return all.slice(0, count).map((line) => [...line].map(Number));
}

/** Numbers of lines that a player can choose in a slot; empty for a slot that does not pay by lines. */
export function selectableLineCounts({ pays, units }: SlotParams): readonly number[] {
  if (pays !== "lines") return [];
  return [1, 3, 5, 10, 15, 20].filter((count) => count <= units);
}

/** The symbols that a table pays for, the best first. */
export function payingSymbols({ table }: SlotParams): readonly string[] {
  return Object.keys(table);
}
