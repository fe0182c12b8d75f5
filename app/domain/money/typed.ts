/** Code points of zero in each script of the shipped languages' digits. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

const spaces = /[\s\u00a0\u2007\u2009\u202f]/;
/** A whole number: plain, in thousands, or in lakhs (`12,34,567`); all separators are the same. */
const wholes = [
  /^\d+$/,
  /^\d{1,3}([ .,'])\d{3}(?:\1\d{3})*$/,
  /^\d{1,2}([ .,'])(?:\d{2}\1)+\d{3}$/,
];

/** A language's thousands separator and decimal sign, such as `,` and `.` in English. */
export interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
}

/**
 * The plain decimal texts that typed text can mean: one, two where ambiguous, none where it is no number. A
 * single comma or point is the decimal sign; a sign that occurs twice, or before the other, separates
 * thousands. One sign before three digits (`1,500`) depends on the currency (`digits` decimals) and the
 * page's language:
 * - without decimals it separates thousands;
 * - with three decimals a point (as in the product's own fields) or the language's decimal sign is the
 *   decimal sign; any other sign is ambiguous;
 * - with two decimals the language's group sign separates thousands; any other sign is ambiguous.
 * Without `signs` the language is unknown.
 */
export function readingsOfTypedNumber(
  typed: string,
  digits: number,
  signs?: NumberSeparators,
): readonly string[] {
  if (typed.length > 64) return [];
  const text = plainSigns(typed.trim());
  const at = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  // Without a sign, or with the same sign before it, there is no fraction.
  if (text.indexOf(text.charAt(at)) !== at) return listed(ungroup(text));

  const head = text.slice(0, at);
  const fraction = text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || head + fraction === "") return [];
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(head)) {
    const sign = text.charAt(at);
    const [decimal, thousands] = [`${head}.${fraction}`, head + fraction];
    if (digits === 0 || (digits < 3 && sign === signs?.group)) return [thousands];
    if (digits === 3 && (sign === "." || sign === signs?.decimal)) return [decimal];
    return [decimal, thousands];
  }
  const whole = head === "" ? "0" : ungroup(head);
  if (whole === null) return [];
  return [fraction === "" ? whole : `${whole}.${fraction}`];
}

const listed = (text: string | null) => (text === null ? [] : [text]);

/** Digits of every script as ASCII, with one kind of space, apostrophe and sign. */
function plainSigns(text: string): string {
  let plain = "";
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const zero = zeros.find((candidate) => code >= candidate && code <= candidate + 9);
    if (zero !== undefined) plain += String(code - zero);
    else if (spaces.test(char)) plain += " ";
    else if (char === "\u066b") plain += ".";
    else if (char === "\u066c" || char === "\u2019") plain += "'";
    else plain += char;
  }
  return plain;
}

/** A whole number without its separators, or null. */
function ungroup(text: string): string | null {
  return wholes.some((form) => form.test(text)) ? text.replaceAll(/\D/g, "") : null;
}
