import {
  deviceClaimReplyWire,
  deviceCodeReplyWire,
} from "../../../services/auth/device-wire.server";
import { anonymousStep, type CheckStep, learnFromReply, testPlayerStep } from "../step.server";

/** Steps that sign in another device by the player's code; nobody agrees to it. */
export const otherDeviceSignInSteps: readonly CheckStep[] = [
  testPlayerStep("POST /web-api/authapi/v1/device/code"),
  testPlayerStep("GET /web-api/authapi/v1/device/code", {
    learn: learnFromReply(deviceCodeReplyWire, (facts, { code }) => {
      if (code !== null) facts.deviceCode = code;
    }),
  }),
  anonymousStep("POST /web-api/authapi/v1/device/claim", {
    ask: ({ deviceCode }) =>
      deviceCode === undefined ? null : { json: { code: deviceCode, name: "check", device: {} } },
    learn: learnFromReply(deviceClaimReplyWire, (facts, { token }) => {
      facts.claim = token;
    }),
  }),
  anonymousStep("POST /web-api/authapi/v1/device/state", {
    ask: ({ claim }) => (claim === undefined ? null : { json: { token: claim } }),
  }),
  testPlayerStep("POST /web-api/authapi/v1/device/answer", {
    ask: ({ nobody }) => ({ json: { id: nobody, isConfirmed: false } }),
  }),
];
