import {
  type LimitCode,
  playBlock,
  realityCheck,
  selfExclusion,
  timeOut,
  unitMs,
} from "~/features/limits/codes";
import { inForce, isLooser, isStricter, type Limit, lockOf, pendingOf } from "~/features/limits/limit";
import { limitsOf, ruleValue, type StoredLimit, type StoredLimits, wireValue } from "./stored";

/** A value that a player wants for a type; null = no limit. Amounts in whole units. */
export interface Wish {
  readonly code: LimitCode;
  readonly value: number | null;
  readonly reasonId: number | null;
}

/** What comes of wishes: what holds at once, and which of them loosen a limit and so need the test and a wait (LIM-12). */
export interface Judged {
  readonly stored: StoredLimits;
  readonly raises: readonly Wish[];
  /** A type that cannot be changed now; then nothing of the wishes holds. */
  readonly refused: LimitCode | null;
}

/**
 * Applies what makes limits stricter at once, and names what would loosen them. A lower value also takes the place of a
 * pending higher one: the stricter of two wishes that race is what remains. While play is locked nothing is loosened (LIM-12);
 * an exclusion that holds gives way to one that ends later (LIM-07).
 */
export function judgeWishes(stored: StoredLimits, wishes: readonly Wish[], now: number): Judged {
  const limits = limitsOf(stored, now);
  const next: StoredLimits = { ...stored };
  const raises: Wish[] = [];
  const isLocked = lockOf(limits, now) !== null;
  for (const wish of wishes) {
    const active = inForce(limits, wish.code, now);
    if (isFinal(wish.code) && active) {
      if (!isStricter(wish.code, wish.value, active, now)) return { stored, raises: [], refused: wish.code };
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

/** Keeps raises as pending: they hold nothing until the player approves them; none is begun while play is locked (LIM-12). */
export function withRaises(stored: StoredLimits, raises: readonly Wish[], now: number): StoredLimits {
  const limits = limitsOf(stored, now);
  if (lockOf(limits, now)) return stored;
  const next: StoredLimits = { ...stored };
  for (const { code, value } of raises) {
    const kept = stored[String(code)];
    // Between the test and its answers the limit may have become another: what loosens nothing now is not kept.
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

/** Decides what is due: approved values take effect, rejected ones are forgotten (APR-01). */
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

/** Forgets what is pending of some types (LIM-05). */
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

/** Cannot be taken back or shortened once it holds (LIM-05). */
function isFinal(code: LimitCode): boolean {
  return code === selfExclusion || code === timeOut;
}

/** Ends by itself. */
function isTimed(code: LimitCode): boolean {
  return isFinal(code) || code === playBlock;
}

/** A value of the wire as a wish. */
export function wishOf(code: LimitCode, value: number, reasonId: number | null): Wish {
  return { code, value: ruleValue(value), reasonId };
}
