import { isMoneyLimitCode, limitFieldName } from "~/domain/limits/codes";
import { CurrentLimitValue, type LimitRowProps } from "./CurrentLimitValue";
import { DisabledReason } from "./DisabledReason";
import { LimitAmountField } from "./LimitAmountField";
import { LimitChoiceField } from "./LimitChoiceField";
import styles from "./Limits.module.css";
import { PendingLimitText } from "./PendingLimitText";
import { shownValueFieldName } from "./typed-limits";
import type { LimitsForms } from "./use-limits-forms";

/** A limit's field, in the form of limits. */
export interface LimitInputProps extends Pick<LimitRowProps, "field" | "iso"> {
  readonly form: LimitsForms["save"];
}

/**
 * A limit's field with its current value, what is left, the pending change, and why it is disabled (LIM-14,
 * LIM-19).
 */
export function LimitFieldRow({ field, iso, timeStyle, form }: LimitRowProps & LimitInputProps) {
  const name = limitFieldName(field.code);
  return (
    <div className={styles.limit} data-limit={field.code}>
      {field.disabled ? null : (
        <input type="hidden" name={shownValueFieldName(field.code)} value={field.shown} />
      )}
      {isMoneyLimitCode(field.code) ? (
        <LimitAmountField field={field} iso={iso} form={form} />
      ) : (
        <LimitChoiceField field={field} iso={iso} form={form} />
      )}
      <div className={styles.facts} id={`${name}-facts`}>
        <CurrentLimitValue field={field} iso={iso} timeStyle={timeStyle} />
        <PendingLimitText field={field} iso={iso} timeStyle={timeStyle} />
        <DisabledReason field={field} timeStyle={timeStyle} />
      </div>
    </div>
  );
}
