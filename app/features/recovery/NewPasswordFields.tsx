import { passwordLength } from "~/domain/session/password";
import type { FormErrors } from "~/features/forms/use-errors";
import { useTranslation } from "~/i18n/I18nProvider";
import { PasswordInput } from "~/ui/PasswordInput";

/** A new password in place of the old one, twice, with its rules stated before it is typed. */
export function NewPasswordFields({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation("recovery", "session");
  const show = { words: t("session:password_show"), label: t("session:password_show_label") };
  return (
    <>
      <PasswordInput
        name="password"
        label={t("password_new")}
        hint={t("password_hint", { least: passwordLength.least })}
        autoComplete="new-password"
        error={errors.at("password")}
        show={show}
      />
      <PasswordInput
        name="password_again"
        label={t("password_again")}
        autoComplete="new-password"
        error={errors.at("password_again")}
        show={show}
      />
    </>
  );
}
