/** Form values that mean on. */
export const trueFormValues = ["1", "on", "true"];

/** Form values that mean off; an unticked checkbox sends none. */
export const falseFormValues = ["0", "off", "false", ""];

/** The texts of a form by field name; where a name occurs several times its last text counts. */
export function lastTextByName(values: Iterable<readonly [string, unknown]>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of values) if (typeof value === "string") texts.set(name, value);
  return texts;
}
