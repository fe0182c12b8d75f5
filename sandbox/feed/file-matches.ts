import { type FileTeam, plainTeamName } from "./clubs";
import { type FileGame, scoreText } from "./file-games";
import { ukTimeToMs } from "./kick-off";

/** A match, from all rows that mean it. */
export interface FileMatch
  extends Pick<
    FileGame,
    "league" | "home" | "away" | "result" | "halfTime" | "corners" | "cards" | "stated" | "counted"
  > {
  /** Text that names it for ever: league, season, teams, and the day where they meet again. */
  readonly name: string;
  readonly startsAt: number;
  /** Its kick-offs by rows that differ in the day; empty where they agree. */
  readonly uncertain: readonly number[];
  /** "E0.csv:2 and E0.csv:14" */
  readonly source: string;
}

/** Kick-off of a match for which no file has a time, minutes after midnight in the UK. */
const usualKickOff = 15 * 60;
/** Rows of the same teams this near to each other mean one match: no side is twice at home within. */
const sameMatchDays = 2;

/**
 * The matches that rows of files mean, one each (SBX-08). Rows mean one match if they have the same
 * home and away team at most two days apart, or in one season of a league in which they meet once.
 * What they state differently is not used, and nothing is settled of a match whose day is not
 * certain; `report` names the rows.
 */
export function matchesOfGames(games: readonly FileGame[], report: string[]): readonly FileMatch[] {
  const place = new Map(games.map((game, at) => [game, at]));
  const inOrder = (a: FileGame, b: FileGame) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  const byTeams = new Map<string, FileGame[]>();
  for (const game of games) {
    const listed = byTeams.get(teamsOf(game.home, game.away));
    if (listed) listed.push(game);
    else byTeams.set(teamsOf(game.home, game.away), [game]);
  }
  const all = [...byTeams.values()]
    .flatMap(rowsOfMatches)
    .flatMap((rows) => (isFilled(rows) ? [rows.sort(inOrder)] : []))
    .sort(([a], [b]) => inOrder(a, b));
  const turned = turnedRound(all);
  return all.flatMap((rows) => {
    const other = turned.get(rows);
    if (other === "left out") return [];
    if (other)
      report.push(
        `${sourcesOf([...rows, ...other])} are the same teams at home to each other on one day: one game, nothing is settled`,
      );
    return [merged(rows, other !== undefined, report)];
  });
}

type Filled<T> = [T, ...T[]];

function isFilled<T>(list: T[]): list is Filled<T> {
  return list.length > 0;
}

/** Teams of a game as text; a division that has no list of clubs may be another name of one that has. */
function teamsOf(home: FileTeam, away: FileTeam): string {
  return `${plainTeamName(home.key)}|${plainTeamName(away.key)}`;
}

/** Divides rows with the same home and away team by the matches that they mean. */
function rowsOfMatches(games: readonly FileGame[]): readonly FileGame[][] {
  const found = new Set<FileGame[]>();
  /** The rows by league and season, of leagues in which teams meet once. */
  const bySeason = new Map<string, FileGame[]>();
  const placeInSeason = (game: FileGame, rows: FileGame[]) => {
    if (game.league.meetsOnce) bySeason.set(seasonOf(game), rows);
  };
  let near: FileGame[] = [];
  let lastDay = Number.NEGATIVE_INFINITY;
  for (const game of [...games].sort((a, b) => a.day - b.day)) {
    if (game.day - lastDay > sameMatchDays) near = [];
    lastDay = game.day;
    const met = bySeason.get(seasonOf(game));
    if (met && met !== near) {
      for (const other of near) {
        met.push(other);
        placeInSeason(other, met);
      }
      found.delete(near);
      near = met;
    }
    near.push(game);
    found.add(near);
    placeInSeason(game, near);
  }
  return [...found];
}

function seasonOf({ league, season }: FileGame): string {
  return `${league.code} ${season}`;
}

/**
 * Matches that the files also have with the teams the other way round on the same day: the first of
 * two with the rows of the second, and the second as left out.
 */
function turnedRound(
  all: readonly Filled<FileGame>[],
): ReadonlyMap<Filled<FileGame>, Filled<FileGame> | "left out"> {
  const byDay = new Map<string, Filled<FileGame>>();
  const found = new Map<Filled<FileGame>, Filled<FileGame> | "left out">();
  for (const rows of all) {
    const other = rows
      .map(({ home, away, day }) => byDay.get(`${teamsOf(away, home)}|${day}`))
      .find((listed) => listed !== undefined);
    if (other) {
      const earlier = found.get(other);
      found.set(other, Array.isArray(earlier) ? [...earlier, ...rows] : rows);
      found.set(rows, "left out");
      continue;
    }
    for (const { home, away, day } of rows) byDay.set(`${teamsOf(home, away)}|${day}`, rows);
  }
  return found;
}

function sourcesOf(rows: readonly FileGame[]): string {
  const sources = rows.map(({ source }) => source);
  return sources.length < 2
    ? sources.join("")
    : `${sources.slice(0, -1).join(", ")} and ${sources.at(-1)}`;
}

function merged(rows: Filled<FileGame>, isDoubtful: boolean, report: string[]): FileMatch {
  const main = rows.find(({ league }) => league.isKnown) ?? rows[0];
  const differing: string[] = [];
  /** What the rows state alike; null if none states it, or if they differ. */
  const agreed = <T>(
    what: string,
    pick: (game: FileGame) => T | null,
    text: (one: T) => string,
  ) => {
    const stated = rows.map(pick).filter((one) => one !== null);
    const texts = [...new Set(stated.map(text))];
    if (texts.length > 1) differing.push(`${what} differ (${texts.join(", ")})`);
    return texts.length === 1 ? (stated[0] ?? null) : null;
  };
  agreed("divisions", ({ league }) => league.code, String);
  const day = agreed("dates", (game) => game.day, dateText);
  agreed("times", (game) => game.minutes, timeText);
  const full = agreed("full-time scores", (game) => game.result, scoreText);
  const half = agreed("half-time scores", (game) => game.halfTime, scoreText);
  const corners = agreed("corners", (game) => game.corners, scoreText);
  const cards = agreed("cards", (game) => game.cards, scoreText);
  const isAbove = full && half && (half.home > full.home || half.away > full.away);
  if (isAbove && rows.length > 1) differing.push("half-time score is above the full-time score");
  const result = day === null || isDoubtful || isAbove ? null : full;
  const wasPlayed = rows.some((game) => game.result !== null);
  if (rows.length > 1)
    report.push(
      `${sourcesOf(rows)} are one match: ${["one game", ...differing].join(", ")}${
        wasPlayed && !result ? ": nothing is settled" : ""
      }`,
    );
  const pair = [main.league.code, main.season, main.home.key, main.away.key].join("|");
  const first = Math.min(...rows.map((game) => game.day));
  const times = rows.flatMap(({ minutes }) => minutes ?? []);
  const uncertain =
    day === null ? rows.map((game) => ukTimeToMs(game.day, game.minutes ?? usualKickOff)) : [];
  return {
    league: main.league,
    home: main.home,
    away: main.away,
    // A league whose teams meet once needs no day, so that bets keep a game that is rescheduled.
    name: main.league.meetsOnce ? `${pair}|0` : `${pair}|${isoDate(first)}`,
    startsAt:
      day === null
        ? Math.min(...uncertain)
        : ukTimeToMs(day, times.length > 0 ? Math.min(...times) : usualKickOff),
    uncertain,
    result,
    halfTime: result && half,
    corners,
    cards,
    stated: rows.find(({ stated }) => stated.length > 0)?.stated ?? [],
    counted: {
      corners: rows.some(({ counted }) => counted.corners),
      cards: rows.some(({ counted }) => counted.cards),
    },
    source: sourcesOf(rows),
  };
}

function isoDate(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function dateText(day: number): string {
  return isoDate(day).split("-").reverse().join("/");
}

function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
