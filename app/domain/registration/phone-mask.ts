import { type Phone, parsePhone } from "../session/phone";
import type { PhoneMask } from "./types";

/**
 * The number typed beside a calling code, if the mask of its country takes it (REG-03); a number with + has
 * its own code and is judged by the numbering plan alone. null = no such number.
 */
export function parsePhoneByMask(
  code: string,
  typed: string,
  mask: PhoneMask | null,
): Phone | null {
  const phone = parsePhone(code, typed);
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

/** A mask as an example to read: "9## ###-##-##" becomes "9__ ___-__-__". */
export function phoneMaskExample({ mask }: PhoneMask): string {
  return mask.replaceAll("#", "_");
}
