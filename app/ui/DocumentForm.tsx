import { Form, type FormProps } from "@remix-run/react";

/**
 * A form whose answer is a whole page, with JavaScript too: for steps that a page is held by. Once the step is taken its
 * page leads elsewhere by itself, and data that is loaded at that moment would lead away from the answer.
 */
export function DocumentForm(props: FormProps) {
  return <Form {...props} reloadDocument />;
}
