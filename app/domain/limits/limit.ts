import { isAmountBelow, type Minor } from "../money/amount";
import {
  isExclusionCode,
  type LimitCode,
  type MoneyLimitCode,
  type MoneyLimitKind,
  moneyLimitWindow,
  playBlockCode,
  type realityCheckCode,
  selfExclusionCode,
  type sessionLimitCode,
  timeLimitUnitMs,
  timeOutCode,
} from "./codes";
import {
  type DaysValue,
  type HoursValue,
  isMoneyValue,
  type LimitValue,
  type LimitValueByCode,
  type MinutesValue,
  type MoneyValue,
} from "./value";

/** INACTIVE = ended or cancelled. */
export type LimitState = "ACTIVE" | "PENDING" | "INACTIVE";

/** What limits of every type have. */
export interface CommonLimitFields {
  readonly state: LimitState;
  /** ms since epoch. */
  readonly startedAt: number;
  /** ms since epoch; null = no end. */
  readonly endsAt: number | null;
  readonly needsApproval: boolean;
  /** Id of the reason for a self-exclusion (LIM-08). */
  readonly reasonId: number | null;
}

export interface MoneyLimit<C extends string = string> extends MoneyValue<C>, CommonLimitFields {
  /** The amount left of it now; null where the platform does not count it. */
  readonly left: Minor<C> | null;
}
export interface SessionLimit extends HoursValue, CommonLimitFields {
  /** What is left of the session, ms; null where the platform does not count it. */
  readonly left: number | null;
}
export interface RealityCheckLimit extends MinutesValue, CommonLimitFields {
  readonly left: null;
}
/** A self-exclusion, a time-out or a break. */
export interface PlayLock extends DaysValue, CommonLimitFields {
  readonly left: null;
}

/**
 * A limit as the platform stores it. A type may have two: the one in force, and a pending one that replaces
 * it after the player's approval (LIM-06, APR-01).
 */
export type Limit<C extends string = string> =
  | MoneyLimit<C>
  | SessionLimit
  | RealityCheckLimit
  | PlayLock;

/** The limits of types `K`. */
export type LimitByCode<K extends LimitCode, C extends string = string> = K extends MoneyLimitCode
  ? MoneyLimit<C>
  : K extends typeof sessionLimitCode
    ? SessionLimit
    : K extends typeof realityCheckCode
      ? RealityCheckLimit
      : PlayLock;

/** A player's limits and the currency of their amounts; null where none is an amount. */
export interface Limits<C extends string = string> {
  readonly iso: C | null;
  readonly all: readonly Limit<C>[];
}

/** A limit of which nothing is counted. */
export function createLimit<C extends string>(
  value: LimitValue<C>,
  terms: CommonLimitFields,
): Limit<C> {
  return { ...value, ...terms, left: null };
}

/** The limit of a type in force now. */
export function findLimitInForce<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
  now: number,
): LimitByCode<K, C> | null {
  const active = ofType(limits, code, "ACTIVE");
  return active && (active.endsAt === null || now < active.endsAt) ? active : null;
}

/** The pending limit of a type. */
export function findPendingLimit<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
): LimitByCode<K, C> | null {
  return ofType(limits, code, "PENDING");
}

function ofType<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
  state: LimitState,
): LimitByCode<K, C> | null {
  const isThat = (limit: Limit<C>): limit is LimitByCode<K, C> =>
    limit.code === code && limit.state === state;
  return limits.find(isThat) ?? null;
}

/** The lock on betting and depositing that lasts longest; null = none (LIM-12). */
export function findLongestPlayLock(limits: readonly Limit[], now: number): PlayLock | null {
  const locks = [selfExclusionCode, timeOutCode, playBlockCode] as const;
  let longest: PlayLock | null = null;
  for (const code of locks) {
    const lock = findLimitInForce(limits, code, now);
    if (lock && (longest === null || limitEndMs(lock) > limitEndMs(longest))) longest = lock;
  }
  return longest;
}

/** Tolerated difference between the clocks of shell and platform, ms. */
export const clockToleranceMs = 60_000;

/** Whether play is blocked for the whole day of a break requested now (LIM-17), however the block began. */
export function isBreakCovered(limits: readonly Limit[], now: number): boolean {
  const block = findLimitInForce(limits, playBlockCode, now);
  return (
    block !== null && limitEndMs(block) >= now + timeLimitUnitMs(playBlockCode) - clockToleranceMs
  );
}

/** When a limit ends, ms since epoch; infinity without an end. */
export function limitEndMs({ endsAt }: Limit): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}

/** A money limit of which the platform counts what is left. */
export type CountedLimit<C extends string = string> = MoneyLimit<C> & { readonly left: Minor<C> };

/** The money limits of the given kinds with the least left (LIM-14). null where none is in force. */
export function findStrictestMoneyLimit<C extends string>(
  limits: readonly Limit<C>[],
  kinds: readonly MoneyLimitKind[],
  now: number,
): CountedLimit<C> | null {
  let least: CountedLimit<C> | null = null;
  for (const limit of limits) {
    if (!isMoneyValue(limit) || !kinds.includes(moneyLimitWindow(limit.code).kind)) continue;
    if (findLimitInForce(limits, limit.code, now) !== limit) continue;
    const { left } = limit;
    if (left !== null && (least === null || isAmountBelow(left, least.left)))
      least = { ...limit, left };
  }
  return least;
}

/**
 * Direction of a pending change (LIM-06): 1 raises or removes the limit, -1 lowers it. A longer
 * self-exclusion or time-out is stricter; a rarer reality check is looser.
 */
export function limitChangeDirection<K extends LimitCode, C extends string>(
  pending: LimitValue<C> & { readonly code: K },
  active: LimitValueByCode<K, C> | null,
): 1 | -1 {
  return isLooserLimit(pending, active) ? 1 : -1;
}

/** Whether a value is looser than another of its type; null = no limit. */
export function isLooserLimit<K extends LimitCode, C extends string>(
  asked: LimitValue<C> & { readonly code: K },
  held: LimitValueByCode<K, C> | null,
): boolean {
  const { code, value } = asked;
  const than = held?.value ?? null;
  if (than === null) return false;
  if (value === null) return true;
  const isLongerStricter = isExclusionCode(code) || code === playBlockCode;
  return isLongerStricter ? value < than : value > than;
}

/**
 * Whether a value is stricter than the one in force (LIM-07): a lower limit, a more frequent check, or an
 * exclusion that ends later. Pending values are ignored, because the new one replaces them.
 */
export function isStricterLimit<K extends LimitCode, C extends string>(
  asked: LimitValue<C> & { readonly code: K },
  held: LimitByCode<K, C> | null,
  now: number,
): boolean {
  const { code, value } = asked;
  if (value === null) return false;
  if (held === null || held.value === null) return true;
  if (isExclusionCode(code))
    return held.endsAt !== null && now + value * timeLimitUnitMs(code) > held.endsAt;
  return isLooserLimit(held, asked);
}
