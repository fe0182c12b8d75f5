import { parse } from "csv-parse/sync";
import { z } from "zod";
import { cell, type PriceColumns, priceColumns, type Row, statedPrices } from "./file-columns";
import { momentOf, readDate, readTime } from "./kick-off";
import { codeOfFile, type League, leagueOf } from "./leagues";
import type { StatedPrice } from "./match";
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
  readonly stated: readonly StatedPrice[];
  /** "E0.csv:17" */
  readonly source: string;
}

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
/** Default kick-off without a time in the file, minutes after midnight. */
const usualKickOff = 15 * 60;
/** Seasons start in July. */
const firstMonth = 7;

/**
 * Reads one football-data.co.uk file of any season (SBX-02). Nothing is fatal: `report` lists unusable rows
 * by file and line.
 */
export function readGames(fileName: string, text: string, report: string[]): readonly FileGame[] {
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
    const row: Row = { get: (name) => record[places.get(name) ?? -1] };
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
  row: Row,
  source: string,
  { fileName, columns, report }: { fileName: string; columns: PriceColumns; report: string[] },
): FileGame | null {
  const refuse = (reason: string) => {
    report.push(`${source} ${reason}: left out`);
    return null;
  };
  const league = leagueOf(cell(row, "Div") || codeOfFile(fileName));
  const home = cell(row, "HomeTeam", "Home", "HT");
  const away = cell(row, "AwayTeam", "Away", "AT");
  if (home === "" || away === "") return refuse("no teams");
  const stated = cell(row, "Date");
  const date = readDate(stated);
  if (!date)
    return refuse(stated === "" ? "no date" : `date "${stated}" is not dd/mm/yy or dd/mm/yyyy`);
  const prices = statedPrices(row, columns);
  if (prices.length === 0) return refuse("no prices of 1, X and 2");

  const time = cell(row, "Time");
  const minutes = readTime(time);
  if (time !== "" && minutes === null)
    report.push(`${source} time "${time}" is not hh:mm: taken as 15:00`);
  const result = readScore(cell(row, "FTHG", "HG"), cell(row, "FTAG", "AG"));
  if (!result) report.push(`${source} no full-time score: not played, void at kick-off`);
  const half = readScore(cell(row, "HTHG"), cell(row, "HTAG"));
  const isHalf =
    half !== null && result !== null && half.home <= result.home && half.away <= result.away;
  if (half && result && !isHalf)
    report.push(`${source} half-time score exceeds the full-time score: not used`);
  return {
    league,
    season: date.month >= firstMonth ? date.year : date.year - 1,
    startsAt: momentOf(date, minutes ?? usualKickOff, league.timeZone),
    home,
    away,
    result,
    halfTime: isHalf ? half : null,
    corners: readScore(cell(row, "HC"), cell(row, "AC")),
    cards: readCards(row),
    stated: prices,
    source,
  };
}

function readCards(row: Row): Score | null {
  const yellow = readScore(cell(row, "HY"), cell(row, "AY"));
  const red = readScore(cell(row, "HR"), cell(row, "AR"));
  return yellow && red && { home: yellow.home + red.home, away: yellow.away + red.away };
}

function readScore(home: string, away: string): Score | null {
  return /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away)
    ? { home: Number(home), away: Number(away) }
    : null;
}
