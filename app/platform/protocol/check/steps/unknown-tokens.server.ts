import { encodeBase64 } from "../../../services/auth/encoded.server";
import { anonymousStep, type CheckStep } from "../step.server";
import { neverSentCodeBody } from "./unknown-player.server";

const auth = "POST /web-api/authapi/v1";

/** Steps that submit codes and links which were never sent, to be refused. */
export const unknownTokenSteps: readonly CheckStep[] = [
  anonymousStep(`${auth}/device/claim`, {
    ask: () => ({ json: { code: "00000000", name: "check", device: {} } }),
    expected: [400, 401],
  }),
  anonymousStep(`${auth}/device/state`, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(`${auth}/device/collect`, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/recovery/code`, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(`${auth}/recovery/link`, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(`${auth}/recovery/password`, {
    ask: ({ nobody }) => ({ json: { token: nobody, password: encodeBase64(`${nobody}A1!`) } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/activation/code`, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(`${auth}/activation/link`, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(`${auth}/activation/confirm`, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep("POST /web-api/registration/v1/resend", {
    ask: ({ nobody }) => ({ json: { token: nobody, lng: "en" } }),
    expected: [401],
  }),
  anonymousStep("POST /web-api/registration/v1/confirm", {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep("POST /web-api/subscriptions-api/v1/check", {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
  }),
  anonymousStep("POST /web-api/subscriptions-api/v1/stop", {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [404],
  }),
];
