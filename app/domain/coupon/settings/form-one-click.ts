import { isoOfField, type OneClickCurrencies, parseSettingAmount } from "./form-amounts";
import type { CouponSettings } from "./settings";

/** Amounts of one-click, from the posted fields; an invalid one stays as it was. */
export function postedOneClickAmounts(
  texts: ReadonlyMap<string, string>,
  previous: CouponSettings,
  isos: OneClickCurrencies,
) {
  const { oneClickAmount, oneClickIso, bonusAccountOneClickAmount, bonusAccountOneClickIso } =
    previous;
  const chosen = (
    name: string,
    keptAmount: string,
    keptIso: string,
  ): [amount: string, iso: string] => {
    const iso = isoOfField(name, texts, isos) ?? "";
    const amount = parseSettingAmount(texts.get(name), iso);
    return amount === null ? [keptAmount, keptIso] : [amount, amount === "" ? "" : iso];
  };
  const [main, mainIso] = chosen("oneClickAmount", oneClickAmount, oneClickIso);
  const [bonus, bonusIso] = chosen(
    "bonusAccountOneClickAmount",
    bonusAccountOneClickAmount,
    bonusAccountOneClickIso,
  );
  return {
    oneClickAmount: main,
    oneClickIso: mainIso,
    bonusAccountOneClickAmount: bonus,
    bonusAccountOneClickIso: bonusIso,
  };
}
