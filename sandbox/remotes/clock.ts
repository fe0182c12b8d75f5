import { utcOffsetText } from "~/domain/settings/time-zone";
import { type Language, languages } from "~/i18n/languages";
import { html, type Markup } from "./markup";

/** Texts of a date that is today or tomorrow; `date` is that date in words. */
interface DayWords {
  today(date: string): string;
  tomorrow(date: string): string;
}

/** Date formatting for a reader: language, hours east of UTC, 12 or 24 hours (LNG-09). */
export interface ReaderDateFormat {
  /** "20:30" in a `<time>`. */
  time(ms: number): Markup;
  /**
   * Day of `ms` as "Sat 21 November"; where it is today or tomorrow by `now`, in the text that
   * `words` has for that.
   */
  day(ms: number, now: number, words: DayWords): string;
  /** The reader's zone: "UTC+3". */
  readonly zone: string;
  /** "Sat 21 November 2026, 20:30 UTC+3" in a `<time>`; `name` becomes its `data-name`. */
  moment(ms: number, name?: string): Markup;
  /** The same as plain text. */
  momentText(ms: number): string;
  /** "21 November 2026" */
  dateText(ms: number): string;
  /** The calendar day of a moment in the reader's zone, "2026-11-21". */
  date(ms: number): string;
  /**
   * The calendar day of a moment in the reader's zone as a number of days since epoch, for sorting.
   */
  dayNumber(ms: number): number;
  /**
   * Start of a calendar day ("2026-11-21") in the reader's zone, ms since epoch; null if the text
   * is not a date.
   */
  startOf(date: string): number | null;
}

const hour = 3_600_000;
/** Length of a day in ms. */
export const dayMs = 24 * hour;
const made = new Map<string, ReaderDateFormat>();

/** Date formatting for a reader. Zones are whole or fractional hours east of UTC, as in the settings. */
export function readerDateFormat(
  lng: Language,
  zoneHours: number,
  hours12: boolean,
): ReaderDateFormat {
  const key = `${lng} ${zoneHours} ${hours12}`;
  const known = made.get(key);
  if (known) return known;
  const clock = makeClock(languages[lng].locale, Math.round(zoneHours * hour), hours12);
  made.set(key, clock);
  return clock;
}

function makeClock(locale: string, shift: number, hours12: boolean): ReaderDateFormat {
  // Node 20 does not support "+03:00" zones: moments are shifted and formatted as UTC.
  const clockHours: Intl.DateTimeFormatOptions = hours12
    ? { hour: "numeric", minute: "2-digit", hourCycle: "h12" }
    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const time = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...clockHours });
  const dayText = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "long",
  });
  const dateText = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  const full = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...clockHours,
  });
  const zone = utcOffsetText(shift / hour);
  const date = (ms: number) => new Date(ms + shift).toISOString().slice(0, 10);
  const iso = (ms: number) => new Date(ms).toISOString();
  const momentText = (ms: number) => `${full.format(ms + shift)} ${zone}`;
  return {
    zone,
    time: (ms) => html`<time datetime="${iso(ms)}">${time.format(ms + shift)}</time>`,
    day(ms, now, words) {
      const text = dayText.format(ms + shift);
      const name = date(ms);
      if (name === date(now)) return words.today(text);
      return name === date(now + dayMs) ? words.tomorrow(text) : text;
    },
    moment: (ms, name) =>
      html`<time${name && html` data-name="${name}"`} datetime="${iso(ms)}">${momentText(ms)}</time>`,
    momentText,
    dateText: (ms) => dateText.format(ms + shift),
    date,
    dayNumber: (ms) => Math.floor((ms + shift) / dayMs),
    startOf(text) {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
      const ms = Date.parse(`${text}T00:00:00Z`);
      return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text
        ? null
        : ms - shift;
    },
  };
}
