import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fitGoalRatesToPrices } from "./calibrate";
import { nameOfTeam } from "./clubs";
import { type CornersAndCards, countDistribution, countStatistics } from "./counts";
import { type FileGame, parseSeasonFile } from "./file-games";
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
const overroundBounds = [1.03, 1.12] as const;

/** Matches of a file or folder, and a report of unreadable rows. */
interface FileSeason {
  readonly timetable: Timetable;
  /** First kick-off (ms since epoch); null if no row is usable. */
  readonly firstKickOff: number | null;
  readonly report: readonly string[];
}

/**
 * Reads a football-data.co.uk CSV file or a folder of them, once (SBX-02).
 * @throws one-line Error if the path does not exist or has no CSV file
 */
export function readSeason(path: string): FileSeason {
  const report: string[] = [];
  const games = csvFiles(path).flatMap((file) =>
    parseSeasonFile(basename(file), readText(file), report),
  );
  const matches = matchesOf(games, report);
  return { timetable: timetableOf(matches), firstKickOff: matches[0]?.startsAt ?? null, report };
}

function csvFiles(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found)
    throw new Error(
      `SANDBOX_FEED is "${path}", which does not exist; it takes a football-data.co.uk CSV file or a folder of them`,
    );
  const names = found.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  const files = names.filter(
    (name) => /\.csv$/i.test(name) && statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
  if (files.length === 0)
    throw new Error(
      `SANDBOX_FEED is "${path}", which holds no CSV file; it takes a football-data.co.uk CSV file or a folder of them`,
    );
  return files.sort();
}

/** Files of old seasons may be Windows-1252. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The matches of a file's games, in order of kick-off; a game that is there twice is reported and
 * left out. Ids derive from league, season, teams and the number of their meeting, so that bets
 * keep their game when files are added or a game is rescheduled.
 */
function matchesOf(games: readonly FileGame[], report: string[]): readonly Match[] {
  const countsOf = countsBySeason(games);
  const taken = new Set<number>();
  const seen = new Set<string>();
  const meetings = new Map<string, number>();
  const matches: Match[] = [];
  for (const game of [...games].sort((a, b) => a.startsAt - b.startsAt)) {
    const pair = [game.league.code, game.season, game.home, game.away].join("|");
    const meeting = `${pair}|${game.startsAt}`;
    if (seen.has(meeting)) {
      report.push(`${game.source} is there twice: left out`);
      continue;
    }
    seen.add(meeting);
    const nth = meetings.get(pair) ?? 0;
    meetings.set(pair, nth + 1);
    let id = idOf(`${pair}|${nth}`);
    while (taken.has(id)) id = id + 1 < gameIdLimit ? id + 1 : firstId;
    taken.add(id);
    matches.push(matchOf(id, game, countsOf(game)));
  }
  return matches.sort(byKickOff);
}

/**
 * Makes a function that gives a game's distributions of corners and of cards, by the averages of
 * its league's season. One is absent where too few games of the season state it.
 */
function countsBySeason(
  games: readonly FileGame[],
): (game: FileGame) => Partial<CornersAndCards<IntegerDistribution>> {
  const seasonOf = ({ league, season }: FileGame) => `${league.code} ${season}`;
  const seasons = new Map<string, FileGame[]>();
  for (const game of games) {
    const listed = seasons.get(seasonOf(game));
    if (listed) listed.push(game);
    else seasons.set(seasonOf(game), [game]);
  }
  const spreads = new Map(
    [...seasons].map(([season, own]) => {
      const spread = (what: keyof CornersAndCards<unknown>) => {
        const found = own.flatMap((game) => game[what] ?? []);
        const average = countStatistics(found.map(({ home, away }) => home + away));
        return average && { [what]: countDistribution(average) };
      };
      return [season, { ...spread("corners"), ...spread("cards") }] as const;
    }),
  );
  return (game) => spreads.get(seasonOf(game)) ?? {};
}

function idOf(text: string): number {
  return (
    firstId +
    (createHash("sha256").update(text).digest().readUIntBE(0, 6) % (gameIdLimit - firstId))
  );
}

function matchOf(
  id: number,
  game: FileGame,
  counts: Partial<CornersAndCards<IntegerDistribution>>,
): Match {
  const { champ, code } = game.league;
  return {
    id,
    champ,
    home: nameOfTeam(code, game.home),
    away: nameOfTeam(code, game.away),
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
    book: bookOf(game.startsAt, game.stated, counts),
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
