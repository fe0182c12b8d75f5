import { encodeBase64 } from "../../../services/auth/encoded.server";
import { anonymousStep, type CheckStep } from "../step.server";
import { neverSentCodeBody, signInOptions } from "./unknown-player.server";

const auth = "POST /web-api/authapi/v1";

/** Steps that sign in as a player who does not exist, to be refused. */
export const refusedSignInSteps: readonly CheckStep[] = [
  anonymousStep("GET /web-api/authapi/v1/check"),
  anonymousStep("GET /web-api/gettoken/user", {
    ask: () => ({ query: { force_refresh: true } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/disconnect`, { ask: () => ({ json: { everywhere: false } }) }),
  anonymousStep(`${auth}/login`, {
    ask: ({ nobody }) => ({
      json: {
        login: encodeBase64(`${nobody}@example.test`),
        password: encodeBase64(nobody),
        ...signInOptions,
      },
    }),
    // A platform may ask who guesses for a captcha first.
    expected: [400, 401],
  }),
  anonymousStep(`${auth}/sms`, {
    ask: (facts) => ({ json: { ...neverSentCodeBody(facts), ...signInOptions } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/two-step`, {
    ask: (facts) => ({ json: { ...neverSentCodeBody(facts), ...signInOptions } }),
    expected: [401],
  }),
];
