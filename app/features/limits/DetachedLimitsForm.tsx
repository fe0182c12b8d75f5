import { Form, type FormProps } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";

export const cancelPendingDepositLimitsFormId = "limits-cancel";

/**
 * A form whose fields and buttons are placed among the limits: cancelling pending deposit limits (LIM-05),
 * and stricter values (LIM-07). Enter presses a form's first button, which must be the save button in the
 * form of limits (LIM-03, ACS-02).
 */
export function DetachedLimitsForm({
  form,
  formKey,
  intent,
}: {
  form: { readonly id: string } & Pick<FormProps, "onSubmit">;
  formKey: string;
  intent?: string;
}) {
  const lng = useLanguage();
  return (
    <Form
      {...form}
      method="post"
      action={screenPath(lng, "office:responsible")}
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
