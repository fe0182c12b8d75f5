import { isMoneyLimitCode, type LimitCode, sessionLimitCode } from "~/domain/limits/codes";
import { type CommonLimitFields, createLimit, type Limit } from "~/domain/limits/limit";
import { isMoneyLimitValue, type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import { units } from "./amounts";

/** What a test says of a limit: its value and what is left of it as plain numbers. */
export type GivenLimit = Partial<CommonLimitFields> & {
  readonly code: LimitCode;
  readonly value?: number | null;
  readonly left?: number | null;
};

/** A value of a type: smallest units, days, hours or minutes; null = no limit. */
export function valueFor(code: LimitCode, value: number | null): LimitValue {
  if (isMoneyLimitCode(code)) return { code, value: value === null ? null : units(value) };
  return toTimeLimitValue(code, value);
}

/** An active limit without an end, but for what is said of it. */
export function limitFor({ code, value = null, left = null, ...terms }: GivenLimit): Limit {
  const limit = createLimit(valueFor(code, value), {
    ...{ state: "ACTIVE", startedAt: 0, endsAt: null, needsApproval: false, reasonId: null },
    ...terms,
  });
  if (left === null) return limit;
  if (isMoneyLimitValue(limit)) return { ...limit, left: units(left) };
  return limit.code === sessionLimitCode ? { ...limit, left } : limit;
}

/** What a service offers by type, as plain numbers. */
export function offered(
  values: readonly (readonly [code: LimitCode, values: readonly (number | null)[]])[],
): ReadonlyMap<LimitCode, readonly LimitValue[]> {
  return new Map(values.map(([code, each]) => [code, each.map((one) => valueFor(code, one))]));
}
