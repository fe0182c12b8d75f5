import { useState } from "react";
import { phoneMaskExample } from "~/domain/registration/phone-mask";
import { PhoneInput } from "~/features/forms/PhoneInput";
import { useTranslation } from "~/i18n/I18nProvider";
import type { RegistrationInputProps } from "./RegistrationInput";

/**
 * The calling code and the number of a telephone; the number format of the code's country is shown as the
 * example (REG-03).
 */
export function PhoneFields(props: RegistrationInputProps) {
  // Another country brings its own code, unless one was chosen.
  return <Fields key={props.country?.code ?? ""} {...props} />;
}

function Fields({ form, state, rule, country }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  const first = state.value("phone_code") ?? country?.callingCode ?? form.countries[0]?.callingCode;
  const [code, setCode] = useState(first ?? "");
  const owner =
    country?.callingCode === code
      ? country
      : form.countries.find(({ callingCode }) => callingCode === code);
  return (
    <PhoneInput
      labels={{ code: t("field_phone_code"), number: t("field_phone_number") }}
      codes={codesOf(form)}
      code={first}
      onCode={setCode}
      number={state.value("phone_number")}
      isRequired={rule.isRequired}
      error={state.error("phone_number")}
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
