import { replaceDigitsByAscii } from "~/domain/session/phone";

/**
 * The subject that the rate limit counts a typed login by (SEC-07): one for all spellings of a
 * number or address; null = nothing was typed. The platform itself counts e-mail and number of one
 * player together (docs/platform.md, "Session").
 */
export function loginRateLimitSubject(typed: string): string | null {
  const text = replaceDigitsByAscii(typed).replace(/\s/gu, "").toLowerCase().slice(0, 128);
  const number = /^\+?0*(\d+)$/.exec(text)?.[1];
  return (number ?? text) || null;
}
