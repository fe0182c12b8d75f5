import type { BetRef } from "~/domain/coupon/types";
import { parsePrice } from "~/domain/odds/price";
import {
  type Feed,
  type GameView,
  type MarketView,
  marketTypes,
  type Overrides,
} from "../../feed/types";

const exactScoreKind = 7;

/** State of a bet at a moment. */
export interface Offer {
  readonly view: GameView;
  readonly market: MarketView;
  /** Whether it can be bet on: offered, its game not over, and not blocked. */
  readonly isOpen: boolean;
}

/** The moment at which bets are evaluated. */
export interface Moment {
  readonly feed: Feed;
  readonly now: number;
  readonly overrides: Overrides;
}

/**
 * Resolves a bet reference; null if the feed has no such outcome. An outcome that is no longer offered (its
 * line has moved, its game is over) is returned closed, at the last available price.
 */
export function offerOf({ feed, now, overrides }: Moment, ref: BetRef): Offer | null {
  if (feed.gameOfMarket(ref.marketId) !== ref.gameId) return null;
  const override = overrides.get(ref.gameId);
  const view = feed.game(ref.gameId, now, override);
  if (!view) return null;
  const offered = view.markets.find((market) => market.id === ref.marketId);
  const market = offered ?? closedMarket(feed, now, view, ref.marketId);
  if (!market || market.type !== ref.type || paramText(market.param) !== ref.param) return null;
  const isOpen = offered !== undefined && view.status !== "finished" && !market.isBlocked;
  return { view, market, isOpen };
}

/** Line of a total or handicap as text, "" if there is none. */
export function paramText(param: number | null): string {
  return param === null ? "" : String(param);
}

/** Outcome of a bet reference; null for an unknown type. */
export function outcomeOf(
  ref: Pick<BetRef, "type" | "param">,
): Pick<MarketView, "type" | "param"> | null {
  const type = marketTypes.find((known) => known === ref.type);
  return type === undefined ? null : { type, param: ref.param === "" ? null : Number(ref.param) };
}

/** "1:0", or null before kick-off. */
export function scoreText(view: Pick<GameView, "score" | "status">): string | null {
  return view.score && view.status !== "line" ? `${view.score.home}:${view.score.away}` : null;
}

/** Correct-score bets are a separate kind, which bonuses do not count (CPN-06). */
export function kindOf(type: string): number {
  return type.startsWith("score-") ? exactScoreKind : 1;
}

/** Maps of one esports match are correlated, so they are taken as singles only (CPN-04). */
export function isSinglesOnly({ view, market }: Pick<Offer, "view" | "market">): boolean {
  return view.champ.sport.slug === "esports" && market.type.startsWith("part-");
}

/** The game's page after `/{lng}/` (`path` in docs/platform.md, "Control interface"). */
export function gamePath(view: Pick<GameView, "id" | "champ" | "status">): string {
  const section = view.status === "live" ? "live" : "line";
  return `home/${section}/all/${view.champ.sport.slug}/${view.champ.id}/${view.id}`;
}

/** An override for an outcome makes the feed price it even if it is not offered. */
function closedMarket(
  feed: Feed,
  now: number,
  view: GameView,
  marketId: number,
): MarketView | undefined {
  const asked = { markets: new Map([[marketId, {}]]) };
  for (const moment of [now, view.startsAt - 1]) {
    const found = feed
      .game(view.id, moment, asked)
      ?.markets.find((market) => market.id === marketId);
    if (found && parsePrice(found.coef)) return { ...found, isBlocked: true };
  }
  return undefined;
}
