import { savedShareCodeWire } from "../../../coupons/shared-wire.server";
import { anonymousStep, type CheckStep, learnFromReply } from "../step.server";

/** A bet of the day is kept under a code, and read by it. */
export const sharingSteps: readonly CheckStep[] = [
  anonymousStep("POST /coupon-api/v1/shared", {
    ask: ({ bets: [bet] }) => {
      if (!bet) return null;
      const { coef: _, ...ref } = bet;
      return {
        json: { typeId: 0, systemValue: 2, bets: [{ ...ref, blockId: 0, isBanker: false }] },
      };
    },
    learn: learnFromReply(savedShareCodeWire, (facts, { code }) => {
      facts.shareCode = code;
    }),
  }),
  anonymousStep("GET /coupon-api/v1/shared/{code}", {
    ask: ({ shareCode }) => (shareCode === undefined ? null : { params: { code: shareCode } }),
  }),
];
