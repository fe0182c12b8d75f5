import type { ChangeCoefAction } from "../placement";
import type { OneClickCurrencies } from "./form-amounts";
import { postedFlags } from "./form-flags";
import { postedOneClickAmounts } from "./form-one-click";
import { postedAmountSteps } from "./form-steps";
import { falseFormValues, lastTextByName, trueFormValues } from "./form-values";
import { switchOffConflictingSettings } from "./setting-rules";
import type { CouponSettings } from "./settings";

/**
 * Settings from a form's values, by the names in docs/forms.md (`amountStep-{iso}` for steps). Absent or
 * invalid values keep the previous setting; of a repeated name (a hidden 0 before a checkbox) the last
 * counts. One-click amounts are parsed as typed, in the form's currency (`oneClickIso`,
 * `bonusAccountOneClickIso`), else in that of `isos`.
 */
export function readCouponSettings(
  values: Iterable<readonly [string, unknown]>,
  previous: CouponSettings,
  isos: OneClickCurrencies,
): CouponSettings {
  const texts = lastTextByName(values);
  const next = {
    ...previous,
    ...postedFlags(texts),
    amountStep: postedAmountSteps(texts, previous.amountStep),
    changeCoefAction: actionOf(texts.get("changeCoefAction")) ?? previous.changeCoefAction,
    exactCoef: exactOf(texts.get("exactCoef")) ?? previous.exactCoef,
    expressId: expressOf(texts.get("expressId"), previous.expressId),
    ...postedOneClickAmounts(texts, previous, isos),
  };
  return switchOffConflictingSettings(next, previous);
}

function actionOf(text: string | undefined): ChangeCoefAction | null {
  const actions: readonly ChangeCoefAction[] = [0, 1, 2];
  return actions.find((action) => String(action) === text) ?? null;
}

function exactOf(text: string | undefined): 0 | 1 | null {
  if (text === undefined) return null;
  if (trueFormValues.includes(text)) return 1;
  return falseFormValues.includes(text) ? 0 : null;
}

function expressOf(text: string | undefined, previous: number | null): number | null {
  if (text === undefined) return previous;
  if (text === "") return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : previous;
}
