import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import styles from "~/ui/NarrowForm.module.css";

interface CodeFieldProps {
  readonly form: ScreenFormView<"code">;
  /** Whether the code comes in a message; false = from an authenticator. */
  readonly isSent: boolean;
  readonly hint?: string;
}

/** The field for a code; what was typed is never sent back. */
export function CodeField({ form, isSent, hint }: CodeFieldProps) {
  const { t } = useTranslation("session");
  return (
    <Field
      {...form.input("code")}
      label={t("code")}
      hint={hint ?? (isSent ? t("code_hint") : undefined)}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      dir="ltr"
      required
    />
  );
}
