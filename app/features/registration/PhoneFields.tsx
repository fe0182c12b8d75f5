import { useState } from "react";
import { phoneMaskExample } from "~/domain/registration/phone-mask";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldError";
import { Select } from "~/ui/Select";
import styles from "./Registration.module.css";
import type { RegistrationInputProps } from "./RegistrationInput";

/** Calling code and number; the mask of the code's country is the example (REG-03). */
export function PhoneFields(props: RegistrationInputProps) {
  // Another country brings its own code, unless one was chosen.
  return <Fields key={props.country?.code ?? ""} {...props} />;
}

function Fields({ form, state, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const first = state.value("phone_code") ?? country?.callingCode ?? form.countries[0]?.callingCode;
  const [code, setCode] = useState(first ?? "");
  const error = state.error("phone_number");
  const owner =
    country?.callingCode === code
      ? country
      : form.countries.find(({ callingCode }) => callingCode === code);
  const hint = owner?.mask ? t("hint_phone", { mask: phoneMaskExample(owner.mask) }) : null;
  return (
    <div className={styles.phone}>
      <FieldError id="phone_number" error={error} />
      <div className={styles.number}>
        <Select
          name="phone_code"
          label={t("field_phone_code")}
          options={codesOf(form)}
          defaultValue={first}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="tel-country-code"
        />
        <Field
          name="phone_number"
          type="tel"
          inputMode="tel"
          label={t("field_phone_number")}
          isOptional={!rule.isRequired}
          defaultValue={state.value("phone_number")}
          autoComplete="tel-national"
          maxLength={40}
          dir="ltr"
          required={rule.isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint ? "phone_number-mask" : "", error ? "phone_number-error" : ""]
              .filter(Boolean)
              .join(" ") || undefined
          }
        />
      </div>
      {hint ? (
        <p className={styles.note} id="phone_number-mask">
          {hint}
        </p>
      ) : null}
    </div>
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
