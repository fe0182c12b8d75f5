import { defineCall } from "../../define-call.server";
import { statementReplyWire } from "./wire.server";

export const statementCalls = {
  movements: defineCall({
    name: "office.movements",
    method: "GET",
    path: "/web-api/officeapi/v1/movements",
    summary: "Movements of the player's accounts",
    auth: "bearer",
    kind: "query",
    timeoutMs: 3_000,
    retries: 1,
    retryDelayMs: 100,
    query: {
      accountId: "of one account",
      kind: "a group of kinds",
      fromMs: "ms since epoch, inclusive",
      untilMs: "ms since epoch, exclusive",
      page: "from 1",
      limit: "1 to 1000; 50 by default",
    },
    reply: statementReplyWire,
  }),
};
