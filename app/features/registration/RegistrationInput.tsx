import { useState } from "react";
import { currencyChoicesFor } from "~/domain/registration/currencies";
import { phoneMaskExample } from "~/domain/registration/phone-mask";
import {
  bonusChoices,
  type RegistrationCountry,
  type RegistrationField,
  type RegistrationFieldRule,
} from "~/domain/registration/types";
import { socialProviders } from "~/domain/social/providers";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { PhoneInput } from "~/features/forms/PhoneInput";
import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field, type FieldProps } from "~/ui/Field";
import { useHydrated } from "~/ui/hydrated";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { CountryPicker } from "./CountryPicker";
import { useFirstPasswordTexts } from "./use-registration-form";
import type { RegistrationFormView } from "./view";

/** Names of the inputs of a registration form; a telephone is two of them. */
export type RegistrationInputName =
  | Exclude<RegistrationField, "phone">
  | ("phone_code" | "phone_number" | "password_again" | "accept");

interface RegistrationInputProps {
  readonly rule: RegistrationFieldRule;
  readonly form: RegistrationFormView;
  readonly parts: ScreenFormView<RegistrationInputName>;
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
      return <PasswordFields {...props} />;
    case "currency":
      return <CurrencyField {...props} />;
    case "region":
      return <RegionField {...props} />;
    case "bonus":
      return <BonusField {...props} />;
    case "provider":
      return <SocialNetworkField {...props} />;
    default:
      return <TextField {...props} name={props.rule.name} />;
  }
}

/**
 * The country: a searchable picker, and without a script a list with a button that loads the form for the
 * chosen one, with what was typed (REG-03, REG-09).
 */
function CountryField({ form, parts, rule, country, onCountry }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const isAlive = useHydrated();
  if (isAlive)
    return (
      <CountryPicker
        countries={form.countries}
        country={country}
        isRequired={rule.isRequired}
        error={parts.error("country")}
        onChoose={onCountry}
      />
    );
  const options = form.countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      {...parts.select("country")}
      label={t("field_country")}
      options={country ? options : [{ value: "", label: t("choose") }, ...options]}
      defaultValue={country?.code ?? ""}
      required={rule.isRequired}
      autoComplete="country"
      after={
        <Button name="intent" value="country" look="quiet" isSmall formNoValidate>
          {t("country_change")}
        </Button>
      }
    />
  );
}

/**
 * The calling code and the number of a telephone; the number format of the code's country is shown as the
 * example (REG-03).
 */
function PhoneFields(props: RegistrationInputProps) {
  // Another country brings its own code, unless one was chosen.
  return <Fields key={props.country?.code ?? ""} {...props} />;
}

function Fields({ form, parts, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const first = parts.value("phone_code") ?? country?.callingCode ?? form.countries[0]?.callingCode;
  const [code, setCode] = useState(first ?? "");
  const owner =
    country?.callingCode === code
      ? country
      : form.countries.find(({ callingCode }) => callingCode === code);
  return (
    <PhoneInput
      form={parts}
      labels={{ code: t("field_phone_code"), number: t("field_phone_number") }}
      codes={codesOf(form)}
      code={first}
      onCode={setCode}
      isRequired={rule.isRequired}
      note={owner?.mask ? t("hint_phone", { mask: phoneMaskExample(owner.mask) }) : null}
    />
  );
}

/** Calling codes, each once with its countries. */
function codesOf({ countries }: RegistrationInputProps["form"]) {
  const names = new Map<string, string[]>();
  for (const { callingCode, name } of countries)
    names.set(callingCode, [...(names.get(callingCode) ?? []), name]);
  // Isolated, because a right-to-left line would move the plus.
  return [...names].map(([code, all]) => ({
    value: code,
    label: `\u2066${code}\u2069 ${all.join(", ")}`,
  }));
}

function PasswordFields({ parts, rule }: RegistrationInputProps) {
  const texts = useFirstPasswordTexts();
  return <NewPasswordFields form={parts} texts={texts} isRequired={rule.isRequired} />;
}

function CurrencyField({ form, parts, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const hasCountry = form.fields.some(({ name }) => name === "country");
  const isos = currencyChoicesFor(form.countries, hasCountry ? country : null);
  const typed = parts.value("currency");
  const own = country?.currencies[0];
  return (
    <Select
      {...parts.select("currency")}
      key={isos.join()}
      label={t("field_currency")}
      hint={t("hint_currency")}
      options={isos.map((iso) => ({
        value: iso,
        label: `${iso} – ${form.currencyNames[iso] ?? iso}`,
      }))}
      defaultValue={[typed, own, isos[0]].find((iso) => iso !== undefined && isos.includes(iso))}
      required={rule.isRequired}
    />
  );
}

function RegionField({ parts, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  // Another country's field begins with what was typed.
  const common = {
    label: t("field_region"),
    required: rule.isRequired,
    defaultValue: parts.value("region"),
  };
  if (!country || country.regions.length === 0)
    return (
      <Field
        {...parts.input("region")}
        {...common}
        autoComplete="address-level1"
        maxLength={100}
        isOptional={!rule.isRequired}
      />
    );
  const options = country.regions.map((region) => ({ value: region, label: region }));
  return (
    <Select
      {...parts.select("region")}
      {...common}
      key={country.code}
      options={[{ value: "", label: t("choose") }, ...options]}
      autoComplete="address-level1"
    />
  );
}

function BonusField({ parts }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  return (
    <RadioGroup
      {...parts.radios("bonus")}
      legend={t("field_bonus")}
      hint={t("bonus_hint")}
      options={bonusChoices.map((value) => ({ value, label: t(`bonus_${value}`) }))}
    />
  );
}

function SocialNetworkField({ form, parts }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  return (
    <RadioGroup
      {...parts.radios("provider")}
      legend={t("field_provider")}
      options={form.providers.map((value) => ({ value, label: socialProviders[value] }))}
    />
  );
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

function TextField({ name, rule, parts, age }: RegistrationInputProps & { name: TextName }) {
  const { t } = useTranslation("registration");
  const hint =
    name === "birthday_date"
      ? t("hint_birthday", { age })
      : name === "user_name" || name === "surname"
        ? t("hint_name")
        : undefined;
  return (
    <Field
      {...parts.input(name)}
      {...inputs[name]}
      label={t(`field_${name}`)}
      hint={hint}
      spellCheck={false}
      required={rule.isRequired}
      isOptional={!rule.isRequired}
    />
  );
}
