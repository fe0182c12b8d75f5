import type { ReactNode, SelectHTMLAttributes } from "react";
import { classNames } from "./class-names";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { describedBy, type FieldErrorCodeAndText } from "./field-error";
import { Icon } from "./Icon";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Language of the option's label, if it is not the page's. */
  readonly lang?: string;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "name"> {
  readonly name: string;
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: FieldErrorCodeAndText | null | undefined;
  /** Beside the list: the button that applies the choice without JavaScript. */
  readonly after?: ReactNode;
}

/** A choice of many options, as a native select. */
export function Select({
  name,
  label,
  options,
  id = name,
  hint,
  error,
  after,
  className,
  ...select
}: SelectProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      <div className={styles.row}>
        <span className={styles.select}>
          <select
            {...select}
            id={id}
            name={name}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error, select["aria-describedby"])}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                lang={option.lang}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        {after}
      </div>
    </div>
  );
}
