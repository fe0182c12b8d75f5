import type { Limits } from "~/domain/limits/limit";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { queryPolicy } from "../../transport/policy.server";
import { oncePerRequest } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { toPlayerLimits } from "./translate.server";
import { limitsWire } from "./wire.server";

const base = "/limit-service-api/api/external/web/v3";
const read = { timeoutMs: 1500, retries: 1, retryDelayMs: 100 } as const;
const limitsPolicy = queryPolicy("limits.load", "bearer", read);

/** The player's effective and pending limits; loaded once per request, never cached (LIM-20). */
export function loadLimits(scope: PlatformScope): Promise<Answer<Limits>> {
  return oncePerRequest(scope, "platform.limits", async () =>
    mapReply(
      await call(scope, limitsPolicy, { path: `${base}/limits` }, limitsWire),
      toPlayerLimits,
    ),
  );
}
