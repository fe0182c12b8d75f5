import { parsePrice, priceText } from "../../odds/price";
import { betRefText } from "../bet";
import { addBet, type Change, type NewKey } from "../changes";
import type { Bet, CouponCookie } from "../types";

/** An accumulator of the day as it stands now: bets of different games, its price exact decimal text (CPN-24). */
export interface Express {
  readonly id: number;
  readonly isLive: boolean;
  readonly coef: string;
  readonly bets: readonly Bet[];
}

/** What a page shows of one. */
export interface ExpressOffer extends Pick<Express, "id" | "isLive" | "coef"> {
  readonly legs: readonly {
    /** The bet's name on forms. */
    readonly id: string;
    readonly game: string;
    readonly name: string;
    readonly coef: string;
  }[];
}

/** An express as a page shows it. */
export function expressOffer({ id, isLive, coef, bets }: Express): ExpressOffer {
  const legs = bets.map((bet) => {
    const { game, name, coef } = bet.market;
    return { id: betRefText(bet), game, name, coef };
  });
  return { id, isLive, coef, legs };
}

/**
 * Takes an express into the coupon whole, behind the bets that are there, or not at all: past `maxBets` it is refused
 * `too-many`. `seen` are the prices that stood at its legs, by bet name; `now` is ms since epoch. The coupon is that
 * express only while it is nothing else.
 */
export function takeExpress(
  coupon: CouponCookie,
  express: Express,
  seen: ReadonlyMap<string, string>,
  rules: { readonly maxBets: number; readonly now: number },
  newKey: NewKey,
): Change {
  let taken: CouponCookie = coupon;
  for (const { gameId, marketId, type, param, market, scores, blockId } of express.bets) {
    const ref = { gameId, marketId, type, param };
    const price = parsePrice(seen.get(betRefText(ref)) ?? market.coef);
    const bet = {
      ...ref,
      coef: price ? priceText(price) : market.coef,
      scores,
      addedAt: Math.floor(rules.now / 1000),
      blockId,
      isBanker: false,
      amount: "",
      refusal: null,
    };
    const added = addBet(taken, bet, rules.maxBets, newKey);
    if (!added.ok) return added;
    taken = added.coupon;
  }
  // All of its bets are in the coupon now: with none beside them they are the express.
  const isWhole = taken.bets.length === express.bets.length;
  return { ok: true, coupon: { ...taken, expressId: isWhole ? express.id : null } };
}
