import { couponCalls } from "../../../services/coupons/calls.server";
import { anonymousStep, type CheckStep, expectSameId, testPlayerStep } from "../step.server";
import { askAboutPlacedCoupon } from "./placed-coupon.server";
import { smallestBetRequest } from "./smallest-bet.server";

const isSameCoupon = expectSameId(({ coupon }) => coupon);

/**
 * Steps that place the least stake on a bet of the day and send the same order again under its key:
 * the repeat, and the look-up by the key, must name the one coupon.
 */
export const bettingSteps: readonly CheckStep[] = [
  anonymousStep(couponCalls.resolve, {
    ask: ({ bets: [bet], account }) => {
      if (!bet || !account) return null;
      const { coef: _, ...ref } = bet;
      return { json: { lng: "en", typeId: 0, currency: account.iso, bets: [ref] } };
    },
    learn: (facts, { minBetAmount }) => {
      facts.leastStake = minBetAmount;
    },
  }),
  testPlayerStep(couponCalls.place, {
    ask: smallestBetRequest,
    unasked: "nothing placed: no bet of the day is open, or its least stake is not known",
    learn: (facts, { id }) => {
      facts.coupon = id;
    },
  }),
  testPlayerStep(couponCalls.place, { ask: smallestBetRequest, compare: isSameCoupon }),
  testPlayerStep(couponCalls.byKey, {
    ask: ({ keys, coupon }) => (coupon === undefined ? null : { params: { key: keys.bet } }),
    compare: isSameCoupon,
  }),
  testPlayerStep(couponCalls.one, { ask: askAboutPlacedCoupon() }),
];
