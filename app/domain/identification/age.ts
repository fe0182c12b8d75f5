/** Maximum age, years; the oldest person on record reached 122. */
const oldest = 125;

/** A birth date's error: not a valid one, or below the age limit. */
export type BirthDateError = "date" | "age";

/** Validates a birth date; both are ISO 8601 dates, `today` that of the person's time zone. */
export function validateBirthDate(
  born: string,
  today: string,
  ageLimit: number,
): BirthDateError | null {
  if (!isDay(born) || born >= today || ageOn(born, today) > oldest) return "date";
  return ageOn(born, today) < ageLimit ? "age" : null;
}

/** Whether a text is a day of the calendar, ISO 8601. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whole years between two ISO 8601 dates; someone born on 29 February turns a year older on 1 March. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
