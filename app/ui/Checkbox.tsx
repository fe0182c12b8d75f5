import type { InputHTMLAttributes, ReactNode } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { describedBy, type FieldErrorCodeAndText } from "./field-error";

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "id" | "name"> {
  readonly name: string;
  readonly label: ReactNode;
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: FieldErrorCodeAndText | null | undefined;
}

/** A checkbox with its label; sends "1" when ticked and nothing otherwise. */
export function Checkbox({
  name,
  label,
  id = name,
  hint,
  error,
  value = "1",
  ...input
}: CheckboxProps) {
  return (
    <div className={styles.field}>
      <FieldError id={id} error={error} />
      <label className={styles.option} htmlFor={id}>
        <input
          {...input}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <span className={styles.optionText}>
          {label}
          {hint ? (
            <span className={styles.hint} id={`${id}-hint`}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
    </div>
  );
}
