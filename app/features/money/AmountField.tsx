import { type ReactNode, useRef } from "react";
import { currencyOf } from "~/domain/money/money";
import { useLanguage } from "~/i18n/I18nProvider";
import { Field, type FieldProps } from "~/ui/Field";
import styles from "~/ui/Field.module.css";
import { AmbiguousAmountChoices, type SubmitButtonField } from "./AmbiguousAmountChoices";

interface AmountFieldProps extends Omit<FieldProps, "type" | "inputMode" | "after" | "below"> {
  /**
   * Currency of the amount, whose symbol stands after the number; null where the field serves
   * several currencies.
   */
  readonly iso: string | null;
  /**
   * Currency in which the possible readings of an ambiguous text are offered; null = they are not,
   * absent = `iso`. It is given where the symbol is not shown.
   */
  readonly readingIso?: string | null;
  readonly after?: ReactNode;
  /** What the button of the field's form posts. */
  readonly submit?: SubmitButtonField;
}

/**
 * A field for money: a text field, because typed amounts may have spaces and either decimal sign (CPN-09,
 * LIM-13).
 */
export function AmountField({ iso, readingIso = iso, after, submit, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const lng = useLanguage();
  const unitId = `${field.id ?? field.name}-unit`;
  const symbol = iso === null ? "" : currencyOf(iso).symbol;
  return (
    <Field
      {...field}
      inputRef={input}
      type="text"
      // Keeps the order of space-separated digit groups in right-to-left languages.
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={64}
      aria-describedby={
        [symbol === "" ? "" : unitId, field["aria-describedby"]].filter(Boolean).join(" ") ||
        undefined
      }
      after={
        <>
          {symbol === "" ? null : (
            <span id={unitId} className={styles.hint}>
              {symbol}
            </span>
          )}
          {after}
        </>
      }
      below={
        field.error?.code === "amount" && readingIso !== null ? (
          <AmbiguousAmountChoices
            name={field.name}
            form={field.form}
            typed={String(field.value ?? field.defaultValue ?? "")}
            iso={readingIso}
            lng={lng}
            input={input}
            submit={submit}
          />
        ) : null
      }
    />
  );
}
