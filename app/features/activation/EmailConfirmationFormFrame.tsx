import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormErrors } from "~/features/forms/use-errors";
import { usePageContext } from "~/features/page/page-context";
import { ErrorSummary } from "~/ui/ErrorSummary";
import styles from "~/ui/NarrowForm.module.css";

interface ActivationFormProps {
  readonly action: string;
  readonly errors: FormErrors;
  readonly children: ReactNode;
}

export function EmailConfirmationFormFrame({ action, errors, children }: ActivationFormProps) {
  const { csrf } = usePageContext();
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <ErrorSummary errors={errors.summary} />
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}
