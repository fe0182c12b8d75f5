/** Shortest and longest new password, characters. */
export const passwordLength = { least: 8, most: 64 } as const;

/** Why a new password is refused; texts: `recovery:error_{code}`. */
export type PasswordRefusal =
  | ("password-short" | "password-long")
  | ("password-plain" | "password-mismatch");

/**
 * Checks a new password that was typed twice; null = accepted. Spaces count like any character.
 * Besides the length, only what is guessed first is refused: the player's own names (`names`), one
 * repeated character, and rows of the alphabet or the keyboard. No kinds of characters are
 * required, because such passwords are forgotten.
 */
export function validateNewPassword(
  password: string,
  again: string,
  names: readonly string[] = [],
): PasswordRefusal | null {
  const { length } = [...password];
  if (length < passwordLength.least) return "password-short";
  if (length > passwordLength.most) return "password-long";
  const bare = password.trim().toLowerCase();
  const isName = names.some((name) => name !== "" && bare === name.toLowerCase());
  if (isName || isOneCharacter(bare) || isRow(bare)) return "password-plain";
  return password === again ? null : "password-mismatch";
}

const isOneCharacter = (text: string) => new Set(text).size <= 1;

/** Digits and letters in their order, and as they lie on a keyboard. */
const rows = ["12345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

/**
 * Whether a text is part of one of `rows`, forwards or backwards: such passwords are guessed early.
 */
function isRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return rows.some((row) => row.includes(text) || row.includes(backwards));
}
