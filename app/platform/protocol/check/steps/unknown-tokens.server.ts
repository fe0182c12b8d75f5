import { activationCalls } from "../../../services/activation/calls.server";
import { deviceSignInCalls } from "../../../services/auth/calls.server";
import { encodeBase64 } from "../../../services/auth/encoded.server";
import { newsletterCalls } from "../../../services/newsletter/calls.server";
import { recoveryCalls } from "../../../services/recovery/calls.server";
import { registrationCalls } from "../../../services/registration/calls.server";
import { anonymousStep, type CheckStep } from "../step.server";
import { neverSentCodeBody } from "./unknown-player.server";

/** Steps that submit codes and links which were never sent, to be refused. */
export const unknownTokenSteps: readonly CheckStep[] = [
  anonymousStep(deviceSignInCalls.claim, {
    ask: () => ({ json: { code: "00000000", name: "check", device: {} } }),
    expected: [400, 401],
  }),
  anonymousStep(deviceSignInCalls.state, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(deviceSignInCalls.collect, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep(recoveryCalls.code, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(recoveryCalls.link, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(recoveryCalls.password, {
    ask: ({ nobody }) => ({ json: { token: nobody, password: encodeBase64(`${nobody}A1!`) } }),
    expected: [401],
  }),
  anonymousStep(activationCalls.code, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(activationCalls.link, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(activationCalls.confirm, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep(registrationCalls.resend, {
    ask: ({ nobody }) => ({ json: { token: nobody, lng: "en" } }),
    expected: [401],
  }),
  anonymousStep(registrationCalls.confirm, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(newsletterCalls.check, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
  }),
  anonymousStep(newsletterCalls.stop, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [404],
  }),
];
