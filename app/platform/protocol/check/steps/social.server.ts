import { anonymousStep, type CheckStep } from "../step.server";
import { signInOptions } from "./unknown-player.server";

const auth = "POST /web-api/authapi/v1";

/** Steps that sign in by networks with invented proofs, to be refused. */
export const refusedSocialSignInSteps: readonly CheckStep[] = [
  anonymousStep(`${auth}/oauth`, {
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
  anonymousStep(`${auth}/social`, {
    ask: ({ nobody }) => ({ json: { login: "check", pass: nobody, ...signInOptions } }),
    expected: [403],
  }),
  anonymousStep(`${auth}/token`, {
    ask: ({ nobody }) => ({
      json: { method_id: "check", token: nobody, sign: nobody, ...signInOptions },
    }),
    expected: [403],
  }),
  anonymousStep("GET /social-api/oauth/google-one-tap/clientId", { expected: [200, 404] }),
  anonymousStep("POST /social-api/oauth/google-one-tap", {
    ask: () => ({ multipart: {} }),
    expected: [400, 403, 404],
  }),
];
