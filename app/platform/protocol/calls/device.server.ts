import {
  deviceClaimReplyWire,
  deviceClaimRequestWire,
  deviceClaimTokenRequestWire,
  deviceCodeReplyWire,
  deviceDecisionReplyWire,
  deviceDecisionRequestWire,
  deviceSignInStateReplyWire,
  otherDeviceSessionReplyWire,
} from "../../services/auth/device-wire.server";
import type { WireCall } from "../call.server";
import { captchaRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const auth = "/web-api/authapi/v1";

export const otherDeviceSignInCalls: readonly WireCall[] = [
  defineCall("POST", `${auth}/device/code`, "Another code of this session", {
    proof: "bearer",
    reply: deviceCodeReplyWire,
  }),
  defineCall("GET", `${auth}/device/code`, "The session's code, and the device that typed it", {
    proof: "bearer",
    reply: deviceCodeReplyWire,
  }),
  defineCall(
    "POST",
    `${auth}/device/answer`,
    "The player's answer for the device that typed the code",
    {
      proof: "bearer",
      request: deviceDecisionRequestWire,
      reply: deviceDecisionReplyWire,
      refusals: [defineRefusal(403, "confirm", "bad-password")],
    },
  ),
  defineCall("POST", `${auth}/device/claim`, "Another device types the code", {
    proof: "none",
    request: deviceClaimRequestWire,
    reply: deviceClaimReplyWire,
    refusals: [captchaRefusal, defineRefusal(401, "code-over")],
  }),
  defineCall("POST", `${auth}/device/state`, "What became of a claim", {
    proof: "none",
    request: deviceClaimTokenRequestWire,
    reply: deviceSignInStateReplyWire,
  }),
  defineCall("POST", `${auth}/device/collect`, "The session of a claim that was confirmed", {
    proof: "none",
    request: deviceClaimTokenRequestWire,
    reply: otherDeviceSessionReplyWire,
    refusals: [defineRefusal(401, "code-over")],
  }),
];
