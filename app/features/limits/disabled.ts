import {
  breakLimitCode,
  isExclusionCode,
  type LimitCode,
  limitCodesOfSection,
  limitSectionOf,
  selfExclusionCode,
  settableLimitCodes,
} from "~/domain/limits/codes";
import { findLimitInForce, findPendingLimit } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";

/**
 * Why a field is disabled (LIM-19): its change is pending, it is in force and cannot be cancelled, another
 * field of its section is disabled, or play is blocked. `until` is ms since epoch; null = until the player
 * decides, or no end.
 */
export interface LimitFieldDisabledReason {
  readonly reason: "pending" | "active" | "section" | "blocked";
  readonly until: number | null;
}

const wholeSections = ["deposit", "wagering", "loss"] as const;

/**
 * The disabled fields with the reason (LIM-07): first each field's own reason, then whole money sections
 * where `isBySection` (site config), then the extra section where one of its fields is disabled or play is
 * blocked.
 */
export function findDisabledLimitFields(
  limits: readonly Limit[],
  { now, isBySection }: { readonly now: number; readonly isBySection: boolean },
): ReadonlyMap<LimitCode, LimitFieldDisabledReason> {
  const disabled = new Map<LimitCode, LimitFieldDisabledReason>();
  for (const code of settableLimitCodes) {
    const own = ownReason(limits, code, now);
    if (own) disabled.set(code, own);
  }
  if (isBySection)
    for (const section of wholeSections) disableAll(disabled, limitCodesOfSection(section));
  const block = findLimitInForce(limits, breakLimitCode, now);
  if (block) {
    for (const code of limitCodesOfSection("extra"))
      if (!disabled.has(code)) disabled.set(code, { reason: "blocked", until: block.endsAt });
  }
  disableAll(disabled, limitCodesOfSection("extra"));
  return disabled;
}

/**
 * The reason of its own why a type's field is disabled; null = none. A pending change waits for the
 * player; a self-exclusion or time-out in force cannot be cancelled (LIM-05).
 */
function ownReason(
  limits: readonly Limit[],
  code: LimitCode,
  now: number,
): LimitFieldDisabledReason | null {
  if (findPendingLimit(limits, code)) return { reason: "pending", until: null };
  const active = isExclusionCode(code) ? findLimitInForce(limits, code, now) : null;
  return active && { reason: "active", until: active.endsAt };
}

function disableAll(
  disabled: Map<LimitCode, LimitFieldDisabledReason>,
  codes: readonly LimitCode[],
): void {
  const first = codes.map((code) => disabled.get(code)).find((found) => found !== undefined);
  if (!first) return;
  for (const code of codes)
    if (!disabled.has(code)) disabled.set(code, { reason: "section", until: first.until });
}

/** Whether a self-exclusion is chosen but not yet in force (LIM-09). */
export function isSelfExclusionPending(limits: readonly Limit[]): boolean {
  return findPendingLimit(limits, selfExclusionCode) !== null;
}

/** Whether a player can cancel a pending change: only deposit limits (LIM-05). */
export function isPendingDepositLimit(limit: Limit): boolean {
  return limit.state === "PENDING" && limitSectionOf(limit.code) === "deposit";
}
