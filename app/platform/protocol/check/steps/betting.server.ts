import { placedCouponWire } from "../../../services/coupons/placed-wire.server";
import { pricesAndBoundsReplyWire } from "../../../services/coupons/resolve-reply-wire.server";
import {
  anonymousStep,
  type CheckStep,
  expectSameId,
  learnFromReply,
  testPlayerStep,
} from "../step.server";
import { askAboutPlacedCoupon } from "./placed-coupon.server";
import { smallestBetRequest } from "./smallest-bet.server";

const coupons = "/coupon-api/v1/coupons";

const learnCoupon = learnFromReply(placedCouponWire, (facts, { id }) => {
  facts.coupon = id;
});
const isSameCoupon = expectSameId(placedCouponWire, ({ coupon }) => coupon);

/**
 * Steps that place the least stake on a bet of the day and send the same order again under its key:
 * the repeat, and the look-up by the key, must name the one coupon.
 */
export const bettingSteps: readonly CheckStep[] = [
  anonymousStep("POST /coupon-api/v1/resolve", {
    ask: ({ bets: [bet], account }) => {
      if (!bet || !account) return null;
      const { coef: _, ...ref } = bet;
      return { json: { lng: "en", typeId: 0, currency: account.iso, bets: [ref] } };
    },
    learn: learnFromReply(pricesAndBoundsReplyWire, (facts, { minBetAmount }) => {
      facts.leastStake = minBetAmount;
    }),
  }),
  testPlayerStep(`POST ${coupons}`, {
    ask: smallestBetRequest,
    unasked: "nothing placed: no bet of the day is open, or its least stake is not known",
    learn: learnCoupon,
  }),
  testPlayerStep(`POST ${coupons}`, { ask: smallestBetRequest, compare: isSameCoupon }),
  testPlayerStep(`GET ${coupons}/by-key/{key}`, {
    ask: ({ keys, coupon }) => (coupon === undefined ? null : { params: { key: keys.bet } }),
    compare: isSameCoupon,
  }),
  testPlayerStep(`GET ${coupons}/{id}`, { ask: askAboutPlacedCoupon() }),
];
