import { useState } from "react";
import { passwordLength } from "~/domain/session/password";
import { Field } from "~/ui/Field";
import { ShowPasswordButton } from "~/ui/ShowPasswordButton";
import type { ScreenFormView } from "./use-screen-form";

/** The words of a new password's fields. */
export interface NewPasswordTexts {
  readonly password: string;
  readonly again: string;
  /** The rules of a password, stated before it is typed. */
  readonly hint: string;
  /** Words of the button that shows what is typed, and its label for screen readers. */
  readonly show: { readonly words: string; readonly label: string };
}

interface NewPasswordFieldsProps {
  readonly form: ScreenFormView<"password" | "password_again">;
  readonly texts: NewPasswordTexts;
  readonly isRequired?: boolean;
}

/** A new password, twice. Neither is ever sent back. One button shows both. */
export function NewPasswordFields({ form, texts, isRequired = true }: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false);
  const common = {
    type: isShown ? "text" : "password",
    autoComplete: "new-password",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: 2 * passwordLength.most,
    required: isRequired,
  };
  return (
    <>
      <Field
        {...form.input("password", "password")}
        {...common}
        label={texts.password}
        hint={texts.hint}
        after={
          <ShowPasswordButton
            show={texts.show}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        }
      />
      <Field {...form.input("password_again", "password")} {...common} label={texts.again} />
    </>
  );
}
