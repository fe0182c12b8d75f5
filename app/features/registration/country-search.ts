import type { RegistrationCountry } from "~/domain/registration/types";

/** Countries whose name, code or calling code matches a text, without case and accents (REG-03). */
export function countriesMatchingNameOrCallingCode(
  countries: readonly RegistrationCountry[],
  text: string,
): readonly RegistrationCountry[] {
  const wanted = plain(text);
  if (wanted === "") return countries;
  const digits = wanted.replace(/^(?:\+|00)/, "");
  return countries.filter(
    ({ name, code, callingCode }) =>
      code === wanted ||
      (/^\d+$/.test(digits) ? callingCode.startsWith(`+${digits}`) : plain(name).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
