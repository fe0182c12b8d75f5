import {
  accountsByIdReplyWire,
  accountsReplyWire,
  activateAccountReplyWire,
  activateAccountRequestWire,
} from "../../services/accounts/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const office = "/web-api/officeapi/v1";

export const accountCalls: readonly WireCall[] = [
  defineCall("GET", `${office}/accounts`, "The player's accounts", {
    ...own,
    reply: accountsReplyWire,
  }),
  defineCall("GET", "/web-api/officeapi/v2/accounts", "The player's accounts, named by their ids", {
    ...own,
    reply: accountsByIdReplyWire,
  }),
  defineCall("POST", `${office}/accounts/active`, "Makes an account the active one", {
    ...own,
    request: activateAccountRequestWire,
    reply: activateAccountReplyWire,
    refusals: [defineRefusal(404, "not-found")],
  }),
];
