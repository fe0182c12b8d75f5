import { defineCall, defineRefusal } from "../../define-call.server";
import { tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { recoverySentReplyWire } from "../recovery/wire.server";
import {
  emailConfirmationCodeRequestWire,
  emailConfirmationLinkReplyWire,
  emailConfirmationLinkRequestWire,
  emailConfirmationSendRequestWire,
  emailConfirmedReplyWire,
} from "./wire.server";

export const activationCalls = {
  send: defineCall({
    name: "user.activation",
    method: "POST",
    path: "/web-api/user/v1/activation",
    summary: "Sends a code and a link to the player's address",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 8_000,
    request: emailConfirmationSendRequestWire,
    reply: recoverySentReplyWire,
    refusals: [defineRefusal(409, "active"), defineRefusal(422, "no-email"), tooSoonRefusal],
  }),
  code: defineCall({
    name: "auth.activation-code",
    method: "POST",
    path: "/web-api/authapi/v1/activation/code",
    summary: "Confirms the address by its code",
    auth: "none",
    kind: "effect",
    timeoutMs: 8_000,
    request: emailConfirmationCodeRequestWire,
    reply: emailConfirmedReplyWire,
    refusals: [wrongCodeRefusal(401)],
  }),
  link: defineCall({
    name: "auth.activation-link",
    method: "POST",
    path: "/web-api/authapi/v1/activation/link",
    summary: "Whether the token of a link is still valid, and for whom",
    auth: "session-or-none",
    kind: "query",
    timeoutMs: 1_500,
    request: emailConfirmationLinkRequestWire,
    reply: emailConfirmationLinkReplyWire,
  }),
  confirm: defineCall({
    name: "auth.activation-confirm",
    method: "POST",
    path: "/web-api/authapi/v1/activation/confirm",
    summary: "Confirms the address by its link",
    auth: "session-or-none",
    kind: "effect",
    timeoutMs: 8_000,
    request: emailConfirmationLinkRequestWire,
    reply: emailConfirmedReplyWire,
    refusals: [defineRefusal(401, "code-over"), defineRefusal(409, "foreign")],
  }),
};
