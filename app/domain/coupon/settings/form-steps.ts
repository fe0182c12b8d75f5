import { isKnownCurrency } from "../../money/money";
import { amountStepPrefix, parseCurrencyCode, parseSettingAmount } from "./form-amounts";
import type { CouponSettings } from "./settings";

/** Steps of the stake by currency, from the posted fields: an empty one is removed, an invalid one stays as it was. */
export function postedAmountSteps(
  texts: ReadonlyMap<string, string>,
  previous: CouponSettings["amountStep"],
) {
  const steps = new Map(Object.entries(previous));
  for (const [name, text] of texts) {
    const iso = name.startsWith(amountStepPrefix)
      ? parseCurrencyCode(name.slice(amountStepPrefix.length))
      : null;
    if (iso === null || !isKnownCurrency(iso)) continue;
    const step = parseSettingAmount(text, iso);
    if (step === "") steps.delete(iso);
    else if (step !== null) steps.set(iso, step);
  }
  return Object.fromEntries(steps);
}
