import { CodeField } from "~/features/codes/CodeField";
import { useTranslation } from "~/i18n/I18nProvider";
import { PasswordInput } from "~/ui/PasswordInput";
import { SecurityForm, securityFieldId } from "./SecurityForm";
import type { SecuritySectionProps } from "./SecurityPage";
import styles from "./SecurityPage.module.css";
import { useSecurityErrors } from "./use-security-errors";

export function TwoStepTurnOffForm({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security", "session");
  const errors = useSecurityErrors(reply, "two-step-off");
  return (
    <>
      <p>{t("two_step_is_on")}</p>
      {page.twoStep.codesLeft > 0 ? (
        <p className={styles.note}>
          <data data-name="recovery-codes-left" value={page.twoStep.codesLeft}>
            {t("codes_left", { count: page.twoStep.codesLeft })}
          </data>
        </p>
      ) : null}
      <SecurityForm
        intent="two-step-off"
        errors={errors}
        submit={t("two_step_turn_off")}
        look="danger"
      >
        <PasswordInput
          name="password"
          id={securityFieldId(reply, "two-step-off", "password")}
          label={t("proof")}
          autoComplete="current-password"
          error={errors.at("password")}
          show={{ words: t("session:password_show"), label: t("session:password_show_label") }}
        />
        <CodeField
          isSent={false}
          id={securityFieldId(reply, "two-step-off", "code")}
          hint={t("two_step_any_code")}
          error={errors.at("code")}
        />
      </SecurityForm>
    </>
  );
}
