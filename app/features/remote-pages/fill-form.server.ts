import { defaultTreeAdapter, serialize } from "parse5";
import { type FormReply, formErrors } from "~/features/forms/reply";
import { isFormControl, refillTypedField } from "./fill-field.server";
import { createElement, elementsIn, insertAfterField, setAttribute } from "./form-markup.server";
import { attributeValue, type HtmlElement } from "./html-node.server";
import { parseRemoteBody } from "./parse.server";
import { findPostedForm } from "./posted-form.server";

/** Texts that the shell writes beside a refused form. */
export interface RefusedFormTexts {
  /** Heading of the errors. */
  readonly summary: string;
  /** Text of a code, for a field or for the form. */
  readonly error: (code: string, isOfField: boolean) => string;
}

/**
 * A prepared body with a refused form shown again: what was typed stands in its fields, each error beside
 * its field, and all of them above the form, or above the page where the form is no longer on it. The remote's own text, `data-error-{code}` on the field or the form, goes before the shell's.
 */
export function fillRefusedForm(body: string, reply: FormReply, texts: RefusedFormTexts): string {
  const { nodes } = parseRemoteBody(body);
  const form = findPostedForm(nodes, reply);
  const controls = form ? elementsIn(form.childNodes).filter(isFormControl) : [];
  for (const control of controls) refillTypedField(control, reply);
  const whole = defaultTreeAdapter.createDocumentFragment();
  const items: HtmlElement[] = [];
  for (const [at, error] of formErrors(reply).entries()) {
    const field = controls.find((control) => attributeValue(control, "name") === error.field);
    const place = field ?? form;
    const own = place ? attributeValue(place, `data-error-${error.code}`) : null;
    const text = error.title || own || texts.error(error.code, field !== undefined);
    const item = createElement("li", { "data-code": error.code });
    items.push(item);
    if (!field) {
      defaultTreeAdapter.insertText(item, text);
      continue;
    }
    const id = attributeValue(field, "id") ?? `field-${at}`;
    setAttribute(field, "id", id);
    setAttribute(field, "aria-invalid", "true");
    const note = createElement("span", { id: `${id}-error`, "data-form-error": error.code }, text);
    const described = attributeValue(field, "aria-describedby");
    setAttribute(field, "aria-describedby", described ? `${id}-error ${described}` : `${id}-error`);
    insertAfterField(field, note);
    defaultTreeAdapter.appendChild(item, createElement("a", { href: `#${id}` }, text));
  }
  if (items.length > 0) {
    const box = createElement("div", {
      role: "alert",
      "data-form-errors": "",
      tabindex: "-1",
      autofocus: "",
    });
    defaultTreeAdapter.appendChild(box, createElement("p", {}, texts.summary));
    const list = createElement("ul", {});
    for (const item of items) defaultTreeAdapter.appendChild(list, item);
    defaultTreeAdapter.appendChild(box, list);
    const [first] = form?.childNodes ?? [];
    if (form && first) defaultTreeAdapter.insertBefore(form, box, first);
    else if (form) defaultTreeAdapter.appendChild(form, box);
    else defaultTreeAdapter.appendChild(whole, box);
  }
  for (const node of nodes) defaultTreeAdapter.appendChild(whole, node);
  return serialize(whole);
}
