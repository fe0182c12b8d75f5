/**
 * Personal data, including fields of the user's config (PLT-09), and credentials. Names are compared without
 * case and separators, so that `phoneNumber` and `phone_number` match.
 */
export const personalFieldNames = new Set(
  [
    "user_name",
    "first_name",
    "last_name",
    "surname",
    "middle_name",
    "birthday_date",
    "birthday_place",
    "date_birthday",
    "region",
    "city",
    "country",
    "registration_address",
    "address",
    "series",
    "issue_date",
    "issued_by",
    "inn",
    "data",
    "main_id",
    "active_id",
    "registration_date",
    "login",
    "pin_code",
    "credential",
    "sign",
    "jwt",
    "x_auth",
    "auth",
    "session",
    "user_data",
    "geo",
    "geo_location",
    "user_country_code",
    "user_country_id",
  ].map(normaliseFieldName),
);

/** A field's name without case and separators, for comparison. */
export function normaliseFieldName(name: string) {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
