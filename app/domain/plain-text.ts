/**
 * Whether a typed text has no control characters but tabs and line breaks: others are invisible, and no database
 * stores the null character.
 */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]/u.test(text);
}
