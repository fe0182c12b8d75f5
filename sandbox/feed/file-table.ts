import { parse } from "csv-parse/sync";
import { z } from "zod";

/** A row of a season file by column names. */
export interface FileRow {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** The names of the row's columns. */
  readonly header: readonly string[];
  /** The first of some columns' cells that is not empty, without blanks around it; "" if none is. */
  cell(...columns: readonly string[]): string;
}

/** Columns that are recognized in any case and with blanks; price columns differ by case alone. */
const columnNames = new Map(
  (
    "Div Season Date Time HomeTeam AwayTeam Home Away HT AT FTHG FTAG HG AG FTR Res HTHG HTAG HTR " +
    "HC AC HY AY HR AR"
  )
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);
/** What a header must have, with the names that it has in files of some years. */
const needed = [["Date"], ["HomeTeam", "Home", "HT"], ["AwayTeam", "Away", "AT"]] as const;
const separators = [",", ";", "\t", "|"];
/** Words that spreadsheets and programs write for an empty cell. */
const emptyWords = /^(?:-+|\?+|n\/?a|#n\/a|nan|null|none|nil)$/i;
const records = z.array(z.array(z.string())).length(1);

/**
 * Reads the rows of a season file: in UTF-8, UTF-16LE, UTF-16BE or Windows-1252, with commas,
 * semicolons, tabs or bars between the cells. A line is a row, so that an open quote cannot swallow
 * the rows that follow; a second header applies to the rows below it. `note` is called with the line
 * number and the reason for each line that cannot be read.
 */
export function readFileRows(
  bytes: Uint8Array,
  note: (line: number, reason: string) => void,
): readonly FileRow[] {
  const lines = linesOf(bytes);
  const first = lines.findIndex((line) => line.trim() !== "" && !separatorLine.test(line));
  if (first < 0) {
    note(1, "the file is empty: left out");
    return [];
  }
  const top = lines[first] ?? "";
  if (hasControlCharacters(top)) {
    note(first + 1, "the file is not text: left out");
    return [];
  }
  const declared = lines.slice(0, first).flatMap((line) => separatorLine.exec(line)?.[1] ?? []);
  const tried = [...declared, ...separators].map((separator) => ({
    separator,
    header: cellsOf(top, separator)?.map(columnName) ?? [],
  }));
  const found = tried.find(({ header }) => missing(header).length === 0);
  if (!found) {
    const nearest = tried.reduce((a, b) =>
      missing(b.header).length < missing(a.header).length ? b : a,
    );
    note(
      first + 1,
      `not a football-data.co.uk file: no ${missing(nearest.header).join(", no ")} in its first line`,
    );
    return [];
  }
  const rows: FileRow[] = [];
  let columns = columnsOf(found.header, (reason) => note(first + 1, reason));
  if (missing(columns.header).length > 0) {
    note(first + 1, `no certain column ${missing(columns.header).join(", ")}: left out`);
    return [];
  }
  for (const [at, text] of lines.entries()) {
    if (at <= first) continue;
    const line = at + 1;
    const cells = cellsOf(text, found.separator)?.map((cell) => cell.trim());
    if (!cells) {
      note(line, "has a quote that is not closed on its line: left out");
      continue;
    }
    if (cells.every((cell) => cell === "")) continue;
    const names = /date/i.test(text) ? cells.map(columnName) : [];
    if (missing(names).length === 0) {
      columns = columnsOf(names, (reason) => note(line, reason));
      continue;
    }
    if (cells.slice(columns.header.length).some((cell) => cell !== "")) {
      note(line, `has more cells than the ${columns.header.length} columns: left out`);
      continue;
    }
    // The end of a file that was cut off: half a number looks like a number.
    if (line === lines.length && cells.length < columns.header.length) {
      note(
        line,
        `the file ends within this line: its last cell "${shown(cells.pop() ?? "")}" is not used`,
      );
    }
    rows.push(rowOf(line, cells, columns));
  }
  return rows;
}

/** Text of a file as a report quotes it: a few characters, on one line. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** Whether a text has characters that no readable text has. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\ufffd]/u.test(text.replaceAll("\t", " "));
}

/** Excel's first line that names the separator: `sep=;`. */
const separatorLine = /^\ufeff?"?sep=(.)"?[\s,;|]*$/i;

function missing(header: readonly string[]): readonly string[] {
  return needed.flatMap((names) => (names.some((name) => header.includes(name)) ? [] : [names[0]]));
}

function columnName(cell: string): string {
  const name = cell.trim();
  return columnNames.get(name.replace(/\s/g, "").toLowerCase()) ?? name;
}

interface Columns {
  readonly header: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

function rowOf(line: number, cells: readonly string[], { header, places }: Columns): FileRow {
  return {
    line,
    header,
    cell(...columns) {
      for (const name of columns) {
        const value = cells[places.get(name) ?? -1] ?? "";
        if (value !== "" && !emptyWords.test(value)) return value;
      }
      return "";
    },
  };
}

/** A column that is there twice has no certain value, so that it is not used. */
function columnsOf(header: readonly string[], note: (reason: string) => void): Columns {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  header.forEach((name, at) => {
    if (name === "") return;
    if (places.has(name)) repeated.add(name);
    else places.set(name, at);
  });
  for (const name of repeated) {
    places.delete(name);
    note(`has the column "${shown(name)}" twice: not used`);
  }
  return { header: header.map((name) => (repeated.has(name) ? "" : name)), places };
}

/** Cells of a line; null if a quote is not closed. */
function cellsOf(line: string, separator: string): readonly string[] | null {
  if (!line.includes('"')) return line.split(separator);
  try {
    const [cells = []] = records.parse(
      parse(line, { delimiter: separator, record_delimiter: "\n", relax_quotes: true }),
    );
    return cells;
  } catch {
    return null;
  }
}

/**
 * The lines of a file. Without a byte order mark each line is UTF-8, or else Windows-1252 as in
 * files of old seasons: one wrong byte changes no other line.
 */
function linesOf(bytes: Uint8Array): readonly string[] {
  const [first, second, third] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  if (isLittle || isBig)
    return split(new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes));
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return split(new TextDecoder().decode(bytes));
  const strict = new TextDecoder("utf-8", { fatal: true });
  const old = new TextDecoder("windows-1252");
  return split(Buffer.from(bytes).toString("latin1")).map((line) => {
    if (!/[\u0080-\u00ff]/.test(line)) return line;
    const own = Buffer.from(line, "latin1");
    try {
      return strict.decode(own);
    } catch {
      return old.decode(own);
    }
  });
}

/** A carriage return ends a line only in a file without line feeds: elsewhere it is a stray blank. */
function split(text: string): readonly string[] {
  return text.split(text.includes("\n") ? /\r?\n/ : "\r");
}
