import {
  type CallingCode,
  callingCodeAtStart,
  callingCodeOfRegion,
  findCallingCode,
} from "./calling-codes";

/** An international telephone number (SES-04). */
export interface Phone {
  /** Calling code with its plus: "+7". */
  readonly code: string;
  /** National number, digits only. */
  readonly number: string;
}

// All kinds of spaces, dashes, brackets, dots, slashes, and marks of text direction.
const separators = /[\s\p{Pd}\u2212()[\]./·\u200b-\u200f\u202a-\u202e\u2060-\u2069]/gu;
/** Zeros of the other digits on keyboards of our languages: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

/** Typed digits in ASCII; other characters are unchanged. */
export function replaceDigitsByAscii(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => at >= first && at <= first + 9);
    return zero === undefined ? digit : String(at - zero);
  });
}

/**
 * The number from a country code and the text typed beside it, or null (SES-03). Spaces, dashes and brackets
 * are ignored; a number with + or 00 has its own code; a trunk prefix (8 900… in Russia) is removed. Of several
 * ways to read the digits, the first one of a valid length that `exists` accepts is taken.
 */
export function parsePhone(
  codeText: string,
  numberText: string,
  exists: (phone: Phone) => boolean = () => true,
): Phone | null {
  const typed = plain(numberText);
  if (typed === null) return null;
  const international = /^(?:\+|00)(.*)$/.exec(typed)?.[1];
  if (international !== undefined) {
    const code = callingCodeAtStart(international);
    return code ? withCode(code, international.slice(code.code.length), exists) : null;
  }
  const code = findCallingCode((plain(codeText) ?? "").replace(/^(?:\+|00)/, ""));
  return code ? withCode(code, typed, exists) : null;
}

/** The number in E.164: "+79000000001". */
export function toE164(phone: Phone): string {
  return phone.code + phone.number;
}

/**
 * What posts about a typed telephone are counted by (SEC-07): the end of the number, which is the same with a
 * calling code, a trunk prefix or neither, however it is spaced; "" where no digit was typed.
 */
export function phoneLimitKey(typed: string): string {
  const digits = replaceDigitsByAscii(typed).replace(/\D/g, "");
  return digits === "" ? "" : `telephone ${digits.slice(-8)}`;
}

/** The number in groups, easier to check: "+7 900 000 00 01". */
export function formatPhone({ code, number }: Phone): string {
  const head = number.slice(0, -4).replace(/(?<=\d)(?=(?:\d{3})+$)/g, " ");
  return [code, head, number.slice(-4, -2), number.slice(-2)].filter(Boolean).join(" ");
}

/**
 * The most likely calling code: by the browser's region, else the language's country, else the site's
 * currency (its name starts with the country). `tags` are BCP 47, by preference.
 */
export function guessCallingCode(
  tags: readonly string[],
  languageTag: string,
  currency: string,
): string {
  const regions = [...tags, languageTag].map(
    (tag) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1],
  );
  for (const region of [...regions, currency.slice(0, 2)]) {
    const found = region === undefined ? undefined : callingCodeOfRegion(region);
    if (found) return `+${found.code}`;
  }
  return "+7";
}

/**
 * A typed number as ASCII digits with an optional leading plus, without separators; null where it
 * has anything else.
 */
function plain(text: string): string | null {
  const bare = replaceDigitsByAscii(text).replace(separators, "");
  return /^\+?\d+$/.test(bare) ? bare : null;
}

/**
 * Finds the national number in the typed digits, for a calling code: as typed, or without the
 * calling code or the trunk prefix in front. null = none of them is a number.
 */
function withCode(
  { code, digits: [least, most], trunk }: CallingCode,
  typed: string,
  exists: (phone: Phone) => boolean,
): Phone | null {
  const ways = [typed, ...[code, trunk].flatMap((start) => after(start, typed))];
  const phones = ways
    .filter(
      (way) => way.length >= least && way.length <= most && (trunk === "" || !way.startsWith("0")),
    )
    .map((number) => ({ code: `+${code}`, number }));
  return phones.find(exists) ?? null;
}

function after(start: string, text: string): string[] {
  return start !== "" && text.startsWith(start) ? [text.slice(start.length)] : [];
}
