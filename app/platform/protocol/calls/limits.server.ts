import {
  availableLimitsWire,
  limitActionReplyWire,
  limitActionRequestWire,
  limitsWire,
  saveLimitsReplyWire,
  saveLimitsRequestWire,
  testAnswersReplyWire,
  testAnswersRequestWire,
} from "../../limits/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const external = "/limit-service-api/api/external/web/v3";

export const limitCalls: readonly WireCall[] = [
  defineCall("GET", `${external}/availablelimits`, "What limits may be set to", {
    ...own,
    reply: availableLimitsWire,
  }),
  defineCall("GET", `${external}/limits`, "The player's limits", { ...own, reply: limitsWire }),
  defineCall("POST", `${external}/limits`, "Asks for other limits", {
    ...own,
    request: saveLimitsRequestWire,
    success: [200, 204],
    reply: saveLimitsReplyWire,
    refusals: [refusal(400, "value"), refusal(403)],
  }),
  defineCall("POST", `${external}/testanswers`, "Answers the questions before a looser limit", {
    ...own,
    request: testAnswersRequestWire,
    reply: testAnswersReplyWire,
    refusals: [refusal(400, "test-over"), refusal(403, "locked")],
  }),
  defineCall("POST", `${external}/limitaction`, "Approves or rejects what is pending", {
    ...own,
    request: limitActionRequestWire,
    success: [200, 204],
    reply: limitActionReplyWire,
    refusals: [refusal(400, "nothing-due")],
  }),
  defineCall("DELETE", `${external}/limit`, "Takes back pending deposit limits", {
    ...own,
    success: [200, 204],
    reply: limitActionReplyWire,
  }),
];
