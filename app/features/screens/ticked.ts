/** Whether a box was ticked: sent, and not as a no. An agreement is never read into a value that says none. */
export function isTicked(value: FormDataEntryValue | null): boolean {
  return typeof value === "string" && !/^(?:|0|false|off|no)$/i.test(value.trim());
}
