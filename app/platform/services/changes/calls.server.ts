import { defineCall } from "../../define-call.server";
import { changesReplyWire, changesRequestWire } from "./wire.server";

export const changeCalls = {
  poll: defineCall({
    name: "push.changes",
    method: "POST",
    path: "/push-api/v1/changes",
    summary: "Games and sessions whose version is another",
    auth: "none",
    kind: "query",
    timeoutMs: 2_000,
    request: changesRequestWire,
    reply: changesReplyWire,
  }),
};
