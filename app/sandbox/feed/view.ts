import type { PriceBoard, Prices } from "./board";
import { readMarketId } from "./markets";
import { endOf, halfSeconds, type Match, playAt, scoreAfter, statusAt } from "./match";
import type { GameOverride, GameStatus, GameView, MarketView, Score } from "./types";

/** Games are on the line (with prices) so long before kick-off (contract, "Kick-off times of a file"). */
export const lineMs = 30 * 24 * 3_600_000;

/** The status that is laid over a game, if any; a void game is finished. */
export function statedStatus(override?: GameOverride): GameStatus | undefined {
  return override?.isVoid ? "finished" : override?.status;
}

/**
 * A match as it stands at a moment (SBX-02). Its prices are made when they are first read: most lists need few of
 * them. A game that is finished before its time without a stated score ends with the match's own result, since
 * nothing tells when it was stopped.
 */
export function viewOf(match: Match, now: number, board: PriceBoard, override?: GameOverride): GameView {
  const status = statedStatus(override) ?? statusAt(match, now);
  const play = playAt(match, now);
  const score = scoreOf(match, status, play.seconds, override);
  const isLive = status === "live";
  const hasHalf = status === "finished" || (isLive && play.seconds >= halfSeconds);
  let markets: readonly MarketView[] | undefined;
  return {
    id: match.id,
    champ: match.champ,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt,
    endsAt: endOf(match),
    status,
    minute: isLive ? play.minute : null,
    period: isLive ? play.period : null,
    score,
    halfTime: hasHalf && score && match.halfTime && isWithin(match.halfTime, score) ? match.halfTime : null,
    gameTimeSec: isLive ? play.seconds : null,
    get markets() {
      markets ??= marketsOf(match, now, board, status, score, override);
      return markets;
    },
  };
}

function scoreOf(match: Match, status: GameStatus, seconds: number, override?: GameOverride): Score | null {
  if (status === "line" || override?.isVoid) return null;
  if (override?.score) return override.score;
  return status === "live" ? scoreAfter(match.goals, seconds) : match.result;
}

/** Whether a half-time score can belong to a score that was laid over the match. */
function isWithin(half: Score, full: Score): boolean {
  return half.home <= full.home && half.away <= full.away;
}

function marketsOf(
  match: Match,
  now: number,
  board: PriceBoard,
  status: GameStatus,
  score: Score | null,
  override?: GameOverride,
): readonly MarketView[] {
  if (status === "finished") return [];
  if (status === "live" && score) {
    return withOverrides(match.id, board.live(match, now, score, override?.score !== undefined), override);
  }
  return match.startsAt - now > lineMs ? [] : withOverrides(match.id, board.opening(match, now), override);
}

/** Laid-over prices and blocks win; an outcome that is no longer offered comes back with them. */
function withOverrides(gameId: number, prices: Prices, override?: GameOverride): readonly MarketView[] {
  const laid = override?.markets;
  if (!laid || laid.size === 0) return prices.markets;
  const offered = new Set(prices.markets.map((market) => market.id));
  const others = [...laid.keys()].filter((id) => !offered.has(id)).map(readMarketId);
  const more = others.flatMap((outcome) => (outcome?.gameId === gameId ? [prices.price(outcome)] : []));
  return [...prices.markets, ...more].map((market) => {
    const over = laid.get(market.id);
    if (!over) return market;
    return { ...market, coef: over.coef ?? market.coef, isBlocked: over.isBlocked ?? market.isBlocked };
  });
}
