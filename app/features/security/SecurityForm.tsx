import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormReply } from "~/features/forms/reply";
import type { FormErrors } from "~/features/forms/use-errors";
import { CsrfField } from "~/features/page/CsrfField";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, type ButtonVariant } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { PasswordInput } from "~/ui/PasswordInput";
import styles from "./SecurityPage.module.css";
import type { SecurityPageData } from "./security-page.server";
import { securityPath } from "./security-path";

interface SecurityFormProps {
  readonly intent: string;
  readonly errors: FormErrors;
  readonly submit: string;
  readonly look?: ButtonVariant;
  readonly children?: ReactNode;
}

/** A form of the page of security: errors, token, intent, fields, one button. */
export function SecurityForm({ intent, errors, submit, look, children }: SecurityFormProps) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form
      method="post"
      action={securityPath(useLanguage())}
      className={styles.form}
      noValidate
      data-form={intent}
    >
      <ErrorSummary errors={errors.summary} />
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className={styles.buttons}>
        <Button disabled={isBusy} {...(look ? { look } : {})}>
          {submit}
        </Button>
      </div>
    </Form>
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
  intent,
  reply,
  isConfirmed,
  errors,
}: {
  intent: string;
  reply: FormReply | null;
  isConfirmed: boolean;
  errors: FormErrors;
}) {
  const { t } = useTranslation("security", "session");
  const error = errors.at("password");
  if (isConfirmed && !error) return null;
  return (
    <PasswordInput
      name="password"
      id={securityFieldId(reply, intent, "password")}
      label={t("proof")}
      hint={t("proof_hint")}
      autoComplete="current-password"
      error={error}
      show={{ words: t("session:password_show"), label: t("session:password_show_label") }}
    />
  );
}

/**
 * Id of a password or code field, whose name several forms of the page use. In the refused form it
 * is the plain name, so that `#code-error` is its error; in other forms the intent precedes it.
 */
export function securityFieldId(
  reply: FormReply | null,
  intent: string,
  name: "password" | "code",
): string {
  return (reply?.form ?? "password") === intent ? name : `${intent}-${name}`;
}

/** The reply to one form of the page, if it is the refused one. */
export function replyOfSecurityForm(reply: FormReply | null, intent: string): FormReply | null {
  return reply?.form === intent ? reply : null;
}
