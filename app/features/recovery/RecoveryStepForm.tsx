import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { useHydrated } from "~/ui/hydrated";
import styles from "~/ui/NarrowForm.module.css";
import type { useRecoveryErrors } from "./use-recovery-errors";

interface RecoveryFormProps {
  readonly action: string;
  readonly errors: ReturnType<typeof useRecoveryErrors>;
  readonly children: ReactNode;
}

/** A form of the recovery page: error summary, token, the fields given as children. */
export function RecoveryStepForm({ action, errors, children }: RecoveryFormProps) {
  const noValidate = useHydrated();
  return (
    <Form method="post" action={action} className={styles.form} noValidate={noValidate}>
      <ErrorSummary errors={errors.summary} />
      <CsrfField />
      {children}
    </Form>
  );
}
