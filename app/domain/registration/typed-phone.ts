import type { Phone } from "../session/phone";
import { parsePhoneByMask } from "./phone-mask";
import type { RegistrationRules } from "./rules";
import type { RegistrationCountry } from "./types";

/** The country of the typed calling code; where several share it, the visitor's own comes first. */
export function countryOfTypedCallingCode(
  get: (name: string) => string,
  { countries, visitor }: RegistrationRules,
): RegistrationCountry | null {
  const code = plusCode(get("phone_code"));
  const all = countries.filter(({ callingCode }) => callingCode === code);
  return all.find((one) => one.code === visitor) ?? all[0] ?? null;
}

/**
 * The typed telephone number, or null if invalid. It is checked by the mask of its own calling
 * code's country, because a player may have the telephone of another country.
 */
export function readTypedPhone(
  get: (name: string) => string,
  { countries }: RegistrationRules,
  country: RegistrationCountry | null,
): Phone | null {
  const code = plusCode(get("phone_code")) || (country?.callingCode ?? "");
  const owner =
    country?.callingCode === code ? country : countries.find((one) => one.callingCode === code);
  return parsePhoneByMask(code, get("phone_number").slice(0, 40), owner?.mask ?? null);
}

function plusCode(text: string): string {
  const digits = text.replace(/^(?:\+|00)/, "");
  return /^\d{1,4}$/.test(digits) ? `+${digits}` : "";
}
