import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { limitCalls } from "./calls.server";

/**
 * Tells the limit service that the session continues (LIM-10). Returns the time left of the session
 * limit, ms; null = no limit.
 */
export async function pingSessionLimit(scope: PlatformScope): Promise<Answer<number | null>> {
  const reply = await call(scope, limitCalls.ping);
  return mapReply(reply, ({ remainingHours }) => remainingHours && remainingHours * 3_600_000);
}
