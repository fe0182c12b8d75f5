import { defineCall, defineRefusal } from "../../define-call.server";
import { claimCashbackReplyWire, claimCashbackRequestWire } from "./wire.server";

export const rewardCalls = {
  claimCashback: defineCall({
    name: "office.cashback",
    method: "POST",
    path: "/web-api/officeapi/v1/cashback",
    summary: "Pays the cashback of the last period",
    auth: "bearer",
    kind: "money",
    timeoutMs: 5_000,
    request: claimCashbackRequestWire,
    reply: claimCashbackReplyWire,
    refusals: [
      defineRefusal(409, "paid"),
      defineRefusal(422, "nothing", "account", "excluded", "account-frozen"),
    ],
  }),
};
