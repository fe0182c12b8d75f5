import { LRUCache } from "lru-cache";
import { type MarketOutcome, marketId } from "./markets";
import type { Match, MatchState } from "./match";
import { sortedUniqueOutcomes } from "./offer";
import { fairPrice, priceWithMargin } from "./price";
import type { ResultProbabilities } from "./probabilities";
import type { PricedOutcome } from "./types";

/**
 * Prices of a match at a moment: those of the offered outcomes, and a function for any other
 * outcome's price.
 */
export interface MatchPrices {
  readonly markets: readonly PricedOutcome[];
  price(outcome: MarketOutcome): PricedOutcome;
}

const keptMatches = 4000;

/**
 * Computes prices and caches the last ones of each match, since many requests fall between two price moves.
 * Prices depend only on the match and the moment, so caching never changes a result.
 */
export class PriceCache {
  readonly #opening = new LRUCache<
    number,
    { readonly since: number; readonly prices: MatchPrices }
  >({
    max: keptMatches,
  });
  readonly #live = new LRUCache<number, { readonly key: string; readonly prices: MatchPrices }>({
    max: keptMatches,
  });

  /** A match's pre-match prices at `now`; once it has started, those that it had at the start. */
  opening(match: Match, now: number): MatchPrices {
    const { book } = match;
    const since = book.since(Math.min(now, match.startsAt));
    const cached = this.#opening.get(match.id);
    if (cached?.since === since) return cached.prices;
    const ends = book.ahead(since);
    const coefs = new Map(book.stated.map((price) => [marketId(match.id, price), price.coef]));
    const price = (outcome: MarketOutcome): PricedOutcome => {
      const made = priceOf(match, outcome, ends, false);
      const coef = coefs.get(made.id);
      return coef === undefined ? made : { ...made, coef, isBlocked: false };
    };
    const prices = { markets: sortedUniqueOutcomes(book.opening(ends)).map(price), price };
    this.#opening.set(match.id, { since, prices });
    return prices;
  }

  /**
   * In-play prices at a match state, whose score the control interface may have overridden. `isOff`
   * suspends all markets.
   */
  live(match: Match, stand: MatchState, isOff: boolean): MatchPrices {
    const { book } = match;
    const key = `${book.key(stand)} ${isOff}`;
    const cached = this.#live.get(match.id);
    if (cached?.key === key) return cached.prices;
    const ends = book.live(stand);
    const price = (outcome: MarketOutcome) => priceOf(match, outcome, ends, isOff);
    const opened = () => this.opening(match, match.startsAt).markets;
    const prices = {
      markets: sortedUniqueOutcomes(book.inPlay(ends, stand, opened)).map(price),
      price,
    };
    this.#live.set(match.id, { key, prices });
    return prices;
  }
}

function priceOf(
  match: Match,
  outcome: MarketOutcome,
  ends: ResultProbabilities,
  isOff: boolean,
): PricedOutcome {
  const { coef, isBlocked } = priceWithMargin(fairPrice(ends, outcome), match.book.overround);
  const { type, param } = outcome;
  return { id: marketId(match.id, outcome), type, param, coef, isBlocked: isBlocked || isOff };
}
