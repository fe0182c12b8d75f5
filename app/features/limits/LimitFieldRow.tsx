import {
  isExclusionCode,
  isMoneyLimitCode,
  limitFieldName,
  sessionLimitCode,
} from "~/domain/limits/codes";
import type { Limit, MoneyLimit } from "~/domain/limits/limit";
import { splitIntoHoursAndMinutes } from "~/domain/limits/session-limit";
import { isMoneyValue, type LimitValue, unlimitedValue } from "~/domain/limits/value";
import { subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { AmountField } from "~/ui/AmountField";
import { Select } from "~/ui/Select";
import { Time } from "~/ui/Time";
import { Value } from "~/ui/Value";
import styles from "./Limits.module.css";
import { type LimitField, limitFieldText } from "./limit-field";
import { shownValueFieldName } from "./typed-limits";
import { useLimitName, useLimitText } from "./use-limit-text";

interface RowProps {
  readonly field: LimitField;
  readonly iso: string | null;
  readonly timeStyle: TimeStyle;
}

/**
 * A limit's field with its current value, what is left, the pending change, and why it is disabled (LIM-14,
 * LIM-19).
 */
export function LimitFieldRow({ field, iso, timeStyle }: RowProps) {
  const name = limitFieldName(field.code);
  return (
    <div className={styles.limit} data-limit={field.code}>
      {field.disabled ? null : (
        <input type="hidden" name={shownValueFieldName(field.code)} value={field.shown} />
      )}
      {isMoneyLimitCode(field.code) ? (
        <AmountOf field={field} iso={iso} />
      ) : (
        <ChoiceOf field={field} iso={iso} />
      )}
      <div className={styles.facts} id={`${name}-facts`}>
        <CurrentLimitValue field={field} iso={iso} timeStyle={timeStyle} />
        <Pending field={field} iso={iso} timeStyle={timeStyle} />
        <DisabledReason field={field} timeStyle={timeStyle} />
      </div>
    </div>
  );
}

function useFieldError({ code, error }: LimitField) {
  const { t } = useTranslation("limits");
  return error && { code: error, message: t(`error_${error}`), field: limitFieldName(code) };
}

/** A free text field with the service's values as suggestions (LIM-13). */
function AmountOf({ field, iso }: Pick<RowProps, "field" | "iso">) {
  const name = limitFieldName(field.code);
  const listId = `${name}-values`;
  return (
    <>
      <AmountField
        name={name}
        label={useLimitName()(field.code)}
        iso={iso}
        submit={{ name: "intent", value: "save" }}
        defaultValue={field.text}
        disabled={field.disabled !== null}
        error={useFieldError(field)}
        list={listId}
        aria-describedby={`${name}-facts`}
      />
      <datalist id={listId}>
        {field.choices.map((one) =>
          one.value === null ? null : <option key={one.value} value={limitFieldText(one, iso)} />,
        )}
      </datalist>
    </>
  );
}

function ChoiceOf({ field, iso }: Pick<RowProps, "field" | "iso">) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, held, choices } = field;
  const canBeNone = held === null || choices.some(({ value }) => value === null);
  const values = choices.filter(({ value }) => value !== null);
  return (
    <Select
      name={limitFieldName(code)}
      label={useLimitName()(code)}
      defaultValue={field.text}
      disabled={field.disabled !== null}
      error={useFieldError(field)}
      aria-describedby={`${limitFieldName(code)}-facts`}
      options={[
        ...(canBeNone ? [{ value: "", label: t("not_set") }] : []),
        ...values.map((one) => ({ value: String(one.value), label: say(one) })),
      ]}
    />
  );
}

/** The current value of a limit, its end, and what is left of it (LIM-14). */
export function CurrentLimitValue({ field, iso, timeStyle }: RowProps) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const name = limitFieldName(field.code);
  const { held, pending } = field;
  const state = pending ? "PENDING" : held ? "ACTIVE" : "INACTIVE";
  return (
    <p>
      <span className={styles.label}>{t("now")}:</span>{" "}
      <Value name={`${name}-state`} value={state}>
        {held ? (
          <Value name={name} value={plainOf(held, iso)}>
            {say(held)}
          </Value>
        ) : (
          say(unlimitedValue(field))
        )}
      </Value>
      {held?.endsAt ? (
        <>
          {" "}
          {t("until")} <Time at={held.endsAt} style={timeStyle} show="moment" />
        </>
      ) : null}
      {held ? <LeftOf limit={held} iso={iso} /> : null}
    </p>
  );
}

/** What is left of a limit in force, where the platform counts it (LIM-14). */
function LeftOf({ limit, iso }: { limit: Limit; iso: string | null }) {
  const name = `${limitFieldName(limit.code)}-left`;
  if (limit.left === null) return null;
  if (isMoneyValue(limit)) return <AmountLeft limit={limit} iso={iso} />;
  if (limit.code !== sessionLimitCode) return null;
  return (
    <>
      {" · "}
      <Value name={name} value={splitIntoHoursAndMinutes(limit.left).plain}>
        <SessionLeft ms={limit.left} />
      </Value>
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
          <Value name={`${limitFieldName(code)}-left`} value={fromMinor(left, iso)}>
            {t("of", { left: say({ code, value: left }), value: say(limit) })}
          </Value>
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

/** A value for scripts (docs/forms.md, "Values"): plain decimal with a point. */
function plainOf(limit: LimitValue, iso: string | null): string {
  const isAmount = isMoneyValue(limit) && limit.value !== null && iso !== null;
  return isAmount ? fromMinor(limit.value, iso) : String(limit.value);
}

function Pending({ field, iso, timeStyle }: RowProps) {
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
      {" · "}
      {pending.at === null ? (
        <>
          {t("pending_since")} <Time at={pending.startedAt} style={timeStyle} show="moment" />
        </>
      ) : (
        <>
          {t("pending_at")}{" "}
          <Time
            at={pending.at}
            style={timeStyle}
            show="moment"
            name={`${limitFieldName(code)}-starts`}
          />
        </>
      )}
    </p>
  );
}

function DisabledReason({ field: { disabled }, timeStyle }: Omit<RowProps, "iso">) {
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
