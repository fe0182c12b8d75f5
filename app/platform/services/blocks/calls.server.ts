import { defineCall } from "../../define-call.server";
import { blockReplyWire, blockRequestWire } from "./wire.server";

export const blockCalls = {
  block: defineCall({
    name: "blocks.block",
    method: "POST",
    path: "/blocks-api/api/v2/block",
    summary: "Whether the site is blocked for a visitor",
    auth: "none",
    kind: "query",
    timeoutMs: 1_000,
    retries: 2,
    retryDelayMs: 100,
    request: blockRequestWire,
    reply: blockReplyWire,
    isSpecified: true,
  }),
};
