import { type ReactNode, useState } from "react";
import { Field } from "./Field";
import type { FieldErrorCodeAndText } from "./field-error";
import { ShowPasswordButton } from "./ShowPasswordButton";

interface PasswordInputProps {
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete: "new-password" | "current-password";
  readonly error: FieldErrorCodeAndText | null;
  /** Words of the button that shows what is typed, and its label for screen readers. */
  readonly show: { readonly words: string; readonly label: string };
}

/** A password; its value is never sent back. A script can show what is typed. */
export function PasswordInput({ name, id = name, show, ...field }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      name={name}
      id={id}
      type={isShown ? "text" : "password"}
      maxLength={256}
      required
      after={
        <ShowPasswordButton show={show} isShown={isShown} onToggle={() => setShown(!isShown)} />
      }
    />
  );
}
