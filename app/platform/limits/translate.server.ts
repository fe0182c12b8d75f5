import {
  isLimitCode,
  type LimitCode,
  moneyWindow,
  sessionLimit,
  unitMs,
} from "~/domain/limits/codes";
import type { Limit, Limits } from "~/domain/limits/limit";
import { currencyOf, toMinor } from "~/domain/money/money";
import { type LimitWire, noLimitValue, notSetValue } from "./wire.server";

/** Maps limits: ms, minor units, null for "none". Drops types that the product does not know. */
export function limitsFrom(wire: readonly LimitWire[]): Limits {
  const all: Limit[] = [];
  let iso: string | null = null;
  for (const each of wire) {
    const { limitType: code, measure } = each;
    if (!isLimitCode(code)) continue;
    if (moneyWindow(code)) iso = measure;
    all.push({
      ...{ code, state: each.limitState, value: valueFrom(code, each.limitValue, measure) },
      left: each.limitBalance === null ? null : leftFrom(code, each.limitBalance, measure),
      startedAt: each.startedAt * 1000,
      endsAt: each.endsAt === null ? null : each.endsAt * 1000,
      needsApproval: each.needApprove,
      reasonId: each.selfExcludeReason,
    });
  }
  return { iso, all };
}

/** Maps a wire value: amounts in minor units, null for "none" (LIM-01). */
export function valueFrom(code: LimitCode, value: number, measure: string): number | null {
  if (value === noLimitValue || value === notSetValue) return null;
  return moneyWindow(code) ? amountFrom(value, measure) : value;
}

/** Maps a value to the wire: whole units of the currency, or the number for "none". */
export function wireFrom(code: LimitCode, value: number | null, iso: string): number {
  if (value === null) return moneyWindow(code) ? noLimitValue : notSetValue;
  return moneyWindow(code) ? value / 10 ** currencyOf(iso).digits : value;
}

function leftFrom(code: LimitCode, balance: number, measure: string): number | null {
  if (code === sessionLimit) return Math.round(balance * unitMs(code));
  return moneyWindow(code) ? amountFrom(balance, measure) : null;
}

/** Wire numbers are whole units with decimals; converting through text keeps them exact. */
function amountFrom(value: number, iso: string): number {
  return toMinor(Math.max(0, value).toFixed(currencyOf(iso).digits), iso) ?? 0;
}
