import { defineCall, defineRefusal } from "../../define-call.server";
import { collectorReplyWire, collectorRequestWire, countersWire } from "./wire.server";

const lang = { "lang!": "language of its texts" };

export const analyticsCalls = {
  events: defineCall({
    name: "analytics.event",
    method: "POST",
    path: "/fatman-api/{key}",
    summary: "Records events; one with a known `uid` is recorded already",
    auth: "none",
    kind: "effect",
    timeoutMs: 5_000,
    query: { "whence!": "55, or 119 inside a Telegram app", ...lang },
    request: collectorRequestWire,
    reply: collectorReplyWire,
    refusals: [defineRefusal(404, "not-found")],
    isSpecified: true,
  }),
  counters: defineCall({
    name: "analytics.counters",
    method: "GET",
    path: "/web-api/api/web/analytics/v1/counters",
    summary: "Analytics counters: code by number of the type",
    auth: "none",
    kind: "query",
    timeoutMs: 2_000,
    query: { "domain!": "host of the page", "projectId!": "the site's group" },
    reply: countersWire,
  }),
};
