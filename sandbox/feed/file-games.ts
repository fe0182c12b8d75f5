import { type FileTeam, plainTeamName, teamOfFile } from "./clubs";
import { openingPricesOfFileRow, type PriceColumns, priceColumns } from "./file-columns";
import { type FileRow, hasControlCharacters, readFileRows, shown } from "./file-table";
import { dayNumber, type FileDate, parseFileDate, parseFileTime } from "./kick-off";
import { divisionCodeOfFile, knownOrGenericLeague, type League } from "./leagues";
import type { SourcePrice } from "./match";
import type { Score } from "./types";

/** A game as stated by a row of a file. */
export interface FileGame {
  readonly league: League;
  /** Year in which its season started. */
  readonly season: number;
  /** Day of its kick-off, counted from 1 January 1970. */
  readonly day: number;
  /** Kick-off in minutes after midnight; null where the file does not tell. */
  readonly minutes: number | null;
  readonly home: FileTeam;
  readonly away: FileTeam;
  /** Null = not played, or not certain. */
  readonly result: Score | null;
  readonly halfTime: Score | null;
  /** Null where the file does not tell. */
  readonly corners: Score | null;
  /** Yellow and red cards together. */
  readonly cards: Score | null;
  /** Empty where the row has no usable prices of 1, X and 2. */
  readonly stated: readonly SourcePrice[];
  /** Whether the file has a column of corners, and one of cards. */
  readonly counted: { readonly corners: boolean; readonly cards: boolean };
  /** "E0.csv:17" */
  readonly source: string;
}

/** What a reader of rows knows of its file. */
interface FileReader {
  readonly fileName: string;
  readonly isMonthFirst: boolean;
  readonly columns: PriceColumns;
  note(line: number, reason: string): void;
}

/** Seasons start in July; in 2020 the last one ended on 7 August. */
const firstDayOfSeason = (year: number) => (year === 2020 ? 808 : 701);
/** More than any match of these leagues has had of a side: goals 13, corners 25, yellow cards 11. */
const mostGoals = 20;
const mostCorners = 40;
const mostCards = 20;
const longestName = 50;
/** No match of a division is further from all of its others: a break begins and ends with a round. */
const mostDaysApart = 30;
/** Most days from the first match of a division to its second: the first starts the clock. */
export const daysOfFirstRound = 10;

/**
 * Reads one football-data.co.uk file of any season (SBX-02, SBX-08). Nothing is fatal: `report`
 * lists what is not used, by file and line.
 */
export function parseSeasonFile(
  fileName: string,
  bytes: Uint8Array,
  report: string[],
): readonly FileGame[] {
  const note = (line: number, reason: string) =>
    report.push(`${shown(fileName)}:${line} ${reason}`);
  const rows = readFileRows(bytes, note);
  const monthFirst = monthFirstRow(rows);
  if (monthFirst)
    note(
      monthFirst.line,
      `date "${monthFirst.cell("Date")}" has the month first: so are all dates of the file read`,
    );
  const columnsOf = new Map<readonly string[], PriceColumns>();
  const unknown = new Set<string>();
  const games = rows.flatMap((row) => {
    const columns = columnsOf.get(row.header) ?? priceColumns(row.header);
    columnsOf.set(row.header, columns);
    const game = readGame(row, { fileName, isMonthFirst: monthFirst !== null, columns, note });
    const stated = row.cell("Div");
    if (game?.league.isKnown === false && stated !== "" && !unknown.has(stated)) {
      unknown.add(stated);
      note(row.line, `division "${stated}" is not known: it is called by its code`);
    }
    return game ? [{ game, line: row.line }] : [];
  });
  const lone = loneGames(games.map(({ game }) => game));
  return games.flatMap(({ game, line }) => {
    if (!lone.has(game)) return [game];
    note(line, "has a date far from all other matches of its division: left out");
    return [];
  });
}

/**
 * The first row whose date has the month first, if the file was saved so: at least two dates can
 * only be read that way, and twice as many as only the other way. Null otherwise.
 */
function monthFirstRow(rows: readonly FileRow[]): FileRow | null {
  const readsAs = (row: FileRow, isMonthFirst: boolean) =>
    parseFileDate(row.cell("Date"), isMonthFirst) !== null;
  const monthFirst = rows.filter((row) => readsAs(row, true) && !readsAs(row, false));
  const dayFirst = rows.filter((row) => readsAs(row, false) && !readsAs(row, true));
  return monthFirst.length >= Math.max(2, 2 * dayFirst.length) ? (monthFirst[0] ?? null) : null;
}

/**
 * Games whose date is a typing error: far from every other one of their division in the file. In a
 * file of few matches the others may be the wrong ones, so that all are used.
 */
function loneGames(games: readonly FileGame[]): ReadonlySet<FileGame> {
  const divisions = new Map<string, FileGame[]>();
  for (const game of games) {
    const listed = divisions.get(game.league.code);
    if (listed) listed.push(game);
    else divisions.set(game.league.code, [game]);
  }
  const found = new Set<FileGame>();
  for (const listed of divisions.values()) {
    if (listed.length < 4) continue;
    listed.sort((a, b) => a.day - b.day);
    listed.forEach((game, at) => {
      const before = listed[at - 1]?.day ?? Number.NEGATIVE_INFINITY;
      const after = listed[at + 1]?.day ?? Number.POSITIVE_INFINITY;
      const most = at === 0 ? daysOfFirstRound : mostDaysApart;
      if (game.day - before > most && after - game.day > most) found.add(game);
    });
  }
  return found;
}

function readGame(row: FileRow, reader: FileReader): FileGame | null {
  const note = (reason: string) => reader.note(row.line, reason);
  const refuse = (reason: string) => {
    note(`${reason}: left out`);
    return null;
  };
  const code = divisionOf(row, reader.fileName);
  if (code === null) return refuse(`division "${shown(row.cell("Div"))}" is not the file's`);
  const league = knownOrGenericLeague(code);
  const names = [row.cell("HomeTeam", "Home", "HT"), row.cell("AwayTeam", "Away", "AT")].map(
    // Invisible characters, such as those that turn the direction of the text, are no part of a name.
    (name) => name.replace(/\p{Cf}/gu, "").trim(),
  );
  if (names.includes("")) return refuse("no teams");
  for (const name of names)
    if (!isTeamName(name)) return refuse(`team "${shown(name)}" is not a name`);
  const [home, away] = names.map((name) => teamOfFile(code, name.replace(/\s+/g, " ")));
  if (!home || !away) return null;
  if (home.key === away.key) return refuse(`team "${home.name.en}" is at home to itself`);
  const date = dateOf(row, reader, refuse);
  if (!date) return null;

  const time = row.cell("Time");
  const minutes = parseFileTime(time);
  if (time !== "" && minutes === null) note(`time "${shown(time)}" is not hh:mm: taken as 15:00`);
  const corners = readPair(row, [["HC"], ["AC"]], mostCorners, "corners", note);
  return {
    league,
    season: date.month * 100 + date.day >= firstDayOfSeason(date.year) ? date.year : date.year - 1,
    day: dayNumber(date),
    minutes,
    home,
    away,
    ...readScores(row, note),
    corners,
    cards: readCards(row, note),
    stated: openingPricesOfFileRow(row, reader.columns, note),
    counted: {
      corners: ["HC", "AC"].every((name) => row.header.includes(name)),
      cards: ["HY", "AY", "HR", "AR"].every((name) => row.header.includes(name)),
    },
    source: `${shown(reader.fileName)}:${row.line}`,
  };
}

/** Code of the row's division; null if it is no code, or not that of a file named by its division. */
function divisionOf(row: FileRow, fileName: string): string | null {
  const ofFile = divisionCodeOfFile(fileName);
  const stated = row.cell("Div").toUpperCase();
  if (stated === "" || stated === ofFile) return ofFile;
  const isNamed = knownOrGenericLeague(ofFile).isKnown && /^[a-z]+\d?\.csv$/i.test(fileName);
  return isNamed || !/^[A-Z0-9]{1,5}$/.test(stated) ? null : stated;
}

function isTeamName(text: string): boolean {
  return (
    text.length <= longestName && !hasControlCharacters(text) && /\p{L}/u.test(plainTeamName(text))
  );
}

function dateOf(
  row: FileRow,
  { isMonthFirst }: FileReader,
  refuse: (reason: string) => null,
): FileDate | null {
  const text = row.cell("Date");
  const stated = `date "${shown(text)}"`;
  const date = parseFileDate(text, isMonthFirst);
  if (!date) return refuse(text === "" ? "no date" : `${stated} is not dd/mm/yy or dd/mm/yyyy`);
  // The files of all years of a league name the season of each match.
  const season = /^(\d{4})(?:[/-](\d{4}))?$/.exec(row.cell("Season"));
  if (!season) return date;
  const [first, last = first] = season.slice(1).flatMap((year) => (year ? [Number(year)] : []));
  const isWithin =
    first === undefined ||
    last === undefined ||
    (date.year >= first && (date.year <= last || (date.year === last + 1 && date.month < 4)));
  return isWithin ? date : refuse(`${stated} is not in the season ${season[0]}`);
}

/**
 * The scores of a row. Where they contradict each other or the letter of the result, it is not
 * known which is wrong, so that none of the two is used.
 */
function readScores(
  row: FileRow,
  note: (reason: string) => void,
): Pick<FileGame, "result" | "halfTime"> {
  const full = [
    ["FTHG", "HG"],
    ["FTAG", "AG"],
  ] as const;
  const isBlank = full.every((names) => row.cell(...names) === "");
  if (isBlank) note("no full-time score: not played, void at kick-off");
  const goals = readPair(row, full, mostGoals, "full-time score", (reason) =>
    note(`${reason}, void at kick-off`),
  );
  const half = readPair(row, [["HTHG"], ["HTAG"]], mostGoals, "half-time score", note);
  const result = agreeing(goals, row.cell("FTR", "Res"), "full-time", note);
  const halfTime = agreeing(half, row.cell("HTR"), "half-time", note);
  if (result && halfTime && (halfTime.home > result.home || halfTime.away > result.away)) {
    note(
      `half-time score ${scoreText(halfTime)} is above the full-time score ${scoreText(result)}: neither is used, void at kick-off`,
    );
    return { result: null, halfTime: null };
  }
  return { result, halfTime: result && halfTime };
}

/** A score, if the letter of its result is the same or absent; null otherwise. */
function agreeing(
  score: Score | null,
  stated: string,
  what: "full-time" | "half-time",
  note: (reason: string) => void,
): Score | null {
  const letter = stated.toUpperCase();
  if (!score || letter === "") return score;
  const own = score.home > score.away ? "H" : score.home < score.away ? "A" : "D";
  if (letter === own) return score;
  if (!["H", "D", "A"].includes(letter)) {
    note(`${what} result "${shown(stated)}" is not H, D or A: not used`);
    return score;
  }
  const effect = what === "full-time" ? ", void at kick-off" : "";
  note(
    `${what} result ${letter} contradicts the score ${scoreText(score)}: neither is used${effect}`,
  );
  return null;
}

/** A score as reports have it. */
export function scoreText({ home, away }: Score): string {
  return `${home}:${away}`;
}

function readCards(row: FileRow, note: (reason: string) => void): Score | null {
  const yellow = readPair(row, [["HY"], ["AY"]], mostCards, "yellow cards", note);
  const red = readPair(row, [["HR"], ["AR"]], mostCards, "red cards", note);
  return yellow && red && { home: yellow.home + red.home, away: yellow.away + red.away };
}

/** Numbers of both sides, each from 0 to `most`; null if one is absent or impossible. */
function readPair(
  row: FileRow,
  columns: readonly [readonly string[], readonly string[]],
  most: number,
  what: string,
  note: (reason: string) => void,
): Score | null {
  const texts = columns.map((names) => row.cell(...names));
  if (texts.every((text) => text === "")) return null;
  const [home, away] = texts.map((text) =>
    /^\d{1,3}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN,
  );
  if (home !== undefined && away !== undefined && home <= most && away <= most)
    return { home, away };
  note(`${what} "${texts.map(shown).join(":")}" is not two numbers from 0 to ${most}: not used`);
  return null;
}
