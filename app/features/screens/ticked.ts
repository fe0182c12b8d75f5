/**
 * Whether a box was ticked: sent with a value that does not mean "no". An agreement is never inferred from a
 * negative value.
 */
export function isTicked(value: FormDataEntryValue | null): boolean {
  return typeof value === "string" && !/^(?:|0|false|off|no)$/i.test(value.trim());
}
