import { defineCall } from "../../define-call.server";
import { sportsReplyWire } from "./wire.server";

export const sportCalls = {
  list: defineCall({
    name: "sports.list",
    method: "GET",
    path: "/line-api/v1/sports",
    summary: "Every sport by its English name",
    auth: "none",
    kind: "query",
    timeoutMs: 1_000,
    retries: 1,
    retryDelayMs: 100,
    query: { "lng!": "en", "nameEng!": "true" },
    reply: sportsReplyWire,
  }),
};
