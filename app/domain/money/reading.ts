/** Name of the buttons that resolve ambiguous text: `{field}={plain decimal text}` (LIM-13). */
export const amountReadingField = "reading";

/**
 * If a button that resolves an ambiguous amount was pressed, writes its amount into the field of
 * the form that it names; otherwise, and for an invalid one, no field changes.
 */
export function applyChosenAmountReading(form: FormData): void {
  const [, name, text = ""] =
    /^([\w:.-]{1,100})=(\d{1,16}(?:\.\d{1,3})?)$/.exec(String(form.get(amountReadingField))) ?? [];
  form.delete(amountReadingField);
  if (name !== undefined && form.has(name)) form.set(name, text);
}
