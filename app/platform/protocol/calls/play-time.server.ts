import {
  presenceReplyWire,
  presenceWire,
  realityCheckReplyWire,
  realityCheckWire,
  sessionSummaryWire,
} from "../../user/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** How long the player plays, and what the session has come to. */
export const playTimeCalls: readonly WireCall[] = [
  defineCall("GET", "/web-api/api/web/user/v1/session-summary", "What the session has come to", {
    ...own,
    reply: sessionSummaryWire,
  }),
  defineCall("POST", "/web-api/api/web/user/v1/reality-check", "The answer to a reality check", {
    ...own,
    request: realityCheckWire,
    reply: realityCheckReplyWire,
  }),
  defineCall("POST", `${user}/presence`, "Whether the player is there", {
    ...own,
    request: presenceWire,
    reply: presenceReplyWire,
  }),
];
