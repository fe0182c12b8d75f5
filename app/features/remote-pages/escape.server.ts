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
 * The one way values are written into a body, for text and attributes alike: a `<` then always starts a tag, and
 * the same value always has the same spelling, which string passes over a body rely on.
 */
export function escapeHtml(value: string): string {
  return special.test(value) ? value.replace(each, (char) => names[char] ?? char) : value;
}
