import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import {
  formatPhone,
  type Phone,
  parsePhone,
  phoneLimitKey,
  replaceDigitsByAscii,
  toE164,
} from "~/domain/session/phone";
import { loginRateLimitSubject } from "~/features/sign-in/subject";

/** What was typed for recovery: an e-mail address or player's number, or a telephone (REG-05). */
type ParsedRecoveryIdentifier = { readonly login: string } | { readonly phone: Phone };

/** Longest number of a player, digits; anything longer is a telephone. */
const longestNumber = 8;

/**
 * Reads the one field of recovery: an e-mail address, a player's number or a telephone; null = none
 * of them. `code` is the calling code of a telephone that is typed without one.
 */
export function parseRecoveryIdentifier(
  text: string,
  code: string,
): ParsedRecoveryIdentifier | null {
  const bare = replaceDigitsByAscii(text).replace(/\s/gu, "");
  if (bare.includes("@")) return isAddress(bare) ? { login: bare.toLowerCase() } : null;
  if (/^\d+$/.test(bare) && bare.length <= longestNumber && !bare.startsWith("00"))
    return { login: String(Number(bare)) };
  const phone = parseDialledPhone(code, text);
  return phone && { phone };
}

/** What posts of a typed identifier are counted by, in all its spellings (SEC-07); null = nothing was typed. */
export function recoveryLimitKey(text: string): string | null {
  const bare = replaceDigitsByAscii(text);
  const digits = bare.replace(/\D/g, "");
  const isPhone = !bare.includes("@") && (digits.length > longestNumber || digits.startsWith("00"));
  return isPhone ? phoneLimitKey(text) : loginRateLimitSubject(text);
}

/** An identifier in one normalised spelling, as a rate limit key (SEC-07). */
export function normalisedRecoveryIdentifier(name: ParsedRecoveryIdentifier): string {
  return "phone" in name ? toE164(name.phone) : name.login;
}

/** An identifier in the form that pages show, and its kind. */
export type FormattedRecoveryIdentifier = {
  readonly kind: "email" | "number" | "phone";
  readonly text: string;
};

/** Maps an identifier of `normalisedRecoveryIdentifier` to the form that pages show. */
export function toFormattedRecoveryIdentifier(subject: string): FormattedRecoveryIdentifier {
  if (subject.includes("@")) return { kind: "email", text: subject };
  const phone = subject.startsWith("+") ? parsePhone("", subject) : null;
  return phone ? { kind: "phone", text: formatPhone(phone) } : { kind: "number", text: subject };
}

/** Parses an identifier of `normalisedRecoveryIdentifier`, to send another code. */
export function parseNormalisedIdentifier(subject: string): ParsedRecoveryIdentifier {
  const phone = subject.startsWith("+") ? parsePhone("", subject) : null;
  return phone ? { phone } : { login: subject };
}

const isAddress = (text: string) => text.length <= 128 && /^[^@]+@[^@]+\.[^@.]+$/.test(text);
