import { type ReactNode, useState } from "react";
import { Button } from "./Button";
import { Field } from "./Field";
import type { FieldErrorCodeAndText } from "./field-error";
import { useHydrated } from "./hydrated";
import styles from "./NarrowForm.module.css";

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
  const isAlive = useHydrated();
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
        // Its place is kept until a script can do it, so that nothing moves.
        <Button
          type="button"
          look="quiet"
          isSmall
          className={isAlive ? undefined : styles.inactive}
          aria-label={show.label}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {show.words}
        </Button>
      }
    />
  );
}
