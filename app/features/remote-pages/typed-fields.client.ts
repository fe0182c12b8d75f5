type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
