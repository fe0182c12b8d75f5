import {
  isMoneyCode,
  type LimitCode,
  limitCodes,
  playBlock,
  realityCheck,
  selfExclusion,
  sessionLimit,
  type TimeCode,
  timeOut,
  unitMs,
} from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { isMoney } from "~/domain/limits/value";
import { times } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import type { AvailableLimitsWire, LimitWire } from "~/platform/limits/wire.server";
import { noLimitValue, notSetValue } from "~/platform/limits/wire.server";
import { numberOf, wholeUnits } from "./wire-values";

/** Selectable monetary limits, in multiples of the currency's step. */
const steps = [10, 20, 50, 100, 200, 500, 1_000, 5_000] as const;

const timed: Readonly<
  Record<TimeCode, { readonly values: readonly number[]; readonly measure: string }>
> = {
  [selfExclusion]: { values: [1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650], measure: "day" },
  [sessionLimit]: {
    values: [notSetValue, ...Array.from({ length: 24 }, (_, index) => index + 1)],
    measure: "hour",
  },
  [realityCheck]: { values: [5, 10, 15, 30, 45, 60], measure: "minute" },
  [timeOut]: { values: [1, 7, 30, 90], measure: "day" },
  [playBlock]: { values: [], measure: "day" },
};

/** Selectable values of a type (LIM-01); amounts in whole units of the limits' currency. */
export function choicesOf(code: LimitCode, iso: string): AvailableLimitsWire[number] {
  if (!isMoneyCode(code)) {
    const { values, measure } = timed[code];
    return { type: code, availableValues: [...values], measure };
  }
  const { step } = currencyOf(iso);
  const amounts = steps.map((count) => wholeUnits(times(step, count), iso));
  return { type: code, availableValues: [...amounts, noLimitValue], measure: iso };
}

/** The choices of every type. */
export function allChoices(iso: string): AvailableLimitsWire {
  return limitCodes.map((code) => choicesOf(code, iso));
}

/** Maps a limit to the wire; amounts are in `iso`. */
export function limitOnWire(limit: Limit, iso: string): LimitWire {
  const { availableValues, measure } = choicesOf(limit.code, iso);
  return {
    limitType: limit.code,
    limitValue: numberOf(limit, iso),
    limitBalance: leftOnWire(limit, iso),
    limitState: limit.state,
    startedAt: Math.floor(limit.startedAt / 1000),
    endsAt: limit.endsAt === null ? null : Math.floor(limit.endsAt / 1000),
    needApprove: limit.needsApproval,
    selfExcludeReason: limit.reasonId,
    availableValues,
    measure,
    type: limit.code,
  };
}

/** The wire number of what is left of a limit: whole currency units of money, or hours of a session. */
function leftOnWire(limit: Limit, iso: string): number | null {
  if (limit.left === null) return null;
  return isMoney(limit) ? wholeUnits(limit.left, iso) : limit.left / unitMs(sessionLimit);
}
