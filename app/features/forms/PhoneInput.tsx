import type { ReactNode } from "react";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldError";
import { Select, type SelectOption } from "~/ui/Select";
import styles from "./PhoneInput.module.css";
import type { ScreenFormView } from "./use-screen-form";

interface PhoneInputProps {
  readonly form: ScreenFormView<"phone_code" | "phone_number">;
  readonly labels: { readonly code: string; readonly number: string };
  /** The calling codes to choose from. */
  readonly codes: readonly SelectOption[];
  /** The one chosen at first; absent = what the form begins with. */
  readonly code?: string | undefined;
  readonly onCode?: (code: string) => void;
  readonly isRequired?: boolean;
  /** Under both fields; read out with the number. */
  readonly note?: ReactNode;
}

/** Calling code and number, posted as `phone_code` and `phone_number`; the number's error stands above both. */
export function PhoneInput(props: PhoneInputProps) {
  const { form, labels, note, isRequired = true } = props;
  const { error, ...number } = form.input("phone_number", "tel");
  const calling = form.select("phone_code");
  const described = [note ? "phone_number-note" : "", error ? "phone_number-error" : ""];
  return (
    <div className={styles.phone}>
      <FieldError id="phone_number" error={error} />
      <div className={styles.number}>
        <Select
          {...calling}
          label={labels.code}
          options={props.codes}
          defaultValue={props.code ?? calling.defaultValue}
          onChange={(event) => props.onCode?.(event.currentTarget.value)}
          autoComplete="tel-country-code"
        />
        <Field
          {...number}
          inputMode="tel"
          label={labels.number}
          isOptional={!isRequired}
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
