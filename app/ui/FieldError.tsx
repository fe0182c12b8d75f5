import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./Field.module.css";
import type { FieldErrorCodeAndText } from "./field-error";
import { Icon } from "./Icon";
import { VisuallyHidden } from "./VisuallyHidden";

/** A field's error text, `#{field}-error` with its code (docs/forms.md, "Values"; ACS-03). */
export function FieldError({
  id,
  error,
}: {
  id: string;
  error: FieldErrorCodeAndText | null | undefined;
}) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`} data-code={error.code}>
      <Icon name="error" />
      <span>
        <VisuallyHidden>{t("error_prefix")} </VisuallyHidden>
        {error.message}
      </span>
    </p>
  );
}
