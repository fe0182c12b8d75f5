import { exactPriceText, parsePrice } from "../odds/price";
import { formatBetRef } from "./bet";
import { addBet } from "./change/add-bet";
import type { CouponChange, MakePlacementKey } from "./change/change";
import type { CurrentBet } from "./current-bet";
import type { CouponCookie } from "./types";

/** A current accumulator of the day: bets of different games, price as exact decimal text (CPN-24). */
export interface ExpressOfTheDay {
  readonly id: number;
  readonly isLive: boolean;
  readonly coef: string;
  readonly bets: readonly CurrentBet[];
}

/** An accumulator of the day as a page shows it. */
export interface DisplayedExpressOfTheDay extends Pick<ExpressOfTheDay, "id" | "isLive" | "coef"> {
  readonly legs: readonly {
    /** The bet's form value. */
    readonly id: string;
    readonly game: string;
    readonly name: string;
    readonly coef: string;
  }[];
}

/** Reduces an accumulator of the day to what a page shows of it. */
export function toDisplayedExpressOfTheDay({
  id,
  isLive,
  coef,
  bets,
}: ExpressOfTheDay): DisplayedExpressOfTheDay {
  const legs = bets.map((bet) => {
    const { game, name, coef } = bet.market;
    return { id: formatBetRef(bet), game, name, coef };
  });
  return { id, isLive, coef, legs };
}

/**
 * Adds an express behind the coupon's bets, completely or not at all: above `maxBets` it is refused
 * `too-many`. `seen` has the prices shown at its legs, by bet ref; `now` is ms since epoch. `expressId` is
 * set only if the coupon has no other bets.
 */
export function addExpressToCoupon(
  coupon: CouponCookie,
  express: ExpressOfTheDay,
  seen: ReadonlyMap<string, string>,
  rules: { readonly maxBets: number; readonly now: number },
  newKey: MakePlacementKey,
): CouponChange {
  let taken: CouponCookie = coupon;
  for (const { gameId, marketId, type, param, market, scores, blockId } of express.bets) {
    const ref = { gameId, marketId, type, param };
    const price = parsePrice(seen.get(formatBetRef(ref)) ?? market.coef);
    const bet = {
      ...ref,
      coef: price ? exactPriceText(price) : market.coef,
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
  // All its bets are in the coupon: an equal count means there are no others.
  const isWhole = taken.bets.length === express.bets.length;
  return { ok: true, coupon: { ...taken, expressId: isWhole ? express.id : null } };
}
