import { limitFieldName } from "~/domain/limits/codes";
import { isMoneyLimitValue, type LimitValue, unlimitedValue } from "~/domain/limits/value";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Time } from "~/ui/Time";
import { LimitLeft } from "./LimitLeft";
import styles from "./Limits.module.css";
import type { LimitField } from "./limit-field";
import { useLimitText } from "./use-limit-text";

export interface LimitRowProps {
  readonly field: LimitField;
  readonly iso: string | null;
  readonly timeStyle: TimeStyle;
}

/** The current value of a limit, its end, and what is left of it (LIM-14). */
export function CurrentLimitValue({ field, iso, timeStyle }: LimitRowProps) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const name = limitFieldName(field.code);
  const { held, pending } = field;
  const state = pending ? "PENDING" : held ? "ACTIVE" : "INACTIVE";
  return (
    <p>
      <span className={styles.label}>{t("now")}:</span>{" "}
      <MachineReadableValue name={`${name}-state`} value={state}>
        {held ? (
          <MachineReadableValue name={name} value={plainOf(held, iso)}>
            {say(held)}
          </MachineReadableValue>
        ) : (
          say(unlimitedValue(field))
        )}
      </MachineReadableValue>
      {held?.endsAt ? (
        <>
          {" "}
          {t("until")} <Time at={held.endsAt} style={timeStyle} show="moment" />
        </>
      ) : null}
      {held ? <LimitLeft limit={held} iso={iso} /> : null}
    </p>
  );
}

/**
 * A limit's value for scripts (docs/forms.md, "Values"): plain decimal with a point; "null" = no
 * limit.
 */
function plainOf(limit: LimitValue, iso: string | null): string {
  const isAmount = isMoneyLimitValue(limit) && limit.value !== null && iso !== null;
  return isAmount ? fromMinor(limit.value, iso) : String(limit.value);
}
