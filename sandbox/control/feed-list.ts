import { isoTime } from "../clock";
import type { GameSnapshot, GameStatus } from "../feed/types";
import { betNames } from "../services/coupons/names";
import { gamePath, outcomeLineText, scoreText } from "../services/coupons/offer";
import type { SandboxServices } from "../services/sandbox-services";

const defaultLimit = 200;

export interface FeedListQuery {
  readonly status?: GameStatus;
  readonly champId?: number;
  readonly limit?: number;
  readonly lng?: string;
}

/** `GET /sandbox/feed`: current games with their prices. */
export function listFeedGames(
  services: SandboxServices,
  { status, champId, limit = defaultLimit, lng = "en" }: FeedListQuery,
) {
  const now = services.world.now();
  const games = services.feed.games(
    { status, champId, limit },
    now,
    services.world.state.overrides,
  );
  return { now: isoTime(now), games: games.map((view) => feedListGameRow(services, view, lng)) };
}

/** One game with its score and markets as a row of the sandbox's game list. */
export function feedListGameRow(services: SandboxServices, view: GameSnapshot, lng: string) {
  const isVoid = services.world.state.overrides.get(view.id)?.isVoid === true;
  const { champ } = view;
  return {
    id: view.id,
    path: gamePath(view),
    sport: champ.sport.slug,
    champ: champ.id,
    champName: champ.name[lng] ?? champ.name.en,
    home: view.home[lng] ?? view.home.en,
    away: view.away[lng] ?? view.away.en,
    startsAt: isoTime(view.startsAt),
    isLive: view.status === "live",
    status: view.status,
    scores: isVoid ? null : scoreText(view),
    markets: view.markets.map((market) => ({
      id: market.id,
      type: market.type,
      param: outcomeLineText(market.param),
      name: betNames(view, market, lng).name,
      coef: market.coef,
      isBlocked: market.isBlocked,
    })),
  };
}
