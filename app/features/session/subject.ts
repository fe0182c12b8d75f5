import { asciiDigits } from "./phone";

/**
 * Whom a typed login is counted for (SEC-07), or null for none: all ways to write one number or one address are the same.
 * What only the platform knows to be one player (mail and telephone) it counts itself (docs/platform.md, "Signing in").
 */
export function loginSubject(typed: string): string | null {
  const text = asciiDigits(typed).replace(/\s/gu, "").toLowerCase().slice(0, 128);
  const number = /^\+?0*(\d+)$/.exec(text)?.[1];
  return (number ?? text) || null;
}
