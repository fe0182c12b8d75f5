/** The reader's time zone as text: `UTC+3`, `UTC+5:30`, `UTC−3`. */
export function utcOffsetText(timeZone: number): string {
  const minutes = Math.round(Math.abs(timeZone) * 60);
  const rest = minutes % 60;
  const sign = timeZone < 0 ? "−" : "+";
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
