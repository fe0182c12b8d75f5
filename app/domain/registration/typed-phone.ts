import { parseDialledPhone } from "../session/dialled-phone.server";
import type { Phone } from "../session/phone";
import type { RegistrationRules } from "./rules";
import type { PhoneMask, RegistrationCountry } from "./types";

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

/**
 * The number typed beside a calling code, if the mask of its country takes it (REG-03); a number with + has
 * its own code and is judged by the numbering plan alone. null = no such number.
 */
function parsePhoneByMask(code: string, typed: string, mask: PhoneMask | null): Phone | null {
  const phone = parseDialledPhone(code, typed);
  if (!phone || !mask || phone.code !== code) return phone;
  const { length } = phone.number;
  return length >= mask.min && length <= mask.max && fits(phone.number, mask.mask) ? phone : null;
}

/**
 * Whether a number's digits fit the mask's places: `#` takes any digit, a digit only itself. The
 * number's length is not judged.
 */
function fits(number: string, mask: string): boolean {
  const places = [...mask].filter((sign) => /[#\d]/.test(sign));
  return places.every((place, at) => place === "#" || at >= number.length || place === number[at]);
}

function plusCode(text: string): string {
  const digits = text.replace(/^(?:\+|00)/, "");
  return /^\d{1,4}$/.test(digits) ? `+${digits}` : "";
}
