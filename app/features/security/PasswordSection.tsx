import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { useReplacedPasswordTexts } from "~/features/recovery/use-recovery-form";
import { useTranslation } from "~/i18n/I18nProvider";
import { Notice } from "~/ui/Notice";
import { PasswordInput } from "~/ui/PasswordInput";
import { SecurityForm, SecuritySection, type SecuritySectionProps } from "./SecurityForm";
import { useSecurityForm } from "./use-security-form";

/**
 * The age of the password, the notice that it must be replaced, and the form to change it (ACC-10).
 */
export function PasswordSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security", "session");
  const { passwordDays: days, passwordMaxDays: most } = page;
  const form = useSecurityForm<"password_old" | "password" | "password_again">("password", reply);
  const left = most === 0 ? null : most - days;
  return (
    <SecuritySection
      id="security-password"
      title={t("password")}
      state={
        <data data-name="password-days" value={days}>
          {t("password_days", { count: days })}
        </data>
      }
    >
      {left !== null && left <= 0 ? (
        <Notice kind="warning" code="password-old" isStatic>
          {t("password_old_notice", { count: most })}
        </Notice>
      ) : null}
      {left !== null && left > 0 ? (
        <p>
          <data data-name="days-to-password-change" value={left}>
            {t("password_left", { count: left })}
          </data>
        </p>
      ) : null}
      <SecurityForm intent="password" form={form} submit={t("password_save")}>
        <PasswordInput
          {...form.input("password_old", "password")}
          label={t("password_old")}
          autoComplete="current-password"
          show={{ words: t("session:password_show"), label: t("session:password_show_label") }}
        />
        <NewPasswordFields form={form} texts={useReplacedPasswordTexts()} />
      </SecurityForm>
    </SecuritySection>
  );
}
