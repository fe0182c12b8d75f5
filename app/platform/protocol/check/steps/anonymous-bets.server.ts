import { changeCalls } from "../../../services/changes/calls.server";
import { couponCalls } from "../../../services/coupons/calls.server";
import { anonymousStep, type CheckStep } from "../step.server";

/**
 * Steps of a visitor who is not signed in: learns bets from the bets of the day, then resolves and
 * combines one, asks for an unknown shared coupon (404), and for changes of the bet's match.
 */
export const anonymousCouponReadSteps: readonly CheckStep[] = [
  anonymousStep(couponCalls.expresses, {
    learn: (facts, { expresses }) => {
      facts.bets = expresses
        .filter(({ isLive }) => !isLive)
        .flatMap(({ bets }) => bets)
        .filter(({ isBlocked, isFinished }) => !isBlocked && !isFinished)
        // The latest kick-off first: a match that begins during the check takes no bet any more.
        .sort((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
        .map(({ gameId, marketId, type, param, market }) => ({
          gameId,
          marketId,
          type,
          param,
          coef: market.coef,
        }));
    },
  }),
  anonymousStep(couponCalls.resolve, {
    ask: ({ bets }) => ({
      json: {
        lng: "en",
        typeId: 0,
        currency: "EUR",
        bets: bets.slice(0, 1).map(({ coef: _, ...bet }) => bet),
      },
    }),
  }),
  anonymousStep(couponCalls.combine, {
    ask: ({ bets: [bet] }) => {
      const { coef: _, ...ref } = bet ?? { coef: "", gameId: 1, marketId: 1, type: "1", param: "" };
      return { json: { lng: "en", bets: [ref, ref] } };
    },
  }),
  anonymousStep(couponCalls.shared, {
    ask: () => ({ params: { code: "00000000" } }),
    expected: [404],
  }),
  anonymousStep(changeCalls.poll, {
    ask: ({ bets: [bet], nobody }) => ({
      json: {
        games: [{ id: bet?.gameId ?? 1, version: null }],
        sessions: [{ id: nobody, version: "check" }],
      },
    }),
  }),
];
