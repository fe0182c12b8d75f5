/** The amounts of a posted form as they were typed, to stand in it again; cut where nobody would type on. */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (name.startsWith("amount") && typeof value === "string") values[name] = value.slice(0, 64);
  return values;
}
