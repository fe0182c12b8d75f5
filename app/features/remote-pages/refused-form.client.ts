import { type FormReply, formErrors, typedTextsOf } from "~/features/forms/reply";

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
  const form = [...node.querySelectorAll<HTMLFormElement>("form")].find((one) =>
    isFormOf(one, reply.form),
  );
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

function fill(control: Control, reply: FormReply): void {
  const values = typedTextsOf(reply, control.getAttribute("name") ?? "") ?? [];
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options)
      if (option.hasAttribute("value")) option.selected = values.includes(option.value);
    return;
  }
  if (unfilled.has(control.type)) return;
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
    control.checked = values.includes(control.value);
  else if (values[0] !== undefined) control.value = values[0];
}
