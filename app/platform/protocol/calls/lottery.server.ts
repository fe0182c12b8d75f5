import {
  lotteryTicketRefusalWire,
  lotteryTicketWire,
  lottoTicketRequestWire,
  totoCouponRequestWire,
} from "../../services/tickets/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusalWithBody } from "../refusal.server";

const own = { proof: "bearer" } as const;
const order = { ...own, headers: idempotencyKeyHeader, success: [200, 201] } as const;
const lottery = "/lottery-api/v1";

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

export const lotteryCalls: readonly WireCall[] = [
  defineCall("POST", `${lottery}/lotto/{section}/tickets`, "Buys a ticket of the lotto", {
    ...order,
    request: lottoTicketRequestWire,
    reply: lotteryTicketWire,
    refusals: ticketRefusals(["pending"], "required", "numbers", "too-many-lines", "draws"),
  }),
  defineCall("POST", `${lottery}/toto/{section}/coupons`, "Buys a coupon of the toto", {
    ...order,
    request: totoCouponRequestWire,
    reply: lotteryTicketWire,
    refusals: ticketRefusals(
      ["closed", "pending"],
      "picks",
      "too-many-variants",
      "amount",
      "below-minimum",
    ),
  }),
  defineCall("GET", `${lottery}/tickets/by-key/{key}`, "What a key has bought", {
    ...own,
    reply: lotteryTicketWire,
  }),
];
