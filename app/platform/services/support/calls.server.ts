import { defineCall, defineRefusal } from "../../define-call.server";
import {
  newSupportMessageRequestWire,
  newSupportThreadRequestWire,
  supportMessageReplyWire,
  supportThreadListReplyWire,
} from "./wire.server";

export const supportCalls = {
  list: defineCall({
    name: "support.list",
    method: "GET",
    path: "/web-api/user/v1/support",
    summary: "The player's questions and their answers",
    auth: "bearer",
    kind: "query",
    timeoutMs: 1_500,
    retries: 1,
    retryDelayMs: 100,
    reply: supportThreadListReplyWire,
  }),
  ask: defineCall({
    name: "support.ask",
    method: "POST",
    path: "/web-api/user/v1/support",
    summary: "Sends a question, an idea or an appeal",
    auth: "bearer-or-none",
    kind: "effect",
    timeoutMs: 5_000,
    request: newSupportThreadRequestWire,
    success: [201],
    reply: supportMessageReplyWire,
    refusals: [
      defineRefusal(401, "token"),
      defineRefusal(409, "not-blocked"),
      defineRefusal(422, "unknown-payment"),
    ],
  }),
  write: defineCall({
    name: "support.write",
    method: "POST",
    path: "/web-api/user/v1/support/{id}/messages",
    summary: "Another message of a question",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    request: newSupportMessageRequestWire,
    success: [201],
    reply: supportMessageReplyWire,
  }),
};
