import {
  termsConfirmReplyWire,
  termsRulesReplyWire,
  termsStatusReplyWire,
} from "../../services/terms/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const rules = "/web-api/api-v3/v2/user/agreement-rules";

export const termsCalls: readonly WireCall[] = [
  defineCall("GET", `${rules}/status`, "Whether terms have changed", {
    ...own,
    reply: termsStatusReplyWire,
  }),
  defineCall("GET", rules, "The terms, and what of them is not accepted yet", {
    ...own,
    reply: termsRulesReplyWire,
  }),
  defineCall("POST", `${rules}/confirm`, "Confirms changed terms", {
    ...own,
    reply: termsConfirmReplyWire,
  }),
];
