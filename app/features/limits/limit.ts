import { asMinor, type Minor } from "../money/amount";
import { isExclusion, type LimitCode, moneyWindow, playBlock, selfExclusion, timeOut, unitMs } from "./codes";

/** INACTIVE = over, or given up. */
export type LimitState = "ACTIVE" | "PENDING" | "INACTIVE";

/**
 * A limit as the platform keeps it. A type may have two: the one in force, and a pending one that will take its place
 * once the player has approved it (LIM-06, APR-01).
 */
export interface Limit {
  readonly code: LimitCode;
  readonly state: LimitState;
  /** Minor units of the limits' currency, days, hours or minutes, as its code says; null = no limit. */
  readonly value: number | null;
  /** What is left of it now: minor units, or ms of the session; null where nobody counts. */
  readonly left: number | null;
  /** ms since epoch. */
  readonly startedAt: number;
  /** ms since epoch; null = without end. */
  readonly endsAt: number | null;
  readonly needsApproval: boolean;
  /** Why a player has excluded himself, by the reason's id (LIM-08). */
  readonly reasonId: number | null;
}

/** A player's limits and the currency that their amounts are in; null where none is an amount. */
export interface Limits {
  readonly iso: string | null;
  readonly all: readonly Limit[];
}

/** A value, or what is left, of a limit of money as an amount of the limits' currency. */
export function limitAmount(value: number): Minor {
  return asMinor(value);
}

/** The limit of a type that holds now. */
export function inForce(limits: readonly Limit[], code: LimitCode, now: number): Limit | null {
  const active = limits.find((limit) => limit.code === code && limit.state === "ACTIVE");
  return active && (active.endsAt === null || now < active.endsAt) ? active : null;
}

/** The limit of a type that is to come. */
export function pendingOf(limits: readonly Limit[], code: LimitCode): Limit | null {
  return limits.find((limit) => limit.code === code && limit.state === "PENDING") ?? null;
}

/** What keeps a player from betting and depositing just now, the one that lasts longest; null = nothing (LIM-12). */
export function lockOf(limits: readonly Limit[], now: number): Limit | null {
  const locks = [selfExclusion, timeOut, playBlock] as const;
  let longest: Limit | null = null;
  for (const code of locks) {
    const lock = inForce(limits, code, now);
    if (lock && (longest === null || endOf(lock) > endOf(longest))) longest = lock;
  }
  return longest;
}

/** What the clocks of shell and platform may differ by, ms. */
export const clocksApartMs = 60_000;

/** Whether play is blocked for the whole day of a break that is asked for now (LIM-17), whoever has begun it. */
export function holdsBreak(limits: readonly Limit[], now: number): boolean {
  const block = inForce(limits, playBlock, now);
  return block !== null && endOf(block) >= now + unitMs(playBlock) - clocksApartMs;
}

/** When a limit ends, ms since epoch; infinite where it does not. */
export function endOf({ endsAt }: Limit): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}

/**
 * The limits of money of one kind that have least left: where several hold, the strictest decides (LIM-14). null
 * where none holds.
 */
export function strictest(
  limits: readonly Limit[],
  kinds: readonly ("wagering" | "loss" | "deposit")[],
  now: number,
): (Limit & { readonly left: number }) | null {
  let least: (Limit & { readonly left: number }) | null = null;
  for (const limit of limits) {
    const window = moneyWindow(limit.code);
    if (!window || !kinds.includes(window.kind) || inForce(limits, limit.code, now) !== limit) continue;
    const { left } = limit;
    if (left !== null && (least === null || left < least.left)) least = { ...limit, left };
  }
  return least;
}

/**
 * Which way a pending change goes (LIM-06): 1 raises or removes what holds, -1 lowers it. Of a self-exclusion or a
 * time-out longer is stricter; of a reality check rarer is looser.
 */
export function directionOf(pending: Limit, active: Limit | null): 1 | -1 {
  return isLooser(pending.code, pending.value, active?.value ?? null) ? 1 : -1;
}

/** Whether a value of a type leaves a player more room than another; null = no limit at all. */
export function isLooser(code: LimitCode, value: number | null, than: number | null): boolean {
  if (than === null) return false;
  if (value === null) return true;
  const isLongerStricter = isExclusion(code) || code === playBlock;
  return isLongerStricter ? value < than : value > than;
}

/**
 * Whether a value leaves a player less room than what holds (LIM-07): a lower limit, a check that comes more
 * often, or of an exclusion one that ends later. Nothing that is pending counts: it gives way.
 */
export function isStricter(code: LimitCode, value: number | null, held: Limit | null, now: number): boolean {
  if (value === null) return false;
  if (held === null || held.value === null) return true;
  if (isExclusion(code)) return held.endsAt !== null && now + value * unitMs(code) > held.endsAt;
  return isLooser(code, held.value, value);
}
