import { deviceSignInCalls } from "../../../services/auth/calls.server";
import { anonymousStep, type CheckStep, testPlayerStep } from "../step.server";

/** Steps that sign in another device by the player's code; nobody agrees to it. */
export const otherDeviceSignInSteps: readonly CheckStep[] = [
  testPlayerStep(deviceSignInCalls.newCode),
  testPlayerStep(deviceSignInCalls.code, {
    learn: (facts, { code }) => {
      if (code !== null) facts.deviceCode = code;
    },
  }),
  anonymousStep(deviceSignInCalls.claim, {
    ask: ({ deviceCode }) =>
      deviceCode === undefined ? null : { json: { code: deviceCode, name: "check", device: {} } },
    learn: (facts, { token }) => {
      facts.claim = token;
    },
  }),
  anonymousStep(deviceSignInCalls.state, {
    ask: ({ claim }) => (claim === undefined ? null : { json: { token: claim } }),
  }),
  testPlayerStep(deviceSignInCalls.answer, {
    ask: ({ nobody }) => ({ json: { id: nobody, isConfirmed: false } }),
  }),
];
