import {
  type FormReply,
  formErrors,
  isOrderKeyKept,
  orderKeyField,
  typedTextsOf,
} from "~/features/forms/reply";

// What is done for a reader who fills in a form of a body, in one module because it loads when he does.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Types of fields that do not get back what was typed when a refused form is shown again: the page
 * itself decides their value, or they are secret.
 */
const unfilled = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

/**
 * Shows a refused form again in a body that is there already, as the server does in a document: what was typed in
 * its fields, each error beside its field, all of them above the form (ACS-03). Returns the list of errors, which takes
 * the focus of a reader who has just sent the form; null = the body has no such form.
 */
export function showRefusedFormInBody(node: HTMLElement, reply: FormReply): HTMLElement | null {
  for (const old of node.querySelectorAll("[data-form-errors],[data-form-error]")) old.remove();
  const forms = [...node.querySelectorAll<HTMLFormElement>("form")].filter((one) =>
    isFormOf(one, reply.form),
  );
  // Of several forms of one intent, that with the same hidden values was posted.
  const form = forms.find((one) => isSameForm(one, reply)) ?? forms[0];
  if (!form) return null;
  const controls = [...form.querySelectorAll<Control>("input,select,textarea")];
  for (const control of controls) fill(control, reply);
  const list = document.createElement("ul");
  for (const [at, error] of formErrors(reply).entries()) {
    const { code, field: name, title } = error;
    const field = controls.find((control) => control.getAttribute("name") === name);
    const own = (field ?? form).getAttribute(`data-error-${code}`);
    const text = title || own || reply.words?.errors[at] || code;
    list.append(itemOf(code, text, field ? markField(field, at, code, text) : null));
  }
  const box = document.createElement("div");
  box.setAttribute("role", "alert");
  box.dataset["formErrors"] = "";
  box.tabIndex = -1;
  const heading = document.createElement("p");
  heading.textContent = reply.words?.summary ?? "";
  box.append(heading, list);
  form.prepend(box);
  return box;
}

function isFormOf(form: HTMLFormElement, intent: string): boolean {
  if (form.getAttribute("method") !== "post") return false;
  return (form.querySelector('[name="intent"]')?.getAttribute("value") ?? "default") === intent;
}

function isSameForm(form: HTMLFormElement, reply: FormReply): boolean {
  return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].every((control) => {
    // A form that comes anew has a new key.
    const posted = control.name === orderKeyField ? null : typedTextsOf(reply, control.name);
    return posted === null || posted[0] === control.defaultValue;
  });
}

function itemOf(code: string, text: string, id: string | null): HTMLElement {
  const item = document.createElement("li");
  item.dataset["code"] = code;
  if (id === null) {
    item.textContent = text;
    return item;
  }
  const link = document.createElement("a");
  link.setAttribute("href", `#${id}`);
  link.textContent = text;
  item.append(link);
  return item;
}

/** Marks a field as wrong and writes the error beside it; returns its id. */
function markField(field: Control, at: number, code: string, text: string): string {
  if (field.id === "") field.id = `field-${at}`;
  field.setAttribute("aria-invalid", "true");
  const note = document.createElement("span");
  note.id = `${field.id}-error`;
  note.dataset["formError"] = code;
  note.textContent = text;
  const described = field.getAttribute("aria-describedby");
  field.setAttribute("aria-describedby", described ? `${note.id} ${described}` : note.id);
  // A label's text names its field, so that the error stands after it.
  (field.closest("label") ?? field).after(note);
  return field.id;
}

/**
 * Writes what was typed back. An order whose answer was lost keeps its key also in a body that came later with a new one,
 * so that the next press does not do it a second time (CPP-11).
 */
function fill(control: Control, reply: FormReply): void {
  const name = control.getAttribute("name") ?? "";
  const values = typedTextsOf(reply, name) ?? [];
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options)
      if (option.hasAttribute("value")) option.selected = values.includes(option.value);
    return;
  }
  const isKeptKey = control.type === "hidden" && isOrderKeyKept(name, reply);
  if (unfilled.has(control.type) && !isKeptKey) return;
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
    control.checked = values.includes(control.value);
  else if (values[0] !== undefined) control.value = values[0];
}

/** A field that the reader has changed and not sent. */
interface TypedField {
  /**
   * Identifies the form and the field; fields of one form with the same name are told apart by
   * their order.
   */
  readonly key: string;
  /**
   * The typed or chosen value; of a box or radio button whether it is ticked; of a file field its
   * files.
   */
  readonly value: string | boolean | FileList;
  /** Where the caret stands in a field that has the focus; null = elsewhere. */
  readonly caret: readonly [start: number, end: number] | null;
  readonly isFocused: boolean;
}

/**
 * Forms that were sent and not typed in since. Their fields are not restored, because the server's
 * answer decides what they show.
 */
const sent = new WeakSet<HTMLFormElement>();

/** Tracks forms of a node that were sent and not typed in since: these are not restored. */
export function trackSentForms(node: HTMLElement): void {
  node.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement) sent.add(target);
  });
  node.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) sent.delete(form);
  });
}

/** Fields that the reader has changed in the forms of a node and has not sent yet. */
export function unsentTypedFieldsIn(node: HTMLElement): readonly TypedField[] {
  return controlsIn(node).flatMap(([key, control]) => {
    if (control.form && sent.has(control.form)) return [];
    const isFocused = document.activeElement === control;
    // Of a refused form every field: what is as the markup has it may be what the reader corrected.
    const isRefused = control.form?.querySelector("[data-form-errors]") != null;
    if (!isChanged(control) && !isFocused && !isRefused) return [];
    return [
      { key, value: typedValue(control), caret: isFocused ? caretOf(control) : null, isFocused },
    ];
  });
}

/** Puts typed values, focus and caret into the same fields of a node's new content. */
export function restoreTypedFields(node: HTMLElement, typed: readonly TypedField[]): void {
  const controls = new Map(controlsIn(node));
  for (const { key, value, caret, isFocused } of typed) {
    const control = controls.get(key);
    if (!control || control.disabled) continue;
    if (typeof value === "boolean") (control as HTMLInputElement).checked = value;
    else if (typeof value !== "string") (control as HTMLInputElement).files = value;
    else if (hasOption(control, value)) control.value = value;
    if (isFocused) control.focus({ preventScroll: true });
    if (caret && "setSelectionRange" in control) control.setSelectionRange(...caret);
  }
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** The controls of a node's forms that a reader can change, each with its key. */
function controlsIn(node: HTMLElement): (readonly [key: string, control: Control])[] {
  const counts = new Map<string, number>();
  const all = node.querySelectorAll<Control>("form input, form select, form textarea");
  return [...all]
    .filter(({ name, type }) => name !== "" && !/^(?:hidden|submit|button|image|reset)$/.test(type))
    .map((control) => {
      const form = control.form?.getAttribute("action") ?? "";
      const name = [form, control.name, isBox(control) ? control.value : ""].join("\n");
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      return [`${name}\n${nth}`, control] as const;
    });
}

function typedValue(control: Control): TypedField["value"] {
  if (control instanceof HTMLInputElement && control.files !== null) return control.files;
  return isBox(control) ? control.checked : control.value;
}

function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return control.value !== (first?.value ?? "");
}

function hasOption(control: Control, value: string): boolean {
  return (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value)
  );
}

function caretOf(control: Control): readonly [number, number] | null {
  if (control instanceof HTMLSelectElement) return null;
  // Fields of numbers and dates have none.
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? null : [start, end];
}
