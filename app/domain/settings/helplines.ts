/** A public helpline for gambling problems, from site config. */
export interface Helpline {
  /** The country that the helpline serves, two-letter code, lower case; null = every country. */
  readonly country: string | null;
  readonly name: string;
  /** As it is written in its country; null = none. */
  readonly phone: string | null;
  /** http(s) address; null = none. */
  readonly url: string | null;
}

/** Helplines for a reader: those of the country, then those of every country. */
export function helplinesOfCountryAndGeneral(
  all: readonly Helpline[],
  country: string | null,
): Helpline[] {
  const own = country === null ? [] : all.filter((line) => line.country === country);
  return [...own, ...all.filter((line) => line.country === null)];
}

/** The address that dials a phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
