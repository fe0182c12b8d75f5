import {
  type LimitCode,
  limitCodes,
  moneyWindow,
  playBlock,
  realityCheck,
  selfExclusion,
  sessionLimit,
  timeOut,
} from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { currencyOf } from "~/domain/money/money";
import type { AvailableLimitsWire, LimitWire } from "~/platform/limits/wire.server";
import { noLimitValue, notSetValue } from "~/platform/limits/wire.server";
import { wireValue } from "./stored";

/** Selectable monetary limits, in multiples of the currency's step. */
const steps = [10, 20, 50, 100, 200, 500, 1_000, 5_000] as const;

const timed: Partial<
  Record<LimitCode, { readonly values: readonly number[]; readonly measure: string }>
> = {
  [selfExclusion]: { values: [1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650], measure: "day" },
  [sessionLimit]: {
    values: [notSetValue, ...Array.from({ length: 24 }, (_, index) => index + 1)],
    measure: "hour",
  },
  [realityCheck]: { values: [5, 10, 15, 30, 45, 60], measure: "minute" },
  [timeOut]: { values: [1, 7, 30, 90], measure: "day" },
};

/** Selectable values of a type (LIM-01); amounts in whole units of the limits' currency. */
export function choicesOf(code: LimitCode, iso: string): AvailableLimitsWire[number] {
  const unit = timed[code];
  if (unit) return { type: code, availableValues: [...unit.values], measure: unit.measure };
  if (code === playBlock) return { type: code, availableValues: [], measure: "day" };
  const { step, digits } = currencyOf(iso);
  const amounts = steps.map((count) => (count * step) / 10 ** digits);
  return { type: code, availableValues: [...amounts, noLimitValue], measure: iso };
}

/** The choices of every type. */
export function allChoices(iso: string): AvailableLimitsWire {
  return limitCodes.map((code) => choicesOf(code, iso));
}

/** Maps a limit to the wire. `left` is in minor units, or ms of a session. */
export function limitOnWire(limit: Limit, iso: string): LimitWire {
  const { availableValues, measure } = choicesOf(limit.code, iso);
  return {
    limitType: limit.code,
    limitValue: wireValue(limit.code, limit.value),
    limitBalance: limit.left === null ? null : limit.left / leftUnit(limit.code, iso),
    limitState: limit.state,
    startedAt: Math.floor(limit.startedAt / 1000),
    endsAt: limit.endsAt === null ? null : Math.floor(limit.endsAt / 1000),
    needApprove: limit.needsApproval,
    selfExcludeReason: limit.reasonId,
    ...{ availableValues, measure, type: limit.code },
  };
}

function leftUnit(code: LimitCode, iso: string): number {
  return moneyWindow(code) ? 10 ** currencyOf(iso).digits : 3_600_000;
}
