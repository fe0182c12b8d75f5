import {
  codesOf,
  isExclusion,
  type LimitCode,
  limitCodes,
  playBlock,
  sectionOf,
  selfExclusion,
} from "~/domain/limits/codes";
import { type Limit, limitInForce, pendingOf } from "~/domain/limits/limit";

/**
 * Why a field is disabled (LIM-19): its change is pending, it is in force and cannot be cancelled, another
 * field of its section is disabled, or play is blocked. `until` is ms since epoch; null = until the player
 * decides, or no end.
 */
export interface Disabled {
  readonly reason: "pending" | "active" | "section" | "blocked";
  readonly until: number | null;
}

const wholeSections = ["deposit", "wagering", "loss"] as const;

/**
 * The disabled fields with the reason (LIM-07): first each field's own reason, then whole money sections
 * where `isBySection` (site config), then the extra section where one of its fields is disabled or play is
 * blocked.
 */
export function disabledFields(
  limits: readonly Limit[],
  { now, isBySection }: { readonly now: number; readonly isBySection: boolean },
): ReadonlyMap<LimitCode, Disabled> {
  const disabled = new Map<LimitCode, Disabled>();
  for (const code of limitCodes) {
    const own = ownReason(limits, code, now);
    if (own) disabled.set(code, own);
  }
  if (isBySection) for (const section of wholeSections) disableAll(disabled, codesOf(section));
  const block = limitInForce(limits, playBlock, now);
  if (block) {
    for (const code of codesOf("extra"))
      if (!disabled.has(code)) disabled.set(code, { reason: "blocked", until: block.endsAt });
  }
  disableAll(disabled, codesOf("extra"));
  return disabled;
}

/**
 * Pending changes wait for the player; a self-exclusion or time-out in force cannot be cancelled (LIM-05).
 */
function ownReason(limits: readonly Limit[], code: LimitCode, now: number): Disabled | null {
  if (pendingOf(limits, code)) return { reason: "pending", until: null };
  const active = isExclusion(code) ? limitInForce(limits, code, now) : null;
  return active && { reason: "active", until: active.endsAt };
}

function disableAll(disabled: Map<LimitCode, Disabled>, codes: readonly LimitCode[]): void {
  const first = codes.map((code) => disabled.get(code)).find((found) => found !== undefined);
  if (!first) return;
  for (const code of codes)
    if (!disabled.has(code)) disabled.set(code, { reason: "section", until: first.until });
}

/** Whether a self-exclusion is chosen but not yet in force (LIM-09). */
export function isExclusionToCome(limits: readonly Limit[]): boolean {
  return pendingOf(limits, selfExclusion) !== null;
}

/** Whether a player can cancel a pending change: only deposit limits (LIM-05). */
export function isCancellable(limit: Limit): boolean {
  return limit.state === "PENDING" && sectionOf(limit.code) === "deposit";
}
