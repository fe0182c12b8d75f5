import { fieldOf, isExclusion, moneyWindow, sessionLimit } from "~/domain/limits/codes";
import { limitAmount } from "~/domain/limits/limit";
import { hoursOf } from "~/domain/limits/session-limit";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { AmountField } from "~/ui/AmountField";
import { Select } from "~/ui/Select";
import { Time } from "~/ui/Time";
import { Value } from "~/ui/Value";
import { shownFieldOf } from "./form";
import styles from "./Limits.module.css";
import { useLimitName, useLimitText } from "./use-limit-text";
import { type LimitField, textOf } from "./view";

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
  const name = fieldOf(field.code);
  return (
    <div className={styles.limit} data-limit={field.code}>
      {field.disabled ? null : (
        <input type="hidden" name={shownFieldOf(field.code)} value={field.shown} />
      )}
      {moneyWindow(field.code) ? (
        <AmountOf field={field} iso={iso} />
      ) : (
        <ChoiceOf field={field} iso={iso} />
      )}
      <div className={styles.facts} id={`${name}-facts`}>
        <CurrentValue field={field} iso={iso} timeStyle={timeStyle} />
        <Pending field={field} iso={iso} timeStyle={timeStyle} />
        <DisabledReason field={field} timeStyle={timeStyle} />
      </div>
    </div>
  );
}

function useFieldError({ code, error }: LimitField) {
  const { t } = useTranslation("limits");
  return error && { code: error, message: t(`error_${error}`), field: fieldOf(code) };
}

/** A free text field with the service's values as suggestions (LIM-13). */
function AmountOf({ field, iso }: Pick<RowProps, "field" | "iso">) {
  const name = fieldOf(field.code);
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
        {field.choices.map((value) =>
          value === null ? null : <option key={value} value={textOf(field.code, value, iso)} />,
        )}
      </datalist>
    </>
  );
}

function ChoiceOf({ field, iso }: Pick<RowProps, "field" | "iso">) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, held, choices } = field;
  const canBeNone = held === null || choices.includes(null);
  const values = choices.filter((value) => value !== null);
  return (
    <Select
      name={fieldOf(code)}
      label={useLimitName()(code)}
      defaultValue={field.text}
      disabled={field.disabled !== null}
      error={useFieldError(field)}
      aria-describedby={`${fieldOf(code)}-facts`}
      options={[
        ...(canBeNone ? [{ value: "", label: t("not_set") }] : []),
        ...values.map((value) => ({ value: String(value), label: say(code, value) })),
      ]}
    />
  );
}

/** The current value of a limit, its end, and what is left of it (LIM-14). */
export function CurrentValue({ field, iso, timeStyle }: RowProps) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const name = fieldOf(field.code);
  const { code, held, pending } = field;
  const state = pending ? "PENDING" : held ? "ACTIVE" : "INACTIVE";
  return (
    <p>
      <span className={styles.label}>{t("now")}:</span>{" "}
      <Value name={`${name}-state`} value={state}>
        {held ? (
          <Value name={name} value={plainOf(field, held.value, iso)}>
            {say(code, held.value)}
          </Value>
        ) : (
          say(code, null)
        )}
      </Value>
      {held?.until ? (
        <>
          {" "}
          {t("until")} <Time at={held.until} style={timeStyle} show="both" />
        </>
      ) : null}
      {held?.left != null && moneyWindow(code) && iso !== null ? (
        <>
          {" · "}
          <Value name={`${name}-left`} value={fromMinor(limitAmount(held.left), iso)}>
            {t("of", { left: say(code, held.left), value: say(code, held.value) })}
          </Value>
        </>
      ) : null}
      {held?.left != null && code === sessionLimit ? (
        <>
          {" · "}
          <Value name={`${name}-left`} value={hoursOf(held.left).plain}>
            <SessionLeft ms={held.left} />
          </Value>
        </>
      ) : null}
      {held?.left != null && moneyWindow(code) && held.value > 0 ? (
        <progress className={styles.used} value={held.value - held.left} max={held.value}>
          {say(code, held.value - held.left)}
        </progress>
      ) : null}
    </p>
  );
}

/** Time left of the session by its limit, in words (LIM-14). */
function SessionLeft({ ms }: { ms: number }) {
  const { t } = useTranslation("limits");
  const { hours, minutes } = hoursOf(ms);
  const inHours = t("hours", { count: hours });
  const inMinutes = t("minutes", { count: minutes });
  const both = minutes === 0 ? inHours : t("hours_minutes", { hours: inHours, minutes: inMinutes });
  return t("session_left", { left: hours === 0 ? inMinutes : both });
}

/** A value for scripts (docs/forms.md, "Values"): plain decimal with a point. */
function plainOf({ code }: LimitField, value: number, iso: string | null): string {
  return moneyWindow(code) && iso !== null ? fromMinor(limitAmount(value), iso) : String(value);
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
        {t(isExclusion(code) ? "pending_exclusion" : direction)}:
      </span>{" "}
      {say(code, pending.value)}
      {" · "}
      {pending.at === null ? (
        <>
          {t("pending_since")} <Time at={pending.since} style={timeStyle} show="both" />
        </>
      ) : (
        <>
          {t("pending_at")}{" "}
          <Time at={pending.at} style={timeStyle} show="both" name={`${fieldOf(code)}-starts`} />
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
          {t("until")} <Time at={disabled.until} style={timeStyle} show="both" />
        </>
      )}
    </p>
  );
}
