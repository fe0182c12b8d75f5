import { CodeField } from "~/features/codes/CodeField";
import { useTranslation } from "~/i18n/I18nProvider";
import { PasswordInput } from "~/ui/PasswordInput";
import {
  PasswordProofField,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import { useSecurityForm } from "./use-security-form";

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

function TwoStepStart({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const form = useSecurityForm<"password">("two-step-start", reply);
  return (
    <>
      <p>{t("two_step_lead")}</p>
      <SecurityForm intent="two-step-start" form={form} submit={t("two_step_start")}>
        <PasswordProofField form={form} isConfirmed={page.isConfirmed} />
      </SecurityForm>
    </>
  );
}

function TwoStepSetUp({ page, reply, secret }: SecuritySectionProps & { secret: string }) {
  const { t } = useTranslation("security");
  const form = useSecurityForm<"code">("two-step", reply);
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
      <SecurityForm intent="two-step" form={form} submit={t("two_step_on")}>
        <CodeField form={form} isSent={false} hint={t("two_step_code_hint")} />
      </SecurityForm>
    </div>
  );
}

function RecoveryCodes({ codes, reply }: SecuritySectionProps & { codes: readonly string[] }) {
  const { t } = useTranslation("security");
  const form = useSecurityForm("two-step-saved", reply);
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
      <SecurityForm intent="two-step-saved" form={form} submit={t("codes_saved")} />
    </>
  );
}

function TwoStepTurnOffForm({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security", "session");
  const form = useSecurityForm<"password" | "code">("two-step-off", reply);
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
      <SecurityForm intent="two-step-off" form={form} submit={t("two_step_turn_off")} look="danger">
        <PasswordInput
          {...form.input("password", "password")}
          label={t("proof")}
          autoComplete="current-password"
          show={{ words: t("session:password_show"), label: t("session:password_show_label") }}
        />
        <CodeField form={form} isSent={false} hint={t("two_step_any_code")} />
      </SecurityForm>
    </>
  );
}
