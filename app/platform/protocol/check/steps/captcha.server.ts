import { captchaUpdateReplyWire } from "../../../services/captcha/wire.server";
import { anonymousStep, type CheckStep, learnFromReply } from "../step.server";

/** Steps that load a captcha and answer it wrong. */
export const captchaSteps: readonly CheckStep[] = [
  anonymousStep("GET /captcha/update", {
    ask: () => ({ query: { purpose: "sign-in" } }),
    learn: learnFromReply(captchaUpdateReplyWire, (facts, { captcha }) => {
      facts.captcha = captcha.id;
    }),
  }),
  anonymousStep("GET /captcha/gettime", {
    ask: ({ captcha }) => (captcha === undefined ? null : { query: { id: captcha } }),
  }),
  anonymousStep("POST /captcha/validate", {
    ask: ({ nobody }) => ({ json: { captcha_id: nobody, captcha: "0" } }),
  }),
];
