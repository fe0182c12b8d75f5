import { toAsciiDigits } from "~/domain/session/phone";

/**
 * The subject that a typed login is counted by (SEC-07), or null: all spellings of a number or address are
 * the same. The platform itself counts e-mail and number of one player together (docs/platform.md, "Signing
 * in").
 */
export function loginRateLimitSubject(typed: string): string | null {
  const text = toAsciiDigits(typed).replace(/\s/gu, "").toLowerCase().slice(0, 128);
  const number = /^\+?0*(\d+)$/.exec(text)?.[1];
  return (number ?? text) || null;
}
