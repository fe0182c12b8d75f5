import { useTranslation } from "~/i18n/I18nProvider";
import { SecurityForm } from "./SecurityForm";
import type { SecuritySectionProps } from "./SecurityPage";
import styles from "./SecurityPage.module.css";
import { useSecurityErrors } from "./use-security-errors";

export function RecoveryCodes({
  codes,
  reply,
}: SecuritySectionProps & { codes: readonly string[] }) {
  const { t } = useTranslation("security");
  const errors = useSecurityErrors(reply, "two-step-saved");
  return (
    <>
      <p>{t("codes_lead")}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <data data-name="recovery-code" value={code}>
              {`${code.slice(0, 5)}-${code.slice(5)}`}
            </data>
          </li>
        ))}
      </ol>
      <SecurityForm intent="two-step-saved" errors={errors} submit={t("codes_saved")} />
    </>
  );
}
