import {
  loginReplyWire,
  loginRequestWire,
  sendSmsReplyWire,
  sendSmsRequestWire,
  signInByCodeRequestWire,
} from "../../services/auth/wire.server";
import type { WireCall } from "../call.server";
import { captchaRefusal, tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const auth = "/web-api/authapi/v1";
const fingerprint = defineRefusal(400, "fingerprint");

/** Descriptions of the calls that sign in by a password or by the code of a message. */
export const signInCalls: readonly WireCall[] = [
  defineCall("POST", `${auth}/login`, "Signs in by login or telephone, and password", {
    proof: "none",
    request: loginRequestWire,
    reply: loginReplyWire,
    refusals: [captchaRefusal, fingerprint, defineRefusal(401, "bad-credentials")],
  }),
  defineCall("POST", `${auth}/send-sms`, "Sends a code to a telephone", {
    proof: "none",
    request: sendSmsRequestWire,
    reply: sendSmsReplyWire,
    refusals: [captchaRefusal, tooSoonRefusal],
  }),
  defineCall("POST", `${auth}/sms`, "Signs in by the code of a message", {
    proof: "none",
    request: signInByCodeRequestWire,
    reply: loginReplyWire,
    refusals: [fingerprint, wrongCodeRefusal(401)],
  }),
  defineCall("POST", `${auth}/two-step`, "Signs in by the code of the second step", {
    proof: "none",
    request: signInByCodeRequestWire,
    reply: loginReplyWire,
    refusals: [fingerprint, wrongCodeRefusal(401)],
  }),
];
