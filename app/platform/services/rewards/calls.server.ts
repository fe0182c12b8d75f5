import { defineCall, defineRefusal, idempotencyKeyHeader } from "../../define-call.server";
import {
  boughtPromoCodeWire,
  buyPromoCodeRequestWire,
  claimCashbackReplyWire,
  claimCashbackRequestWire,
} from "./wire.server";

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
  buyPromoCode: defineCall({
    name: "office.buy-promo-code",
    method: "POST",
    path: "/web-api/officeapi/v1/promo-codes",
    summary: "Buys a promo code with points",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    headers: idempotencyKeyHeader,
    request: buyPromoCodeRequestWire,
    success: [200, 201],
    reply: boughtPromoCodeWire,
    refusals: [
      defineRefusal(403, "excluded", "account-frozen"),
      defineRefusal(422, "key-reused", "unknown-offer", "points"),
    ],
  }),
};
