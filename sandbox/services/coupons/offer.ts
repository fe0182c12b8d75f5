import {
  type CombinationSelection,
  isCombination,
  parseCombinationType,
} from "~/domain/coupon/combination";
import type { BetRef } from "~/domain/coupon/types";
import { parsePrice } from "~/domain/odds/price";
import {
  combinationPriceUnlessLost,
  isWinnableWithoutRedundantSelection,
  winsInEveryScore,
} from "../../feed/combine";
import { combinationId } from "../../feed/markets";
import {
  type Feed,
  type GameSnapshot,
  marketTypes,
  type OverridesByGameId,
  type PricedOutcome,
} from "../../feed/types";
import { cyberDisciplinePath } from "../../remotes/links";

const exactScoreKind = 7;
const combinationKind = 8;

/** An outcome with its price, or a same-game accumulator, whose type names its selections. */
export type OfferedOutcome = Omit<PricedOutcome, "type"> & { readonly type: string };

/** State of a bet at a moment. */
export interface BetOffer {
  readonly view: GameSnapshot;
  readonly market: OfferedOutcome;
  /** Whether it can be bet on: offered, its game not over, and not blocked. */
  readonly isOpen: boolean;
}

/** The feed with its overrides, and the moment (ms since epoch) at which bets are evaluated. */
export interface FeedMoment {
  readonly feed: Feed;
  readonly now: number;
  readonly overrides: OverridesByGameId;
}

/**
 * Resolves a bet reference; null if the feed has no such outcome. An outcome that is no longer offered (its
 * line has moved, its game is over) is returned closed, at the last available price.
 */
export function resolveBet(moment: FeedMoment, ref: BetRef): BetOffer | null {
  if (isCombination(ref.type)) return combinationOffer(moment, ref);
  const { feed, now, overrides } = moment;
  if (feed.gameOfMarket(ref.marketId) !== ref.gameId) return null;
  const override = overrides.get(ref.gameId);
  const view = feed.game(ref.gameId, now, override);
  if (!view) return null;
  const offered = view.markets.find((market) => market.id === ref.marketId);
  const market = offered ?? closedMarket(feed, now, view, ref.marketId);
  if (!market || market.type !== ref.type || outcomeLineText(market.param) !== ref.param)
    return null;
  const isOpen = offered !== undefined && view.status !== "finished" && !market.isBlocked;
  return { view, market, isOpen };
}

/**
 * The current offer of a same-game accumulator; null if the feed has no such game or model, or if
 * its selections never make an accumulator. It is open while each selection can be bet on or is
 * certain by now.
 */
function combinationOffer({ feed, now, overrides }: FeedMoment, ref: BetRef): BetOffer | null {
  const selections = parseCombinationType(ref.type);
  const override = overrides.get(ref.gameId);
  const view = feed.game(ref.gameId, now, override);
  const isNamed = ref.param === "" && ref.marketId === combinationId(ref.gameId, ref.type);
  if (!selections || !view || !isNamed || !isWinnableWithoutRedundantSelection(selections))
    return null;
  const market = { id: ref.marketId, type: ref.type, param: null };
  const scores = feed.scores(ref.gameId, now, override);
  const price = scores && combinationPriceUnlessLost(scores, selections);
  if (!scores || !price) {
    // A finished game, or a selection that has lost: the accumulator has no current price, so the
    // last possible one is used.
    const opening = feed.scores(ref.gameId, Math.min(now, view.startsAt - 1), { status: "line" });
    const before = opening && combinationPriceUnlessLost(opening, selections);
    return before && { view, market: { ...market, ...before, isBlocked: true }, isOpen: false };
  }
  const isOpen = selections.every(
    (one) => winsInEveryScore(scores, one) || isSelectionOffered(view, one),
  );
  return {
    view,
    market: { ...market, ...price, isBlocked: price.isBlocked || !isOpen },
    isOpen: isOpen && !price.isBlocked,
  };
}

/** Whether a selection of a game can be bet on. */
export function isSelectionOffered(
  view: GameSnapshot,
  { type, param }: CombinationSelection,
): boolean {
  const market = view.markets.find(
    (one) => one.type === type && outcomeLineText(one.param) === param,
  );
  return market !== undefined && !market.isBlocked && view.status !== "finished";
}

/** Line of a total or handicap as text, "" if there is none. */
export function outcomeLineText(param: number | null): string {
  return param === null ? "" : String(param);
}

/** Outcome of a bet reference; null for an unknown type. */
export function parseOutcome(
  ref: Pick<BetRef, "type" | "param">,
): Pick<OfferedOutcome, "type" | "param"> | null {
  if (parseCombinationType(ref.type)) return { type: ref.type, param: null };
  const type = marketTypes.find((known) => known === ref.type);
  return type === undefined ? null : { type, param: ref.param === "" ? null : Number(ref.param) };
}

/** "1:0", or null before kick-off. */
export function scoreText(view: Pick<GameSnapshot, "score" | "status">): string | null {
  return view.score && view.status !== "line" ? `${view.score.home}:${view.score.away}` : null;
}

/**
 * Wire code of a bet's kind: correct scores and same-game accumulators have kinds of their own,
 * which bonuses do not count (CPN-06); all other bets are 1.
 */
export function betKindCodeForBonuses(type: string): number {
  if (isCombination(type)) return combinationKind;
  return type.startsWith("score-") ? exactScoreKind : 1;
}

/**
 * Whether a bet is taken as a single only: one on a map of an esports match, since the maps of a
 * match are correlated (CPN-04).
 */
export function isSinglesOnly({ view, market }: Pick<BetOffer, "view" | "market">): boolean {
  return view.champ.cyber !== undefined && market.type.startsWith("part-");
}

/** The game's page after `/{lng}/` (`path` in docs/platform.md, "Control interface"). */
export function gamePath(view: Pick<GameSnapshot, "id" | "champ" | "status">): string {
  const { champ } = view;
  if (champ.cyber) return `${cyberDisciplinePath(champ)}/${champ.id}/${view.id}`;
  const section = view.status === "live" ? "live" : "line";
  return `home/${section}/all/${view.champ.sport.slug}/${view.champ.id}/${view.id}`;
}

/**
 * An outcome that is not offered now, as a blocked one, at its current or else last prematch price;
 * undefined = it never has one. An override for the outcome makes the feed price it.
 */
function closedMarket(
  feed: Feed,
  now: number,
  view: GameSnapshot,
  marketId: number,
): PricedOutcome | undefined {
  const asked = { markets: new Map([[marketId, {}]]) };
  for (const moment of [now, view.startsAt - 1]) {
    const found = feed
      .game(view.id, moment, asked)
      ?.markets.find((market) => market.id === marketId);
    if (found && parsePrice(found.coef)) return { ...found, isBlocked: true };
  }
  return undefined;
}
