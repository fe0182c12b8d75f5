import type { Language } from "~/i18n/languages";
import { plainAmount } from "../../money/money";
import { isoOfField, type OneClickCurrencies, parseSettingAmount } from "./form-amounts";
import { lastTextByName } from "./form-values";

/** A form's values with each amount as plain decimal text, parsed in the page's language (LIM-13). */
export function withPlainAmounts(
  values: ReadonlyMap<string, string>,
  isos: OneClickCurrencies,
  lng: Language,
): Map<string, string> {
  const plain = ([name, text]: [string, string]): [string, string] => {
    const iso = isoOfField(name, values, isos);
    return [name, iso === null ? text : plainAmount(text, iso, lng)];
  };
  return new Map([...values].map(plain));
}

/** Names of fields with an invalid amount of their currency (CPN-10). Empty is valid. */
export function invalidAmountFields(
  values: Iterable<readonly [string, unknown]>,
  isos: OneClickCurrencies,
): string[] {
  const texts = lastTextByName(values);
  return [...texts].flatMap(([name, text]) => {
    const iso = isoOfField(name, texts, isos);
    return iso !== null && parseSettingAmount(text, iso) === null ? [name] : [];
  });
}
