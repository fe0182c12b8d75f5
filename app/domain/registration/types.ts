/** Ways to register (REG-01). */
export const registrationTypes = ["fast_reg", "phone_reg", "full_reg", "soc_reg"] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** Fields that a way to register may ask for (REG-09), by their names on the form. `phone` is two fields. */
export const registrationFields = [
  ...(["provider", "email", "phone", "password", "user_name", "surname", "birthday_date"] as const),
  ...(["country", "region", "city", "currency", "bonus", "promo_code"] as const),
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** A field of a way to register, and whether it is required. Lists of them are in the order of the form. */
export interface RegistrationFieldRule {
  readonly name: RegistrationField;
  readonly isRequired: boolean;
}

/** Bonus chosen at registration (REG-02): 0 none, 1 sport, 2 casino. */
export const bonusChoices = ["0", "1", "2"] as const;

/** How a country's telephone numbers are written (REG-03); `#` of the mask is a digit. */
export interface PhoneMask {
  readonly mask: string;
  /** Minimum and maximum digits of a national number. */
  readonly min: number;
  readonly max: number;
}

/** A country from which one may register. */
export interface RegistrationCountry {
  readonly id: number;
  /** ISO 3166, lower case. */
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  /** With its plus: "+44". */
  readonly callingCode: string;
  /** ISO 4217, the usual one first. */
  readonly currencies: readonly string[];
  readonly ageLimit: number;
  readonly mask: PhoneMask | null;
  /** Regions to choose from; empty = the region is typed. */
  readonly regions: readonly string[];
}

export function isRegistrationType(text: unknown): text is RegistrationType {
  return registrationTypes.some((type) => type === text);
}
