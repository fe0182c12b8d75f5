import { LRUCache } from "lru-cache";
import { marketId, type Outcome } from "./markets";
import type { Match, Stand } from "./match";
import { inOrder } from "./offer";
import type { Outlook } from "./outlook";
import { fairPrice, quote } from "./price";
import type { MarketView } from "./types";

/** Prices of a match at a moment: the offered ones, and the price of any other outcome. */
export interface Prices {
  readonly markets: readonly MarketView[];
  price(outcome: Outcome): MarketView;
}

const keptMatches = 4000;

/**
 * Computes prices and caches the last ones of each match, since many requests fall between two price moves.
 * Prices depend only on the match and the moment, so caching never changes a result.
 */
export class PriceBoard {
  readonly #opening = new LRUCache<number, { readonly since: number; readonly prices: Prices }>({
    max: keptMatches,
  });
  readonly #live = new LRUCache<number, { readonly key: string; readonly prices: Prices }>({
    max: keptMatches,
  });

  /** Pre-match prices; at later moments, the closing prices. */
  opening(match: Match, now: number): Prices {
    const { book } = match;
    const since = book.since(Math.min(now, match.startsAt));
    const cached = this.#opening.get(match.id);
    if (cached?.since === since) return cached.prices;
    const ends = book.ahead(since);
    const coefs = new Map(book.stated.map((price) => [marketId(match.id, price), price.coef]));
    const price = (outcome: Outcome): MarketView => {
      const made = priceOf(match, outcome, ends, false);
      const coef = coefs.get(made.id);
      return coef === undefined ? made : { ...made, coef, isBlocked: false };
    };
    const prices = { markets: inOrder(book.opening(ends)).map(price), price };
    this.#opening.set(match.id, { since, prices });
    return prices;
  }

  /** In-play prices; the stand may have an overridden score. `isOff` suspends all markets. */
  live(match: Match, stand: Stand, isOff: boolean): Prices {
    const { book } = match;
    const key = `${book.key(stand)} ${isOff}`;
    const cached = this.#live.get(match.id);
    if (cached?.key === key) return cached.prices;
    const ends = book.live(stand);
    const price = (outcome: Outcome) => priceOf(match, outcome, ends, isOff);
    const opened = () => this.opening(match, match.startsAt).markets;
    const prices = { markets: inOrder(book.inPlay(ends, stand, opened)).map(price), price };
    this.#live.set(match.id, { key, prices });
    return prices;
  }
}

function priceOf(match: Match, outcome: Outcome, ends: Outlook, isOff: boolean): MarketView {
  const { coef, isBlocked } = quote(fairPrice(ends, outcome), match.book.overround);
  const { type, param } = outcome;
  return { id: marketId(match.id, outcome), type, param, coef, isBlocked: isBlocked || isOff };
}
