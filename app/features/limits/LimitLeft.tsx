import { limitFieldName, sessionLimitCode } from "~/domain/limits/codes";
import type { Limit, MoneyLimit } from "~/domain/limits/limit";
import { splitIntoHoursAndMinutes } from "~/domain/limits/session-limit";
import { isMoneyLimitValue } from "~/domain/limits/value";
import { subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import styles from "./Limits.module.css";
import { useLimitText } from "./use-limit-text";

/** What is left of a limit in force, where the platform counts it (LIM-14). */
export function LimitLeft({ limit, iso }: { limit: Limit; iso: string | null }) {
  const name = `${limitFieldName(limit.code)}-left`;
  if (limit.left === null) return null;
  if (isMoneyLimitValue(limit)) return <AmountLeft limit={limit} iso={iso} />;
  if (limit.code !== sessionLimitCode) return null;
  return (
    <>
      {" · "}
      <MachineReadableValue name={name} value={splitIntoHoursAndMinutes(limit.left).plain}>
        <SessionLeft ms={limit.left} />
      </MachineReadableValue>
    </>
  );
}

function AmountLeft({ limit, iso }: { limit: MoneyLimit; iso: string | null }) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, value, left } = limit;
  if (left === null) return null;
  return (
    <>
      {iso === null ? null : (
        <>
          {" · "}
          <MachineReadableValue name={`${limitFieldName(code)}-left`} value={fromMinor(left, iso)}>
            {t("of", { left: say({ code, value: left }), value: say(limit) })}
          </MachineReadableValue>
        </>
      )}
      {value !== null && value > 0 ? (
        <progress className={styles.used} value={subtractAmounts(value, left)} max={value}>
          {say({ code, value: subtractAmounts(value, left) })}
        </progress>
      ) : null}
    </>
  );
}

/** Time left of the session by its limit, in words (LIM-14). */
function SessionLeft({ ms }: { ms: number }) {
  const { t } = useTranslation("limits");
  const { hours, minutes } = splitIntoHoursAndMinutes(ms);
  const inHours = t("hours", { count: hours });
  const inMinutes = t("minutes", { count: minutes });
  const both = minutes === 0 ? inHours : t("hours_minutes", { hours: inHours, minutes: inMinutes });
  return t("session_left", { left: hours === 0 ? inMinutes : both });
}
