import type { Player } from "../session/player";
import type { SiteConfig } from "../settings/site-config";

type Access = Pick<SiteConfig, "features" | "access">;

/**
 * Whether a player must identify himself before anything else: the platform asks for it and site config
 * enforces it (BAN-03).
 */
export function mustIdentify(player: Player | null, { features, access }: Access): boolean {
  return player?.needsIdentification === true && features.identification && access.mustIdentify;
}

/** Face-ID is a remote; papers are a form of the shell. */
export type IdentificationWidget = "face-id" | "papers";

/** The player's way of identification: Face-ID where the platform lists it (BAN-03). */
export function widgetFor({
  verificationTypes,
}: Pick<Player, "verificationTypes">): IdentificationWidget {
  return verificationTypes.includes("face-id") ? "face-id" : "papers";
}

/** Fields of the papers' form, in order. */
export const paperFields = ["name", "surname", "date_birthday", "passport"] as const;
export type PaperField = (typeof paperFields)[number];

/** Maximum age, years; the oldest person on record reached 122. */
const oldest = 125;

/** A field's error: empty, not a valid date of birth, or below the age limit. */
export type PaperError = "required" | "date" | "age";

/** Validates the typed fields; `today` is an ISO 8601 date. */
export function readPapers(
  typed: Readonly<Record<PaperField, string>>,
  { today, ageLimit }: { readonly today: string; readonly ageLimit: number },
): ReadonlyMap<PaperField, PaperError> {
  const errors = new Map<PaperField, PaperError>();
  for (const field of paperFields) if (typed[field].trim() === "") errors.set(field, "required");
  const born = typed.date_birthday.trim();
  if (errors.has("date_birthday")) return errors;
  const isBirthday = isDay(born) && born < today && ageOn(born, today) <= oldest;
  if (!isBirthday) errors.set("date_birthday", "date");
  else if (ageOn(born, today) < ageLimit) errors.set("date_birthday", "age");
  return errors;
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whole years between two ISO 8601 dates; someone born on 29 February turns a year older on 1 March. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
