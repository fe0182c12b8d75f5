import type { ExclusionReason } from "~/domain/limits/reasons";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { replaceRefusedBearerToken } from "../../transport/token.server";
import { exclusionReasonsWire } from "./wire.server";

const base = "/limit-service-api/api/external/web/v3";
const read = { timeoutMs: 1500, retries: 1, retryDelayMs: 100 } as const;
const reasonsPolicy = queryPolicy("limits.reasons", "bearer", read);

/** Reasons for self-exclusion, requested with a fresh token (LIM-08). */
export async function loadExclusionReasons(
  scope: PlatformScope,
): Promise<Answer<readonly ExclusionReason[]>> {
  const token = await replaceRefusedBearerToken(scope, scope.auth?.token ?? null);
  if (!token.ok) return token;
  const reply = await call(
    scope,
    reasonsPolicy,
    { path: `${base}/reasons/selfexclude` },
    exclusionReasonsWire,
  );
  return mapReply(reply, (wire) => wire.map(({ id, selfExcludeReason: text }) => ({ id, text })));
}
