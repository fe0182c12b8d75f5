/**
 * What identifies a person besides documents: two accounts with the same values belong to the same
 * person. `bornOn` is an ISO 8601 date.
 */
export interface NameAndBirthDate {
  readonly name: string;
  readonly surname: string;
  readonly bornOn: string;
}

/**
 * The plain Latin letters for letters that Unicode does not decompose into a base letter and a
 * mark.
 */
const plainLetters: Readonly<Record<string, string>> = {
  Ø: "O",
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Þ: "TH",
  Æ: "AE",
  Œ: "OE",
  İ: "I",
  ı: "I",
};

/**
 * Whether two records are of the same person (REG-10): the same date of birth, and the same names,
 * compared without case, accents and signs and in either order of name and surname.
 */
export function isSamePerson(one: NameAndBirthDate, other: NameAndBirthDate): boolean {
  return one.bornOn === other.bornOn && nameKey(one) === nameKey(other);
}

function nameKey({ name, surname }: NameAndBirthDate): string {
  return [name, surname].map(plain).sort().join(" ");
}

function plain(text: string): string {
  return [...text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().normalize("NFKD")]
    .map((letter) => plainLetters[letter] ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
