const special = /[&<>"\r]/;
const each = /[&<>"\r]/g;
const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/**
 * Escapes values for text and attributes alike. A `<` then always starts a tag, and a value has exactly one
 * encoding, which the string passes over a body rely on.
 */
export function escapeHtml(value: string): string {
  return special.test(value) ? value.replace(each, (char) => names[char] ?? char) : value;
}
