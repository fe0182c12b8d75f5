import { type FileRow, shown } from "./file-table";
import { isValidLine, oppositeLine } from "./markets";
import type { SourcePrice } from "./match";

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

/**
 * Bounds of a book: the sum of its implied probabilities. Below 1 every bet on all outcomes wins; a
 * margin above 30 % is no bookmaker's.
 */
const bookBounds = [1, 1.3] as const;
const longestPrice = 1000;
/** Lines of handicaps in real files go from -4 to 4. */
const longestHandicap = 6;
/** How much likelier to win the side must be that cannot be given a start. */
const clearFavourite = 0.1;

/**
 * Opening prices of a row: of 1, X and 2, the total and the handicap, each only if it is complete
 * and possible. Without prices of 1, X and 2 there are none. `note` is called with the reason for
 * each that is not used.
 */
export function openingPricesOfFileRow(
  row: FileRow,
  columns: PriceColumns,
  note: (reason: string) => void,
): readonly SourcePrice[] {
  const winner = firstBook(row, columns.winner, note);
  if (!winner) return [];
  const [one = "", draw = "", two = ""] = winner;
  const stated: SourcePrice[] = [
    { type: "1", param: null, coef: one },
    { type: "X", param: null, coef: draw },
    { type: "2", param: null, coef: two },
  ];
  const total = firstBook(row, columns.total, note);
  if (total) {
    const [over = "", under = ""] = total;
    stated.push(
      { type: "over", param: totalLine, coef: over },
      { type: "under", param: totalLine, coef: under },
    );
  }
  const lead = 1 / Number(one) - 1 / Number(two);
  const unused = new Set<string>();
  for (const [lineColumn, ...sides] of columns.handicap) {
    if (unused.has(lineColumn)) continue;
    const text = row.cell(lineColumn);
    const line = readLine(text);
    if (line === null || (Math.abs(lead) > clearFavourite && line * lead > 0)) {
      const reason = line === null ? "is not a handicap" : "gives the favourite a start";
      if (text !== "") note(`${lineColumn} "${shown(text)}" ${reason}: not used`);
      unused.add(lineColumn);
      continue;
    }
    const prices = firstBook(row, [sides], note);
    if (!prices) continue;
    const [home = "", away = ""] = prices;
    stated.push(
      { type: "handicap-1", param: line, coef: home },
      { type: "handicap-2", param: oppositeLine(line), coef: away },
    );
    break;
  }
  return stated;
}

/** The prices of the first columns that are all filled and make a possible book. */
function firstBook(
  row: FileRow,
  sets: readonly (readonly string[])[],
  note: (reason: string) => void,
): readonly string[] | null {
  for (const set of sets) {
    const cells = set.map((column) => ({ column, text: row.cell(column) }));
    const prices = cells.flatMap(({ column, text }) => {
      const price = readPrice(text);
      if (price === null && text !== "")
        note(`${column} "${shown(text)}" is not a price: not used`);
      return price ?? [];
    });
    if (prices.length < set.length) continue;
    const book = prices.reduce((sum, price) => sum + 1 / Number(price), 0);
    if (book >= bookBounds[0] - 1e-9 && book <= bookBounds[1]) return prices;
    const percent = Math.round(book * 100);
    note(`${set.join(", ")} ${prices.join("/")} make a book of ${percent} %: not used`);
  }
  return null;
}

/** A price of the file, cut to three decimals; null if invalid (ODD-04). */
function readPrice(text: string): string | null {
  const [, whole, decimals] = /^(\d{1,4})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const price = decimals === undefined ? whole : `${whole}.${decimals.slice(0, 3)}`;
  return Number(price) > 1 && Number(price) <= longestPrice ? price : null;
}

function readLine(text: string): number | null {
  const stated = text.replace(",", ".");
  const line = /^[+-]?\d+(?:\.\d+)?$/.test(stated) ? Number(stated) : Number.NaN;
  return isValidLine("handicap-1", line) && Math.abs(line) <= longestHandicap
    ? oppositeLine(oppositeLine(line))
    : null;
}
