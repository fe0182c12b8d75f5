import {
  emailConfirmationCodeRequestWire,
  emailConfirmationLinkReplyWire,
  emailConfirmationLinkRequestWire,
  emailConfirmationSentReplyWire,
  emailConfirmedReplyWire,
} from "../../services/activation/wire.server";
import type { WireCall } from "../call.server";
import { tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const auth = "/web-api/authapi/v1";

export const activationCalls: readonly WireCall[] = [
  defineCall(
    "POST",
    "/web-api/user/v1/activation",
    "Sends a code and a link to the player's address",
    {
      proof: "bearer",
      reply: emailConfirmationSentReplyWire,
      refusals: [defineRefusal(409, "active"), defineRefusal(422, "no-email"), tooSoonRefusal],
    },
  ),
  defineCall("POST", `${auth}/activation/code`, "Confirms the address by its code", {
    proof: "none",
    request: emailConfirmationCodeRequestWire,
    reply: emailConfirmedReplyWire,
    refusals: [wrongCodeRefusal(401)],
  }),
  defineCall(
    "POST",
    `${auth}/activation/link`,
    "Whether a link's token is still good, and whose it is",
    {
      proof: "session-or-none",
      request: emailConfirmationLinkRequestWire,
      reply: emailConfirmationLinkReplyWire,
    },
  ),
  defineCall("POST", `${auth}/activation/confirm`, "Confirms the address by its link", {
    proof: "session-or-none",
    request: emailConfirmationLinkRequestWire,
    reply: emailConfirmedReplyWire,
    refusals: [defineRefusal(401, "code-over"), defineRefusal(409, "foreign")],
  }),
];
