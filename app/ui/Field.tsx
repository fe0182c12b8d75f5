import type { InputHTMLAttributes, ReactNode, RefObject } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "./class-names";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { describedBy, type FieldErrorCodeAndText } from "./field-error";

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name"> {
  readonly name: string;
  readonly label: ReactNode;
  /** The input's id, to which error summaries link; absent = the field's name. */
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: FieldErrorCodeAndText | null | undefined;
  readonly isOptional?: boolean;
  /** Beside the input: a unit, a button. */
  readonly after?: ReactNode;
  /** Under the input. */
  readonly below?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement>;
}

/** A labelled input. `defaultValue` restores the typed text, except for passwords (ACS-03). */
export function Field({
  name,
  label,
  id = name,
  hint,
  error,
  isOptional,
  after,
  below,
  inputRef,
  className,
  ...input
}: FieldProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional ? <span className={styles.optional}> ({t("optional")})</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      <div className={styles.row}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          name={name}
          className={styles.input}
          aria-invalid={error ? true : input["aria-invalid"]}
          aria-describedby={describedBy(id, hint, error, input["aria-describedby"])}
        />
        {after}
      </div>
      {below}
    </div>
  );
}
