import { statementReplyWire } from "../../services/office/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const office = "/web-api/officeapi/v1";

export const statementCalls: readonly WireCall[] = [
  defineCall("GET", `${office}/movements`, "Movements of the player's accounts", {
    ...own,
    query: {
      accountId: "of one account",
      kind: "a group of kinds",
      fromMs: "ms since epoch, inclusive",
      untilMs: "ms since epoch, exclusive",
      page: "from 1",
      limit: "1 to 1000; 50 by default",
    },
    reply: statementReplyWire,
  }),
];
