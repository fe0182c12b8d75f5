import type { TimeStyle } from "~/i18n/zone";
import { CurrentLimitValue } from "./CurrentLimitValue";
import styles from "./Limits.module.css";
import type { LimitField } from "./limit-field";
import { useLimitName } from "./use-limit-text";

interface LimitFactsProps {
  readonly fields: readonly LimitField[];
  readonly iso: string | null;
  readonly timeStyle: TimeStyle;
}

/** Limits in force with what is left of each, shown outside the page of limits (LIM-14). */
export function LimitsInForceList({ fields, iso, timeStyle }: LimitFactsProps) {
  const name = useLimitName();
  return (
    <dl className={styles.held}>
      {fields.map((field) => (
        <div key={field.code} data-limit={field.code}>
          <dt>{name(field.code)}</dt>
          <dd className={styles.facts}>
            <CurrentLimitValue field={field} iso={iso} timeStyle={timeStyle} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
