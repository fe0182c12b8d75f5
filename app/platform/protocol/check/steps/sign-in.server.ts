import { authCalls } from "../../../services/auth/calls.server";
import { encodeBase64 } from "../../../services/auth/encoded.server";
import { anonymousStep, type CheckStep } from "../step.server";
import { neverSentCodeBody, signInOptions } from "./unknown-player.server";

/** Steps that sign in as a player who does not exist, to be refused. */
export const refusedSignInSteps: readonly CheckStep[] = [
  anonymousStep(authCalls.check),
  anonymousStep(authCalls.token, {
    ask: () => ({ query: { force_refresh: true } }),
    expected: [401],
  }),
  anonymousStep(authCalls.signOut, { ask: () => ({ json: { everywhere: false } }) }),
  anonymousStep(authCalls.signIn, {
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
  anonymousStep(authCalls.signInBySms, {
    ask: (facts) => ({ json: { ...neverSentCodeBody(facts), ...signInOptions } }),
    expected: [401],
  }),
  anonymousStep(authCalls.secondStep, {
    ask: (facts) => ({ json: { ...neverSentCodeBody(facts), ...signInOptions } }),
    expected: [401],
  }),
];
