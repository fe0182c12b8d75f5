import {
  isExclusionCode,
  type LimitCode,
  realityCheckCode,
  selfExclusionCode,
  sessionLimitCode,
  timeLimitUnitMs,
} from "~/domain/limits/codes";
import { findLimitInForce, findPendingLimit } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { isLooserLimit, isStricterLimit } from "~/domain/limits/strictness";
import { isMoneyLimitValue, type LimitValue } from "~/domain/limits/value";
import { type StoredLimit, type StoredLimits, toLimits } from "./stored";

/** Requested value of a limit type; `reasonId` belongs to a self-exclusion. */
export type RequestedLimit = LimitValue & { readonly reasonId: number | null };

/**
 * Result of requested limits: those effective at once, and those that loosen a limit and need the test and a
 * waiting period (LIM-12).
 */
export interface LimitRequestResult {
  readonly stored: StoredLimits;
  readonly raises: readonly RequestedLimit[];
  /**
   * The limit type that cannot be changed as requested now; then none of the request takes effect.
   * Null = all of it can.
   */
  readonly refused: LimitCode | null;
}

/**
 * Applies stricter limits at once and lists those that would loosen one. A lower value also replaces a
 * pending higher one: of two concurrent requests the stricter remains. While play is locked nothing is
 * loosened (LIM-12); an active exclusion is replaced only by one that ends later (LIM-07).
 */
export function limitsWithStricterApplied(
  stored: StoredLimits,
  requested: readonly RequestedLimit[],
  now: number,
): LimitRequestResult {
  const limits = toLimits(stored, now);
  const next: StoredLimits = { ...stored };
  const raises: RequestedLimit[] = [];
  const isLocked = findLongestPlayLock(limits, now) !== null;
  for (const asked of requested) {
    const active: Limit | null = findLimitInForce(limits, asked.code, now);
    // An exclusion in force is never cancelled or shortened (LIM-05).
    if (isExclusionCode(asked.code) && active) {
      if (!isStricterLimit(asked, active, now)) return { stored, raises: [], refused: asked.code };
      next[String(asked.code)] = held(asked, null, now);
      continue;
    }
    const pending: Limit | null = findPendingLimit(limits, asked.code);
    if (isLooserLimit(asked, active) && asked.code !== realityCheckCode) {
      if (isLocked) return { stored, raises: [], refused: asked.code };
      if (!pending || pending.value !== asked.value) raises.push(asked);
    } else if (asked.value !== (active?.value ?? null) || pending) {
      next[String(asked.code)] = held(asked, active, now);
    }
  }
  return { stored: next, raises, refused: null };
}

/**
 * A copy of stored limits with raises added as pending, which take effect when the player approves
 * them. Unchanged while play is locked; a raise that loosens no limit is left out (LIM-12).
 */
export function limitsWithRaisesAwaitingApproval(
  stored: StoredLimits,
  raises: readonly RequestedLimit[],
  now: number,
): StoredLimits {
  const limits = toLimits(stored, now);
  if (findLongestPlayLock(limits, now)) return stored;
  const next: StoredLimits = { ...stored };
  for (const raise of raises) {
    const current = stored[String(raise.code)];
    // The limit may have changed since the test was opened: a request that no longer loosens it is dropped.
    if (!current || !isLooserLimit(raise, findLimitInForce(limits, raise.code, now))) continue;
    next[String(raise.code)] = {
      ...current,
      pending: {
        value: raise.value,
        limitState: "PENDING",
        needApprove: true,
        startedAt: Math.ceil(now / 1000),
      },
    };
  }
  return next;
}

/**
 * A copy of stored limits after the player's decision on those that are due: approved values are in
 * force, rejected ones are dropped (APR-01).
 */
export function limitsWithDecision(
  stored: StoredLimits,
  due: readonly Limit[],
  isApproved: boolean,
  now: number,
): StoredLimits {
  const next: StoredLimits = { ...stored };
  for (const limit of due) {
    const current = stored[String(limit.code)];
    if (!current) continue;
    next[String(limit.code)] = isApproved
      ? held({ ...limit, reasonId: null }, null, now)
      : { ...current, pending: null };
  }
  return next;
}

/** A copy of stored limits without the pending values of some types (LIM-05). */
export function limitsWithoutPending(
  stored: StoredLimits,
  codes: readonly LimitCode[],
): StoredLimits {
  const next: StoredLimits = { ...stored };
  for (const code of codes) {
    const current = stored[String(code)];
    if (current?.pending) next[String(code)] = { ...current, pending: null };
  }
  return next;
}

function held(asked: RequestedLimit, before: Limit | null, now: number): StoredLimit {
  const { code, value, reasonId } = asked;
  const isSame = before !== null && before.value === value;
  const startedAt = Math.ceil(((isSame ? before.startedAt : null) ?? now) / 1000);
  return {
    limitType: code,
    value,
    needApprove: false,
    pending: null,
    limitState: value === null ? "INACTIVE" : "ACTIVE",
    startedAt,
    endsAt: endOf(asked, startedAt),
    selfExcludeReason: code === selfExclusionCode ? reasonId : null,
  };
}

/**
 * When a limit that locks play for a time (self-exclusion, time-out, break) ends, seconds since
 * epoch; null for other types, and without a value.
 */
function endOf(limit: LimitValue, startedAt: number): number | null {
  if (
    isMoneyLimitValue(limit) ||
    limit.code === sessionLimitCode ||
    limit.code === realityCheckCode
  )
    return null;
  return limit.value === null
    ? null
    : startedAt + (limit.value * timeLimitUnitMs(limit.code)) / 1000;
}
