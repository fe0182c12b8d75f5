import { combinationCount, systemLinesWithHits } from "./count";

/** A field of numbers 1 to `of`: how many are drawn, and how many a line may mark. */
export interface LotteryField {
  readonly of: number;
  readonly drawn: number;
  readonly least: number;
  readonly most: number;
}

/** How a lottery's prizes are found, with the prizes as multiples of the price of a line. */
type Prizes =
  /**
   * By how many numbers were guessed in each field, the greater first: "5", "4+2". A line marks as
   * many numbers as are drawn; one with more counts as several lines.
   */
  | { readonly by: "hits"; readonly table: Readonly<Record<string, number>> }
  /** By how many numbers a line marks, then by how many of them were drawn (keno). */
  | {
      readonly by: "marks";
      readonly table: Readonly<Record<number, Readonly<Record<number, number>>>>;
    };

/** A lottery (LOT-01). Its draws take place every `everyMs`. */
export interface Lottery {
  readonly slug: "5-36" | "6-45" | "4-20" | "keno";
  readonly fields: readonly LotteryField[];
  readonly everyMs: number;
  readonly prizes: Prizes;
}

const minute = 60_000;
const field420: LotteryField = { of: 20, drawn: 4, least: 4, most: 8 };

export const lotteries: readonly Lottery[] = [
  {
    slug: "5-36",
    fields: [{ of: 36, drawn: 5, least: 5, most: 10 }],
    everyMs: 15 * minute,
    prizes: { by: "hits", table: { "5": 60_000, "4": 200, "3": 10, "2": 2 } },
  },
  {
    slug: "6-45",
    fields: [{ of: 45, drawn: 6, least: 6, most: 10 }],
    everyMs: 60 * minute,
    prizes: { by: "hits", table: { "6": 500_000, "5": 3000, "4": 100, "3": 7, "2": 1 } },
  },
  {
    slug: "4-20",
    fields: [field420, field420],
    everyMs: 30 * minute,
    prizes: {
      by: "hits",
      table: {
        "4+4": 500_000,
        "4+3": 5000,
        "4+2": 500,
        "4+1": 50,
        "4+0": 50,
        "3+3": 100,
        "3+2": 12,
        "3+1": 6,
        "3+0": 4,
        "2+2": 6,
        "2+1": 1,
      },
    },
  },
  {
    slug: "keno",
    fields: [{ of: 80, drawn: 20, least: 1, most: 10 }],
    everyMs: 5 * minute,
    prizes: {
      by: "marks",
      table: {
        1: { 1: 3 },
        2: { 2: 12 },
        3: { 2: 2, 3: 27 },
        4: { 2: 1, 3: 5, 4: 85 },
        5: { 3: 3, 4: 15, 5: 300 },
        6: { 3: 2, 4: 6, 5: 50, 6: 1000 },
        7: { 3: 1, 4: 3, 5: 15, 6: 150, 7: 4000 },
        8: { 4: 2, 5: 8, 6: 60, 7: 600, 8: 12_000 },
        9: { 4: 1, 5: 4, 6: 25, 7: 200, 8: 3000, 9: 30_000 },
        10: { 0: 1, 5: 2, 6: 15, 7: 100, 8: 800, 9: 8000, 10: 100_000 },
      },
    },
  },
];

export function findLottery(slug: string): Lottery | null {
  return lotteries.find((lottery) => lottery.slug === slug) ?? null;
}

/** Numbers of a line or of a draw, by field, in rising order. */
export type LottoNumbers = readonly (readonly number[])[];

/** Lines that a marked line stands for: more numbers than are drawn make a system, C(n, k) lines; keno has none. */
export function expandedLineCount({ fields, prizes }: Lottery, line: LottoNumbers): number {
  if (prizes.by === "marks") return 1;
  return fields.reduce((n, { drawn }, at) => n * combinationCount(line[at]?.length ?? 0, drawn), 1);
}

/** Numbers of a line that were drawn, by field. */
export function hitsByField(line: LottoNumbers, drawn: LottoNumbers): readonly number[] {
  return line.map((own, at) => own.filter((number) => drawn[at]?.includes(number)).length);
}

/** What a marked line wins, as a multiple of the price of one line. */
export function winMultiple(lottery: Lottery, line: LottoNumbers, drawn: LottoNumbers): number {
  const { prizes, fields } = lottery;
  const hits = hitsByField(line, drawn);
  if (prizes.by === "marks") return prizes.table[line[0]?.length ?? 0]?.[hits[0] ?? 0] ?? 0;
  let ways: readonly { readonly had: readonly number[]; readonly count: number }[] = [
    { had: [], count: 1 },
  ];
  for (const [at, { drawn: k }] of fields.entries()) {
    const [n, h] = [line[at]?.length ?? 0, hits[at] ?? 0];
    ways = ways.flatMap(({ had, count }) =>
      Array.from({ length: k + 1 }, (_, j) => ({
        had: [...had, j],
        count: count * systemLinesWithHits(n, h, k, j),
      })),
    );
  }
  return ways.reduce((sum, { had, count }) => sum + count * (prizes.table[rowOf(had)] ?? 0), 0);
}

/** Key of a table of prizes by hits: the hits of the fields, the greater first: "4+2". */
function rowOf(had: readonly number[]): string {
  return had.toSorted((a, b) => b - a).join("+");
}

/**
 * Probability that exactly `j` of `marked` numbers are among those that a draw of this field draws.
 */
function chanceOf({ of, drawn }: LotteryField, marked: number, j: number): number {
  return (
    (combinationCount(drawn, j) * combinationCount(of - drawn, marked - j)) /
    combinationCount(of, marked)
  );
}

/** Rows of a table of prizes with their chances, the highest first. `marks`: how many numbers a line of keno marks. */
export function prizeRows(
  { fields, prizes }: Lottery,
  marks?: number,
): readonly { readonly row: string; readonly prize: number; readonly chance: number }[] {
  const [first, second] = fields;
  if (!first) return [];
  if (prizes.by === "marks") {
    const marked = marks ?? first.most;
    return Object.entries(prizes.table[marked] ?? {})
      .map(([row, prize]) => ({ row, prize, chance: chanceOf(first, marked, Number(row)) }))
      .toSorted((a, b) => b.prize - a.prize);
  }
  return Object.entries(prizes.table).map(([row, prize]) => {
    const [a = 0, b] = row.split("+").map(Number);
    if (b === undefined || !second) return { row, prize, chance: chanceOf(first, first.drawn, a) };
    const one = chanceOf(first, first.drawn, a) * chanceOf(second, second.drawn, b);
    return { row, prize, chance: a === b ? one : 2 * one };
  });
}

/** Share of the stakes that is paid back on average: the return of a line. */
export function averageReturn(lottery: Lottery, marks?: number): number {
  return prizeRows(lottery, marks).reduce((sum, { prize, chance }) => sum + prize * chance, 0);
}
