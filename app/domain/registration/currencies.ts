import type { RegistrationCountry } from "./types";

/** Currencies to choose from: the country's, or of a form without a country all. */
export function currencyChoicesFor(
  countries: readonly RegistrationCountry[],
  country: RegistrationCountry | null,
): readonly string[] {
  return country?.currencies ?? [...new Set(countries.flatMap(({ currencies }) => currencies))];
}
