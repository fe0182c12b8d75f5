import { currencyChoicesFor } from "~/domain/registration/currencies";
import {
  bonusChoices,
  type RegistrationCountry,
  type RegistrationFieldRule,
} from "~/domain/registration/types";
import { socialProviders } from "~/domain/social/providers";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field, type FieldProps } from "~/ui/Field";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { CountryField } from "./CountryField";
import { NewPasswordFields } from "./NewPasswordFields";
import { PhoneFields } from "./PhoneFields";
import type { RegistrationState } from "./use-registration";
import type { RegistrationForm } from "./view";

export interface RegistrationInputProps {
  readonly rule: RegistrationFieldRule;
  readonly form: RegistrationForm;
  readonly state: RegistrationState;
  /** The chosen country. */
  readonly country: RegistrationCountry | null;
  readonly age: number;
  readonly onCountry: (code: string) => void;
}

/** A field of a registration form by its name (REG-09). Nothing is chosen before the visitor does (REG-12). */
export function RegistrationInput(props: RegistrationInputProps) {
  switch (props.rule.name) {
    case "country":
      return <CountryField {...props} />;
    case "phone":
      return <PhoneFields {...props} />;
    case "password":
      return <NewPasswordFields {...props} />;
    case "currency":
      return <CurrencyField {...props} />;
    case "region":
      return <RegionField {...props} />;
    case "bonus":
      return <BonusField {...props} />;
    case "provider":
      return <ProviderField {...props} />;
    default:
      return <TextField {...props} name={props.rule.name} />;
  }
}

type TextName = "email" | "user_name" | "surname" | "birthday_date" | "city" | "promo_code";

const inputs: Readonly<Record<TextName, Omit<FieldProps, "name" | "label">>> = {
  email: {
    type: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    dir: "ltr",
    maxLength: 128,
  },
  user_name: { autoComplete: "given-name", maxLength: 60 },
  surname: { autoComplete: "family-name", maxLength: 60 },
  birthday_date: { type: "date", autoComplete: "bday" },
  city: { autoComplete: "address-level2", maxLength: 100 },
  promo_code: { autoComplete: "off", autoCapitalize: "characters", maxLength: 32 },
};

function TextField({ name, rule, state, age }: RegistrationInputProps & { name: TextName }) {
  const { t } = useTranslation("registration");
  const hint =
    name === "birthday_date"
      ? t("hint_birthday", { age })
      : name === "user_name" || name === "surname"
        ? t("hint_name")
        : undefined;
  return (
    <Field
      {...inputs[name]}
      name={name}
      label={t(`field_${name}`)}
      hint={hint}
      spellCheck={false}
      required={rule.isRequired}
      isOptional={!rule.isRequired}
      defaultValue={state.value(name)}
      error={state.error(name)}
    />
  );
}

function CurrencyField({ form, state, rule, country }: RegistrationInputProps) {
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

function RegionField({ state, rule, country }: RegistrationInputProps) {
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

function BonusField({ state }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  return (
    <RadioGroup
      name="bonus"
      legend={t("field_bonus")}
      hint={t("bonus_hint")}
      options={bonusChoices.map((value) => ({ value, label: t(`bonus_${value}`) }))}
      value={state.value("bonus") ?? null}
      error={state.error("bonus")}
    />
  );
}

function ProviderField({ form, state }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  return (
    <RadioGroup
      name="provider"
      legend={t("field_provider")}
      options={form.providers.map((value) => ({ value, label: socialProviders[value] }))}
      value={state.value("provider") ?? null}
      error={state.error("provider")}
    />
  );
}
