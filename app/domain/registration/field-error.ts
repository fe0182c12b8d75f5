import { validateBirthDate } from "../identification/age";
import { type Phone, toE164 } from "../session/phone";
import { currencyChoicesFor } from "./currencies";
import { isEmail, maxFieldLengths } from "./field-lengths";
import type { RegistrationError, RegistrationRules } from "./rules";
import { bonusChoices, type RegistrationCountry, type RegistrationField } from "./types";

const nameForm = /^\p{L}[\p{L}\p{M}'’ʼ.\- ]*$/u;

interface Beside {
  readonly rules: RegistrationRules;
  readonly country: RegistrationCountry | null;
  readonly phone: Phone | null;
  /** The form asks for the country. */
  readonly hasCountry: boolean;
}

/** Why the value of a field is refused; null = it is valid. */
export function findFieldError(
  name: RegistrationField,
  given: string,
  { rules, country, phone, hasCountry }: Beside,
): RegistrationError | null {
  if (
    name in maxFieldLengths &&
    given.length > maxFieldLengths[name as keyof typeof maxFieldLengths]
  )
    return "too-long";
  switch (name) {
    case "email":
      return isEmail(given) ? null : "email";
    case "phone":
      return phone && toE164(phone) ? null : "phone";
    case "user_name":
    case "surname":
      return nameForm.test(given) ? null : "name";
    case "birthday_date":
      return validateBirthDate(given, rules.today, country?.ageLimit ?? rules.ageLimit);
    case "currency":
      return currencyChoicesFor(rules.countries, hasCountry ? country : null).includes(given)
        ? null
        : "currency";
    case "region":
      return !country || country.regions.length === 0 || country.regions.includes(given)
        ? null
        : "choice";
    case "bonus":
      return bonusChoices.some((choice) => choice === given) ? null : "choice";
    case "provider":
      return rules.providers.includes(given) ? null : "choice";
    case "promo_code":
      return /^[\p{L}\p{N}_-]+$/u.test(given) ? null : "promo-code";
    default:
      return /[\p{Cc}<>]/u.test(given) ? "name" : null;
  }
}
