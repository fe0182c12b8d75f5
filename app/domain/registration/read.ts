import { validateBirthDate } from "../identification/age";
import { validateNewPassword } from "../session/password";
import { type Phone, toE164 } from "../session/phone";
import { maskedPhone } from "./phone-mask";
import {
  bonusChoices,
  type RegistrationCountry,
  type RegistrationField,
  type RegistrationFieldRule,
} from "./types";

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
  /** The visitor's country, for types that ask for none; ISO 3166, lower case. */
  readonly visitor: string;
  /** Age where no country says one. */
  readonly ageLimit: number;
  /** ISO 8601 date in the visitor's time zone. */
  readonly today: string;
}

/** A form's values, read; "" = not asked or not given. */
export interface RegistrationValues {
  readonly country: RegistrationCountry | null;
  readonly phone: Phone | null;
  readonly text: Readonly<Record<RegistrationField, string>>;
}

export interface ValidatedRegistration extends RegistrationValues {
  /** By the name of the field on the form. */
  readonly errors: ReadonlyMap<string, RegistrationError>;
}

const longest = { email: 128, user_name: 60, surname: 60, region: 100, city: 100, promo_code: 32 };
const emailForm = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const nameForm = /^\p{L}[\p{L}\p{M}'’ʼ.\- ]*$/u;

/**
 * Validates a registration form by the fields of its type (REG-09). It returns all errors at once;
 * fields that the type does not have are ignored.
 */
export function validateRegistration(
  typed: TypedRegistration,
  rules: RegistrationRules,
): ValidatedRegistration {
  const errors = new Map<string, RegistrationError>();
  const get = (name: string) => (typed[name] ?? "").trim();
  const asked = new Map(rules.fields.map((field) => [field.name, field.isRequired]));
  const text = (name: RegistrationField) => (asked.has(name) && name !== "phone" ? get(name) : "");
  const byCode = (code: string) => rules.countries.find((one) => one.code === code) ?? null;
  const chosen = byCode(get("country").toLowerCase());
  const country = asked.has("country") ? chosen : (callerOf(get, rules) ?? byCode(rules.visitor));
  const phone = asked.has("phone") ? phoneIn(get, rules, country) : null;
  const hasCountry = asked.has("country");
  for (const { name, isRequired } of rules.fields) {
    const input = inputNameOfField(name);
    const given = name === "password" ? (typed["password"] ?? "") : get(input);
    const wrong =
      given === ""
        ? isRequired
          ? "required"
          : null
        : wrongIn(name, given, { rules, country, phone, hasCountry });
    if (wrong) errors.set(input, wrong);
  }
  const password = typed["password"] ?? "";
  if (asked.has("password") && password !== "" && !errors.has("password")) {
    const refusal = validateNewPassword(password, typed["password_again"] ?? "", [get("email")]);
    if (refusal === "password-mismatch") errors.set("password_again", "password-again");
    else if (refusal) errors.set("password", "password");
  }
  if (asked.has("country") && get("country") !== "" && !chosen) errors.set("country", "choice");
  if (get("accept") !== "1" && get("accept") !== "on") errors.set("accept", "accept");
  const values = Object.fromEntries(
    [...asked.keys()].map((name) => [name, name === "password" ? (typed[name] ?? "") : text(name)]),
  );
  return { country, phone, errors, text: { ...noText, ...values } };
}

const noText: Readonly<Record<RegistrationField, string>> = {
  provider: "",
  email: "",
  phone: "",
  password: "",
  user_name: "",
  surname: "",
  birthday_date: "",
  country: "",
  region: "",
  city: "",
  currency: "",
  bonus: "",
  promo_code: "",
};

/** Name of the input at which a field's error is shown. */
export function inputNameOfField(name: RegistrationField): string {
  return name === "phone" ? "phone_number" : name;
}

/** Whether a text has the form of an e-mail address that a login can be. */
export function isEmail(text: string): boolean {
  return text.length <= longest.email && emailForm.test(text);
}

/** Currencies to choose from: the country's, or of a form without a country all. */
export function currencyChoicesFor(
  countries: readonly RegistrationCountry[],
  country: RegistrationCountry | null,
): readonly string[] {
  return country?.currencies ?? [...new Set(countries.flatMap(({ currencies }) => currencies))];
}

/** The country of the calling code. */
function callerOf(
  get: (name: string) => string,
  { countries, visitor }: RegistrationRules,
): RegistrationCountry | null {
  const code = plusCode(get("phone_code"));
  const all = countries.filter(({ callingCode }) => callingCode === code);
  return all.find((one) => one.code === visitor) ?? all[0] ?? null;
}

/** The mask is that of the number's own calling code: one may have the telephone of another country. */
function phoneIn(
  get: (name: string) => string,
  { countries }: RegistrationRules,
  country: RegistrationCountry | null,
): Phone | null {
  const code = plusCode(get("phone_code")) || (country?.callingCode ?? "");
  const owner =
    country?.callingCode === code ? country : countries.find((one) => one.callingCode === code);
  return maskedPhone(code, get("phone_number").slice(0, 40), owner?.mask ?? null);
}

function plusCode(text: string): string {
  const digits = text.replace(/^(?:\+|00)/, "");
  return /^\d{1,4}$/.test(digits) ? `+${digits}` : "";
}

interface Beside {
  readonly rules: RegistrationRules;
  readonly country: RegistrationCountry | null;
  readonly phone: Phone | null;
  /** The form asks for the country. */
  readonly hasCountry: boolean;
}

function wrongIn(
  name: RegistrationField,
  given: string,
  { rules, country, phone, hasCountry }: Beside,
): RegistrationError | null {
  if (name in longest && given.length > longest[name as keyof typeof longest]) return "too-long";
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
