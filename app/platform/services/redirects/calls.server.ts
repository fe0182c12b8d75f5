import { defineCall } from "../../define-call.server";
import { redirectReplyWire, redirectRequestWire } from "./wire.server";

export const redirectCalls = {
  light: defineCall({
    name: "redirects.light",
    method: "POST",
    path: "/redirects-api/api/v1/redirect-light",
    summary: "Whether an address leads elsewhere",
    auth: "service",
    kind: "query",
    timeoutMs: 1_000,
    retries: 5,
    retryDelayMs: 1_000,
    request: redirectRequestWire,
    reply: redirectReplyWire,
    isSpecified: true,
  }),
};
