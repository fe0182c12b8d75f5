import {
  exclusionReasonsWire,
  sessionLimitPingReplyWire,
  startPlayBreakReplyWire,
} from "../../services/limits/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const external = "/limit-service-api/api/external/web/v3";

/** Descriptions of the calls about breaks from play, and the time left of a session. */
export const playBreakAndSessionLimitCalls: readonly WireCall[] = [
  defineCall("GET", `${external}/reasons/selfexclude`, "Reasons for a self-exclusion", {
    ...own,
    reply: exclusionReasonsWire,
  }),
  defineCall("POST", `${external}/ping`, "The session goes on", {
    ...own,
    reply: sessionLimitPingReplyWire,
  }),
  defineCall(
    "POST",
    "/limit-service-api/limit/external/web/api/v1/BlockUser",
    "A break of 24 hours",
    {
      ...own,
      reply: startPlayBreakReplyWire,
    },
  ),
];
