import {
  newSupportMessageRequestWire,
  newSupportThreadRequestWire,
  supportMessageReplyWire,
  supportThreadListReplyWire,
} from "../../services/support/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

export const supportCalls: readonly WireCall[] = [
  defineCall("GET", `${user}/support`, "The player's questions and their answers", {
    ...own,
    reply: supportThreadListReplyWire,
  }),
  defineCall("POST", `${user}/support`, "Asks, suggests, or appeals", {
    proof: "bearer-or-none",
    request: newSupportThreadRequestWire,
    success: [201],
    reply: supportMessageReplyWire,
    refusals: [
      defineRefusal(401, "token"),
      defineRefusal(409, "not-blocked"),
      defineRefusal(422, "unknown-payment"),
    ],
  }),
  defineCall("POST", `${user}/support/{id}/messages`, "Another message of a question", {
    ...own,
    request: newSupportMessageRequestWire,
    success: [201],
    reply: supportMessageReplyWire,
  }),
];
