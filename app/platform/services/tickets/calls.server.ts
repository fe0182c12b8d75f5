import { defineCall, defineRefusalWithBody, idempotencyKeyHeader } from "../../define-call.server";
import {
  lotteryTicketRefusalWire,
  lotteryTicketWire,
  lottoTicketRequestWire,
  totoCouponRequestWire,
} from "./wire.server";

const ticketRefusals = (conflicts: readonly string[], ...codes: string[]) => [
  defineRefusalWithBody(lotteryTicketRefusalWire, 403, "account-frozen", "excluded"),
  defineRefusalWithBody(lotteryTicketRefusalWire, 409, ...conflicts),
  defineRefusalWithBody(
    lotteryTicketRefusalWire,
    422,
    "key-reused",
    "account",
    ...codes,
    "limit",
    "funds",
  ),
];

export const ticketCalls = {
  buyLotto: defineCall({
    name: "tickets.buy",
    method: "POST",
    path: "/lottery-api/v1/lotto/{section}/tickets",
    summary: "Buys a ticket of the lotto",
    auth: "bearer",
    kind: "money",
    timeoutMs: 10_000,
    headers: idempotencyKeyHeader,
    request: lottoTicketRequestWire,
    success: [200, 201],
    reply: lotteryTicketWire,
    refusals: ticketRefusals(["pending"], "required", "numbers", "too-many-lines", "draws"),
  }),
  buyToto: defineCall({
    name: "tickets.buy",
    method: "POST",
    path: "/lottery-api/v1/toto/{section}/coupons",
    summary: "Buys a coupon of the toto",
    auth: "bearer",
    kind: "money",
    timeoutMs: 10_000,
    headers: idempotencyKeyHeader,
    request: totoCouponRequestWire,
    success: [200, 201],
    reply: lotteryTicketWire,
    refusals: ticketRefusals(
      ["closed", "pending"],
      "picks",
      "too-many-variants",
      "amount",
      "below-minimum",
    ),
  }),
  byKey: defineCall({
    name: "tickets.by-key",
    method: "GET",
    path: "/lottery-api/v1/tickets/by-key/{key}",
    summary: "The ticket of a key",
    auth: "bearer",
    kind: "query",
    timeoutMs: 1_500,
    reply: lotteryTicketWire,
  }),
};
