import { isMoneyLimitCode, type LimitCode } from "~/domain/limits/codes";
import { isMoneyLimitValue, type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import type { Minor } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import { noLimitWireAmount, notSetWireHours } from "~/platform/services/limits/wire.server";

/**
 * A number of the wire as a value of a type: amounts in whole units with decimals, and the numbers for "none".
 * Null where it is no amount of the currency.
 */
export function parseLimitWireNumber<C extends string>(
  code: LimitCode,
  number: number,
  iso: C,
): LimitValue<C> | null {
  const isNone = number === noLimitWireAmount || number === notSetWireHours;
  if (!isMoneyLimitCode(code)) return toTimeLimitValue(code, isNone ? null : number);
  if (isNone) return { code, value: null };
  const value = toMinor(String(number), iso);
  return value === null ? null : { code, value };
}

/** A limit's value as a number of the wire, with the type's own number for "none". */
export function limitWireNumber<C extends string>(limit: LimitValue<C>, iso: C): number {
  if (!isMoneyLimitValue(limit)) return limit.value ?? notSetWireHours;
  return limit.value === null ? noLimitWireAmount : toMainUnitsNumber(limit.value, iso);
}

/** An amount as a number of the currency's main unit, decimals included (1.5), made from its decimal text. */
export function toMainUnitsNumber<C extends string>(amount: Minor<C>, iso: C): number {
  return Number(fromMinor(amount, iso));
}
