import type { FinalScore } from "~/domain/coupon/returns/score";
import type { MatchPrices, PriceCache } from "./board";
import { parseMarketId } from "./markets";
import { type Goal, type Match, type MatchState, matchEndsAt, statusAt } from "./match";
import type {
  GameOverride,
  GameSnapshot,
  GameStatus,
  GoalWithMinute,
  PricedOutcome,
  Score,
  ScoreDistribution,
} from "./types";

/** Current part of play by name and number ("second-half", "set 2"); pages re-render when it changes. */
export function partOfPlayRefreshKey({ period, number }: GameSnapshot): string | null {
  return period && (number === null ? period : `${period} ${number}`);
}

/** Overridden status of a game, if any; a void game is finished. */
export function overriddenStatus(override?: GameOverride): GameStatus | undefined {
  return override?.isVoid ? "finished" : override?.status;
}

/**
 * The fields of a game's view that tell its score and course; before the start they have the values
 * of `nothing`.
 */
type Shown = Pick<
  GameSnapshot,
  "score" | "halfTime" | "parts" | "points" | "server" | "ending" | "goals" | "final"
>;
const nothing: Shown = {
  score: null,
  halfTime: null,
  parts: [],
  points: null,
  server: null,
  ending: null,
  goals: [],
  final: null,
};

/**
 * View of a match at a moment (SBX-02). Timeline and prices are computed on first read, since most
 * lists need few of them. A game that control finishes without a score gets the match's own result,
 * because the time at which it stopped is unknown.
 */
export function gameSnapshotAt(
  match: Match,
  now: number,
  board: PriceCache,
  override?: GameOverride,
): GameSnapshot {
  return new View(match, now, board, override);
}

/**
 * Joint distribution of a match's final score at a moment; null once it is over, or if its pricing
 * has none.
 */
export function scoreDistributionAt(
  match: Match,
  now: number,
  override?: GameOverride,
): ScoreDistribution | null {
  const { scores, overround, since } = match.book;
  const status = overriddenStatus(override) ?? statusAt(match, now);
  if (!scores || status === "finished") return null;
  const chances =
    status === "line"
      ? scores.ahead(since(Math.min(now, match.startsAt)))
      : scores.live(laidOver(match.course.at(now - match.startsAt), override?.score));
  return { overround, chances };
}

/**
 * A game at a moment, as pages show it: score, course and prices are computed when they are first
 * read. It is a class, because an object with accessors takes ten times longer to create, and lists
 * create a thousand views.
 */
class View implements GameSnapshot {
  readonly id: number;
  readonly champ: GameSnapshot["champ"];
  readonly startsAt: number;
  readonly status: GameStatus;
  #stand: MatchState | null | undefined;
  #shown: Shown | undefined;
  #markets: readonly PricedOutcome[] | undefined;
  readonly #match: Match;
  readonly #now: number;
  readonly #board: PriceCache;
  readonly #override: GameOverride | undefined;

  constructor(match: Match, now: number, board: PriceCache, override: GameOverride | undefined) {
    this.id = match.id;
    this.champ = match.champ;
    this.startsAt = match.startsAt;
    this.status = overriddenStatus(override) ?? statusAt(match, now);
    this.#match = match;
    this.#now = now;
    this.#board = board;
    this.#override = override;
  }

  get home() {
    return this.#match.home;
  }

  get away() {
    return this.#match.away;
  }

  get endsAt() {
    return matchEndsAt(this.#match);
  }

  get minute() {
    return this.#live()?.minute ?? null;
  }

  get period() {
    return this.#live()?.period ?? null;
  }

  get number() {
    return this.#live()?.number ?? null;
  }

  get gameTimeSec() {
    return this.#live()?.seconds ?? null;
  }

  get score() {
    return this.#see().score;
  }

  get halfTime() {
    return this.#see().halfTime;
  }

  get parts() {
    return this.#see().parts;
  }

  get points() {
    return this.#see().points;
  }

  get server() {
    return this.#see().server;
  }

  get ending() {
    return this.#see().ending;
  }

  get goals() {
    return this.#see().goals;
  }

  get final() {
    return this.#see().final;
  }

  get markets() {
    this.#markets ??= marketsOf(
      this.#match,
      this.#now,
      this.#board,
      this.#live(),
      this.status,
      this.#override,
    );
    return this.#markets;
  }

  #live(): MatchState | null {
    if (this.#stand === undefined) {
      const { course, startsAt } = this.#match;
      this.#stand =
        this.status === "live"
          ? laidOver(course.at(this.#now - startsAt), this.#override?.score)
          : null;
    }
    return this.#stand;
  }

  /**
   * Goals scored up to this second of play; none if the score is overridden, since they would not
   * add up to it.
   */
  #goals(seconds: number): readonly GoalWithMinute[] {
    if (this.#override?.score) return [];
    const { goals = [] } = this.#match.course.end;
    return goalViews(goals.filter(({ second }) => second <= seconds));
  }

  #see(): Shown {
    const stand = this.#live();
    this.#shown ??= stand
      ? { ...stand, ending: null, goals: this.#goals(stand.seconds), final: null }
      : over(this.#match, this.status, this.#override);
    return this.#shown;
  }
}

function goalViews(goals: readonly Goal[] = []): readonly GoalWithMinute[] {
  return goals.map(({ second, side }) => ({ minute: Math.floor(second / 60) + 1, side }));
}

/**
 * The state of a match whose score the control interface has overridden: without the results of parts
 * and the points of the match's own course. A half-time score stays if it is possible with the new
 * score. In sports of sets or maps, the current one is the one after those that the score counts.
 */
function laidOver(stand: MatchState, score: Score | undefined): MatchState {
  if (!score) return stand;
  const halfTime = stand.halfTime && isWithin(stand.halfTime, score) ? stand.halfTime : null;
  const isInSets = stand.period === "set" || stand.period === "map";
  const number = isInSets ? score.home + score.away + 1 : stand.number;
  return { ...stand, score, halfTime, number, parts: [], points: null };
}

function over(match: Match, status: GameStatus, override?: GameOverride): Shown {
  if (status === "line" || override?.isVoid) return nothing;
  const { end } = match.course;
  if (!override?.score) return { ...nothing, ...end, goals: goalViews(end.goals) };
  const { score } = override;
  const halfTime = end.halfTime && isWithin(end.halfTime, score) ? end.halfTime : null;
  const final: FinalScore = score;
  return { ...nothing, score, halfTime, final };
}

/**
 * Whether a half-time score is possible with this full score: neither side has more goals at
 * half-time.
 */
function isWithin(half: Score, full: Score): boolean {
  return half.home <= full.home && half.away <= full.away;
}

function marketsOf(
  match: Match,
  now: number,
  board: PriceCache,
  stand: MatchState | null,
  status: GameStatus,
  override?: GameOverride,
): readonly PricedOutcome[] {
  if (status === "finished") return [];
  if (stand) {
    // With an overridden score, the match's own goals suspend nothing.
    const isOff = override?.score === undefined && match.course.isSuspended(now - match.startsAt);
    return withOverrides(match.id, board.live(match, stand, isOff), override);
  }
  return match.startsAt - now > match.aheadMs
    ? []
    : withOverrides(match.id, board.opening(match, now), override);
}

/**
 * A game's prices with the prices and blocks that the control interface has set for its outcomes.
 * An outcome with such a setting is in the list even if it is not offered otherwise.
 */
function withOverrides(
  gameId: number,
  prices: MatchPrices,
  override?: GameOverride,
): readonly PricedOutcome[] {
  const laid = override?.markets;
  if (!laid || laid.size === 0) return prices.markets;
  const offered = new Set(prices.markets.map((market) => market.id));
  const others = [...laid.keys()].filter((id) => !offered.has(id)).map(parseMarketId);
  const more = others.flatMap((outcome) =>
    outcome?.gameId === gameId ? [prices.price(outcome)] : [],
  );
  return [...prices.markets, ...more].map((market) => {
    const over = laid.get(market.id);
    if (!over) return market;
    return {
      ...market,
      coef: over.coef ?? market.coef,
      isBlocked: over.isBlocked ?? market.isBlocked,
    };
  });
}
