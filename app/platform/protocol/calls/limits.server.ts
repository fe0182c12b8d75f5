import {
  dueLimitsDecisionRequestWire,
  knowledgeTestAnswersReplyWire,
  knowledgeTestAnswersRequestWire,
  limitChoicesWire,
  limitsWire,
  pendingLimitsChangeReplyWire,
  saveLimitsReplyWire,
  saveLimitsRequestWire,
} from "../../services/limits/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const external = "/limit-service-api/api/external/web/v3";

export const limitCalls: readonly WireCall[] = [
  defineCall("GET", `${external}/availablelimits`, "What limits may be set to", {
    ...own,
    reply: limitChoicesWire,
  }),
  defineCall("GET", `${external}/limits`, "The player's limits", { ...own, reply: limitsWire }),
  defineCall("POST", `${external}/limits`, "Asks for other limits", {
    ...own,
    request: saveLimitsRequestWire,
    success: [200, 204],
    reply: saveLimitsReplyWire,
    refusals: [defineRefusal(400, "value"), defineRefusal(403)],
  }),
  defineCall("POST", `${external}/testanswers`, "Answers the questions before a looser limit", {
    ...own,
    request: knowledgeTestAnswersRequestWire,
    reply: knowledgeTestAnswersReplyWire,
    refusals: [defineRefusal(400, "test-over"), defineRefusal(403, "locked")],
  }),
  defineCall("POST", `${external}/limitaction`, "Approves or rejects what is pending", {
    ...own,
    request: dueLimitsDecisionRequestWire,
    success: [200, 204],
    reply: pendingLimitsChangeReplyWire,
    refusals: [defineRefusal(400, "nothing-due")],
  }),
  defineCall("DELETE", `${external}/limit`, "Takes back pending deposit limits", {
    ...own,
    success: [200, 204],
    reply: pendingLimitsChangeReplyWire,
  }),
];
