import type { ReactNode, TextareaHTMLAttributes } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { describedBy, type FieldErrorCodeAndText } from "./field-error";

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name"> {
  readonly name: string;
  readonly label: ReactNode;
  readonly error?: FieldErrorCodeAndText | null | undefined;
}

/** A labelled text of several lines. */
export function TextArea({ name, label, error, ...area }: TextAreaProps) {
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      <FieldError id={name} error={error} />
      <textarea
        {...area}
        id={name}
        name={name}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, null, error)}
      />
    </div>
  );
}
