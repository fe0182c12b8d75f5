const clocks = new Map<string, Intl.DateTimeFormat>();

/** A date as stated by a file's columns. */
interface FileDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads `dd/mm/yy` or `dd/mm/yyyy`; null if it is not a calendar day. Years 80 to 99 are 19xx. */
export function parseFileDate(text: string): FileDate | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const [day = 0, month = 0, stated = 0] = parts.slice(1).map(Number);
  const year = stated >= 100 ? stated : stated >= 80 ? 1900 + stated : 2000 + stated;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { year, month, day }
    : null;
}

/** Minutes after midnight of `hh:mm`, or null. */
export function parseFileTime(text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim());
  if (!parts) return null;
  const [hours = 0, minutes = 0] = parts.slice(1).map(Number);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/**
 * Converts a local time in a zone to ms since epoch, summer time included. An hour that is skipped or
 * repeated uses the offset from before the change.
 */
export function localTimeToMs(
  { year, month, day }: FileDate,
  minutes: number,
  timeZone: string,
): number {
  const wall = Date.UTC(year, month - 1, day, 0, minutes);
  const before = wall - offsetAt(wall - 86_400_000, timeZone);
  const offset = offsetAt(before, timeZone);
  const moment = wall - offset;
  return offsetAt(moment, timeZone) === offset ? moment : before;
}

/** Offset of a zone from UTC at a moment, ms. */
function offsetAt(moment: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    clocks.set(timeZone, clock);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock.formatToParts(moment)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}
