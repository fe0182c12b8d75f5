import { type TermsRule, termsRules } from "~/features/terms/rules";
import { type Answer, answer } from "../failure.server";
import { effect, reading } from "../policy.server";
import { forget, once, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { termsConfirmReplyWire, termsRulesWire, termsStatusWire } from "./wire.server";

const statusPolicy = reading("terms.status", "bearer", { timeoutMs: 1000 });
const rulesPolicy = reading("terms.rules", "bearer", { timeoutMs: 1000 });
const confirmPolicy = effect("terms.confirm", "bearer", 5000);
const base = "/web-api/api-v3/v2/user/agreement-rules";

/** Whether terms changed for a player, and when, ms since epoch (null where the platform does not say). */
export interface TermsStatus {
  readonly isChanged: boolean;
  readonly changedAt: number | null;
}

/** The state of the signed-in player's terms; null = nobody can say (TRM-01). */
export function loadTermsStatus(scope: PlatformScope): Promise<TermsStatus | null> {
  return once(scope, "platform.terms", async () => {
    const reply = await call(scope, statusPolicy, { path: `${base}/status` }, termsStatusWire);
    if (reply.ok) {
      const changedAt = reply.data.updatedAt === null ? Number.NaN : Date.parse(reply.data.updatedAt);
      return { isChanged: reply.data.result, changedAt: Number.isNaN(changedAt) ? null : changedAt };
    }
    // The platform says the same by refusing the question (PLT-05).
    return reply.failure.kind === "terms" ? { isChanged: true, changedAt: null } : null;
  });
}

/**
 * Whether the signed-in player must confirm changed terms. null = nobody can say: pages go on as if not (TRM-01),
 * placing does not (LIM-20).
 */
export async function loadTermsChanged(scope: PlatformScope): Promise<boolean | null> {
  return (await loadTermsStatus(scope))?.isChanged ?? null;
}

/** The terms as the player is asked to accept them (TRM-04). */
export async function loadTermsRules(scope: PlatformScope): Promise<Answer<readonly TermsRule[]>> {
  return answer(await call(scope, rulesPolicy, { path: base }, termsRulesWire), ({ rules }) =>
    termsRules(rules),
  );
}

/** Confirms the changed terms (TRM-03); a refusal carries the platform's words. */
export async function confirmTerms(scope: PlatformScope): Promise<Answer<null>> {
  const reply = await call(
    scope,
    confirmPolicy,
    { method: "POST", path: `${base}/confirm` },
    termsConfirmReplyWire,
  );
  forget(scope, "platform.terms");
  if (!reply.ok) return reply;
  if (reply.data.success) return { ok: true, value: null };
  const title = reply.data.message ?? null;
  return { ok: false, failure: { kind: "refused", status: reply.status, code: null, title, body: null } };
}
