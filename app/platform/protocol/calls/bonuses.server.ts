import {
  bonusChoiceReplyWire,
  bonusChoiceRequestWire,
  bonusesReplyWire,
} from "../../services/bonuses/wire.server";
import {
  claimCashbackReplyWire,
  claimCashbackRequestWire,
} from "../../services/rewards/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const bonuses = "/web-api/officeapi/v1/bonuses";

export const bonusCalls: readonly WireCall[] = [
  defineCall("GET", bonuses, "The player's bonuses, and what he may take", {
    ...own,
    reply: bonusesReplyWire,
  }),
  ...(["take", "refuse"] as const).map((choice) =>
    defineCall(
      "POST",
      `${bonuses}/${choice}`,
      choice === "take" ? "Takes a bonus" : "Gives one up",
      {
        ...own,
        headers: idempotencyKeyHeader,
        request: bonusChoiceRequestWire,
        reply: bonusChoiceReplyWire,
        refusals: [defineRefusal(422, "not-offered", "key-reused")],
      },
    ),
  ),
  defineCall("POST", "/web-api/officeapi/v1/cashback", "Pays the cashback of the last period", {
    ...own,
    request: claimCashbackRequestWire,
    reply: claimCashbackReplyWire,
    refusals: [
      defineRefusal(409, "paid"),
      defineRefusal(422, "nothing", "account", "excluded", "account-frozen"),
    ],
  }),
];
