import { LRUCache } from "lru-cache";
import { marketId, type Outcome } from "./markets";
import { isSuspended, type Match, playAt, playSeconds } from "./match";
import { type Outlook, outlook } from "./model";
import { inOrder, openingOutcomes, playOutcomes } from "./offer";
import { fairPrice, quote } from "./price";
import type { MarketView, Score } from "./types";

/** Prices of a match at a moment: what is offered, and what any other outcome of it would cost. */
export interface Prices {
  readonly markets: readonly MarketView[];
  price(outcome: Outcome): MarketView;
}

/** Live prices move once in so many seconds of play, and with every goal. */
const liveStepSeconds = 20;
const keptMatches = 4000;

/**
 * Makes prices and keeps the last ones of each match, since many requests fall between two moves. What is kept
 * follows from the match and the moment alone, so it never makes a difference but in time.
 */
export class PriceBoard {
  readonly #opening = new LRUCache<number, { readonly since: number; readonly prices: Prices }>({
    max: keptMatches,
  });
  readonly #live = new LRUCache<number, { readonly key: string; readonly prices: Prices }>({
    max: keptMatches,
  });

  /** Before kick-off; at later moments, the last prices before it. */
  opening(match: Match, now: number): Prices {
    const since = match.odds.since(Math.min(now, match.startsAt));
    const kept = this.#opening.get(match.id);
    if (kept?.since === since) return kept.prices;
    const { stated, overround } = match.odds;
    const ends = outlook(match.odds.rates(since));
    const coefs = new Map(stated.map((price) => [marketId(match.id, price), price.coef]));
    const price = (outcome: Outcome): MarketView => {
      const made = priceOf(match, outcome, ends, false);
      const coef = coefs.get(made.id);
      return coef === undefined ? made : { ...made, coef, isBlocked: false };
    };
    const prices = { markets: openingOutcomes(ends, stated, overround).map(price), price };
    this.#opening.set(match.id, { since, prices });
    return prices;
  }

  /**
   * During play.
   * @param stated a score that was laid over the match; goals of the match itself then suspend nothing
   */
  live(match: Match, now: number, score: Score, isStated: boolean): Prices {
    const step = Math.floor(playAt(match, now).seconds / liveStepSeconds) * liveStepSeconds;
    const isOff = !isStated && isSuspended(match, now);
    const key = `${step} ${score.home}:${score.away} ${isOff}`;
    const kept = this.#live.get(match.id);
    if (kept?.key === key) return kept.prices;
    const ends = outlook(match.odds.rates(match.startsAt), 1 - step / playSeconds, score);
    const price = (outcome: Outcome) => priceOf(match, outcome, ends, isOff);
    const opened = this.opening(match, match.startsAt).markets;
    const offered = inOrder([...opened, ...playOutcomes(ends, score, match.odds.overround)]);
    const prices = { markets: offered.map(price), price };
    this.#live.set(match.id, { key, prices });
    return prices;
  }
}

function priceOf(match: Match, outcome: Outcome, ends: Outlook, isOff: boolean): MarketView {
  const { coef, isBlocked } = quote(fairPrice(ends, outcome), match.odds.overround);
  const { type, param } = outcome;
  return { id: marketId(match.id, outcome), type, param, coef, isBlocked: isBlocked || isOff };
}
