import { isExclusionCode, limitFieldName, sessionLimitCode } from "~/domain/limits/codes";
import type { Limit, MoneyLimit } from "~/domain/limits/limit";
import { splitIntoHoursAndMinutes } from "~/domain/limits/session-limit";
import { isMoneyLimitValue, type LimitValue, unlimitedValue } from "~/domain/limits/value";
import { subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Time } from "~/ui/Time";
import styles from "./Limits.module.css";
import { useLimitName, useLimitText } from "./use-limit-text";
import type { LimitField } from "./view";

interface LimitsInForceListProps {
  readonly fields: readonly LimitField[];
  readonly iso: string | null;
  readonly timeStyle: TimeStyle;
}

/** Limits in force with what is left of each, shown outside the page of limits (LIM-14). */
export function LimitsInForceList({ fields, iso, timeStyle }: LimitsInForceListProps) {
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

/** What is left of a limit in force, where the platform counts it (LIM-14). */
function LimitLeft({ limit, iso }: { limit: Limit; iso: string | null }) {
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
