import { isValidLine, oppositeLine } from "./markets";
import type { SourcePrice } from "./match";

/** A row of a file by header names; missing cells are absent. */
export interface CsvRow {
  get(name: string): string | undefined;
}

/** The first non-empty cell of some columns. */
export function firstNonEmptyCell(row: CsvRow, ...names: readonly string[]): string {
  for (const name of names) {
    const text = row.get(name)?.trim();
    if (text) return text;
  }
  return "";
}

/** Price columns of a header, best first; bookmakers differ by season. */
export interface PriceColumns {
  /** Columns of 1, X and 2. */
  readonly winner: readonly (readonly [string, string, string])[];
  /** Columns of over and under 2.5. */
  readonly total: readonly (readonly [string, string])[];
  /** Columns of the home line and of both prices. */
  readonly handicap: readonly (readonly [string, string, string])[];
}

/**
 * Sources of prices in the order in which they are preferred: averages, then the bookmakers with
 * the longest history on football-data.co.uk.
 */
const preferred = [
  "Avg",
  "BbAv",
  "B365",
  "PS",
  "P",
  "WH",
  "BW",
  "IW",
  "LB",
  "VC",
  "GB",
  "SB",
  "SJ",
];
/**
 * Sources of prices that are used last: the best price of each selection, which is not from one
 * bookmaker.
 */
const last = ["Max", "BbMx"];
const totalLine = 2.5;

/**
 * Finds the price columns of a header: complete sets only, opening prices before closing ones (a `C` after
 * the bookmaker), which are used only if a file has no others.
 */
export function priceColumns(header: readonly string[]): PriceColumns {
  const has = new Set(header);
  const sources = header.flatMap((name) =>
    /^[A-Z0-9].*H$/i.test(name) ? [name.slice(0, -1)] : [],
  );
  const winner = ranked(sources.filter((source) => has.has(`${source}D`) && has.has(`${source}A`)))
    // `HTH`, `FTH` and the like are not bookmakers; a handicap's `AHH` has no `AHD`.
    .map((source) => [`${source}H`, `${source}D`, `${source}A`] as const);
  const totals = header.flatMap((name) => (name.endsWith(">2.5") ? [name.slice(0, -4)] : []));
  const total = ranked(totals.filter((source) => has.has(`${source}<2.5`))).map(
    (source) => [`${source}>2.5`, `${source}<2.5`] as const,
  );
  const sides = header.flatMap((name) => (name.endsWith("AHH") ? [name.slice(0, -3)] : []));
  const handicap = ranked(sides.filter((source) => has.has(`${source}AHA`))).flatMap((source) => {
    // Usually one shared line column; in old files each bookmaker and the averages have their own.
    const shared = source.startsWith("Bb") ? "BbAHh" : source.endsWith("C") ? "AHCh" : "AHh";
    const lines = [shared, `${source}AH`];
    const line = lines.find((name) => has.has(name));
    return line === undefined ? [] : [[line, `${source}AHH`, `${source}AHA`] as const];
  });
  return { winner, total, handicap };
}

function ranked(sources: readonly string[]): readonly string[] {
  const opening = sources.filter((source) => !isClosing(source, sources));
  const used = opening.length > 0 ? opening : sources;
  const rank = (source: string) => {
    const name = opening.length > 0 ? source : source.replace(/C$/, "");
    if (preferred.includes(name)) return preferred.indexOf(name);
    return preferred.length + (last.includes(name) ? 1 : 0);
  };
  return [...used].sort((a, b) => rank(a) - rank(b));
}

/**
 * Whether a source's prices are closing ones: its name is that of another source in the file, or a
 * known one, followed by `C`, as `AvgC`.
 */
function isClosing(source: string, sources: readonly string[]): boolean {
  if (!source.endsWith("C")) return false;
  const opening = source.slice(0, -1);
  return sources.includes(opening) || preferred.includes(opening) || last.includes(opening);
}

/** Opening prices of a row: of 1, X and 2, the total and the handicap, each only if complete. */
export function openingPricesOfFileRow(row: CsvRow, columns: PriceColumns): readonly SourcePrice[] {
  const winner = firstFull(row, columns.winner);
  if (!winner) return [];
  const [one = "", draw = "", two = ""] = winner;
  const stated: SourcePrice[] = [
    { type: "1", param: null, coef: one },
    { type: "X", param: null, coef: draw },
    { type: "2", param: null, coef: two },
  ];
  const total = firstFull(row, columns.total);
  if (total) {
    const [over = "", under = ""] = total;
    stated.push(
      { type: "over", param: totalLine, coef: over },
      { type: "under", param: totalLine, coef: under },
    );
  }
  for (const [lineColumn, ...sides] of columns.handicap) {
    const line = readLine(firstNonEmptyCell(row, lineColumn));
    const prices = firstFull(row, [sides]);
    if (line === null || !prices) continue;
    const [home = "", away = ""] = prices;
    stated.push(
      { type: "handicap-1", param: line, coef: home },
      { type: "handicap-2", param: oppositeLine(line), coef: away },
    );
    break;
  }
  return stated;
}

function firstFull(row: CsvRow, sets: readonly (readonly string[])[]): readonly string[] | null {
  for (const set of sets) {
    const prices = set.map((name) => readPrice(firstNonEmptyCell(row, name)));
    if (prices.every((price) => price !== null)) return prices;
  }
  return null;
}

/** A price of the file, cut to three decimals; null if invalid (ODD-04). */
function readPrice(text: string): string | null {
  const digits = /^\d{1,7}(?:\.\d{1,3})?/.exec(text)?.[0];
  if (digits === undefined || !/^\d+(?:\.\d+)?$/.test(text)) return null;
  return Number(digits) > 1 ? digits : null;
}

function readLine(text: string): number | null {
  const line = /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return isValidLine("handicap-1", line) ? oppositeLine(oppositeLine(line)) : null;
}
