import Big from "big.js";
import { couponKindByType } from "~/domain/coupon/kinds";
import type {
  PlaceRefusalWire,
  PlaceRequestWire,
} from "~/platform/services/coupons/place-wire.server";
import { type BetOffer, isSinglesOnly, scoreText } from "./offer";
import { couponTypeForRules, isBanker } from "./risk";

export type RequestedBet = PlaceRequestWire["bets"][number];
type BetRefusal = NonNullable<PlaceRefusalWire["bets"]>[number];

/** A refused placement: HTTP status and the body of the wire. */
export interface PlacementRefusal {
  readonly ok: false;
  readonly status: number;
  /**
   * Body of the refusal as the wire has it; `exception_code` 1 sends the player to confirm the
   * terms (PLT-05).
   */
  readonly body: PlaceRefusalWire & { readonly exception_code?: number };
}

/**
 * HTTP status of each code that refuses a bet (docs/platform.md). The codes stand in the order of
 * the checks: the first failed one gives the code of the whole refusal.
 */
const statuses = {
  "unknown-bet": 422,
  "event-started": 409,
  "event-over": 409,
  "market-blocked": 409,
  dependent: 409,
  locked: 409,
  banker: 409,
  "score-changed": 409,
  "price-changed": 409,
} as const;
type BetCode = keyof typeof statuses;

/** The player's settings for changes (CPS-02, CPS-05), and the structure of the coupon. */
export type PlaceOptions = Pick<
  PlaceRequestWire,
  "changeCoefAction" | "isDropOnScoreChange" | "typeId"
>;

/**
 * Judges every bet and lists all that cannot be placed, each with its reason (CPP-06); null = all can be. A
 * bet with `scores` null was added before kick-off: once its game is live it has started. The others are live
 * bets, judged by the live price.
 */
export function checkBets(
  bets: readonly RequestedBet[],
  offers: readonly (BetOffer | null)[],
  options: PlaceOptions,
): PlacementRefusal | null {
  // Blocks win and lose separately: a game may be in several of them (CPN-05).
  const { groupOf } = couponKindByType(couponTypeForRules(options));
  const nameOf = (bet: RequestedBet) => `${bet.gameId} ${groupOf(bet)}`;
  const games = new Map<string, number>();
  for (const bet of bets) games.set(nameOf(bet), (games.get(nameOf(bet)) ?? 0) + 1);
  const found: (BetRefusal & { code: BetCode })[] = [];
  bets.forEach((bet, index) => {
    const offer = offers[index] ?? null;
    const code = reasonAgainst(bet, offer, (games.get(nameOf(bet)) ?? 0) > 1, options);
    if (code)
      found.push({ marketId: bet.marketId, code, ...(offer ? { coef: offer.market.coef } : {}) });
  });
  const order = Object.keys(statuses);
  const first = found.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code))[0]?.code;
  return first ? { ok: false, status: statuses[first], body: { code: first, bets: found } } : null;
}

function reasonAgainst(
  bet: RequestedBet,
  offer: BetOffer | null,
  isDependent: boolean,
  options: PlaceOptions,
): BetCode | null {
  if (!offer) return "unknown-bet";
  const { view, market } = offer;
  if (bet.scores === null && view.status !== "line") return "event-started";
  if (view.status === "finished") return "event-over";
  if (!offer.isOpen) return "market-blocked";
  if (isDependent) return "dependent";
  if (couponKindByType(couponTypeForRules(options)).isCombined && isSinglesOnly(offer))
    return "locked";
  if (isBanker(options, bet) && view.status === "live") return "banker";
  if (options.isDropOnScoreChange && bet.scores !== scoreText(view)) return "score-changed";
  return isPriceTaken(options.changeCoefAction, new Big(bet.coef), new Big(market.coef))
    ? null
    : "price-changed";
}

/**
 * Whether the player's setting accepts a price that was `seen` and is `now` another: 0 asks on any
 * change, 1 accepts any, 2 accepts a higher one only (CPS-02). An unchanged price is always
 * accepted.
 */
function isPriceTaken(action: PlaceOptions["changeCoefAction"], seen: Big, now: Big): boolean {
  return action === 1 || now.eq(seen) || (action === 2 && now.gt(seen));
}
