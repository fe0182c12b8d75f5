/** Hours east of UTC from their text, in quarters of an hour from -12 to 14; null for any other text. */
export function parseUtcOffset(text: string): number | null {
  const zone = /^-?\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return zone >= -12 && zone <= 14 && (zone * 4) % 1 === 0 ? zone : null;
}

/** The reader's time zone as text: `UTC+3`, `UTC+5:30`, `UTC−3`. */
export function utcOffsetText(timeZone: number): string {
  const minutes = Math.round(Math.abs(timeZone) * 60);
  const rest = minutes % 60;
  const sign = timeZone < 0 ? "−" : "+";
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
