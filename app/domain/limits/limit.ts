import type { Minor } from "../money/amount";
import type { LimitCode, MoneyLimitCode, realityCheckCode, sessionLimitCode } from "./codes";
import type {
  LimitValue,
  MoneyLimitValue,
  PlayLockLengthInDays,
  RealityCheckValue,
  SessionLimitValue,
} from "./value";

/**
 * State of a limit as the platform stores it: PENDING = not in force yet, INACTIVE = ended or
 * cancelled.
 */
export type LimitState = "ACTIVE" | "PENDING" | "INACTIVE";

/** What limits of every type have. */
export interface CommonLimitFields {
  readonly state: LimitState;
  /** When it was asked for or came into force, ms since epoch; null = the platform does not say. */
  readonly startedAt: number | null;
  /** ms since epoch; null = no end. */
  readonly endsAt: number | null;
  readonly needsApproval: boolean;
  /** Id of the player's reason for a self-exclusion (LIM-08); null = none. */
  readonly reasonId: number | null;
}

export interface MoneyLimit<C extends string = string>
  extends MoneyLimitValue<C>,
    CommonLimitFields {
  /** The amount left of the limit now; null where the platform does not count it. */
  readonly left: Minor<C> | null;
}
export interface SessionLimit extends SessionLimitValue, CommonLimitFields {
  /** What is left of the session, ms; null where the platform does not count it. */
  readonly left: number | null;
}
export interface RealityCheckLimit extends RealityCheckValue, CommonLimitFields {
  readonly left: null;
}
/** A self-exclusion, a time-out or a break. */
export interface PlayLock extends PlayLockLengthInDays, CommonLimitFields {
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

/**
 * Makes a limit of a value and its terms; `left` is null, because nothing is counted towards it.
 */
export function createLimit<C extends string>(
  value: LimitValue<C>,
  terms: CommonLimitFields,
): Limit<C> {
  return { ...value, ...terms, left: null };
}
