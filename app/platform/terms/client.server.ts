import type { Answer } from "../failure.server";
import { effect, reading } from "../policy.server";
import { forget, once, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { termsConfirmReplyWire, termsStatusWire } from "./wire.server";

const statusPolicy = reading("terms.status", "bearer", { timeoutMs: 1000 });
const confirmPolicy = effect("terms.confirm", "bearer", 5000);
const base = "/web-api/api-v3/v2/user/agreement-rules";

/**
 * Whether the signed-in player must confirm changed terms. null = nobody can say: pages go on as if not (TRM-01),
 * placing does not (LIM-20).
 */
export function loadTermsChanged(scope: PlatformScope): Promise<boolean | null> {
  return once(scope, "platform.terms", async () => {
    const reply = await call(scope, statusPolicy, { path: `${base}/status` }, termsStatusWire);
    // The platform says the same by refusing the question (PLT-05).
    if (reply.ok) return reply.data.result;
    return reply.failure.kind === "terms" ? true : null;
  });
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
