import { captchaCalls } from "../../../services/captcha/calls.server";
import { anonymousStep, type CheckStep } from "../step.server";

/** Steps that load a captcha and answer it wrong. */
export const captchaSteps: readonly CheckStep[] = [
  anonymousStep(captchaCalls.update, {
    ask: () => ({ query: { purpose: "sign-in" } }),
    learn: (facts, { captcha }) => {
      facts.captcha = captcha.id;
    },
  }),
  anonymousStep(captchaCalls.status, {
    ask: ({ captcha }) => (captcha === undefined ? null : { query: { id: captcha } }),
  }),
  anonymousStep(captchaCalls.validate, {
    ask: ({ nobody }) => ({ json: { captcha_id: nobody, captcha: "0" } }),
  }),
];
