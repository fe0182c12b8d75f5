import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import styles from "~/ui/NarrowForm.module.css";

interface CodeFieldProps {
  /** Whether the code comes in a message; false = from an authenticator. */
  readonly isSent: boolean;
  readonly error: FieldErrorCodeAndText | null;
  readonly id?: string;
  readonly hint?: string;
  readonly label?: string;
}

/** The field for a code; what was typed is never sent back. */
export function CodeField({ isSent, error, id, hint, label }: CodeFieldProps) {
  const { t } = useTranslation("session");
  return (
    <Field
      name="code"
      {...(id === undefined ? {} : { id })}
      label={label ?? t("code")}
      hint={hint ?? (isSent ? t("code_hint") : undefined)}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      dir="ltr"
      required
      error={error}
    />
  );
}
