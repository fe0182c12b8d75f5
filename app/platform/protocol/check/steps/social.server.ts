import { socialCalls } from "../../../services/auth/calls.server";
import { anonymousStep, type CheckStep } from "../step.server";
import { signInOptions } from "./unknown-player.server";

/** Steps that sign in by networks with invented proofs, to be refused. */
export const refusedSocialSignInSteps: readonly CheckStep[] = [
  anonymousStep(socialCalls.exchangeCode, {
    ask: ({ nobody }) => ({
      json: {
        provider: "check",
        code: nobody,
        code_verifier: nobody.repeat(3).slice(0, 64),
        redirect_uri: "https://example.test/",
      },
    }),
    expected: [403],
  }),
  anonymousStep(socialCalls.signIn, {
    ask: ({ nobody }) => ({ json: { login: "check", pass: nobody, ...signInOptions } }),
    expected: [403],
  }),
  anonymousStep(socialCalls.signInByToken, {
    ask: ({ nobody }) => ({
      json: { method_id: "check", token: nobody, sign: nobody, ...signInOptions },
    }),
    expected: [403],
  }),
  anonymousStep(socialCalls.oneTapClient, { expected: [200, 404] }),
  anonymousStep(socialCalls.oneTap, {
    ask: () => ({ multipart: {} }),
    expected: [400, 403, 404],
  }),
];
