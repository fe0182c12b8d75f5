import { bonusChoiceReplyWire, bonusChoiceWire, bonusesWire } from "../bonuses/wire.server";
import {
  availableLimitsWire,
  blockUserReplyWire,
  exclusionReasonsWire,
  limitActionReplyWire,
  limitActionRequestWire,
  limitsWire,
  pingReplyWire,
  saveLimitsReplyWire,
  saveLimitsRequestWire,
  testAnswersReplyWire,
  testAnswersRequestWire,
} from "../limits/wire.server";
import {
  payMethodsWire,
  paymentListWire,
  paymentRefusalWire,
  paymentRequestWire,
  paymentWire,
} from "../payments/wire.server";
import { cashbackOrderWire, cashbackReplyWire } from "../rewards/wire.server";
import {
  lottoRequestWire,
  ticketRefusalWire,
  ticketWire,
  totoRequestWire,
} from "../tickets/wire.server";
import {
  type CallGroup,
  defineCall,
  idempotencyKeyHeader,
  refusal,
  refusalWith,
} from "./call.server";

const own = { proof: "bearer" } as const;
const order = { ...own, headers: idempotencyKeyHeader, success: [200, 201] } as const;
const external = "/limit-service-api/api/external/web/v3";
const payments = "/web-api/officeapi/v1/payments";
const bonuses = "/web-api/officeapi/v1/bonuses";
const lottery = "/lottery-api/v1";

const limits: CallGroup = {
  name: "Limits",
  calls: [
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
    defineCall("GET", `${external}/reasons/selfexclude`, "Reasons for a self-exclusion", {
      ...own,
      reply: exclusionReasonsWire,
    }),
    defineCall("POST", `${external}/ping`, "The session goes on", { ...own, reply: pingReplyWire }),
    defineCall(
      "POST",
      "/limit-service-api/limit/external/web/api/v1/BlockUser",
      "A break of 24 hours",
      {
        ...own,
        reply: blockUserReplyWire,
      },
    ),
  ],
};

const paymentRefusals = [
  refusalWith(paymentRefusalWire, 403, "account-frozen", "excluded"),
  refusal(409, "pending"),
  refusalWith(
    paymentRefusalWire,
    422,
    "key-reused",
    "account",
    "method",
    "amount",
    "below-minimum",
    "above-maximum",
    "funds",
    "limit",
  ),
];

const cashier: CallGroup = {
  name: "Payments",
  calls: [
    defineCall("GET", `${payments}/methods`, "Ways to pay", { ...own, reply: payMethodsWire }),
    defineCall("POST", `${payments}/deposit`, "Pays in", {
      ...order,
      request: paymentRequestWire,
      reply: paymentWire,
      refusals: paymentRefusals,
    }),
    defineCall("POST", `${payments}/withdrawal`, "Pays out", {
      ...order,
      request: paymentRequestWire,
      reply: paymentWire,
      refusals: paymentRefusals,
    }),
    defineCall("GET", payments, "The player's payments", {
      ...own,
      query: { limit: "1 to 100; 20 by default" },
      reply: paymentListWire,
    }),
    defineCall("GET", `${payments}/{id}`, "A payment of the player", {
      ...own,
      reply: paymentWire,
    }),
    defineCall("POST", `${payments}/{id}/take-back`, "Takes a pending withdrawal back", {
      ...own,
      headers: idempotencyKeyHeader,
      reply: paymentWire,
      refusals: [
        refusal(403, "excluded", "account-frozen"),
        refusal(409, "not-pending"),
        refusal(422, "key-reused"),
      ],
    }),
    defineCall("GET", `${payments}/by-key/{key}`, "What a key has paid", {
      ...own,
      reply: paymentWire,
    }),
  ],
};

const ticketRefusals = (conflicts: readonly string[], ...codes: string[]) => [
  refusalWith(ticketRefusalWire, 403, "account-frozen", "excluded"),
  refusalWith(ticketRefusalWire, 409, ...conflicts),
  refusalWith(ticketRefusalWire, 422, "key-reused", "account", ...codes, "limit", "funds"),
];

const lotteries: CallGroup = {
  name: "Lotto and toto",
  calls: [
    defineCall("POST", `${lottery}/lotto/{section}/tickets`, "Buys a ticket of the lotto", {
      ...order,
      request: lottoRequestWire,
      reply: ticketWire,
      refusals: ticketRefusals(["pending"], "required", "numbers", "too-many-lines", "draws"),
    }),
    defineCall("POST", `${lottery}/toto/{section}/coupons`, "Buys a coupon of the toto", {
      ...order,
      request: totoRequestWire,
      reply: ticketWire,
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
      reply: ticketWire,
    }),
  ],
};

const rewards: CallGroup = {
  name: "Bonuses",
  calls: [
    defineCall("GET", bonuses, "The player's bonuses, and what he may take", {
      ...own,
      reply: bonusesWire,
    }),
    ...(["take", "refuse"] as const).map((choice) =>
      defineCall(
        "POST",
        `${bonuses}/${choice}`,
        choice === "take" ? "Takes a bonus" : "Gives one up",
        {
          ...own,
          headers: idempotencyKeyHeader,
          request: bonusChoiceWire,
          reply: bonusChoiceReplyWire,
          refusals: [refusal(422, "not-offered", "key-reused")],
        },
      ),
    ),
    defineCall("POST", "/web-api/officeapi/v1/cashback", "Pays the cashback of the last period", {
      ...own,
      request: cashbackOrderWire,
      reply: cashbackReplyWire,
      refusals: [
        refusal(409, "paid"),
        refusal(422, "nothing", "account", "excluded", "account-frozen"),
      ],
    }),
  ],
};

/** The player's money: limits of it, payments, tickets and rewards. */
export const moneyGroups: readonly CallGroup[] = [limits, cashier, lotteries, rewards];
