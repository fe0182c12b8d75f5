import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { PasswordInput } from "~/ui/PasswordInput";
import styles from "./AllowOtherDeviceSignInPage.module.css";
import type { OtherDeviceSignInPageData } from "./device-page";
import { OtherDeviceSignInFormFrame } from "./OtherDeviceSignInFormFrame";

export function ConfirmOtherDeviceSignIn({
  page,
  proofError,
}: {
  page: Extract<OtherDeviceSignInPageData, { kind: "asked" }>;
  proofError: FieldErrorCodeAndText | null;
}) {
  const { t } = useTranslation("device", "security", "session");
  const heading = useRef<HTMLHeadingElement>(null);
  // The question may appear while the player is not looking at the page, so its heading takes the
  // focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.question} data-name="device-request">
      <h2 ref={heading} tabIndex={-1}>
        {t("question")}
      </h2>
      <p>{page.device === "" ? t("device_unknown") : t("device_named", { device: page.device })}</p>
      <p>{t("check")}</p>
      <p className={styles.check}>
        <MachineReadableValue name="device-check" value={String(page.check)}>
          {page.check}
        </MachineReadableValue>
      </p>
      <p className={styles.note}>{t("warning")}</p>
      <OtherDeviceSignInFormFrame>
        <input type="hidden" name="request" value={page.id} />
        {page.isConfirmed && !proofError ? null : (
          <PasswordInput
            name="password"
            label={t("security:proof")}
            hint={t("device:proof_hint")}
            autoComplete="current-password"
            error={proofError}
            show={{ words: t("session:password_show"), label: t("session:password_show_label") }}
          />
        )}
        <Button name="intent" value="confirm">
          {t("confirm")}
        </Button>
        <Button name="intent" value="refuse" look="quiet" formNoValidate>
          {t("refuse")}
        </Button>
      </OtherDeviceSignInFormFrame>
    </section>
  );
}
