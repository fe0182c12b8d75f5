import { isMoneyLimitCode, limitFieldName } from "~/domain/limits/codes";
import { AmountField } from "~/features/money/AmountField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Select } from "~/ui/Select";
import { shownValueFieldName } from "./form";
import {
  CurrentLimitValue,
  DisabledReason,
  type LimitRowProps,
  PendingLimitText,
} from "./LimitFacts";
import styles from "./Limits.module.css";
import { useLimitName, useLimitText } from "./use-limit-text";
import type { LimitsForms } from "./use-limits-forms";
import { limitFieldText } from "./view";

/** A limit's field, in the form of limits. */
interface LimitInputProps extends Pick<LimitRowProps, "field" | "iso"> {
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

/** The field of a money limit: free text, with the values that the limit service offers as suggestions (LIM-13). */
function LimitAmountField({ field, iso, form }: LimitInputProps) {
  const name = limitFieldName(field.code);
  const listId = `${name}-values`;
  const { type, ...input } = form.input(name);
  return (
    <>
      <AmountField
        {...input}
        label={useLimitName()(field.code)}
        iso={iso}
        submit={{ name: "intent", value: "save" }}
        {...(field.disabled ? { disabled: true, defaultValue: field.shown } : {})}
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

function LimitChoiceField({ field, iso, form }: LimitInputProps) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, held, choices, disabled, shown } = field;
  const canBeNone = held === null || choices.some(({ value }) => value === null);
  const values = choices.filter(({ value }) => value !== null);
  return (
    <Select
      {...form.select(limitFieldName(code))}
      label={useLimitName()(code)}
      {...(disabled ? { disabled: true, defaultValue: shown } : {})}
      aria-describedby={`${limitFieldName(code)}-facts`}
      options={[
        ...(canBeNone ? [{ value: "", label: t("not_set") }] : []),
        ...values.map((one) => ({ value: String(one.value), label: say(one) })),
      ]}
    />
  );
}
