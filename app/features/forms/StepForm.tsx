import { Form, type FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorSummary, type SummaryError } from "~/ui/ErrorSummary";
import { useHydrated } from "~/ui/hydrated";
import styles from "~/ui/NarrowForm.module.css";

interface StepFormProps {
  /** The form's props of conform. */
  readonly parts?: Pick<FormProps, "id" | "onSubmit">;
  readonly action: string;
  readonly errors: readonly SummaryError[];
  /** The step's fields and its button. */
  readonly children: ReactNode;
}

/**
 * The form of one step, such as a sign-in or a code: error summary, CSRF token, fields. Without a script the browser
 * checks the fields; with it the site does, in its own words.
 */
export function StepForm({ parts, action, errors, children }: StepFormProps) {
  const noValidate = useHydrated();
  return (
    <Form
      id={parts?.id}
      onSubmit={parts?.onSubmit}
      method="post"
      action={action}
      className={styles.form}
      noValidate={noValidate}
    >
      <ErrorSummary errors={errors} />
      <CsrfField />
      {children}
    </Form>
  );
}
