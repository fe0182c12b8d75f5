import { CodeField } from "~/features/codes/CodeField";
import { useTranslation } from "~/i18n/I18nProvider";
import { SecurityForm, securityFieldId } from "./SecurityForm";
import type { SecuritySectionProps } from "./SecurityPage";
import styles from "./SecurityPage.module.css";
import { useSecurityErrors } from "./use-security-errors";

export function TwoStepSetUp({ page, reply, secret }: SecuritySectionProps & { secret: string }) {
  const { t } = useTranslation("security");
  const errors = useSecurityErrors(reply, "two-step");
  const { qr } = page.twoStep;
  return (
    <div className={styles.setup}>
      <p>{t("two_step_scan")}</p>
      {qr ? (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t("two_step_qr")}
        >
          <path d={qr.path} />
        </svg>
      ) : null}
      <p>
        {t("two_step_secret")}
        <br />
        <data className={styles.secret} data-name="two-step-secret" value={secret} dir="ltr">
          {secret.match(/.{1,4}/g)?.join(" ")}
        </data>
      </p>
      <SecurityForm intent="two-step" errors={errors} submit={t("two_step_on")}>
        <CodeField
          isSent={false}
          id={securityFieldId(reply, "two-step", "code")}
          hint={t("two_step_code_hint")}
          error={errors.at("code")}
        />
      </SecurityForm>
    </div>
  );
}
