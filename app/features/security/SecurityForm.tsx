import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormFrame } from "~/features/forms/FormFrame";
import type { FormReply } from "~/features/forms/reply";
import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, type ButtonVariant } from "~/ui/Button";
import { PasswordInput } from "~/ui/PasswordInput";
import styles from "./SecurityPage.module.css";
import type { SecurityPageData } from "./security-page.server";
import { securityPath } from "./security-path";

interface SecurityFormProps {
  readonly intent: string;
  readonly form: Pick<ScreenFormView<never>, "form" | "summary">;
  readonly submit: string;
  readonly look?: ButtonVariant;
  readonly children?: ReactNode;
}

/** A form of the page of security: errors, token, intent, fields, one button. */
export function SecurityForm({ intent, form, submit, look, children }: SecurityFormProps) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <FormFrame
      parts={form.form}
      errors={form.summary}
      action={securityPath(useLanguage())}
      className={styles.form}
      noValidate
      data-form={intent}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className={styles.buttons}>
        <Button disabled={isBusy} {...(look ? { look } : {})}>
          {submit}
        </Button>
      </div>
    </FormFrame>
  );
}

/** What a section of the page gets: its data, and the refused form if it is one of this page's. */
export interface SecuritySectionProps {
  readonly page: SecurityPageData;
  readonly reply: FormReply | null;
}

/**
 * A section of the security page under its heading; `state` is a short text beside it, such as
 * "on".
 */
export function SecuritySection({
  id,
  title,
  state,
  children,
}: {
  id: string;
  title: string;
  state?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {state ? <span className={styles.state}>{state}</span> : null}
      </div>
      {children}
    </section>
  );
}

/**
 * Password field that confirms the player: shown if the session was not confirmed lately, or the
 * password was wrong.
 */
export function PasswordProofField({
  form,
  isConfirmed,
}: {
  form: ScreenFormView<"password">;
  isConfirmed: boolean;
}) {
  const { t } = useTranslation("security", "session");
  if (isConfirmed && !form.error("password")) return null;
  return (
    <PasswordInput
      {...form.input("password", "password")}
      label={t("proof")}
      hint={t("proof_hint")}
      autoComplete="current-password"
      show={{ words: t("session:password_show"), label: t("session:password_show_label") }}
    />
  );
}
