import type { Limits } from "~/domain/limits/limit";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { memoised } from "../memo.server";
import { limitCalls } from "./calls.server";
import { toPlayerLimits } from "./translate.server";

/** The player's effective and pending limits; loaded once per request, never cached (LIM-20). */
export function loadLimits(scope: PlatformScope): Promise<Answer<Limits>> {
  return oncePerRequest(scope, memoised.limits, async () =>
    mapReply(await call(scope, limitCalls.list), toPlayerLimits),
  );
}
