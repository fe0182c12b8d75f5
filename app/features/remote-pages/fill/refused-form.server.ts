import { defaultTreeAdapter, html, serialize } from "parse5";
import {
  type FormReply,
  formErrors,
  isOrderKeyKept,
  orderKeyField,
  typedTextsOf,
} from "~/features/forms/reply";
import {
  attributeValue,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  parseRemoteBody,
} from "../clean/html.server";

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

/**
 * The form element of the page that a refused post came from; undefined where it is no longer on
 * the page.
 */
function findPostedForm(nodes: readonly HtmlNode[], reply: FormReply): HtmlElement | undefined {
  const forms = elementsIn(nodes).filter((form) => isFormOf(form, reply.form));
  // Of several forms of one intent, that with the same hidden values was posted.
  return forms.find((form) => isSameForm(form, reply)) ?? forms[0];
}

/**
 * Whether an element is a `post` form whose field `intent` has this value; a form without the field
 * has the intent `default`.
 */
function isFormOf(form: HtmlElement, intent: string): boolean {
  if (form.tagName !== "form" || attributeValue(form, "method")?.toLowerCase() !== "post")
    return false;
  const field = elementsIn(form.childNodes).find((one) => attributeValue(one, "name") === "intent");
  return (field ? attributeValue(field, "value") : "default") === intent;
}

/**
 * Whether the hidden fields of a form have the values that were posted. Fields that the reply does
 * not state are not compared, and neither is the key of an order, which is new in every body.
 */
function isSameForm(form: HtmlElement, reply: FormReply): boolean {
  return elementsIn(form.childNodes).every((control) => {
    const name = attributeValue(control, "name") ?? "";
    const isCompared =
      control.tagName === "input" &&
      attributeValue(control, "type")?.toLowerCase() === "hidden" &&
      name !== orderKeyField;
    const posted = isCompared ? typedTextsOf(reply, name) : null;
    return posted === null || posted[0] === attributeValue(control, "value");
  });
}

// Never written back: secrets, and what the page itself decides.
const unfilled = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

/** Whether an element is an input, a select or a text area. */
function isFormControl({ tagName }: HtmlElement): boolean {
  return tagName === "input" || tagName === "select" || tagName === "textarea";
}

/**
 * Writes the values typed for a field back into its element; does nothing for hidden fields,
 * passwords, files and buttons. An order whose answer was lost keeps its key, so that the next press
 * does not do it a second time (CPP-11).
 */
function refillTypedField(control: HtmlElement, reply: FormReply): void {
  const name = attributeValue(control, "name");
  const type = attributeValue(control, "type")?.toLowerCase() ?? "text";
  if (name === null) return;
  const isKeptKey = type === "hidden" && isOrderKeyKept(name, reply);
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

/** Inserts a node after a field, or after the label around it: a label's text names its field. */
function insertAfterField(field: HtmlElement, node: HtmlElement): void {
  const { parentNode } = field;
  const label = parentNode && "tagName" in parentNode && parentNode.tagName === "label";
  const at: HtmlNode = label ? parentNode : field;
  const parent = at.parentNode;
  if (!parent) return;
  const next = parent.childNodes[parent.childNodes.indexOf(at) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, node, next);
  else defaultTreeAdapter.appendChild(parent, node);
}

export function createElement(
  name: string,
  attrs: Readonly<Record<string, string>>,
  text = "",
): HtmlElement {
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, []);
  for (const [attr, value] of Object.entries(attrs)) setAttribute(made, attr, value);
  if (text !== "") defaultTreeAdapter.insertText(made, text);
  return made;
}

export function setAttribute(of: HtmlElement, name: string, value: string): void {
  of.attrs = [...of.attrs.filter((attr) => attr.name !== name), { name, value }];
}

export function toggleAttribute(of: HtmlElement, name: string, isOn: boolean): void {
  of.attrs = of.attrs.filter((attr) => attr.name !== name);
  if (isOn) of.attrs.push({ name, value: "" });
}
