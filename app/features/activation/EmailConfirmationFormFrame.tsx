import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormErrors } from "~/features/forms/use-errors";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import styles from "~/ui/NarrowForm.module.css";

interface ActivationFormProps {
  readonly action: string;
  readonly errors: FormErrors;
  readonly children: ReactNode;
}

export function EmailConfirmationFormFrame({ action, errors, children }: ActivationFormProps) {
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <ErrorSummary errors={errors.summary} />
      <CsrfField />
      {children}
    </Form>
  );
}
