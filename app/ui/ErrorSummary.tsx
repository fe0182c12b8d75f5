import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./ErrorSummary.module.css";
import type { FieldErrorCodeAndText } from "./field-error";
import { Icon } from "./Icon";

export interface SummaryError extends FieldErrorCodeAndText {
  /**
   * Id of the wrong field, to which the error links; null or absent for an error of the whole form,
   * which has no link.
   */
  readonly field?: string | null;
}

/**
 * All errors of a failed form, first on the page, linked to their fields (ACS-03). It takes the focus: by
 * `autofocus` in a document, by script after a client response.
 */
export function ErrorSummary({
  errors,
  title,
}: {
  errors: readonly SummaryError[];
  title?: string;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const identity = errors.map((error) => `${error.field}:${error.code}:${error.message}`).join("|");

  useEffect(() => {
    if (identity !== "") box.current?.focus();
  }, [identity]);

  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: what went wrong comes first after a failed form
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2 className={styles.title}>
        <Icon name="error" />
        {title ?? t("error_summary")}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={`${error.field}:${error.code}`} data-code={error.code}>
            {error.field ? (
              <a href={`#${error.field}`} onClick={leadToField}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without a navigation, which would remove the errors. */
function leadToField(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget;
  const field = document.getElementById(hash.slice(1));
  if (!field) return;
  event.preventDefault();
  history.replaceState(history.state, "", hash);
  field.focus();
}
