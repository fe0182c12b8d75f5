import { Form, type FormProps } from "@remix-run/react";

/**
 * A form whose response is a whole document, also with JavaScript, for blocking steps. After the step its
 * page redirects, and data loaded at that moment would navigate away from the response.
 */
export function FormWithFullPageLoad(props: FormProps) {
  return <Form {...props} reloadDocument />;
}
