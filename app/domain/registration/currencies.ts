import type { RegistrationCountry } from "./types";

/**
 * The currencies that a new player may choose from: those of the country, or of all countries if
 * `country` is null, as in a form that does not ask for one.
 */
export function currencyChoicesFor(
  countries: readonly RegistrationCountry[],
  country: RegistrationCountry | null,
): readonly string[] {
  return country?.currencies ?? [...new Set(countries.flatMap(({ currencies }) => currencies))];
}
