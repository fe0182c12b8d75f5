import { defaultTreeAdapter } from "parse5";
import type { RefusedFormReply } from "~/features/forms/reply";
import { elementsIn, setAttribute, toggleAttribute } from "./form-markup.server";
import { attributeValue, type HtmlElement } from "./html-node.server";

// Never written back: secrets, and what the page itself decides.
const unfilled = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

/** Whether an element is an input, a select or a text area. */
export function isFormControl({ tagName }: HtmlElement): boolean {
  return tagName === "input" || tagName === "select" || tagName === "textarea";
}

/**
 * Writes the values typed for a field back into its element; does nothing for hidden fields,
 * passwords, files and buttons.
 */
export function refillTypedField(control: HtmlElement, { typed }: RefusedFormReply): void {
  const name = attributeValue(control, "name");
  const type = attributeValue(control, "type")?.toLowerCase() ?? "text";
  if (name === null || (control.tagName === "input" && unfilled.has(type))) return;
  const values = typed[name] ?? [];
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
