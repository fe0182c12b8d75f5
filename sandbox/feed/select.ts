import { PriceCache } from "./board";
import { parseMarketId } from "./markets";
import { type Match, matchEndsAt, maxMatchMs, statusAt } from "./match";
import type { Champ, Feed, GameQuery, GameStatus, OverridesByGameId } from "./types";
import { gameSnapshotAt, overriddenStatus, scoreDistributionAt } from "./view";

/** Filter: matches of a championship, of a sport by its slug, of esports or not, or all. */
export type MatchFilter = Pick<GameQuery, "champId" | "sport" | "isCyber">;

/** Fixtures in order of kick-off, then championship, then id. */
export interface Timetable {
  readonly champs: readonly Champ[];
  /**
   * Matches with kick-off in (after, until]; in reverse order if `newestFirst`. With `offeredAt` it may leave out
   * those that are not yet offered then.
   */
  kickingOff(
    after: number,
    until: number,
    wanted: MatchFilter,
    newestFirst: boolean,
    offeredAt?: number,
  ): Iterable<Match>;
  match(id: number): Match | null;
}

/** Compares two matches for sorting: by kick-off, then championship, then id. */
export function byKickOff(a: Match, b: Match): number {
  return a.startsAt - b.startsAt || a.champ.id - b.champ.id || a.id - b.id;
}

const none: OverridesByGameId = new Map();

/**
 * The cached number of games of a status by championship; they hold for this second (ms since
 * epoch) and these overrides.
 */
interface Counted {
  readonly second: number;
  readonly overrides: OverridesByGameId;
  readonly counts: ReadonlyMap<number, number>;
}

/**
 * Feed over a timetable: live games, then prematch ones, both by kick-off, then finished ones, latest first.
 */
export function createFeed(
  timetable: Timetable,
  startsAt: number | null,
  report: readonly string[],
): Feed {
  const board = new PriceCache();
  // Cached per second: many requests fall into one, and no game starts within it.
  const counted = new Map<GameStatus, Counted>();
  /** The matches of all statuses that a query asks for: live, then prematch, then finished ones. */
  const found = (query: GameQuery, now: number, overrides: OverridesByGameId) => {
    const statuses: readonly GameStatus[] = query.status
      ? [query.status]
      : ["live", "line", "finished"];
    const matches: { readonly match: Match; readonly status: GameStatus }[] = [];
    for (const status of statuses) {
      const left =
        query.limit === undefined ? Number.POSITIVE_INFINITY : query.limit - matches.length;
      for (const match of select(timetable, status, query, now, overrides, left))
        matches.push({ match, status });
    }
    return matches;
  };
  return {
    champs: timetable.champs,
    startsAt,
    report,
    games: (query, now, overrides = none) =>
      found(query, now, overrides).map(({ match }) =>
        gameSnapshotAt(match, now, board, overrides.get(match.id)),
      ),
    fixtures: (query, now, overrides = none) =>
      found(query, now, overrides).map(({ match, status }) => ({
        id: match.id,
        champ: match.champ,
        home: match.home,
        away: match.away,
        status,
        offeredAt: match.startsAt - match.aheadMs,
        startsAt: match.startsAt,
        get endsAt() {
          return matchEndsAt(match);
        },
      })),
    counts(status, now, overrides = none) {
      const second = Math.floor(now / 1000) * 1000;
      const kept = counted.get(status);
      if (kept?.second === second && kept.overrides === overrides) return kept.counts;
      const counts = new Map<number, number>();
      for (const { champ } of select(
        timetable,
        status,
        {},
        second,
        overrides,
        Number.POSITIVE_INFINITY,
      )) {
        counts.set(champ.id, (counts.get(champ.id) ?? 0) + 1);
      }
      counted.set(status, { second, overrides, counts });
      return counts;
    },
    game(id, now, override) {
      const match = timetable.match(id);
      return match && gameSnapshotAt(match, now, board, override);
    },
    scores(id, now, override) {
      const match = timetable.match(id);
      return match && scoreDistributionAt(match, now, override);
    },
    gameOfMarket(marketId) {
      const outcome = parseMarketId(marketId);
      return outcome && timetable.match(outcome.gameId) ? outcome.gameId : null;
    },
  };
}

function select(
  timetable: Timetable,
  status: GameStatus,
  query: GameQuery,
  now: number,
  overrides: OverridesByGameId,
  limit: number,
): readonly Match[] {
  if (limit <= 0) return [];
  const [after, until] = window(status, now, query);
  const isNewestFirst = status === "finished";
  const asks = teamFilter(query.team);
  const {
    champId,
    sport,
    isCyber,
    from = Number.NEGATIVE_INFINITY,
    until: before = Number.POSITIVE_INFINITY,
  } = query;
  const found: Match[] = [];
  const offeredAt = status === "line" ? now : undefined;
  const isOfKind = ({ champ }: Match) =>
    isCyber === undefined || (champ.cyber !== undefined) === isCyber;
  for (const match of timetable.kickingOff(after, until, query, isNewestFirst, offeredAt)) {
    if (
      !isOfKind(match) ||
      overriddenStatus(overrides.get(match.id)) !== undefined ||
      match.startsAt - now > match.aheadMs ||
      !asks(match) ||
      statusAt(match, now) !== status
    )
      continue;
    found.push(match);
    if (found.length >= limit) break;
  }
  // An overridden status can move any game of the timetable.
  const moved = [...overrides].flatMap(([id, override]) => {
    const match = overriddenStatus(override) === status ? timetable.match(id) : null;
    const isAsked =
      match &&
      (champId === undefined || match.champ.id === champId) &&
      (sport === undefined || match.champ.sport.slug === sport) &&
      isOfKind(match) &&
      match.startsAt >= from &&
      match.startsAt < before &&
      asks(match);
    return isAsked ? [match] : [];
  });
  if (moved.length === 0) return found;
  const sorted = [...found, ...moved].sort(byKickOff);
  return (isNewestFirst ? sorted.reverse() : sorted).slice(0, limit);
}

const mostAheadMs = 30 * 24 * 3_600_000;

/**
 * Range of kick-offs (after, until], ms since epoch, that holds all games of a status, narrowed to
 * the query's own range.
 */
function window(status: GameStatus, now: number, query: GameQuery): readonly [number, number] {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = query;
  const [after, last] = windows[status](now);
  return [Math.max(after, from - 1), Math.min(last, until - 1)];
}

const windows: Readonly<Record<GameStatus, (now: number) => readonly [number, number]>> = {
  line: (now) => [now, now + mostAheadMs],
  live: (now) => [now - maxMatchMs, now],
  finished: (now) => [Number.NEGATIVE_INFINITY, now],
};

/**
 * Makes the filter of a search: whether each word of it occurs in the name of one of a match's
 * teams, in any language, ignoring accents and case. An empty search lets all matches pass.
 */
function teamFilter(team: string | undefined): (match: Match) => boolean {
  const words = plainText(team ?? "")
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return () => true;
  const texts = new Map<object, string>();
  const textOf = (names: Match["home"]) => {
    const known = texts.get(names) ?? plainText(Object.values(names).join(" "));
    texts.set(names, known);
    return known;
  };
  return ({ home, away }) =>
    words.every((word) => textOf(home).includes(word) || textOf(away).includes(word));
}

function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
