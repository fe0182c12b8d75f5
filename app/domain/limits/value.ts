import type { Minor } from "../money/amount";
import {
  isMoneyLimitCode,
  type LimitCode,
  type MoneyLimitCode,
  type PlayLockLimitCode,
  realityCheckCode,
  sessionLimitCode,
  type TimeLimitCode,
} from "./codes";

declare const inUnit: unique symbol;

/** A whole number of a unit of time: a number at run time, and a type that fits no other unit and no amount. */
type Count<U extends "days" | "hours" | "minutes"> = number & {
  readonly [inUnit]: (unit: U) => U;
};
export type Days = Count<"days">;
export type Hours = Count<"hours">;
export type Minutes = Count<"minutes">;

/**
 * Types a number from outside (wire, database, cookie) as days, hours or minutes, without
 * converting it.
 */
export function asDays(count: number): Days;
export function asDays(count: number): number {
  return count;
}

export function asHours(count: number): Hours;
export function asHours(count: number): number {
  return count;
}

export function asMinutes(count: number): Minutes;
export function asMinutes(count: number): number {
  return count;
}

/** A value of a type that limits money, in the currency of the limits; null = no limit. */
export interface MoneyLimitValue<C extends string = string> {
  readonly code: MoneyLimitCode;
  readonly value: Minor<C> | null;
}
/** The length of a self-exclusion, time-out or break, days; null = no limit. */
export interface PlayLockLengthInDays {
  readonly code: PlayLockLimitCode;
  readonly value: Days | null;
}
/** Hours of play a day; null = no limit. */
export interface SessionLimitValue {
  readonly code: typeof sessionLimitCode;
  readonly value: Hours | null;
}
/** Minutes between reality checks; null = no limit. */
export interface RealityCheckValue {
  readonly code: typeof realityCheckCode;
  readonly value: Minutes | null;
}
export type TimeLimitValue = PlayLockLengthInDays | SessionLimitValue | RealityCheckValue;

/** A value with the type it belongs to, which names its unit (LIM-01); null = no limit. */
export type LimitValue<C extends string = string> = MoneyLimitValue<C> | TimeLimitValue;

/** The values that types `K` can have. */
export type LimitValueByCode<
  K extends LimitCode,
  C extends string = string,
> = K extends MoneyLimitCode
  ? MoneyLimitValue<C>
  : K extends typeof sessionLimitCode
    ? SessionLimitValue
    : K extends typeof realityCheckCode
      ? RealityCheckValue
      : PlayLockLengthInDays;

export function isMoneyLimitValue<C extends string>(
  value: LimitValue<C>,
): value is MoneyLimitValue<C> {
  return isMoneyLimitCode(value.code);
}

/** A number from outside as a value of a type that limits time. */
export function toTimeLimitValue(code: TimeLimitCode, count: number | null): TimeLimitValue {
  switch (code) {
    case sessionLimitCode:
      return { code, value: count === null ? null : asHours(count) };
    case realityCheckCode:
      return { code, value: count === null ? null : asMinutes(count) };
    default:
      return { code, value: count === null ? null : asDays(count) };
  }
}

/** The value "no limit" (null) for the type of the given limit or value. */
export function unlimitedValue<C extends string>(limit: {
  readonly code: LimitCode;
}): LimitValue<C> {
  const { code } = limit;
  return isMoneyLimitCode(code) ? { code, value: null } : toTimeLimitValue(code, null);
}
