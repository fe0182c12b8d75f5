import { isBelow, type Minor } from "../money/amount";
import {
  isExclusion,
  type LimitCode,
  type MoneyCode,
  type MoneyKind,
  moneyWindow,
  playBlock,
  type realityCheck,
  selfExclusion,
  type sessionLimit,
  timeOut,
  unitMs,
} from "./codes";
import {
  type DaysValue,
  type HoursValue,
  isMoney,
  type LimitValue,
  type MinutesValue,
  type MoneyValue,
  type ValueOf,
} from "./value";

/** INACTIVE = ended or cancelled. */
export type LimitState = "ACTIVE" | "PENDING" | "INACTIVE";

/** What limits of every type have. */
export interface LimitTerms {
  readonly state: LimitState;
  /** ms since epoch. */
  readonly startedAt: number;
  /** ms since epoch; null = no end. */
  readonly endsAt: number | null;
  readonly needsApproval: boolean;
  /** Id of the reason for a self-exclusion (LIM-08). */
  readonly reasonId: number | null;
}

export interface MoneyLimit<C extends string = string> extends MoneyValue<C>, LimitTerms {
  /** The amount left of it now; null where the platform does not count it. */
  readonly left: Minor<C> | null;
}
export interface SessionLimit extends HoursValue, LimitTerms {
  /** What is left of the session, ms; null where the platform does not count it. */
  readonly left: number | null;
}
export interface CheckLimit extends MinutesValue, LimitTerms {
  readonly left: null;
}
/** A self-exclusion, a time-out or a break. */
export interface PlayLock extends DaysValue, LimitTerms {
  readonly left: null;
}

/**
 * A limit as the platform stores it. A type may have two: the one in force, and a pending one that replaces
 * it after the player's approval (LIM-06, APR-01).
 */
export type Limit<C extends string = string> = MoneyLimit<C> | SessionLimit | CheckLimit | PlayLock;

/** The limits of types `K`. */
export type LimitOf<K extends LimitCode, C extends string = string> = K extends MoneyCode
  ? MoneyLimit<C>
  : K extends typeof sessionLimit
    ? SessionLimit
    : K extends typeof realityCheck
      ? CheckLimit
      : PlayLock;

/** A player's limits and the currency of their amounts; null where none is an amount. */
export interface Limits<C extends string = string> {
  readonly iso: C | null;
  readonly all: readonly Limit<C>[];
}

/** A limit of which nothing is counted. */
export function limitOf<C extends string>(value: LimitValue<C>, terms: LimitTerms): Limit<C> {
  return { ...value, ...terms, left: null };
}

/** The limit of a type in force now. */
export function limitInForce<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
  now: number,
): LimitOf<K, C> | null {
  const active = ofType(limits, code, "ACTIVE");
  return active && (active.endsAt === null || now < active.endsAt) ? active : null;
}

/** The pending limit of a type. */
export function pendingOf<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
): LimitOf<K, C> | null {
  return ofType(limits, code, "PENDING");
}

function ofType<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
  state: LimitState,
): LimitOf<K, C> | null {
  const isThat = (limit: Limit<C>): limit is LimitOf<K, C> =>
    limit.code === code && limit.state === state;
  return limits.find(isThat) ?? null;
}

/** The lock on betting and depositing that lasts longest; null = none (LIM-12). */
export function lockOf(limits: readonly Limit[], now: number): PlayLock | null {
  const locks = [selfExclusion, timeOut, playBlock] as const;
  let longest: PlayLock | null = null;
  for (const code of locks) {
    const lock = limitInForce(limits, code, now);
    if (lock && (longest === null || endOf(lock) > endOf(longest))) longest = lock;
  }
  return longest;
}

/** Tolerated difference between the clocks of shell and platform, ms. */
export const clocksApartMs = 60_000;

/** Whether play is blocked for the whole day of a break requested now (LIM-17), however the block began. */
export function holdsBreak(limits: readonly Limit[], now: number): boolean {
  const block = limitInForce(limits, playBlock, now);
  return block !== null && endOf(block) >= now + unitMs(playBlock) - clocksApartMs;
}

/** When a limit ends, ms since epoch; infinity without an end. */
export function endOf({ endsAt }: Limit): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}

/** A money limit of which the platform counts what is left. */
export type CountedLimit<C extends string = string> = MoneyLimit<C> & { readonly left: Minor<C> };

/** The money limits of the given kinds with the least left (LIM-14). null where none is in force. */
export function strictest<C extends string>(
  limits: readonly Limit<C>[],
  kinds: readonly MoneyKind[],
  now: number,
): CountedLimit<C> | null {
  let least: CountedLimit<C> | null = null;
  for (const limit of limits) {
    if (!isMoney(limit) || !kinds.includes(moneyWindow(limit.code).kind)) continue;
    if (limitInForce(limits, limit.code, now) !== limit) continue;
    const { left } = limit;
    if (left !== null && (least === null || isBelow(left, least.left))) least = { ...limit, left };
  }
  return least;
}

/**
 * Direction of a pending change (LIM-06): 1 raises or removes the limit, -1 lowers it. A longer
 * self-exclusion or time-out is stricter; a rarer reality check is looser.
 */
export function directionOf<K extends LimitCode, C extends string>(
  pending: LimitValue<C> & { readonly code: K },
  active: ValueOf<K, C> | null,
): 1 | -1 {
  return isLooser(pending, active) ? 1 : -1;
}

/** Whether a value is looser than another of its type; null = no limit. */
export function isLooser<K extends LimitCode, C extends string>(
  asked: LimitValue<C> & { readonly code: K },
  held: ValueOf<K, C> | null,
): boolean {
  const { code, value } = asked;
  const than = held?.value ?? null;
  if (than === null) return false;
  if (value === null) return true;
  const isLongerStricter = isExclusion(code) || code === playBlock;
  return isLongerStricter ? value < than : value > than;
}

/**
 * Whether a value is stricter than the one in force (LIM-07): a lower limit, a more frequent check, or an
 * exclusion that ends later. Pending values are ignored, because the new one replaces them.
 */
export function isStricter<K extends LimitCode, C extends string>(
  asked: LimitValue<C> & { readonly code: K },
  held: LimitOf<K, C> | null,
  now: number,
): boolean {
  const { code, value } = asked;
  if (value === null) return false;
  if (held === null || held.value === null) return true;
  if (isExclusion(code)) return held.endsAt !== null && now + value * unitMs(code) > held.endsAt;
  return isLooser(held, asked);
}
