/**
 * Whether a box was ticked: sent with a value that does not mean "no". An agreement is never inferred from a
 * negative value.
 */
export function isTicked(value: FormDataEntryValue | null): boolean {
  return typeof value === "string" && !/^(?:|0|false|off|no)$/i.test(value.trim());
}

/** Whether a box's text is one that means yes or no; a box that was not sent is not ticked. */
export function isBoxText(value: FormDataEntryValue | null): boolean {
  return value === null || !isTicked(value) || /^(?:1|true|on|yes)$/i.test(String(value).trim());
}
