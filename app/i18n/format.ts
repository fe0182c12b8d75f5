import { utcOffsetText } from "~/domain/settings/time-zone";
import { type Language, languages } from "./languages";
import { shiftToLocalMs, type TimeStyle } from "./zone";

/** An amount: `minor` in the smallest unit, with `digits` decimals, and the currency's `symbol`. */
export interface MoneyValue {
  readonly minor: number;
  readonly digits: number;
  readonly symbol: string;
}

const nbsp = "\u00a0";

/**
 * Makes a function that keeps one formatter for each language and shape, because creating one costs
 * a hundred times as much as using it.
 */
function perKey<T>(
  make: (lng: Language, shape: string) => T,
): (lng: Language, shape?: string) => T {
  const made = new Map<string, T>();
  return (lng, shape = "") => {
    const key = `${lng} ${shape}`;
    const found = made.get(key) ?? make(lng, shape);
    made.set(key, found);
    return found;
  };
}

type Unit = "year" | "day" | "hour" | "minute";

/**
 * Languages of which browsers have no locale data, while Node has: what a page shows must be the same before and
 * after hydration. Their numbers follow a language with the same signs, dates are numeric, and units are named here
 * (no plural forms after a number).
 */
const withoutBrowserData: Partial<
  Record<Language, { readonly like: string; readonly units: Readonly<Record<Unit, string>> }>
> = {
  kk: { like: "ru-RU", units: { year: "жыл", day: "күн", hour: "сағат", minute: "минут" } },
  uz: { like: "ru-RU", units: { year: "yil", day: "kun", hour: "soat", minute: "daqiqa" } },
  az: { like: "de-DE", units: { year: "il", day: "gün", hour: "saat", minute: "dəqiqə" } },
};

/**
 * The `Intl` locale for a language's formats. It has Latin digits in every language, so that prices
 * of fragments and of the shell align.
 */
function locale(lng: Language): string {
  return `${withoutBrowserData[lng]?.like ?? languages[lng].locale}-u-nu-latn`;
}

// A placeholder currency gives the symbol's position in the language; the symbol itself comes with the
// amount.
const sums = perKey((lng, digits) => {
  const fraction = Number(digits);
  return new Intl.NumberFormat(locale(lng), {
    style: "currency",
    currency: "EUR",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
});

type NumericText = `${number}`;

function isNumeric(text: string): text is NumericText {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

function decimalText(minor: number, digits: number): NumericText {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount: ${minor}`);
  const plain = String(Math.abs(minor)).padStart(digits + 1, "0");
  const cut = plain.length - digits;
  const text = `${minor < 0 ? "-" : ""}${plain.slice(0, cut)}${digits === 0 ? "" : `.${plain.slice(cut)}`}`;
  if (!isNumeric(text)) throw new RangeError(`not an amount: ${minor}`);
  return text;
}

/**
 * An amount with its currency, exact to the smallest unit (LNG-09). `isShort` omits decimals that are all
 * zero, for buttons ("Place 150 ₽").
 */
export function formatMoney(
  lng: Language,
  { minor, digits, symbol }: MoneyValue,
  isShort = false,
): string {
  const isWhole = isShort && minor % 10 ** digits === 0;
  const parts = sums(lng, String(isWhole ? 0 : digits)).formatToParts(decimalText(minor, digits));
  return parts
    .map((part, at) => {
      if (part.type !== "currency") return part.value;
      const isBeforeDigits = parts[at + 1]?.type === "integer" && /\p{L}$/u.test(symbol);
      return isBeforeDigits ? symbol + nbsp : symbol;
    })
    .join("");
}

type DateShape = "date" | "date-numeric" | "time-12" | "time-24" | "second-12" | "second-24";

const shapes: Readonly<Record<DateShape, Intl.DateTimeFormatOptions>> = {
  date: { day: "numeric", month: "short", year: "numeric" },
  "date-numeric": { day: "2-digit", month: "2-digit", year: "numeric" },
  "time-12": { hour: "numeric", minute: "2-digit", hourCycle: "h12" },
  "time-24": { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  "second-12": { hour: "numeric", minute: "2-digit", second: "2-digit", hourCycle: "h12" },
  "second-24": { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
};

const dates = perKey((lng, shape) => {
  const name = shape === "date" && withoutBrowserData[lng] ? "date-numeric" : shape;
  const options = Object.entries(shapes).find(([each]) => each === name)?.[1];
  return new Intl.DateTimeFormat(locale(lng), { ...options, timeZone: "UTC", calendar: "gregory" });
});

// CLDR versions differ in their narrow space, which would cause a visible hydration repair.
function inZone(lng: Language, at: number, timeZone: number, shape: DateShape): string {
  return dates(lng, shape)
    .format(shiftToLocalMs(at, timeZone))
    .replace(/[\u2009\u202f]/g, nbsp);
}

/** Date in the reader's time zone, "21 Nov 2026"; `at` is ms since epoch. */
export function formatDate(lng: Language, at: number, style: TimeStyle): string {
  return inZone(lng, at, style.timeZone, "date");
}

/** "14:05", or "2:05 pm" by the reader's setting. */
export function formatTime(lng: Language, at: number, style: TimeStyle): string {
  return inZone(lng, at, style.timeZone, style.is12h ? "time-12" : "time-24");
}

/** Time with seconds, for what ends within a minute: "14:05:20". */
export function formatTimeWithSeconds(lng: Language, at: number, style: TimeStyle): string {
  return inZone(lng, at, style.timeZone, style.is12h ? "second-12" : "second-24");
}

/** Date and time together. */
export function formatDateTime(lng: Language, at: number, style: TimeStyle): string {
  const comma = lng === "ar" ? "،" : ",";
  return `${formatDate(lng, at, style)}${comma} ${formatTime(lng, at, style)}`;
}

/** Date, time and zone, for moments that something depends on: "21 Nov 2026, 14:05 UTC+3". */
export function formatDateTimeWithZone(lng: Language, at: number, style: TimeStyle): string {
  return `${formatDateTime(lng, at, style)}${nbsp}${utcOffsetText(style.timeZone)}`;
}

const lengths = perKey(
  (lng, unit) => new Intl.NumberFormat(locale(lng), { style: "unit", unit, unitDisplay: "long" }),
);

/** A duration in its largest whole unit ("30 days"); `seconds` is at least a whole minute. */
export function formatDurationInLargestExactUnit(lng: Language, seconds: number): string {
  const units: readonly (readonly [Unit, number])[] = [
    ["year", 31_536_000],
    ["day", 86_400],
    ["hour", 3_600],
  ];
  const [unit, size] = units.find(([, each]) => seconds % each === 0) ?? (["minute", 60] as const);
  const own = withoutBrowserData[lng];
  return own ? `${seconds / size} ${own.units[unit]}` : lengths(lng, unit).format(seconds / size);
}

/** A duration (s) as hours and minutes, "0:42"; truncated. */
export function formatHoursMinutes(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
