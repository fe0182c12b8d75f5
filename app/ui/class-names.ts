/** Joins the class names that apply; undefined where none does. */
export function classNames(
  ...names: readonly (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
