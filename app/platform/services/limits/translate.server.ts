import {
  isLimitCode,
  isMoneyLimitCode,
  type LimitCode,
  sessionLimitCode,
  timeLimitUnitMs,
} from "~/domain/limits/codes";
import { createLimit, type Limit, type Limits } from "~/domain/limits/limit";
import { isMoneyLimitValue, type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import { type Minor, zero } from "~/domain/money/amount";
import { currencyOf, fromMinor, toMinor } from "~/domain/money/money";
import { latestMs, wireSecondsToMsOrNull } from "../../transport/wire-time.server";
import { type LimitWire, noLimitWireAmount, notSetWireHours } from "./wire.server";

/** Maps limits: ms, minor units, null for "none". Drops types that the product does not know. */
export function toPlayerLimits(wire: readonly LimitWire[]): Limits {
  const all: Limit[] = [];
  let iso: string | null = null;
  for (const each of wire) {
    const { limitType: code, measure } = each;
    if (!isLimitCode(code)) continue;
    if (isMoneyLimitCode(code)) iso = measure;
    all.push(limitFrom(code, each));
  }
  return { iso, all };
}

function limitFrom(code: LimitCode, wire: LimitWire): Limit {
  const { limitBalance: balance, measure } = wire;
  const endsAt = wire.endsAt === null ? null : wireSecondsToMsOrNull(wire.endsAt);
  const limit = createLimit(limitFromWire(code, wire.limitValue, measure), {
    state: wire.limitState,
    startedAt: wireSecondsToMsOrNull(wire.startedAt),
    // An end that no calendar has is none, and so is 0: some platforms write "for ever" so. A lock without
    // an end lasts.
    endsAt: endsAt === latestMs ? null : endsAt,
    needsApproval: wire.needApprove,
    reasonId: wire.selfExcludeReason,
  });
  if (balance === null) return limit;
  if (isMoneyLimitValue(limit)) return { ...limit, left: amountFrom(balance, measure) };
  if (limit.code !== sessionLimitCode) return limit;
  return { ...limit, left: Math.round(balance * timeLimitUnitMs(sessionLimitCode)) };
}

/** Maps a wire value: amounts in minor units, null for "none" (LIM-01). */
export function limitFromWire<C extends string>(
  code: LimitCode,
  number: number,
  measure: C,
): LimitValue<C> {
  const isNone = number === noLimitWireAmount || number === notSetWireHours;
  if (!isMoneyLimitCode(code)) return toTimeLimitValue(code, isNone ? null : number);
  return { code, value: isNone ? null : amountFrom(number, measure) };
}

/** Maps a value to the wire: whole units of the currency, or the number for "none". */
export function limitToWire<C extends string>(limit: LimitValue<C>, iso: C): number {
  if (!isMoneyLimitValue(limit)) return limit.value ?? notSetWireHours;
  // A number by its decimal text, which is exact.
  return limit.value === null ? noLimitWireAmount : Number(fromMinor(limit.value, iso));
}

/**
 * An amount from a number of the wire, which has whole units with decimals; a negative one is 0.
 * Converting through text keeps it exact.
 */
function amountFrom<C extends string>(value: number, iso: C): Minor<C> {
  return toMinor(Math.max(0, value).toFixed(currencyOf(iso).digits), iso) ?? zero();
}
