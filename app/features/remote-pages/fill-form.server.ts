import { defaultTreeAdapter, html, serialize } from "parse5";
import type { FormReply } from "~/features/forms/reply";
import {
  attributeValue,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseBody,
} from "./parse.server";

/** Texts that the shell writes beside a refused form. */
export interface FormTexts {
  /** Heading of the errors. */
  readonly summary: string;
  /** Text of a code, for a field or for the form. */
  readonly error: (code: string, isOfField: boolean) => string;
}

// Never written back: secrets, and what the page itself decides.
const unfilled = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

/**
 * A prepared body with a refused form shown again: what was typed stands in its fields, each error beside
 * its field, and all of them above the form, or above the page where the form is no longer on it. The remote's own text, `data-error-{code}` on the field or the form, goes before the shell's.
 */
export function fillRefusedForm(body: string, reply: FormReply, texts: FormTexts): string {
  const { nodes } = parseBody(body);
  const forms = elementsIn(nodes).filter((element) => isFormOf(element, reply.form));
  // Of several forms of one intent, that with the same hidden values was posted.
  const form = forms.find((element) => isSameForm(element, reply)) ?? forms[0];
  const controls = form ? elementsIn(form.childNodes).filter(isControl) : [];
  for (const control of controls) fill(control, reply);
  const whole = defaultTreeAdapter.createDocumentFragment();
  const items: HtmlElement[] = [];
  for (const [at, error] of reply.errors.entries()) {
    const field = controls.find((control) => attributeValue(control, "name") === error.field);
    const place = field ?? form;
    const own = place ? attributeValue(place, `data-error-${error.code}`) : null;
    const text = error.title || own || texts.error(error.code, field !== undefined);
    const item = element("li", { "data-code": error.code });
    items.push(item);
    if (!field) {
      defaultTreeAdapter.insertText(item, text);
      continue;
    }
    const id = attributeValue(field, "id") ?? `field-${at}`;
    set(field, "id", id);
    set(field, "aria-invalid", "true");
    const note = element("span", { id: `${id}-error`, "data-form-error": error.code }, text);
    const described = attributeValue(field, "aria-describedby");
    set(field, "aria-describedby", described ? `${id}-error ${described}` : `${id}-error`);
    insertAfter(field, note);
    defaultTreeAdapter.appendChild(item, element("a", { href: `#${id}` }, text));
  }
  if (items.length > 0) {
    const box = element("div", {
      role: "alert",
      "data-form-errors": "",
      tabindex: "-1",
      autofocus: "",
    });
    defaultTreeAdapter.appendChild(box, element("p", {}, texts.summary));
    const list = element("ul", {});
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

/** Whether an element is the posted form of an intent. */
function isFormOf(form: HtmlElement, intent: string): boolean {
  if (form.tagName !== "form" || attributeValue(form, "method")?.toLowerCase() !== "post")
    return false;
  const field = elementsIn(form.childNodes).find((one) => attributeValue(one, "name") === "intent");
  return (field ? attributeValue(field, "value") : "default") === intent;
}

/** Whether what a form's hidden fields say is what was posted, as far as the reply tells it. */
function isSameForm(form: HtmlElement, { typed }: FormReply): boolean {
  return elementsIn(form.childNodes).every((control) => {
    const isHidden =
      control.tagName === "input" && attributeValue(control, "type")?.toLowerCase() === "hidden";
    const posted = isHidden ? typed[attributeValue(control, "name") ?? ""] : undefined;
    return posted === undefined || posted[0] === attributeValue(control, "value");
  });
}

function isControl({ tagName }: HtmlElement): boolean {
  return tagName === "input" || tagName === "select" || tagName === "textarea";
}

function fill(control: HtmlElement, { typed }: FormReply): void {
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
        toggle(option, "selected", values.includes(value));
    }
  } else if (type === "checkbox" || type === "radio") {
    toggle(control, "checked", values.includes(attributeValue(control, "value") ?? "on"));
  } else if (values[0] !== undefined) {
    set(control, "value", values[0]);
  }
}

/** After a field, or after the label that holds it: a label's text names its field. */
function insertAfter(field: HtmlElement, node: HtmlElement): void {
  const { parentNode } = field;
  const label = parentNode && "tagName" in parentNode && parentNode.tagName === "label";
  const at: HtmlNode = label ? parentNode : field;
  const parent = at.parentNode;
  if (!parent) return;
  const next = parent.childNodes[parent.childNodes.indexOf(at) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, node, next);
  else defaultTreeAdapter.appendChild(parent, node);
}

/** All elements under nodes, in document order. */
function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []));
}

function element(name: string, attrs: Readonly<Record<string, string>>, text = ""): HtmlElement {
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, []);
  for (const [attr, value] of Object.entries(attrs)) set(made, attr, value);
  if (text !== "") defaultTreeAdapter.insertText(made, text);
  return made;
}

function set(of: HtmlElement, name: string, value: string): void {
  of.attrs = [...of.attrs.filter((attr) => attr.name !== name), { name, value }];
}

function toggle(of: HtmlElement, name: string, isOn: boolean): void {
  of.attrs = of.attrs.filter((attr) => attr.name !== name);
  if (isOn) of.attrs.push({ name, value: "" });
}
