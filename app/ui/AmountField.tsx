import type { ReactNode } from "react";
import { Field, type FieldProps } from "./Field";
import styles from "./Field.module.css";

interface AmountFieldProps extends Omit<FieldProps, "type" | "inputMode" | "after"> {
  /** The currency's symbol, said after the number. */
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
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={64}
      aria-describedby={[unitId, field["aria-describedby"]].filter(Boolean).join(" ")}
      after={
        <>
          <span id={unitId} className={styles.hint}>
            {symbol}
          </span>
          {after}
        </>
      }
    />
  );
}
