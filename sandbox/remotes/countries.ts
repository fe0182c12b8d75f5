import type { Champ } from "~sandbox/feed/types";
import { textInLanguage } from "./markup";

/** Championships by country in the feed's order; the name of a country is in the page's language. */
export function groupChampsByCountry(
  champs: readonly Champ[],
  lng: string,
): ReadonlyMap<string, readonly Champ[]> {
  const countries = new Map<string, Champ[]>();
  for (const champ of champs) {
    const country = textInLanguage(champ.country, lng);
    countries.set(country, [...(countries.get(country) ?? []), champ]);
  }
  return countries;
}
