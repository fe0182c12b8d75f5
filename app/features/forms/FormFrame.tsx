import { Form, type FormProps } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorSummary, type SummaryError } from "~/ui/ErrorSummary";
import { useHydrated } from "~/ui/hydrated";
import styles from "~/ui/NarrowForm.module.css";
import type { ScreenFormView } from "./use-screen-form";

interface FormFrameProps extends FormProps {
  /** The form's props of conform. */
  readonly parts: ScreenFormView<never>["form"];
  readonly errors: readonly SummaryError[];
}

/**
 * The frame of a page's form: error summary, CSRF token, then its fields and button as `children`. Without a script the
 * browser checks the fields; with it the site does, in its own words.
 */
export function FormFrame({ parts, errors, children, ...form }: FormFrameProps) {
  const noValidate = useHydrated();
  return (
    <Form {...parts} method="post" className={styles.form} noValidate={noValidate} {...form}>
      <ErrorSummary errors={errors} />
      <CsrfField />
      {children}
    </Form>
  );
}
