/** Name of the buttons that resolve ambiguous text: `{field}={plain decimal text}` (LIM-13). */
export const amountReadingField = "reading";

/** Writes the chosen reading into its field; ignores an invalid one. */
export function applyChosenAmountReading(form: FormData): void {
  const [, name, text = ""] =
    /^([\w:.-]{1,100})=(\d{1,16}(?:\.\d{1,3})?)$/.exec(String(form.get(amountReadingField))) ?? [];
  form.delete(amountReadingField);
  if (name !== undefined && form.has(name)) form.set(name, text);
}
