import { saveSharedCouponReplyWire } from "../../../services/coupons/shared-wire.server";
import { anonymousStep, type CheckStep, learnFromReply } from "../step.server";

/** Steps that store a bet of the day under a share code, and read it by the code. */
export const sharingSteps: readonly CheckStep[] = [
  anonymousStep("POST /coupon-api/v1/shared", {
    ask: ({ bets: [bet] }) => {
      if (!bet) return null;
      const { coef: _, ...ref } = bet;
      return {
        json: { typeId: 0, systemValue: 2, bets: [{ ...ref, blockId: 0, isBanker: false }] },
      };
    },
    learn: learnFromReply(saveSharedCouponReplyWire, (facts, { code }) => {
      facts.shareCode = code;
    }),
  }),
  anonymousStep("GET /coupon-api/v1/shared/{code}", {
    ask: ({ shareCode }) => (shareCode === undefined ? null : { params: { code: shareCode } }),
  }),
];
