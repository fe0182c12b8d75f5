import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { sessionLimitPingReplyWire } from "./wire.server";

const base = "/limit-service-api/api/external/web/v3";
const pingPolicy = queryPolicy("limits.ping", "bearer", { timeoutMs: 1500 });

/**
 * Tells the limit service that the session continues (LIM-10). Returns the time left of the session
 * limit, ms; null = no limit.
 */
export async function pingSessionLimit(scope: PlatformScope): Promise<Answer<number | null>> {
  const reply = await call(
    scope,
    pingPolicy,
    { method: "POST", path: `${base}/ping` },
    sessionLimitPingReplyWire,
  );
  return mapReply(reply, ({ remainingHours }) => remainingHours && remainingHours * 3_600_000);
}
