import {
  recoveryCodeAcceptedReplyWire,
  recoveryCodeRequestWire,
  recoveryLinkReplyWire,
  recoveryLinkRequestWire,
  recoveryPasswordReplyWire,
  recoveryPasswordRequestWire,
  recoveryRequestWire,
  recoverySentReplyWire,
} from "../../services/recovery/wire.server";
import type { WireCall } from "../call.server";
import { captchaRefusal, tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const auth = "/web-api/authapi/v1";

export const recoveryCalls: readonly WireCall[] = [
  defineCall("POST", `${auth}/recovery`, "Sends a code to who forgot the password", {
    proof: "none",
    request: recoveryRequestWire,
    reply: recoverySentReplyWire,
    refusals: [captchaRefusal, tooSoonRefusal],
  }),
  defineCall("POST", `${auth}/recovery/code`, "A token for the new password, by the code", {
    proof: "none",
    request: recoveryCodeRequestWire,
    reply: recoveryCodeAcceptedReplyWire,
    refusals: [wrongCodeRefusal(401)],
  }),
  defineCall("POST", `${auth}/recovery/link`, "Whether a link's token is still good", {
    proof: "none",
    request: recoveryLinkRequestWire,
    reply: recoveryLinkReplyWire,
  }),
  defineCall("POST", `${auth}/recovery/password`, "Sets the new password", {
    proof: "none",
    request: recoveryPasswordRequestWire,
    reply: recoveryPasswordReplyWire,
    refusals: [defineRefusal(401, "code-over"), defineRefusal(422, "password")],
  }),
];
