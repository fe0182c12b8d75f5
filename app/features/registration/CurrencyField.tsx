import { currencyChoicesFor } from "~/domain/registration/currencies";
import { useTranslation } from "~/i18n/I18nProvider";
import { Select } from "~/ui/Select";
import type { RegistrationInputProps } from "./RegistrationInput";

export function CurrencyField({ form, state, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const hasCountry = form.fields.some(({ name }) => name === "country");
  const isos = currencyChoicesFor(form.countries, hasCountry ? country : null);
  const typed = state.value("currency");
  const own = country?.currencies[0];
  return (
    <Select
      key={isos.join()}
      name="currency"
      label={t("field_currency")}
      hint={t("hint_currency")}
      options={isos.map((iso) => ({
        value: iso,
        label: `${iso} – ${form.currencyNames[iso] ?? iso}`,
      }))}
      defaultValue={[typed, own, isos[0]].find((iso) => iso !== undefined && isos.includes(iso))}
      required={rule.isRequired}
      error={state.error("currency")}
    />
  );
}
