import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import type { RegistrationInputProps } from "./RegistrationInput";

export function RegionField({ state, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const common = {
    name: "region",
    label: t("field_region"),
    required: rule.isRequired,
    defaultValue: state.value("region"),
    error: state.error("region"),
  };
  if (!country || country.regions.length === 0)
    return (
      <Field
        {...common}
        autoComplete="address-level1"
        maxLength={100}
        isOptional={!rule.isRequired}
      />
    );
  const options = country.regions.map((region) => ({ value: region, label: region }));
  return (
    <Select
      {...common}
      key={country.code}
      options={[{ value: "", label: t("choose") }, ...options]}
      autoComplete="address-level1"
    />
  );
}
