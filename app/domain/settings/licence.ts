/** The operator's licence, as pages name it. */
export interface Licence {
  /** "" = none is named. */
  readonly number: string;
  readonly ageLimit: number;
  /** Countries with another age limit, by two-letter code in lower case. */
  readonly ageLimits: Readonly<Record<string, number>>;
  /** The authority that issued it; "" = none is named. */
  readonly authority: string;
  /** Its public register; null = none. */
  readonly registerUrl: string | null;
}

/** Age limit for a visitor or player of a country (POP-05, REG-09). */
export function ageLimitOfCountry(
  { ageLimit, ageLimits }: Pick<Licence, "ageLimit" | "ageLimits">,
  country: string,
): number {
  return ageLimits[country.toLowerCase()] ?? ageLimit;
}
