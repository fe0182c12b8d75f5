import { asMinor, type Minor } from "../money/amount";
import {
  isExclusion,
  type LimitCode,
  moneyWindow,
  playBlock,
  selfExclusion,
  timeOut,
  unitMs,
} from "./codes";

/** INACTIVE = ended or cancelled. */
export type LimitState = "ACTIVE" | "PENDING" | "INACTIVE";

/**
 * A limit as the platform stores it. A type may have two: the one in force, and a pending one that replaces
 * it after the player's approval (LIM-06, APR-01).
 */
export interface Limit {
  readonly code: LimitCode;
  readonly state: LimitState;
  /** Minor units of the limits' currency, days, hours or minutes, depending on the code; null = no limit. */
  readonly value: number | null;
  /** What is left of it now: minor units, or ms of the session; null where the platform does not count it. */
  readonly left: number | null;
  /** ms since epoch. */
  readonly startedAt: number;
  /** ms since epoch; null = no end. */
  readonly endsAt: number | null;
  readonly needsApproval: boolean;
  /** Id of the reason for a self-exclusion (LIM-08). */
  readonly reasonId: number | null;
}

/** A player's limits and the currency of their amounts; null where none is an amount. */
export interface Limits {
  readonly iso: string | null;
  readonly all: readonly Limit[];
}

/** The value or the remainder of a money limit as an amount in the limits' currency. */
export function limitAmount(value: number): Minor {
  return asMinor(value);
}

/** The limit of a type in force now. */
export function inForce(limits: readonly Limit[], code: LimitCode, now: number): Limit | null {
  const active = limits.find((limit) => limit.code === code && limit.state === "ACTIVE");
  return active && (active.endsAt === null || now < active.endsAt) ? active : null;
}

/** The pending limit of a type. */
export function pendingOf(limits: readonly Limit[], code: LimitCode): Limit | null {
  return limits.find((limit) => limit.code === code && limit.state === "PENDING") ?? null;
}

/** The lock on betting and depositing that lasts longest; null = none (LIM-12). */
export function lockOf(limits: readonly Limit[], now: number): Limit | null {
  const locks = [selfExclusion, timeOut, playBlock] as const;
  let longest: Limit | null = null;
  for (const code of locks) {
    const lock = inForce(limits, code, now);
    if (lock && (longest === null || endOf(lock) > endOf(longest))) longest = lock;
  }
  return longest;
}

/** Tolerated difference between the clocks of shell and platform, ms. */
export const clocksApartMs = 60_000;

/** Whether play is blocked for the whole day of a break requested now (LIM-17), however the block began. */
export function holdsBreak(limits: readonly Limit[], now: number): boolean {
  const block = inForce(limits, playBlock, now);
  return block !== null && endOf(block) >= now + unitMs(playBlock) - clocksApartMs;
}

/** When a limit ends, ms since epoch; infinity without an end. */
export function endOf({ endsAt }: Limit): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}

/** The money limits of the given kinds with the least left (LIM-14). null where none is in force. */
export function strictest(
  limits: readonly Limit[],
  kinds: readonly ("wagering" | "loss" | "deposit")[],
  now: number,
): (Limit & { readonly left: number }) | null {
  let least: (Limit & { readonly left: number }) | null = null;
  for (const limit of limits) {
    const window = moneyWindow(limit.code);
    if (!window || !kinds.includes(window.kind) || inForce(limits, limit.code, now) !== limit)
      continue;
    const { left } = limit;
    if (left !== null && (least === null || left < least.left)) least = { ...limit, left };
  }
  return least;
}

/**
 * Direction of a pending change (LIM-06): 1 raises or removes the limit, -1 lowers it. A longer
 * self-exclusion or time-out is stricter; a rarer reality check is looser.
 */
export function directionOf(pending: Limit, active: Limit | null): 1 | -1 {
  return isLooser(pending.code, pending.value, active?.value ?? null) ? 1 : -1;
}

/** Whether a value of a type is looser than another; null = no limit. */
export function isLooser(code: LimitCode, value: number | null, than: number | null): boolean {
  if (than === null) return false;
  if (value === null) return true;
  const isLongerStricter = isExclusion(code) || code === playBlock;
  return isLongerStricter ? value < than : value > than;
}

/**
 * Whether a value is stricter than the one in force (LIM-07): a lower limit, a more frequent check, or an
 * exclusion that ends later. Pending values are ignored, because the new one replaces them.
 */
export function isStricter(
  code: LimitCode,
  value: number | null,
  held: Limit | null,
  now: number,
): boolean {
  if (value === null) return false;
  if (held === null || held.value === null) return true;
  if (isExclusion(code)) return held.endsAt !== null && now + value * unitMs(code) > held.endsAt;
  return isLooser(code, held.value, value);
}
