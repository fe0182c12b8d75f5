import {
  type LimitCode,
  playBlock,
  realityCheck,
  selfExclusion,
  timeOut,
  unitMs,
} from "~/domain/limits/codes";
import {
  inForce,
  isLooser,
  isStricter,
  type Limit,
  lockOf,
  pendingOf,
} from "~/domain/limits/limit";
import { limitsOf, ruleValue, type StoredLimit, type StoredLimits, wireValue } from "./stored";

/** Requested value of a limit type; null = no limit. Amounts in whole units. */
export interface Wish {
  readonly code: LimitCode;
  readonly value: number | null;
  readonly reasonId: number | null;
}

/**
 * Result of requested limits: those effective at once, and those that loosen a limit and need the test and a
 * waiting period (LIM-12).
 */
export interface Judged {
  readonly stored: StoredLimits;
  readonly raises: readonly Wish[];
  /** A type that cannot be changed now; then no request takes effect. */
  readonly refused: LimitCode | null;
}

/**
 * Applies stricter limits at once and lists those that would loosen one. A lower value also replaces a
 * pending higher one: of two concurrent requests the stricter remains. While play is locked nothing is
 * loosened (LIM-12); an active exclusion is replaced only by one that ends later (LIM-07).
 */
export function judgeWishes(stored: StoredLimits, wishes: readonly Wish[], now: number): Judged {
  const limits = limitsOf(stored, now);
  const next: StoredLimits = { ...stored };
  const raises: Wish[] = [];
  const isLocked = lockOf(limits, now) !== null;
  for (const wish of wishes) {
    const active = inForce(limits, wish.code, now);
    if (isFinal(wish.code) && active) {
      if (!isStricter(wish.code, wish.value, active, now))
        return { stored, raises: [], refused: wish.code };
      next[String(wish.code)] = held(wish, null, now);
      continue;
    }
    const current = active?.value ?? null;
    const pending = pendingOf(limits, wish.code);
    if (isLooser(wish.code, wish.value, current) && wish.code !== realityCheck) {
      if (isLocked) return { stored, raises: [], refused: wish.code };
      if (!pending || pending.value !== wish.value) raises.push(wish);
    } else if (wish.value !== current || pending) {
      next[String(wish.code)] = held(wish, active, now);
    }
  }
  return { stored: next, raises, refused: null };
}

/**
 * Stores raises as pending: they take effect when the player approves them; none is stored while play is
 * locked (LIM-12).
 */
export function withRaises(
  stored: StoredLimits,
  raises: readonly Wish[],
  now: number,
): StoredLimits {
  const limits = limitsOf(stored, now);
  if (lockOf(limits, now)) return stored;
  const next: StoredLimits = { ...stored };
  for (const { code, value } of raises) {
    const kept = stored[String(code)];
    // The limit may have changed since the test was opened: a request that no longer loosens it is dropped.
    if (!kept || !isLooser(code, value, inForce(limits, code, now)?.value ?? null)) continue;
    next[String(code)] = {
      ...kept,
      pending: {
        ...{ limitValue: wireValue(code, value), limitState: "PENDING", needApprove: true },
        startedAt: Math.ceil(now / 1000),
      },
    };
  }
  return next;
}

/** Decides due limits: approved values take effect, rejected ones are dropped (APR-01). */
export function withDecision(
  stored: StoredLimits,
  due: readonly Limit[],
  isApproved: boolean,
  now: number,
): StoredLimits {
  const next: StoredLimits = { ...stored };
  for (const { code, value } of due) {
    const kept = stored[String(code)];
    if (!kept) continue;
    next[String(code)] = isApproved
      ? held({ code, value, reasonId: null }, null, now)
      : { ...kept, pending: null };
  }
  return next;
}

/** Drops pending values of some types (LIM-05). */
export function withoutPending(stored: StoredLimits, codes: readonly LimitCode[]): StoredLimits {
  const next: StoredLimits = { ...stored };
  for (const code of codes) {
    const kept = stored[String(code)];
    if (kept?.pending) next[String(code)] = { ...kept, pending: null };
  }
  return next;
}

function held({ code, value, reasonId }: Wish, before: Limit | null, now: number): StoredLimit {
  const isSame = before !== null && before.value === value;
  const startedAt = Math.ceil((isSame ? before.startedAt : now) / 1000);
  return {
    ...{ limitType: code, limitValue: wireValue(code, value), needApprove: false, pending: null },
    limitState: value === null ? "INACTIVE" : "ACTIVE",
    startedAt,
    endsAt: isTimed(code) && value !== null ? startedAt + (value * unitMs(code)) / 1000 : null,
    selfExcludeReason: code === selfExclusion ? reasonId : null,
  };
}

/** Whether a type cannot be cancelled or shortened once effective (LIM-05). */
function isFinal(code: LimitCode): boolean {
  return code === selfExclusion || code === timeOut;
}

/** Whether a type expires by time. */
function isTimed(code: LimitCode): boolean {
  return isFinal(code) || code === playBlock;
}

/** Maps a wire value to a requested limit. */
export function wishOf(code: LimitCode, value: number, reasonId: number | null): Wish {
  return { code, value: ruleValue(value), reasonId };
}
