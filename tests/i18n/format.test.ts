import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { utcOffsetText } from "~/domain/settings/time-zone";
import {
  formatDate,
  formatDateTime,
  formatHoursMinutes,
  formatMoney,
  formatTime,
} from "~/i18n/format";
import { type Language, languages } from "~/i18n/languages";

const lngs = Object.keys(languages).filter((lng): lng is Language => Object.hasOwn(languages, lng));
const anyLanguage = fc.constantFrom(...lngs);
/** 21 November 2026, 11:05 UTC, a Saturday. */
const noon = Date.UTC(2026, 10, 21, 11, 5);
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f\u200f\u200e]/g, (mark) => (/\s/.test(mark) ? " " : ""));

describe("money", () => {
  it.each([
    ["ru", 15_000, 2, "₽", "150,00 ₽"],
    ["en", 123_456_789, 2, "₽", "₽1,234,567.89"],
    ["en", 50_000, 3, "KD", "KD 50.000"],
    ["de", 123_456, 2, "€", "1.234,56 €"],
    ["ar", 123_450, 2, "₽", "1,234.50 ₽"],
    ["ru", 1000, 0, "¥", "1 000 ¥"],
    ["ru", -7000, 2, "₽", "-70,00 ₽"],
  ] as const)(
    "LNG-09 an amount is written in the format of %s (%d)",
    (lng, minor, digits, symbol, expected) => {
      expect(plain(formatMoney(lng, { minor, digits, symbol }))).toBe(expected);
    },
  );

  it("LNG-09 an amount on a button has no decimals only if they are zero", () => {
    expect(plain(formatMoney("ru", { minor: 15_000, digits: 2, symbol: "₽" }, true))).toBe("150 ₽");
    expect(plain(formatMoney("ru", { minor: 15_050, digits: 2, symbol: "₽" }, true))).toBe(
      "150,50 ₽",
    );
  });

  it("LNG-09 a formatted amount has every digit in every language", () => {
    fc.assert(
      fc.property(
        anyLanguage,
        fc.maxSafeInteger(),
        fc.constantFrom(0, 2, 3),
        (lng, minor, digits) => {
          const text = formatMoney(lng, { minor, digits, symbol: "¤" });
          expect(BigInt(text.replace(/\D/g, ""))).toBe(BigInt(Math.abs(minor)));
          expect(text).toContain("¤");
          expect(/[-−]/.test(text)).toBe(minor < 0);
        },
      ),
    );
  });

  it("LNG-09 an amount that is no whole number of minor units is refused", () => {
    expect(() => formatMoney("en", { minor: 0.5, digits: 2, symbol: "₽" })).toThrow(RangeError);
  });
});

describe("times", () => {
  it("LNG-09 a moment is shown in the reader's time zone and clock format", () => {
    expect(formatTime("ru", noon, { timeZone: 3, is12h: false })).toBe("14:05");
    expect(plain(formatTime("en", noon, { timeZone: 3, is12h: true }))).toBe("2:05 pm");
    expect(formatTime("en", noon, { timeZone: 5.5, is12h: false })).toBe("16:35");
    expect(formatTime("en", noon, { timeZone: 5.75, is12h: false })).toBe("16:50");
    expect(formatTime("en", noon, { timeZone: -12, is12h: false })).toBe("23:05");
    expect(formatDate("en", noon, { timeZone: 14, is12h: false })).toBe("22 Nov 2026");
    expect(plain(formatDateTime("en", noon, { timeZone: 3, is12h: false }))).toBe(
      "21 Nov 2026, 14:05",
    );
    expect(plain(formatDateTime("ar", noon, { timeZone: 3, is12h: false }))).toBe(
      "21 نوفمبر 2026، 14:05",
    );
  });

  it("LNG-09 times by UTC offset agree with the named time zone in every language", () => {
    const at = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(anyLanguage, at, fc.integer({ min: -12, max: 14 }), (lng, moment, hours) => {
        const zone = `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
        const expected = new Intl.DateTimeFormat(`${languages[lng].locale}-u-nu-latn`, {
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
          timeZone: zone,
        }).format(moment);
        expect(plain(formatTime(lng, moment, { timeZone: hours, is12h: false }))).toBe(
          plain(expected),
        );
      }),
    );
  });

  it("LNG-09 UTC offsets and durations are formatted as text", () => {
    expect([3, 5.5, -3, 0, -9.5].map(utcOffsetText)).toEqual([
      "UTC+3",
      "UTC+5:30",
      "UTC−3",
      "UTC+0",
      "UTC−9:30",
    ]);
    expect([0, 59, 60, 2520, 3661, 36_000].map(formatHoursMinutes)).toEqual([
      "0:00",
      "0:00",
      "0:01",
      "0:42",
      "1:01",
      "10:00",
    ]);
  });
});
