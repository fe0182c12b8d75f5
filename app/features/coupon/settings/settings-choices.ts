import { settingFlags } from "~/domain/coupon/settings/form-flags";
import {
  falseFormValues,
  lastTextByName,
  trueFormValues,
} from "~/domain/coupon/settings/form-values";
import { coefViews } from "~/domain/odds/views";
import { coefIndications } from "~/domain/settings/coef-indication";

const numbered = (choices: Readonly<Record<string, number>>) => Object.values(choices).map(String);
const onOff = [...trueFormValues, ...falseFormValues];

/** The allowed form values of each setting. */
const choices = new Map<string, readonly string[]>([
  ["changeCoefAction", ["0", "1", "2"]],
  ["coefViewId", numbered(coefViews)],
  ["coefIndicationType", numbered(coefIndications)],
  ...["exactCoef", "isOddsLadder", ...settingFlags].map((name) => [name, onOff] as const),
]);

/** Names of fields with a value that is not allowed (CPS-01, ODD-01, ODD-03). */
export function invalidChoiceFields(values: Iterable<readonly [string, unknown]>): string[] {
  return [...lastTextByName(values)].flatMap(([name, text]) => {
    const offered = choices.get(name);
    return offered && !offered.includes(text) ? [name] : [];
  });
}
