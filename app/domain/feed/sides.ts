/**
 * Splits "Arsenal – Leeds" and "2:1" at the sign between the sides: texts at even places, signs at odd ones. A text
 * around them stays with its side: "Correct score: 2:1" is "Correct score: 2", ":" and "1".
 */
export function splitAtSigns(text: string): readonly string[] {
  return text.split(/( – |:(?=\d))/);
}
