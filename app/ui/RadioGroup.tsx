import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { describedBy, type FieldErrorCodeAndText } from "./field-error";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioGroupProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly hint?: ReactNode;
  readonly error?: FieldErrorCodeAndText | null | undefined;
}

/**
 * A choice of few options. The first option has the group's name as id, so that an error summary can link to
 * it.
 */
export function RadioGroup({ name, legend, options, value, hint, error }: RadioGroupProps) {
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(name, hint, error)}>
      <legend className={styles.label}>{legend}</legend>
      {hint ? (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={name} error={error} />
      <div className={styles.options}>
        {options.map((option, at) => (
          <label className={styles.option} key={option.value}>
            <input
              type="radio"
              id={at === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              disabled={option.isDisabled}
            />
            <span className={styles.optionText}>
              {option.label}
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
