import { defineCall } from "../../define-call.server";
import { termsConfirmReplyWire, termsRulesReplyWire, termsStatusReplyWire } from "./wire.server";

export const termsCalls = {
  status: defineCall({
    name: "terms.status",
    method: "GET",
    path: "/web-api/api-v3/v2/user/agreement-rules/status",
    summary: "Whether terms have changed",
    auth: "bearer",
    kind: "query",
    timeoutMs: 1_000,
    reply: termsStatusReplyWire,
    isSpecified: true,
  }),
  rules: defineCall({
    name: "terms.rules",
    method: "GET",
    path: "/web-api/api-v3/v2/user/agreement-rules",
    summary: "The terms, and which of them are not accepted yet",
    auth: "bearer",
    kind: "query",
    timeoutMs: 1_000,
    reply: termsRulesReplyWire,
  }),
  confirm: defineCall({
    name: "terms.confirm",
    method: "POST",
    path: "/web-api/api-v3/v2/user/agreement-rules/confirm",
    summary: "Confirms changed terms",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    reply: termsConfirmReplyWire,
  }),
};
