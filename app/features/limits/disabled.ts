import {
  codesOf,
  isExclusion,
  type LimitCode,
  limitCodes,
  playBlock,
  sectionOf,
  selfExclusion,
} from "./codes";
import { inForce, type Limit, pendingOf } from "./limit";

/**
 * Why a field cannot be changed (LIM-19): a change of it is pending; it holds and cannot be taken back; another field of
 * its section cannot be changed; play is blocked. `until` is ms since epoch; null = until the player decides or without
 * end.
 */
export interface Disabled {
  readonly reason: "pending" | "active" | "section" | "blocked";
  readonly until: number | null;
}

const wholeSections = ["deposit", "wagering", "loss"] as const;

/**
 * The fields that cannot be changed now, with the reason (LIM-07): each by itself, then
 * whole sections of money where `isBySection` (site config) says so, then the extra section where one of its fields is,
 * or play is blocked.
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
  const block = inForce(limits, playBlock, now);
  if (block) {
    for (const code of codesOf("extra"))
      if (!disabled.has(code)) disabled.set(code, { reason: "blocked", until: block.endsAt });
  }
  disableAll(disabled, codesOf("extra"));
  return disabled;
}

/** Pending changes wait for the player; a self-exclusion or time-out in force is not taken back (LIM-05). */
function ownReason(limits: readonly Limit[], code: LimitCode, now: number): Disabled | null {
  if (pendingOf(limits, code)) return { reason: "pending", until: null };
  const active = isExclusion(code) ? inForce(limits, code, now) : null;
  return active && { reason: "active", until: active.endsAt };
}

function disableAll(disabled: Map<LimitCode, Disabled>, codes: readonly LimitCode[]): void {
  const first = codes.map((code) => disabled.get(code)).find((found) => found !== undefined);
  if (!first) return;
  for (const code of codes)
    if (!disabled.has(code)) disabled.set(code, { reason: "section", until: first.until });
}

/** Whether a self-exclusion is chosen and has not begun (LIM-09). */
export function isExclusionToCome(limits: readonly Limit[]): boolean {
  return pendingOf(limits, selfExclusion) !== null;
}

/** Whether a player can take a pending change back: those of deposits (LIM-05). */
export function isCancellable(limit: Limit): boolean {
  return limit.state === "PENDING" && sectionOf(limit.code) === "deposit";
}
