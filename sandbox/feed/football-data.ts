import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fitGoalRatesToPrices } from "./calibrate";
import { type CornersAndCards, countDistribution, leagueCornersAndCards } from "./counts";
import { daysOfFirstRound, parseSeasonFile } from "./file-games";
import { type FileMatch, matchesOfGames } from "./file-matches";
import { shown } from "./file-table";
import { footballPricing, footballTimeline } from "./football";
import { randomGoalTimes } from "./goals";
import { football } from "./leagues";
import { gameIdLimit } from "./markets";
import type { Match, MatchPricing, SourcePrice } from "./match";
import type { GoalRates } from "./model";
import type { IntegerDistribution } from "./probabilities";
import { byKickOff, type Timetable } from "./select";
import type { MarketType } from "./types";

/** Lower ids belong to the built-in feed. */
const firstId = 1_000_000_000;
/** How long before kick-off a match is offered (docs/sandbox.md, "Feeds"), ms: 30 days. */
const aheadMs = 30 * 24 * 3_600_000;
/** Most time between the first kick-off of a season and the second. */
const firstRoundMs = daysOfFirstRound * 24 * 3_600_000;
const overroundBounds = [1.03, 1.12] as const;

/** Matches of a file or folder, and a report of what is not used of it. */
interface FileSeason {
  readonly timetable: Timetable;
  /** First kick-off, ms since epoch. */
  readonly firstKickOff: number;
  readonly report: readonly string[];
}

const takes = "it takes a football-data.co.uk CSV file or a folder of them";

/**
 * Reads a football-data.co.uk CSV file or a folder of them, once (SBX-02).
 * @throws one-line Error if the path cannot be read, or has no match to offer
 */
export function readSeason(path: string): FileSeason {
  const report: string[] = [];
  const files = csvFiles(path);
  const games = files.flatMap((file) => {
    const bytes = readBytes(file, report);
    return bytes ? parseSeasonFile(basename(file), bytes, report) : [];
  });
  const known = matchesOfGames(games, report);
  const matches = matchesOf(known, report);
  if (matches.length === 0) {
    const [first = "no rows", ...others] = report;
    const more = others.length > 0 ? `, and ${others.length} more` : "";
    throw new Error(
      `SANDBOX_FEED is ${shownPath(path)}, which has no match that can be offered (${first}${more}); ${takes}`,
    );
  }
  return { timetable: timetableOf(matches), firstKickOff: firstKickOff(known), report };
}

/**
 * First kick-off, also of a match that cannot be offered. One whose rows differ in the day counts
 * only as a part of the first round, so that a wrong date does not start the clock.
 */
function firstKickOff(known: readonly FileMatch[]): number {
  const least = (moments: readonly number[]) =>
    moments.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const certain = least(
    known.filter(({ uncertain }) => uncertain.length === 0).map(({ startsAt }) => startsAt),
  );
  const uncertain = known.flatMap((match) => match.uncertain);
  return certain === Number.POSITIVE_INFINITY
    ? least(uncertain)
    : least([certain, ...uncertain.filter((moment) => moment >= certain - firstRoundMs)]);
}

function csvFiles(path: string): readonly string[] {
  const problem = (what: string) =>
    new Error(`SANDBOX_FEED is ${shownPath(path)}, which ${what}; ${takes}`);
  let files: readonly string[];
  try {
    const isFolder = statSync(path).isDirectory();
    files = isFolder ? readdirSync(path).map((name) => join(path, name)) : [path];
  } catch (error) {
    const code = errorCode(error);
    throw problem(code === "ENOENT" ? "does not exist" : `cannot be read (${code})`);
  }
  files = files.filter(
    (name) =>
      /\.csv$/i.test(name) && statSync(name, { throwIfNoEntry: false })?.isDirectory() !== true,
  );
  if (files.length === 0) throw problem("holds no CSV file");
  return [...files].sort();
}

function readBytes(file: string, report: string[]): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch (error) {
    report.push(`${shown(basename(file))} cannot be read (${errorCode(error)}): left out`);
    return null;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}

/** A path in quotes, on one line. */
function shownPath(path: string): string {
  return JSON.stringify(path.replace(/\p{C}/gu, "\ufffd"));
}

/**
 * The matches that can be offered, in order of kick-off. Ids derive from the matches' names alone,
 * so that bets keep their game when files are added and rows are mended.
 */
function matchesOf(known: readonly FileMatch[], report: string[]): readonly Match[] {
  const taken = new Set<number>();
  const matches: Match[] = [];
  for (const match of known) {
    if (match.stated.length === 0) {
      report.push(`${match.source} no prices of 1, X and 2: left out`);
      continue;
    }
    let id = idOf(match.name);
    while (taken.has(id)) id = id + 1 < gameIdLimit ? id + 1 : firstId;
    taken.add(id);
    matches.push(matchOf(id, match));
  }
  return matches.sort(byKickOff);
}

/**
 * Distributions of a match's corners and cards, by the averages of its league, where its file
 * states them. They do not depend on other rows, so that a wrong one moves no price of another
 * match.
 */
function countsOf({ league, counted }: FileMatch): Partial<CornersAndCards<IntegerDistribution>> {
  const averages = leagueCornersAndCards(league.code);
  return {
    ...(counted.corners && { corners: countDistribution(averages.corners) }),
    ...(counted.cards && { cards: countDistribution(averages.cards) }),
  };
}

function idOf(text: string): number {
  return (
    firstId +
    (createHash("sha256").update(text).digest().readUIntBE(0, 6) % (gameIdLimit - firstId))
  );
}

function matchOf(id: number, game: FileMatch): Match {
  return {
    id,
    champ: game.league.champ,
    home: game.home.name,
    away: game.away.name,
    startsAt: game.startsAt,
    aheadMs,
    course: footballTimeline(
      game.result && {
        score: game.result,
        halfTime: game.halfTime,
        goals: randomGoalTimes(id, game.result, game.halfTime),
        counts: { corners: game.corners, cards: game.cards },
      },
    ),
    book: bookOf(game.startsAt, game.stated, countsOf(game)),
  };
}

/**
 * The pricing of a match of a file. The file's prices hold until kick-off; a model that is fitted
 * to them computes all others.
 */
function bookOf(
  startsAt: number,
  stated: readonly SourcePrice[],
  counts: Partial<CornersAndCards<IntegerDistribution>>,
): MatchPricing {
  const priceOf = (type: MarketType) => {
    const coef = stated.find((price) => price.type === type)?.coef;
    return coef === undefined ? undefined : Number(coef);
  };
  const [home = 0, draw = 0, away = 0] = [priceOf("1"), priceOf("X"), priceOf("2")];
  let rates: GoalRates | undefined;
  return footballPricing({
    startsAt,
    rates() {
      rates ??= fitGoalRatesToPrices({
        home,
        draw,
        away,
        over: priceOf("over"),
        under: priceOf("under"),
      });
      return rates;
    },
    counts,
    since: () => 0,
    overround: Math.min(
      overroundBounds[1],
      Math.max(overroundBounds[0], 1 / home + 1 / draw + 1 / away),
    ),
    stated,
  });
}

function timetableOf(matches: readonly Match[]): Timetable {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const byChamp = new Map<number, Match[]>();
  for (const match of matches) {
    const listed = byChamp.get(match.champ.id);
    if (listed) listed.push(match);
    else byChamp.set(match.champ.id, [match]);
  }
  const champs = [...byChamp.values()].flatMap(([first]) => (first ? [first.champ] : []));
  return {
    champs: champs.sort((a, b) => a.name.en.localeCompare(b.name.en, "en") || a.id - b.id),
    *kickingOff(after, until, { champId, sport }, newestFirst) {
      if (sport !== undefined && sport !== football.slug) return;
      const listed = champId === undefined ? matches : (byChamp.get(champId) ?? []);
      const from = firstAfter(listed, after);
      const to = firstAfter(listed, until);
      for (let step = 0; step < to - from; step++) {
        const match = listed[newestFirst ? to - 1 - step : from + step];
        if (match) yield match;
      }
    },
    match: (id) => byId.get(id) ?? null,
  };
}

/**
 * Index of the first match that kicks off after a moment, in a list ordered by kick-off; the list's
 * length if none does.
 */
function firstAfter(matches: readonly Match[], moment: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((matches[middle]?.startsAt ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
