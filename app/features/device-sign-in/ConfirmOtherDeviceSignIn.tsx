import { useEffect, useRef } from "react";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { PasswordInput } from "~/ui/PasswordInput";
import styles from "./AllowOtherDeviceSignInPage.module.css";
import type { OtherDeviceSignInPageData } from "./device-page";
import { otherDeviceErrorWords } from "./error-words";
import { OtherDeviceSignInFormFrame } from "./OtherDeviceSignInFormFrame";

export function ConfirmOtherDeviceSignIn({
  page,
  reply,
}: {
  page: Extract<OtherDeviceSignInPageData, { kind: "asked" }>;
  reply: FormReply | null;
}) {
  const { t } = useTranslation("device", "security", "session");
  const form = useScreenForm<"password">({
    name: "confirm",
    reply,
    words: otherDeviceErrorWords,
  });
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
      <OtherDeviceSignInFormFrame parts={form.form}>
        <input type="hidden" name="request" value={page.id} />
        {page.isConfirmed && !form.error("password") ? null : (
          <PasswordInput
            {...form.input("password", "password")}
            label={t("security:proof")}
            hint={t("device:proof_hint")}
            autoComplete="current-password"
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
