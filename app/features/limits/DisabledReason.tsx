import { useTranslation } from "~/i18n/I18nProvider";
import { Time } from "~/ui/Time";
import type { LimitRowProps } from "./CurrentLimitValue";
import styles from "./Limits.module.css";

export function DisabledReason({ field: { disabled }, timeStyle }: Omit<LimitRowProps, "iso">) {
  const { t } = useTranslation("limits");
  if (!disabled) return null;
  return (
    <p className={styles.why} data-disabled={disabled.reason}>
      {t(`disabled_${disabled.reason}`)}
      {disabled.until === null ? null : (
        <>
          {" "}
          {t("until")} <Time at={disabled.until} style={timeStyle} show="moment" />
        </>
      )}
    </p>
  );
}
