import { limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import type { RequestContext } from "~/features/gate/request-context";
import type { LimitField } from "~/features/limits/view";
import { buildLimitsView } from "~/features/limits/view";

/** Deposit limits in force with what is left of them (LIM-14). */
export function depositLimitsInForce({
  limits,
  config,
  now,
}: RequestContext): readonly LimitField[] {
  if (!limits) return [];
  const { sections } = buildLimitsView({
    limits: limits.all,
    choices: { iso: limits.iso, values: new Map() },
    now,
    isBySection: false,
    delayMs: limitRaiseApprovalDelayMs(config.playerSafety),
  });
  const fields = sections.find(({ section }) => section === "deposit")?.fields ?? [];
  return fields.filter(({ held }) => held !== null);
}
