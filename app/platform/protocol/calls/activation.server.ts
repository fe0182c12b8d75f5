import {
  activationCodeRequestWire,
  activationConfirmedReplyWire,
  activationLinkReplyWire,
  activationLinkRequestWire,
  activationSendReplyWire,
} from "../../activation/wire.server";
import type { WireCall } from "../call.server";
import { tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";

const auth = "/web-api/authapi/v1";

export const activationCalls: readonly WireCall[] = [
  defineCall(
    "POST",
    "/web-api/user/v1/activation",
    "Sends a code and a link to the player's address",
    {
      proof: "bearer",
      reply: activationSendReplyWire,
      refusals: [refusal(409, "active"), refusal(422, "no-email"), tooSoonRefusal],
    },
  ),
  defineCall("POST", `${auth}/activation/code`, "Confirms the address by its code", {
    proof: "none",
    request: activationCodeRequestWire,
    reply: activationConfirmedReplyWire,
    refusals: [wrongCodeRefusal(401)],
  }),
  defineCall(
    "POST",
    `${auth}/activation/link`,
    "Whether a link's token is still good, and whose it is",
    {
      proof: "session-or-none",
      request: activationLinkRequestWire,
      reply: activationLinkReplyWire,
    },
  ),
  defineCall("POST", `${auth}/activation/confirm`, "Confirms the address by its link", {
    proof: "session-or-none",
    request: activationLinkRequestWire,
    reply: activationConfirmedReplyWire,
    refusals: [refusal(401, "code-over"), refusal(409, "foreign")],
  }),
];
