/** Characters allowed in a score, and their substitutes. */
export const scoreChars = " :-,;()";

export const scoreStandIns = "_-~*'()";

/** A score as stored: allowed characters only, at most 32; null for none. */
export function sanitizeScores(scores: string | null): string | null {
  const plain = [...(scores ?? "")]
    .filter((char) => /\d/.test(char) || scoreChars.includes(char))
    .join("");
  return plain.slice(0, 32) || null;
}
