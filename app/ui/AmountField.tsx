import type { ReactNode } from "react";
import { Field, type FieldProps } from "./Field";
import styles from "./Field.module.css";

interface AmountFieldProps extends Omit<FieldProps, "type" | "inputMode" | "after"> {
  /** The currency's symbol, said after the number; "" where the field is of several currencies. */
  readonly symbol: string;
  readonly after?: ReactNode;
}

/** A field for money: text, since a person may type spaces and either decimal sign (CPN-09, LIM-13). */
export function AmountField({ symbol, after, ...field }: AmountFieldProps) {
  const unitId = `${field.id ?? field.name}-unit`;
  return (
    <Field
      {...field}
      type="text"
      // Groups of digits that a space divides stand in their order in every language.
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={64}
      aria-describedby={
        [symbol === "" ? "" : unitId, field["aria-describedby"]].filter(Boolean).join(" ") || undefined
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
    />
  );
}
