import type { RegistrationCountry, RegistrationFieldRule } from "./types";

/** Typed values by field of the form; absent = "". */
export type TypedRegistration = Readonly<Record<string, string | undefined>>;

/** Why a field is refused. */
export type RegistrationError =
  | ("required" | "choice" | "currency" | "email" | "phone" | "date" | "age" | "name")
  | ("too-long" | "password" | "password-again" | "promo-code" | "accept");

/** Rules by which a form is validated. */
export interface RegistrationRules {
  readonly fields: readonly RegistrationFieldRule[];
  readonly countries: readonly RegistrationCountry[];
  /** Providers to choose from. */
  readonly providers: readonly string[];
  /**
   * The visitor's country, for ways to register that ask for no country; ISO 3166, lower case.
   */
  readonly visitor: string;
  /** Age limit where no country has its own. */
  readonly ageLimit: number;
  /** ISO 8601 date in the visitor's time zone. */
  readonly today: string;
}
