import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";

export const cancelPendingDepositLimitsFormId = "limits-cancel";

export const stricterLimitsFormId = "limits-stricter";

/**
 * A form whose fields and buttons are placed among the limits: cancelling pending deposit limits (LIM-05),
 * and stricter values (LIM-07). Enter presses a form's first button, which must be the save button in the
 * form of limits (LIM-03, ACS-02).
 */
export function DetachedLimitsForm({
  id,
  formKey,
  intent,
}: {
  id: string;
  formKey: string;
  intent?: string;
}) {
  const lng = useLanguage();
  return (
    <Form
      method="post"
      action={screenPath(lng, "office:responsible")}
      id={id}
      reloadDocument
      noValidate
      hidden
    >
      <CsrfField />
      <input type="hidden" name="key" value={formKey} />
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
    </Form>
  );
}
