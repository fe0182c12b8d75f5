import { isPlainText } from "../plain-text";
import type { SignedInPlayer } from "../session/player";
import type { SiteConfig } from "../settings/site-config";
import { validateBirthDate } from "./age";

type Access = Pick<SiteConfig, "features" | "access">;

/**
 * Whether a player must identify himself before anything else: the platform asks for it and site config
 * enforces it (BAN-03).
 */
export function mustIdentify(player: SignedInPlayer | null, { features, access }: Access): boolean {
  return player?.needsIdentification === true && features.identification && access.mustIdentify;
}

/**
 * How a player identifies himself: by Face-ID, which is a remote, or by the shell's own form for
 * the data of his papers.
 */
export type IdentificationWidget = "face-id" | "papers";

/** The player's way of identification: Face-ID where the platform lists it (BAN-03). */
export function identificationWidgetFor({
  verificationTypes,
}: Pick<SignedInPlayer, "verificationTypes">): IdentificationWidget {
  return verificationTypes.includes("face-id") ? "face-id" : "papers";
}

/** Fields of the papers' form, in order. */
export const identityFormFields = ["name", "surname", "date_birthday", "passport"] as const;
export type IdentityFormField = (typeof identityFormFields)[number];

/** Most characters of a field. */
const longest = 100;

/** A field's error: empty, too long, not plain text, not a valid date of birth, or below the age limit. */
export type IdentityFormError = "required" | "too-long" | "invalid" | "date" | "age";

/** Validates the typed fields; `today` is an ISO 8601 date. */
export function validateIdentityForm(
  typed: Readonly<Record<IdentityFormField, string>>,
  { today, ageLimit }: { readonly today: string; readonly ageLimit: number },
): ReadonlyMap<IdentityFormField, IdentityFormError> {
  const errors = new Map<IdentityFormField, IdentityFormError>();
  for (const field of identityFormFields) {
    if (typed[field].trim() === "") errors.set(field, "required");
    else if (typed[field].length > longest) errors.set(field, "too-long");
    else if (!isPlainText(typed[field])) errors.set(field, "invalid");
  }
  const born = typed.date_birthday.trim();
  if (errors.get("date_birthday") === "required") return errors;
  const wrong = validateBirthDate(born, today, ageLimit);
  if (wrong) errors.set("date_birthday", wrong);
  return errors;
}
