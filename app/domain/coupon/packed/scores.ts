/**
 * Characters that a score may have besides digits. The packed coupon stores each as the character
 * at the same place of the next constant.
 */
export const scoreChars = " :-,;()";

export const scoreCharSubstitutes = "_-~*'()";

/** A score as stored: allowed characters only, at most 32; null for none. */
export function sanitizeScores(scores: string | null): string | null {
  const plain = [...(scores ?? "")]
    .filter((char) => /\d/.test(char) || scoreChars.includes(char))
    .join("");
  return plain.slice(0, 32) || null;
}
