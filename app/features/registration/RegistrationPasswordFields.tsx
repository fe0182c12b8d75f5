import { useState } from "react";
import { passwordLength } from "~/domain/session/password";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { ShowPasswordButton } from "~/ui/ShowPasswordButton";
import type { RegistrationInputProps } from "./RegistrationInput";

/** A new password, twice, with its rules told before typing. Neither is ever sent back. */
export function RegistrationPasswordFields({
  rule,
  state,
}: Pick<RegistrationInputProps, "rule" | "state">) {
  const { t } = useTranslation("registration");
  const [isShown, setShown] = useState(false);
  const common = {
    type: isShown ? "text" : "password",
    autoComplete: "new-password",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: 2 * passwordLength.most,
    required: rule.isRequired,
  };
  return (
    <>
      <Field
        {...common}
        name="password"
        label={t("field_password")}
        hint={t("hint_password")}
        error={state.error("password")}
        after={
          <ShowPasswordButton
            show={{ words: t("show"), label: t("show_label") }}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        }
      />
      <Field
        {...common}
        name="password_again"
        label={t("field_password_again")}
        error={state.error("password_again")}
      />
    </>
  );
}
