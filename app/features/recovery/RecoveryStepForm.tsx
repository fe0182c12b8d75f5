import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePageContext } from "~/features/page/page-context";
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
  const { csrf } = usePageContext();
  const noValidate = useHydrated();
  return (
    <Form method="post" action={action} className={styles.form} noValidate={noValidate}>
      <ErrorSummary errors={errors.summary} />
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}
