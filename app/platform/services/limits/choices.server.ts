import type { LimitChoices } from "~/domain/limits/answers";
import { isLimitCode, isMoneyLimitCode } from "~/domain/limits/codes";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { limitCalls } from "./calls.server";
import { limitFromWire } from "./translate.server";

/** Selectable values by limit type, and the currency of monetary ones (LIM-01). */
export async function loadLimitChoices(scope: PlatformScope): Promise<Answer<LimitChoices>> {
  const reply = await call(scope, limitCalls.choices);
  return mapReply(reply, (wire) => {
    const known = wire.flatMap(({ type, ...rest }) =>
      isLimitCode(type) ? [{ ...rest, code: type }] : [],
    );
    const iso = known.find(({ code }) => isMoneyLimitCode(code))?.measure ?? null;
    const values = known.map(
      ({ code, availableValues, measure }) =>
        [code, availableValues.map((value) => limitFromWire(code, value, measure))] as const,
    );
    return { iso, values: new Map(values) };
  });
}
