import { defineCall, defineRefusal, idempotencyKeyHeader } from "../../define-call.server";
import { bonusChoiceReplyWire, bonusChoiceRequestWire, bonusesReplyWire } from "./wire.server";

export const bonusCalls = {
  list: defineCall({
    name: "bonuses.load",
    method: "GET",
    path: "/web-api/officeapi/v1/bonuses",
    summary: "The player's bonuses, and those on offer",
    auth: "bearer",
    kind: "query",
    timeoutMs: 1_500,
    retries: 1,
    retryDelayMs: 100,
    reply: bonusesReplyWire,
  }),
  take: defineCall({
    name: "bonuses.choose",
    method: "POST",
    path: "/web-api/officeapi/v1/bonuses/take",
    summary: "Takes a bonus",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    headers: idempotencyKeyHeader,
    request: bonusChoiceRequestWire,
    reply: bonusChoiceReplyWire,
    refusals: [defineRefusal(422, "not-offered", "key-reused")],
  }),
  refuse: defineCall({
    name: "bonuses.choose",
    method: "POST",
    path: "/web-api/officeapi/v1/bonuses/refuse",
    summary: "Refuses a bonus, or gives a running one up",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    headers: idempotencyKeyHeader,
    request: bonusChoiceRequestWire,
    reply: bonusChoiceReplyWire,
    refusals: [defineRefusal(422, "not-offered", "key-reused")],
  }),
};
