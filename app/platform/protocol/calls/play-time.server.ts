import {
  presenceReplyWire,
  presenceRequestWire,
  realityCheckAnswerReplyWire,
  realityCheckAnswerRequestWire,
  sessionSummaryReplyWire,
} from "../../services/user/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** Descriptions of the calls about how long the player plays, and the session's totals. */
export const playTimeCalls: readonly WireCall[] = [
  defineCall("GET", "/web-api/api/web/user/v1/session-summary", "What the session has come to", {
    ...own,
    reply: sessionSummaryReplyWire,
  }),
  defineCall("POST", "/web-api/api/web/user/v1/reality-check", "The answer to a reality check", {
    ...own,
    request: realityCheckAnswerRequestWire,
    reply: realityCheckAnswerReplyWire,
  }),
  defineCall("POST", `${user}/presence`, "Whether the player is there", {
    ...own,
    request: presenceRequestWire,
    reply: presenceReplyWire,
  }),
];
