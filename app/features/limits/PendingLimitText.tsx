import { isExclusionCode, limitFieldName } from "~/domain/limits/codes";
import { useTranslation } from "~/i18n/I18nProvider";
import { Time } from "~/ui/Time";
import type { LimitRowProps } from "./CurrentLimitValue";
import styles from "./Limits.module.css";
import { useLimitText } from "./use-limit-text";

export function PendingLimitText({ field, iso, timeStyle }: LimitRowProps) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, pending } = field;
  if (!pending) return null;
  const direction = pending.direction === 1 ? "pending_up" : "pending_down";
  return (
    <p data-direction={pending.direction}>
      <span className={styles.label}>
        {t(isExclusionCode(code) ? "pending_exclusion" : direction)}:
      </span>{" "}
      {say(pending)}
      {pending.at !== null ? (
        <>
          {" · "}
          {t("pending_at")}{" "}
          <Time
            at={pending.at}
            style={timeStyle}
            show="moment"
            name={`${limitFieldName(code)}-starts`}
          />
        </>
      ) : pending.startedAt !== null ? (
        <>
          {" · "}
          {t("pending_since")} <Time at={pending.startedAt} style={timeStyle} show="moment" />
        </>
      ) : null}
    </p>
  );
}
