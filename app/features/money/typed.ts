/** Code points of the zero of each script whose digits people of the shipped languages type. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

const spaces = /[\s\u00a0\u2007\u2009\u202f]/;
/** A whole number: bare, in thousands, or in lakhs (`12,34,567`); its separators are all of one kind. */
const wholes = [/^\d+$/, /^\d{1,3}([ .,'])\d{3}(?:\1\d{3})*$/, /^\d{1,2}([ .,'])(?:\d{2}\1)+\d{3}$/];

/**
 * Typed text as plain decimal text, or null when it is no number or could be two (`1,000` where `digits` is 2).
 * One comma or point is the decimal sign; a sign that comes twice, or before the other, separates thousands, and so does any
 * before three digits of a currency without decimals.
 */
export function normalAmountText(typed: string, digits: number): string | null {
  if (typed.length > 64) return null;
  const text = plainSigns(typed.trim());
  const at = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  // Without a sign, or with its like before it, there is no fraction.
  if (text.indexOf(text.charAt(at)) !== at) return ungroup(text);

  const head = text.slice(0, at);
  const fraction = text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || head + fraction === "") return null;
  if (fraction.length === 3 && digits !== 3 && /^[1-9]\d{0,2}$/.test(head))
    return digits === 0 ? head + fraction : null;
  const whole = head === "" ? "0" : ungroup(head);
  if (whole === null) return null;
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** Digits of every script as ASCII; one kind each of space, apostrophe and sign. */
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
