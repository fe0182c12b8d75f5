import type { LimitsAfterSave, RequestedLimits } from "~/domain/limits/answers";
import { selfExclusionCode } from "~/domain/limits/codes";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { limitCalls } from "./calls.server";
import { failureIfBodyRefuses, forgetMemoisedLimits } from "./change.server";
import { limitToWire, toPlayerLimits } from "./translate.server";

/**
 * Requests limits (LIM-02, LIM-03). Stricter ones apply at once; looser ones are saved after the test in the
 * reply is passed (LIM-04). A refusal carries the server's status and title.
 */
export async function saveLimits<C extends string>(
  scope: PlatformScope,
  { requested, iso, reasonId }: RequestedLimits<C>,
): Promise<Answer<LimitsAfterSave>> {
  const limits = requested.map((limit) => ({
    limitType: limit.code,
    limitValue: limitToWire(limit, iso),
    selfExcludeReason: limit.code === selfExclusionCode ? reasonId : null,
  }));
  const reply = failureIfBodyRefuses(
    scope,
    await call(scope, limitCalls.save, { json: { limits } }),
  );
  forgetMemoisedLimits(scope);
  return mapReply(reply, ({ title = null, questions, tokenGuid, limitsData }): LimitsAfterSave => {
    const saved = { title, limits: toPlayerLimits(limitsData) };
    const hasTest = questions && questions.length > 0 && tokenGuid;
    return hasTest ? { ...saved, test: { token: tokenGuid, questions } } : { ...saved, test: null };
  });
}
