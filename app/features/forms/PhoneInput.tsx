import type { ReactNode } from "react";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldError";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { Select, type SelectOption } from "~/ui/Select";
import styles from "./PhoneInput.module.css";

interface PhoneInputProps {
  readonly labels: { readonly code: string; readonly number: string };
  /** The calling codes to choose from, and the one chosen at first. */
  readonly codes: readonly SelectOption[];
  readonly code: string | undefined;
  readonly onCode?: (code: string) => void;
  /** The typed number, where the form came back. */
  readonly number: string | undefined;
  readonly isRequired?: boolean;
  readonly error: FieldErrorCodeAndText | null;
  readonly codeError?: FieldErrorCodeAndText | null;
  /** Under both fields; read out with the number. */
  readonly note?: ReactNode;
}

/** Calling code and number, posted as `phone_code` and `phone_number`; the number's error stands above both. */
export function PhoneInput(props: PhoneInputProps) {
  const { labels, error, note, isRequired = true } = props;
  const described = [note ? "phone_number-note" : "", error ? "phone_number-error" : ""];
  return (
    <div className={styles.phone}>
      <FieldError id="phone_number" error={error} />
      <div className={styles.number}>
        <Select
          name="phone_code"
          label={labels.code}
          options={props.codes}
          defaultValue={props.code}
          onChange={(event) => props.onCode?.(event.currentTarget.value)}
          autoComplete="tel-country-code"
          error={props.codeError}
        />
        <Field
          name="phone_number"
          type="tel"
          inputMode="tel"
          label={labels.number}
          isOptional={!isRequired}
          defaultValue={props.number}
          autoComplete="tel-national"
          maxLength={40}
          dir="ltr"
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
        />
      </div>
      {note ? (
        <p className={styles.note} id="phone_number-note">
          {note}
        </p>
      ) : null}
    </div>
  );
}
