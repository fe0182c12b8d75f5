/** Shortest new password, and the longest that registration takes, characters. */
export const passwordLength = { least: 8, most: 64 } as const;

/** Why a new password is refused; texts: `recovery:error_{code}`. */
export type PasswordRefusal = "password-short" | "password-plain" | "password-mismatch";

/**
 * Checks a new password typed twice; null = it will do. Spaces count like any character, and nothing is asked
 * for but length: kinds of characters make passwords that are forgotten. `names` are the player's own names,
 * which a stranger tries first.
 */
export function refusalOfPassword(
  password: string,
  again: string,
  names: readonly string[] = [],
): PasswordRefusal | null {
  if ([...password].length < passwordLength.least) return "password-short";
  const bare = password.trim().toLowerCase();
  const isName = names.some((name) => name !== "" && bare === name.toLowerCase());
  if (isName || isOneCharacter(bare)) return "password-plain";
  return password === again ? null : "password-mismatch";
}

const isOneCharacter = (text: string) => new Set(text).size <= 1;
