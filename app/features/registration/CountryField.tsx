import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import { Select } from "~/ui/Select";
import { CountryPicker } from "./CountryPicker";
import type { RegistrationInputProps } from "./RegistrationInput";

/**
 * The country: a searchable picker, and without a script a list with a button that loads the form for the
 * chosen one, with what was typed (REG-03, REG-09).
 */
export function CountryField({ form, state, rule, country, onCountry }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const isAlive = useHydrated();
  const error = state.error("country");
  if (isAlive)
    return (
      <CountryPicker
        countries={form.countries}
        country={country}
        isRequired={rule.isRequired}
        error={error}
        onChoose={onCountry}
      />
    );
  const options = form.countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      name="country"
      label={t("field_country")}
      options={country ? options : [{ value: "", label: t("choose") }, ...options]}
      defaultValue={country?.code ?? ""}
      required={rule.isRequired}
      autoComplete="country"
      error={error}
      after={
        <Button name="intent" value="country" look="quiet" isSmall formNoValidate>
          {t("country_change")}
        </Button>
      }
    />
  );
}
