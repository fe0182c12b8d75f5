import { type ReactNode, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import buttons from "./Button.module.css";
import { Icon } from "./Icon";
import styles from "./LoadError.module.css";

interface LoadErrorProps {
  /** Title that says what could not be loaded; absent = the general text. */
  readonly title?: string;
  readonly children?: ReactNode;
  /**
   * Address of the current page, to which the button leads: without JavaScript it reloads the page
   * (REM-06).
   */
  readonly href: string;
  /**
   * Called by the button to load the part again in place; null or absent = the button reloads the
   * page.
   */
  readonly onRefresh?: (() => void) | null;
  readonly isRefreshing?: boolean;
}

/**
 * A part of the page that failed to load: what happened, what still works, and one button (LAY-04, REM-06).
 */
export function LoadError({
  title,
  children,
  href,
  onRefresh,
  isRefreshing = false,
}: LoadErrorProps) {
  const { t } = useTranslation();
  const [isReloading, setReloading] = useState(false);
  const isBusy = isRefreshing || isReloading;
  return (
    <div className={styles.error} role="alert" data-code="load-error">
      <Icon name="warning" className={styles.icon} />
      <p className={styles.title}>{title ?? t("main_dictionary_load_error")}</p>
      {children}
      <a
        href={href}
        className={`${buttons.button} ${buttons.quiet}`}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (!onRefresh) {
            setReloading(true);
            return;
          }
          event.preventDefault();
          if (!isBusy) onRefresh();
        }}
      >
        <Icon name="refresh" />
        {isBusy ? t("main_refreshing_button") : t("main_dictionary_refresh_page")}
      </a>
    </div>
  );
}
