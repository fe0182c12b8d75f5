import {
  isLimitCode,
  isMoneyCode,
  type LimitCode,
  sessionLimit,
  unitMs,
} from "~/domain/limits/codes";
import { type Limit, type Limits, limitOf } from "~/domain/limits/limit";
import { isMoney, type LimitValue, timeValue } from "~/domain/limits/value";
import { type Minor, zero } from "~/domain/money/amount";
import { currencyOf, fromMinor, toMinor } from "~/domain/money/money";
import { type LimitWire, noLimitValue, notSetValue } from "./wire.server";

/** Maps limits: ms, minor units, null for "none". Drops types that the product does not know. */
export function limitsFrom(wire: readonly LimitWire[]): Limits {
  const all: Limit[] = [];
  let iso: string | null = null;
  for (const each of wire) {
    const { limitType: code, measure } = each;
    if (!isLimitCode(code)) continue;
    if (isMoneyCode(code)) iso = measure;
    all.push(limitFrom(code, each));
  }
  return { iso, all };
}

function limitFrom(code: LimitCode, wire: LimitWire): Limit {
  const { limitBalance: balance, measure } = wire;
  const limit = limitOf(valueFrom(code, wire.limitValue, measure), {
    state: wire.limitState,
    startedAt: wire.startedAt * 1000,
    endsAt: wire.endsAt === null ? null : wire.endsAt * 1000,
    needsApproval: wire.needApprove,
    reasonId: wire.selfExcludeReason,
  });
  if (balance === null) return limit;
  if (isMoney(limit)) return { ...limit, left: amountFrom(balance, measure) };
  if (limit.code !== sessionLimit) return limit;
  return { ...limit, left: Math.round(balance * unitMs(sessionLimit)) };
}

/** Maps a wire value: amounts in minor units, null for "none" (LIM-01). */
export function valueFrom<C extends string>(
  code: LimitCode,
  number: number,
  measure: C,
): LimitValue<C> {
  const isNone = number === noLimitValue || number === notSetValue;
  if (!isMoneyCode(code)) return timeValue(code, isNone ? null : number);
  return { code, value: isNone ? null : amountFrom(number, measure) };
}

/** Maps a value to the wire: whole units of the currency, or the number for "none". */
export function wireFrom<C extends string>(limit: LimitValue<C>, iso: C): number {
  if (!isMoney(limit)) return limit.value ?? notSetValue;
  // A number by its decimal text, which is exact.
  return limit.value === null ? noLimitValue : Number(fromMinor(limit.value, iso));
}

/** Wire numbers are whole units with decimals; converting through text keeps them exact. */
function amountFrom<C extends string>(value: number, iso: C): Minor<C> {
  return toMinor(Math.max(0, value).toFixed(currencyOf(iso).digits), iso) ?? zero();
}
