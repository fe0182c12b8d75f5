import { defineCall, defineRefusal } from "../../define-call.server";
import { collectorReplyWire, collectorRequestWire } from "./wire.server";

const lang = { "lang!": "language of its texts" };

export const analyticsCalls = {
  events: defineCall({
    name: "analytics.event",
    method: "POST",
    path: "/fatman-api/{key}",
    summary: "Records events",
    auth: "none",
    kind: "effect",
    timeoutMs: 5_000,
    query: { "whence!": "55", ...lang },
    request: collectorRequestWire,
    reply: collectorReplyWire,
    refusals: [defineRefusal(404, "not-found")],
    isSpecified: true,
  }),
};
