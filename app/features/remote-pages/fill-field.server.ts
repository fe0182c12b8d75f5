import { defaultTreeAdapter } from "parse5";
import { type FormReply, formErrors, typedTextsOf } from "~/features/forms/reply";
import { elementsIn, setAttribute, toggleAttribute } from "./form-markup.server";
import { attributeValue, type HtmlElement } from "./html-node.server";

// Never written back: secrets, and what the page itself decides.
const unfilled = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

/** Whether an element is an input, a select or a text area. */
export function isFormControl({ tagName }: HtmlElement): boolean {
  return tagName === "input" || tagName === "select" || tagName === "textarea";
}

/** The hidden field with the key by which the platform does an order once. */
const keyField = "key";

/** Whether the order behind a form may have been done: its answer was lost. */
function isOutcomeUnknown(reply: FormReply): boolean {
  return formErrors(reply).some(({ field, code }) => field === null && code === "checking");
}

/**
 * Writes the values typed for a field back into its element; does nothing for hidden fields,
 * passwords, files and buttons. An order whose answer was lost keeps its key, so that the next press
 * does not do it a second time (CPP-11).
 */
export function refillTypedField(control: HtmlElement, reply: FormReply): void {
  const name = attributeValue(control, "name");
  const type = attributeValue(control, "type")?.toLowerCase() ?? "text";
  if (name === null) return;
  const isKeptKey = type === "hidden" && name === keyField && isOutcomeUnknown(reply);
  if (control.tagName === "input" && unfilled.has(type) && !isKeptKey) return;
  const values = typedTextsOf(reply, name) ?? [];
  if (control.tagName === "textarea") {
    control.childNodes = [];
    // A parser drops the first line break of a text area.
    defaultTreeAdapter.insertText(control, (values[0] ?? "").replace(/^\n/, "\n\n"));
  } else if (control.tagName === "select") {
    for (const option of elementsIn(control.childNodes)) {
      const value = attributeValue(option, "value");
      if (option.tagName === "option" && value !== null)
        toggleAttribute(option, "selected", values.includes(value));
    }
  } else if (type === "checkbox" || type === "radio") {
    toggleAttribute(control, "checked", values.includes(attributeValue(control, "value") ?? "on"));
  } else if (values[0] !== undefined) {
    setAttribute(control, "value", values[0]);
  }
}
