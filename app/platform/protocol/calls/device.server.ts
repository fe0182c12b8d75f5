import {
  deviceAnswerReplyWire,
  deviceAnswerRequestWire,
  deviceClaimReplyWire,
  deviceClaimRequestWire,
  deviceCodeReplyWire,
  deviceStateReplyWire,
  deviceTokenRequestWire,
  otherDeviceSessionReplyWire,
} from "../../auth/device-wire.server";
import type { WireCall } from "../call.server";
import { captchaRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";

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
      request: deviceAnswerRequestWire,
      reply: deviceAnswerReplyWire,
    },
  ),
  defineCall("POST", `${auth}/device/claim`, "Another device types the code", {
    proof: "none",
    request: deviceClaimRequestWire,
    reply: deviceClaimReplyWire,
    refusals: [captchaRefusal, refusal(401, "code-over")],
  }),
  defineCall("POST", `${auth}/device/state`, "What became of a claim", {
    proof: "none",
    request: deviceTokenRequestWire,
    reply: deviceStateReplyWire,
  }),
  defineCall("POST", `${auth}/device/collect`, "The session of a claim that was confirmed", {
    proof: "none",
    request: deviceTokenRequestWire,
    reply: otherDeviceSessionReplyWire,
    refusals: [refusal(401, "code-over")],
  }),
];
