import { couponCalls } from "../../../services/coupons/calls.server";
import { anonymousStep, type CheckStep } from "../step.server";

/** Steps that store a bet of the day under a share code, and read it by the code. */
export const sharingSteps: readonly CheckStep[] = [
  anonymousStep(couponCalls.share, {
    ask: ({ bets: [bet] }) => {
      if (!bet) return null;
      const { coef: _, ...ref } = bet;
      return {
        json: { typeId: 0, systemValue: 2, bets: [{ ...ref, blockId: 0, isBanker: false }] },
      };
    },
    learn: (facts, { code }) => {
      facts.shareCode = code;
    },
  }),
  anonymousStep(couponCalls.shared, {
    ask: ({ shareCode }) => (shareCode === undefined ? null : { params: { code: shareCode } }),
  }),
];
