import { asciiDigits, e164, type Phone, phoneOf, shownPhone } from "~/domain/session/phone";

/** What a typed name stands for: an e-mail address, a player's number, or a telephone (REG-05). */
export type TypedName = { readonly login: string } | { readonly phone: Phone };

/** Longest number of a player, digits; anything longer is a telephone. */
const longestNumber = 8;

/**
 * Reads the one field of recovery; null = neither of the three. `code` is the calling code of a telephone that
 * is typed without one.
 */
export function readName(text: string, code: string): TypedName | null {
  const bare = asciiDigits(text).replace(/\s/gu, "");
  if (bare.includes("@")) return isAddress(bare) ? { login: bare.toLowerCase() } : null;
  if (/^\d+$/.test(bare) && bare.length <= longestNumber && !bare.startsWith("00"))
    return { login: String(Number(bare)) };
  const phone = phoneOf(code, text);
  return phone && { phone };
}

/** One spelling of a name, for counts of posts (SEC-07). */
export function nameSubject(name: TypedName): string {
  return "phone" in name ? e164(name.phone) : name.login;
}

/** A name as pages state it, and its kind. */
export type ShownName = { readonly kind: "email" | "number" | "phone"; readonly text: string };

/** The name behind its one spelling (`nameSubject`). */
export function shownName(subject: string): ShownName {
  if (subject.includes("@")) return { kind: "email", text: subject };
  const phone = subject.startsWith("+") ? phoneOf("", subject) : null;
  return phone ? { kind: "phone", text: shownPhone(phone) } : { kind: "number", text: subject };
}

/** The name behind its one spelling, for another code. */
export function nameOf(subject: string): TypedName {
  const phone = subject.startsWith("+") ? phoneOf("", subject) : null;
  return phone ? { phone } : { login: subject };
}

const isAddress = (text: string) => text.length <= 128 && /^[^@]+@[^@]+\.[^@.]+$/.test(text);
