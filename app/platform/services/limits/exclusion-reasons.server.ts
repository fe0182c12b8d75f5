import type { ExclusionReason } from "~/domain/limits/reasons";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { replaceRefusedBearerToken } from "../../transport/token.server";
import { limitCalls } from "./calls.server";

/** Reasons for self-exclusion, requested with a fresh token (LIM-08). */
export async function loadExclusionReasons(
  scope: PlatformScope,
): Promise<Answer<readonly ExclusionReason[]>> {
  const token = await replaceRefusedBearerToken(scope, scope.auth?.token ?? null);
  if (!token.ok) return token;
  const reply = await call(scope, limitCalls.exclusionReasons);
  return mapReply(reply, (wire) => wire.map(({ id, selfExcludeReason: text }) => ({ id, text })));
}
