import {
  breakLimitCode,
  isMoneyLimitCode,
  type LimitCode,
  realityCheckCode,
  selfExclusionCode,
  sessionLimitCode,
  settableLimitCodes,
  type TimeLimitCode,
  timeLimitUnitMs,
  timeOutCode,
} from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { isMoneyLimitValue } from "~/domain/limits/value";
import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import {
  type LimitChoicesWire,
  type LimitWire,
  noLimitWireAmount,
  notSetWireHours,
} from "~/platform/services/limits/wire.server";
import { limitWireNumber, toMainUnitsNumber } from "./wire-values";

/**
 * Monetary limits that a player can select, in multiples of the currency's amount step (100.00 in
 * RUB).
 */
const steps = [10, 20, 50, 100, 200, 500, 1_000, 5_000] as const;

const timed: Readonly<
  Record<TimeLimitCode, { readonly values: readonly number[]; readonly measure: string }>
> = {
  [selfExclusionCode]: { values: [1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650], measure: "day" },
  [sessionLimitCode]: {
    values: [notSetWireHours, ...Array.from({ length: 24 }, (_, index) => index + 1)],
    measure: "hour",
  },
  [realityCheckCode]: { values: [5, 10, 15, 30, 45, 60], measure: "minute" },
  [timeOutCode]: { values: [1, 7, 30, 90], measure: "day" },
  [breakLimitCode]: { values: [], measure: "day" },
};

/** Selectable values of a type (LIM-01); amounts in whole units of the limits' currency. */
export function limitChoices(code: LimitCode, iso: string): LimitChoicesWire[number] {
  if (!isMoneyLimitCode(code)) {
    const { values, measure } = timed[code];
    return { type: code, availableValues: [...values], measure };
  }
  const { step } = currencyOf(iso);
  const amounts = steps.map((count) => toMainUnitsNumber(multiplyAmount(step, count), iso));
  return { type: code, availableValues: [...amounts, noLimitWireAmount], measure: iso };
}

/** The choices of every type. */
export function allLimitChoices(iso: string): LimitChoicesWire {
  return settableLimitCodes.map((code) => limitChoices(code, iso));
}

/** Maps a limit to the wire; amounts are in `iso`. */
export function limitOnWire(limit: Limit, iso: string): LimitWire {
  const { availableValues, measure } = limitChoices(limit.code, iso);
  return {
    limitType: limit.code,
    limitValue: limitWireNumber(limit, iso),
    limitBalance: leftOnWire(limit, iso),
    limitState: limit.state,
    startedAt: Math.floor((limit.startedAt ?? 0) / 1000),
    endsAt: limit.endsAt === null ? null : Math.floor(limit.endsAt / 1000),
    needApprove: limit.needsApproval,
    selfExcludeReason: limit.reasonId,
    availableValues,
    measure,
    type: limit.code,
  };
}

/**
 * What is left of a limit as the number of the wire: whole currency units of money, or hours of a
 * session; null = unknown.
 */
function leftOnWire(limit: Limit, iso: string): number | null {
  if (limit.left === null) return null;
  return isMoneyLimitValue(limit)
    ? toMainUnitsNumber(limit.left, iso)
    : limit.left / timeLimitUnitMs(sessionLimitCode);
}
