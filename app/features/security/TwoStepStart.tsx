import { useTranslation } from "~/i18n/I18nProvider";
import { PasswordProofField, SecurityForm } from "./SecurityForm";
import type { SecuritySectionProps } from "./SecurityPage";
import { useSecurityErrors } from "./use-security-errors";

export function TwoStepStart({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const errors = useSecurityErrors(reply, "two-step-start");
  return (
    <>
      <p>{t("two_step_lead")}</p>
      <SecurityForm intent="two-step-start" errors={errors} submit={t("two_step_start")}>
        <PasswordProofField
          intent="two-step-start"
          reply={reply}
          isConfirmed={page.isConfirmed}
          errors={errors}
        />
      </SecurityForm>
    </>
  );
}
