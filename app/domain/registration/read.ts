import { validateNewPassword } from "../session/password";
import type { Phone } from "../session/phone";
import { findFieldError } from "./field-error";
import type { RegistrationError, RegistrationRules, TypedRegistration } from "./rules";
import { countryOfTypedCallingCode, readTypedPhone } from "./typed-phone";
import type { RegistrationCountry, RegistrationField } from "./types";

/** The parsed values of a registration form; "" = not asked or not given. */
export interface ParsedRegistrationValues {
  readonly country: RegistrationCountry | null;
  readonly phone: Phone | null;
  readonly text: Readonly<Record<RegistrationField, string>>;
}

export interface ValidatedRegistration extends ParsedRegistrationValues {
  /** By the name of the field on the form. */
  readonly errors: ReadonlyMap<string, RegistrationError>;
}

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
  const country = asked.has("country")
    ? chosen
    : (countryOfTypedCallingCode(get, rules) ?? byCode(rules.visitor));
  const phone = asked.has("phone") ? readTypedPhone(get, rules, country) : null;
  const hasCountry = asked.has("country");
  for (const { name, isRequired } of rules.fields) {
    const input = inputNameOfField(name);
    const given = name === "password" ? (typed["password"] ?? "") : get(input);
    const wrong =
      given === ""
        ? isRequired
          ? "required"
          : null
        : findFieldError(name, given, { rules, country, phone, hasCountry });
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
