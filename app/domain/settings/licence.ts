/** The operator's licence, as pages name it. */
export interface Licence {
  /** "" = none is named. */
  readonly number: string;
  readonly ageLimit: number;
  /**
   * Age limit, years, by country (two-letter code, lower case), where `ageLimit` does not apply.
   */
  readonly ageLimits: Readonly<Record<string, number>>;
  /** The authority that issued the licence; "" = none is named. */
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
