/**
 * Whether a version is later than another: their numbers are compared in order, as in "1.10.2". What is no version is never
 * later (POP-07).
 */
export function isLaterVersion(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  if (one === null || other === null) return false;
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function numbersOf(version: string): readonly number[] | null {
  return /^v?\d{1,9}(?:\.\d{1,9}){0,5}(?:[-+].*)?$/.test(version)
    ? version
        .replace(/^v/, "")
        .split(/[-+]/, 1)
        .flatMap((numbers) => numbers.split(".").map(Number))
    : null;
}
