import { useTranslation } from "~/i18n/I18nProvider";
import { Field, type FieldProps } from "~/ui/Field";
import type { RegistrationInputProps } from "./RegistrationInput";

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

export function TextField({ name, rule, state, age }: RegistrationInputProps & { name: TextName }) {
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
