import { useTranslation } from "~/i18n/I18nProvider";
import { RecoveryCodes } from "./RecoveryCodes";
import { SecuritySection } from "./SecurityForm";
import type { SecuritySectionProps } from "./SecurityPage";
import { TwoStepSetUp } from "./TwoStepSetUp";
import { TwoStepStart } from "./TwoStepStart";
import { TwoStepTurnOffForm } from "./TwoStepTurnOffForm";

/** The second step of sign-in by an authenticator app: off, being set up, or on (OFC-03). */
export function TwoStepSection(props: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const { isOn, secret, newCodes } = props.page.twoStep;
  return (
    <SecuritySection id="security-two-step" title={t("two_step")} state={isOn ? t("on") : t("off")}>
      {newCodes ? <RecoveryCodes codes={newCodes} {...props} /> : null}
      {isOn ? (
        <TwoStepTurnOffForm {...props} />
      ) : secret === null ? (
        <TwoStepStart {...props} />
      ) : null}
      {!isOn && secret !== null ? <TwoStepSetUp secret={secret} {...props} /> : null}
    </SecuritySection>
  );
}
