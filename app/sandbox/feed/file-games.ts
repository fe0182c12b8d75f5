import { parse } from "csv-parse/sync";
import { z } from "zod";
import {
  type CsvRow,
  firstNonEmptyCell,
  openingPricesOfFileRow,
  type PriceColumns,
  priceColumns,
} from "./file-columns";
import { dayNumber, parseFileDate, parseFileTime, ukTimeToMs } from "./kick-off";
import { divisionCodeOfFile, knownOrGenericLeague, type League } from "./leagues";
import type { SourcePrice } from "./match";
import type { Score } from "./types";

/** A game as stated in a file. */
export interface FileGame {
  readonly league: League;
  /** Year in which its season started. */
  readonly season: number;
  readonly startsAt: number;
  readonly home: string;
  readonly away: string;
  /** Null = not played. */
  readonly result: Score | null;
  readonly halfTime: Score | null;
  /** Null where the file does not tell. */
  readonly corners: Score | null;
  /** Yellow and red cards together. */
  readonly cards: Score | null;
  readonly stated: readonly SourcePrice[];
  /** "E0.csv:17" */
  readonly source: string;
}

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
/** Kick-off of a match for which the file has no time, minutes after midnight in the UK. */
const usualKickOff = 15 * 60;
/** Seasons start in July. */
const firstMonth = 7;

/**
 * Reads one football-data.co.uk file of any season (SBX-02). Nothing is fatal: `report` lists unusable rows
 * by file and line.
 */
export function parseSeasonFile(
  fileName: string,
  text: string,
  report: string[],
): readonly FileGame[] {
  const rows = readRows(fileName, text, report);
  const header = (rows[0]?.record ?? []).map((name) => name.trim());
  if (
    !["HomeTeam", "Home", "HT"].some((name) => header.includes(name)) ||
    !header.includes("Date")
  ) {
    report.push(
      `${fileName}:1 not a football-data.co.uk file: no Date and HomeTeam in its first line`,
    );
    return [];
  }
  const places = new Map(header.map((name, at) => [name, at]));
  const reader = { fileName, columns: priceColumns(header), report };
  return rows.slice(1).flatMap(({ record, info }) => {
    if (record.every((value) => value.trim() === "")) return [];
    const row: CsvRow = { get: (name) => record[places.get(name) ?? -1] };
    const game = readGame(row, `${fileName}:${info.lines}`, reader);
    return game ? [game] : [];
  });
}

function readRows(fileName: string, text: string, report: string[]): z.infer<typeof records> {
  const options = {
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  try {
    return records.parse(parse(text, options));
  } catch {
    report.push(`${fileName}:1 has a quote that is never closed: quotes are read as letters`);
    return records.parse(parse(text, { ...options, quote: false }));
  }
}

function readGame(
  row: CsvRow,
  source: string,
  { fileName, columns, report }: { fileName: string; columns: PriceColumns; report: string[] },
): FileGame | null {
  const refuse = (reason: string) => {
    report.push(`${source} ${reason}: left out`);
    return null;
  };
  const league = knownOrGenericLeague(
    firstNonEmptyCell(row, "Div") || divisionCodeOfFile(fileName),
  );
  const home = firstNonEmptyCell(row, "HomeTeam", "Home", "HT");
  const away = firstNonEmptyCell(row, "AwayTeam", "Away", "AT");
  if (home === "" || away === "") return refuse("no teams");
  const stated = firstNonEmptyCell(row, "Date");
  const date = parseFileDate(stated);
  if (!date)
    return refuse(stated === "" ? "no date" : `date "${stated}" is not dd/mm/yy or dd/mm/yyyy`);
  const prices = openingPricesOfFileRow(row, columns);
  if (prices.length === 0) return refuse("no prices of 1, X and 2");

  const time = firstNonEmptyCell(row, "Time");
  const minutes = parseFileTime(time);
  if (time !== "" && minutes === null)
    report.push(`${source} time "${time}" is not hh:mm: taken as 15:00`);
  const result = readScore(
    firstNonEmptyCell(row, "FTHG", "HG"),
    firstNonEmptyCell(row, "FTAG", "AG"),
  );
  if (!result) report.push(`${source} no full-time score: not played, void at kick-off`);
  const half = readScore(firstNonEmptyCell(row, "HTHG"), firstNonEmptyCell(row, "HTAG"));
  const isHalf =
    half !== null && result !== null && half.home <= result.home && half.away <= result.away;
  if (half && result && !isHalf)
    report.push(`${source} half-time score exceeds the full-time score: not used`);
  return {
    league,
    season: date.month >= firstMonth ? date.year : date.year - 1,
    startsAt: ukTimeToMs(dayNumber(date), minutes ?? usualKickOff),
    home,
    away,
    result,
    halfTime: isHalf ? half : null,
    corners: readScore(firstNonEmptyCell(row, "HC"), firstNonEmptyCell(row, "AC")),
    cards: readCards(row),
    stated: prices,
    source,
  };
}

function readCards(row: CsvRow): Score | null {
  const yellow = readScore(firstNonEmptyCell(row, "HY"), firstNonEmptyCell(row, "AY"));
  const red = readScore(firstNonEmptyCell(row, "HR"), firstNonEmptyCell(row, "AR"));
  return yellow && red && { home: yellow.home + red.home, away: yellow.away + red.away };
}

function readScore(home: string, away: string): Score | null {
  return /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away)
    ? { home: Number(home), away: Number(away) }
    : null;
}
