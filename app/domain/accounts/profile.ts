/** Fields of the profile that have to be filled (ACC-08), by their names in the user config. */
export const requiredProfileFields = [
  "date_birthday",
  "name",
  "surname",
  "passport",
  "passport_date",
  "registration_address",
] as const;
export type ProfileField = (typeof requiredProfileFields)[number];

/** Required fields that are empty. */
export function findMissingProfileFields(
  data: Readonly<Record<ProfileField, string>>,
): readonly ProfileField[] {
  return requiredProfileFields.filter((field) => data[field].trim() === "");
}

/** Whether telephone and e-mail address are both known (ACC-08). */
export function hasBothContacts(contacts: {
  readonly phone_number: string;
  readonly user_email: string;
}): boolean {
  return contacts.phone_number !== "" && contacts.user_email !== "";
}
