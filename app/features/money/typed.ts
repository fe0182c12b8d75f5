/** Code points of the zero of each script whose digits people of the shipped languages type. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

const spaces = /[\s\u00a0\u2007\u2009\u202f]/;
const thousands = /^\d{1,3}(?:S\d{3})+$/.source;
const lakhs = /^\d{1,2}(?:S\d{2})+S\d{3}$/.source;

/**
 * Typed text as plain decimal text, or null when it is no number or could be two (`1,000` where `digits` is 2).
 * One comma or point is the decimal sign; a sign that comes twice, or before the other, separates thousands.
 */
export function normalAmountText(typed: string, digits: number): string | null {
  if (typed.length > 64) return null;
  const text = plainSigns(typed.trim());
  if (!/^[\d .,']*\d[\d .,']*$/.test(text)) return null;
  const sign = decimalSign(text);
  if (sign === null) return ungroup(text);

  const at = text.lastIndexOf(sign);
  const head = text.slice(0, at);
  const fraction = text.slice(at + 1);
  if (fraction.length === 3 && digits !== 3 && /^[1-9]\d{0,2}$/.test(head)) return null;
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

/** The sign that can only be the decimal one: the last of two kinds, or a sole one. */
function decimalSign(text: string): "," | "." | null {
  const last = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  return text.split(last).length === 2 ? last : null;
}

/** A whole number without its separators, all of one kind and in their places (thousands, or Indian lakhs). */
function ungroup(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const separator = /[ .,']/.exec(text)?.[0];
  if (separator === undefined) return null;
  const inPlace = [thousands, lakhs].some((form) =>
    new RegExp(form.replaceAll("S", separator === "." ? "\\." : separator)).test(text),
  );
  return inPlace ? text.replaceAll(separator, "") : null;
}
