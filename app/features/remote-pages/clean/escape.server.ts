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
 * Escapes values for text and attributes alike. After that a `<` always starts a tag, and every value has
 * exactly one encoding. The functions that search a body as text rely on both.
 */
export function escapeHtml(value: string): string {
  return special.test(value) ? value.replace(each, (char) => names[char] ?? char) : value;
}
