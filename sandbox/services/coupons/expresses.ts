import Big from "big.js";
import { LRUCache } from "lru-cache";
import type { BetRef } from "~/domain/coupon/types";
import type { ExpressWire } from "~/platform/services/coupons/expresses-wire.server";
import { seededRandom } from "../../feed/random";
import type { Feed, GameSnapshot, MarketType, PricedOutcome } from "../../feed/types";
import type { SandboxServices } from "../sandbox-services";
import { type FeedMoment, outcomeLineText, resolveBet } from "./offer";
import { toBetWire } from "./quote";

const dayMs = 24 * 3_600_000;
/** How long a live express is offered, ms: prices change quickly with the score. */
const slotMs = 600_000;
/**
 * How many days are searched for the legs of a prematch express. The search begins with the day
 * after its offer, so that no leg begins while the express is offered.
 */
const mostDaysAhead = 7;

const fewestLegs = 3;
const mostLegs = 5;
/**
 * Lowest and highest total price of an express: while it is offered, and when it is made. The
 * latter are narrower, a margin for price moves.
 */
const offered = { least: 3, most: 15 };
const made = { least: 3.3, most: 12 };

/** The rules of the expresses: number of legs, bounds of the total price, ms for which one is offered. */
export const expressTerms = {
  line: { fewestLegs, mostLegs, prices: offered, offeredMs: dayMs },
  live: { fewestLegs, mostLegs: fewestLegs, prices: offered, offeredMs: slotMs },
} as const;

/** Lowest and highest price of a leg: it is neither nearly certain nor a long shot. */
const legPrices = { least: 1.4, most: 2.3 };
/** How many games are tried for legs, in the order that the express's id draws. */
const mostLots = 40;
const legTypes: readonly MarketType[] = [
  "1",
  "X",
  "2",
  "1X",
  "2X",
  "over",
  "under",
  "winner-1",
  "winner-2",
];

/**
 * Ids of the expresses at a moment: the even id stands for a day (line), the odd one for a slot of ten minutes
 * (live).
 */
export function expressIdsAt(now: number): readonly [line: number, live: number] {
  return [2 * Math.floor(now / dayMs), 2 * Math.floor(now / slotMs) + 1];
}

// Cached: a pure function of the feed and the id.
const drawn = new WeakMap<Feed, LRUCache<number, readonly BetRef[]>>();

/**
 * The legs of an express by its id, each of another game: a pure function of the feed, so that every process
 * offers the same (CPN-24). Empty if the feed has too few games.
 */
export function expressLegs(feed: Feed, id: number): readonly BetRef[] {
  const known = drawn.get(feed) ?? new LRUCache<number, readonly BetRef[]>({ max: 64 });
  drawn.set(feed, known);
  let legs = known.get(id);
  if (!legs) {
    legs = id % 2 === 0 ? lineLegs(feed, id) : liveLegs(feed, id);
    known.set(id, legs);
  }
  return legs;
}

/** Expresses available now, at current prices; one with a closed leg is not offered. */
export function expressesNow({ feed, world }: SandboxServices, lng: string): ExpressWire[] {
  const moment = { feed, now: world.now(), overrides: world.state.overrides };
  return expressIdsAt(moment.now).flatMap((id) => expressNow(moment, id, lng) ?? []);
}

function expressNow(moment: FeedMoment, id: number, lng: string): ExpressWire | null {
  const legs = expressLegs(moment.feed, id);
  const isLive = id % 2 === 1;
  const bets: ExpressWire["bets"] = [];
  let coef = new Big(1);
  for (const leg of legs) {
    const offer = resolveBet(moment, leg);
    if (!offer?.isOpen || offer.view.status !== (isLive ? "live" : "line")) return null;
    coef = coef.times(offer.market.coef);
    bets.push({ ...toBetWire(leg, offer, lng), expressId: id });
  }
  if (bets.length < fewestLegs || coef.lt(offered.least) || coef.gt(offered.most)) return null;
  return { id, isLive, coef: coef.toFixed(), bets };
}

/**
 * Legs of a prematch express, all from one day: the first of the next days that has enough suitable
 * games; empty = no such day.
 */
function lineLegs(feed: Feed, id: number): readonly BetRef[] {
  const start = (id / 2) * dayMs;
  for (let day = 1; day <= mostDaysAhead; day++) {
    const from = start + day * dayMs;
    const legs = draw(
      id,
      feed.games({ status: "line", from, until: from + dayMs, isCyber: false }, start),
      mostLegs,
    );
    if (legs.length > 0) return legs;
  }
  return [];
}

function liveLegs(feed: Feed, id: number): readonly BetRef[] {
  const start = ((id - 1) / 2) * slotMs;
  return draw(id, feed.games({ status: "live", isCyber: false }, start), fewestLegs);
}

/**
 * Draws the legs of an express: goes through the games in an order that `id` decides, and adds a
 * leg of each while the total price stays within bounds. At most `most` legs; empty if the bounds
 * cannot be met.
 */
function draw(id: number, games: readonly GameSnapshot[], most: number): readonly BetRef[] {
  const wanted = fewestLegs + Math.floor(seededRandom(id) * (most - fewestLegs + 1));
  const lots = games
    .map((game) => ({ game, lot: seededRandom(id, game.id) }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, mostLots);
  const legs: BetRef[] = [];
  let coef = new Big(1);
  for (const { game } of lots) {
    if (legs.length >= wanted) break;
    const market = legOf(id, game);
    if (!market || coef.times(market.coef).gt(made.most)) continue;
    coef = coef.times(market.coef);
    legs.push({
      gameId: game.id,
      marketId: market.id,
      type: market.type,
      param: outcomeLineText(market.param),
    });
  }
  return legs.length >= fewestLegs && coef.gte(made.least) ? legs : [];
}

function legOf(id: number, game: GameSnapshot): PricedOutcome | undefined {
  const fitting = game.markets.filter(
    ({ type, coef, isBlocked }) =>
      !isBlocked &&
      legTypes.includes(type) &&
      Number(coef) >= legPrices.least &&
      Number(coef) <= legPrices.most,
  );
  // Draws the market type first: a match has many more totals lines than winners.
  const types = [...new Set(fitting.map(({ type }) => type))];
  const type = types[Math.floor(seededRandom(id, game.id, 1) * types.length)];
  const ofType = fitting.filter((market) => market.type === type);
  return ofType[Math.floor(seededRandom(id, game.id, 2) * ofType.length)];
}
