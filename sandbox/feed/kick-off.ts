/** A day as a season file states it. */
export interface FileDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ukClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});
const dayMs = 86_400_000;
/** Dates outside are typing errors: football-data.co.uk starts in 1993. */
const years = [1980, 2079] as const;

/**
 * Reads `dd/mm/yy` or `dd/mm/yyyy`, with `/`, `.` or `-`, and `yyyy-mm-dd`; null if it is not a
 * calendar day from 1980 to 2079. With `isMonthFirst` the first two are `mm/dd`.
 */
export function parseFileDate(text: string, isMonthFirst = false): FileDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const parts = iso
    ? [iso[3], iso[2], iso[1]]
    : /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
        .exec(text)
        ?.filter((_, at) => at === 1 || at > 2);
  if (!parts) return null;
  const [first = 0, second = 0, stated = 0] = parts.map(Number);
  const [day, month] = isMonthFirst && !iso ? [second, first] : [first, second];
  const year = parts[2]?.length === 4 ? stated : stated >= 80 ? 1900 + stated : 2000 + stated;
  if (year < years[0] || year > years[1]) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { year, month, day }
    : null;
}

/** Number of a day, counted from 1 January 1970. */
export function dayNumber({ year, month, day }: FileDate): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Minutes after midnight of `hh:mm`, or null. */
export function parseFileTime(text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (!parts) return null;
  const [hours = 0, minutes = 0] = parts.slice(1).map(Number);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/**
 * Converts UK time, summer time included, to ms since epoch; the day is counted from 1 January
 * 1970. An hour that is skipped or repeated uses the offset from before the change.
 */
export function ukTimeToMs(day: number, minutes: number): number {
  const wall = day * dayMs + minutes * 60_000;
  const before = wall - ukOffsetAt(wall - dayMs);
  const offset = ukOffsetAt(before);
  const moment = wall - offset;
  return ukOffsetAt(moment) === offset ? moment : before;
}

/** Offset of UK time from UTC at a moment, ms. */
function ukOffsetAt(moment: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of ukClock.formatToParts(moment)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}
