import { formatTime } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { Icon } from "./Icon";
import styles from "./StaleDataNotice.module.css";

interface StaleMarkProps {
  /** Time of the shown data, ms since epoch. */
  readonly at: number;
  readonly style: TimeStyle;
  readonly what?: "prices" | "page";
}

/** "Prices and scores as of 12:03. We are reconnecting.": unobtrusive and never hidden (OPS-04, REM-16). */
export function StaleDataNotice({ at, style, what = "prices" }: StaleMarkProps) {
  const { t } = useTranslation();
  const lng = useLanguage();
  const time = formatTime(lng, at, style);
  return (
    <p className={styles.stale} role="status" data-stale={what}>
      <Icon name="clock" />
      <span suppressHydrationWarning>
        {what === "prices" ? t("stale_prices", { time }) : t("stale_page", { time })}
      </span>
    </p>
  );
}
