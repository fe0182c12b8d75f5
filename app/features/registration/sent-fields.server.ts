/** Fields of the form beside `accept`, as the platform takes them. */
const sentFields = [
  ...(["provider", "email", "phone_code", "phone_number", "password", "user_name"] as const),
  ...(["surname", "birthday_date", "country", "region", "city", "currency", "bonus"] as const),
  "promo_code",
] as const;

export function registerRequestPhoneFields(
  phone: { readonly code: string; readonly number: string } | null,
) {
  return { phone_code: phone?.code ?? "", phone_number: phone?.number ?? "" };
}

/**
 * The typed values as fields of the platform's request, all but `accept`; a field that was not
 * typed is "".
 */
export function toRegisterRequestFields(values: Readonly<Record<string, string>>) {
  const own = Object.fromEntries(sentFields.map((name) => [name, values[name] ?? ""]));
  return own as Record<(typeof sentFields)[number], string>;
}
