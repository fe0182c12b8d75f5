import { type TermsRuleWithParts, termsRules } from "~/domain/terms/rules";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { termsCalls } from "./calls.server";

/** Whether a player's terms changed, and when, ms since epoch (null if the platform does not say). */
export interface TermsStatus {
  readonly isChanged: boolean;
  readonly changedAt: number | null;
}

/**
 * Whether and when the signed-in player's terms changed, asked once per request; null = unknown
 * (TRM-01).
 */
export function loadTermsStatus(scope: PlatformScope): Promise<TermsStatus | null> {
  return oncePerRequest(scope, memoised.terms, async () => {
    const reply = await call(scope, termsCalls.status);
    if (reply.ok) {
      const changedAt =
        reply.data.updatedAt === null ? Number.NaN : Date.parse(reply.data.updatedAt);
      return {
        isChanged: reply.data.result,
        changedAt: Number.isNaN(changedAt) ? null : changedAt,
      };
    }
    // A refusal with 451 also means changed terms (PLT-05).
    return reply.failure.kind === "terms" ? { isChanged: true, changedAt: null } : null;
  });
}

/**
 * Whether the signed-in player must confirm changed terms. Null = unknown: pages continue as if not (TRM-01),
 * placing is refused (LIM-20).
 */
export async function loadWhetherTermsChanged(scope: PlatformScope): Promise<boolean | null> {
  return (await loadTermsStatus(scope))?.isChanged ?? null;
}

/** The terms as the player is asked to accept them (TRM-04). */
export async function loadTermsRules(
  scope: PlatformScope,
): Promise<Answer<readonly TermsRuleWithParts[]>> {
  return mapReply(await call(scope, termsCalls.rules), ({ rules }) => termsRules(rules));
}

/**
 * Tells the platform that the player accepts the changed terms (TRM-03); a refusal carries the
 * platform's text.
 */
export async function confirmChangedTerms(scope: PlatformScope): Promise<Answer<null>> {
  const reply = await call(scope, termsCalls.confirm);
  dropMemoised(scope, memoised.terms);
  if (!reply.ok) return reply;
  if (reply.data.success) return { ok: true, value: null };
  const title = reply.data.message ?? null;
  return {
    ok: false,
    failure: { kind: "refused", status: reply.status, code: null, title, body: null },
  };
}
