import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencyNumber, currencyOfNumber } from "~/domain/money/currency-numbers";
import {
  ambiguousAmountReadings,
  currencies,
  currencyOf,
  fromMinor,
  isKnownCurrency,
  parseTypedAmount,
  plainAmount,
  toMinor,
  toMinorRecord,
} from "~/domain/money/money";
import { readingsOfTypedNumber } from "~/domain/money/typed";
import { languages } from "~/i18n/languages";
import { units } from "../../support/amounts";

const isoCodes = currencies.map(({ iso }) => iso);

describe("currencies", () => {
  it.each([
    // iso, step, initial: CPN-10's figures, in decimal text
    ["RUB", "100.00", "150.00"],
    ["USD", "2.50", "5.00"],
    ["EUR", "2.50", "5.00"],
    ["JPY", "500", "1000"],
  ])("CPN-10 %s has a stake step of %s and an initial stake of %s", (iso, step, initial) => {
    expect(fromMinor(currencyOf(iso).step, iso)).toBe(step);
    expect(fromMinor(currencyOf(iso).initial, iso)).toBe(initial);
  });

  it("CPN-10 CHF has an initial stake of 5, and KWD a step of 0.5", () => {
    expect(fromMinor(currencyOf("CHF").initial, "CHF")).toBe("5.00");
    expect(fromMinor(currencyOf("KWD").step, "KWD")).toBe("0.500");
  });

  it("CPN-10 a currency without an initial stake in the table starts with two steps", () => {
    expect([currencyOf("GBP").step, currencyOf("GBP").initial]).toEqual([200, 400]);
    expect([currencyOf("KZT").step, currencyOf("KZT").initial]).toEqual([100_000, 200_000]);
  });

  it("CPN-10 at least 40 currencies are known, each once, with positive step, initial and least stake", () => {
    expect(isoCodes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(isoCodes).size).toBe(isoCodes.length);
    for (const iso of isoCodes) expect(currencyOfNumber(currencyNumber(iso))).toBe(iso);
    for (const currency of currencies) {
      expect([currency.iso, currency.step > 0, currency.least > 0]).toEqual([
        currency.iso,
        true,
        true,
      ]);
      expect(currency.initial).toBeGreaterThanOrEqual(currency.step);
      expect(currency.least * 5).toBe(currency.step);
    }
  });

  it("CPN-10 every currency is a real one with a symbol and a round stake step", () => {
    const known = Intl.supportedValuesOf("currency");
    for (const { iso, symbol, step } of currencies) {
      expect(known).toContain(iso);
      expect([iso, symbol.trim().length > 0]).toEqual([iso, true]);
      expect(["1", "2", "25", "5"]).toContain(String(step).replace(/0+$/, ""));
    }
  });

  it("CPN-10 every currency has the decimals of ISO 4217", () => {
    // The runtime's own table is CLDR's, which shows these without the decimals they have in accounts.
    const shownWithout = [
      "AMD",
      "COP",
      "HUF",
      "IDR",
      "IQD",
      "PKR",
      "RSD",
      "TWD",
      "TZS",
      "UZS",
      "MNT",
    ];
    for (const { iso, digits } of currencies) {
      const format = new Intl.NumberFormat("en", { style: "currency", currency: iso });
      const known = format.resolvedOptions().maximumFractionDigits;
      if (known !== digits) expect(shownWithout).toContain(iso);
    }
    // ISO 4217, table A.1: all others of ours have two.
    const of = (count: number) =>
      currencies.filter(({ digits }) => digits === count).map(({ iso }) => iso);
    expect(of(0).sort()).toEqual("CLP ISK JPY KRW PYG UGX VND XAF XOF".split(" "));
    expect(of(3).sort()).toEqual("BHD IQD JOD KWD OMR TND".split(" "));
    expect(of(2)).toHaveLength(currencies.length - 15);
    expect([currencyOf("KWD").digits, currencyOf("JPY").digits, currencyOf("RUB").digits]).toEqual([
      3, 0, 2,
    ]);
  });

  it("CPN-10 an unknown currency has the rouble's figures but its own code", () => {
    expect(currencyOf("XTS")).toMatchObject({
      iso: "XTS",
      symbol: "XTS",
      digits: 2,
      step: 10_000,
      initial: 15_000,
    });
    expect(currencyOf("constructor").symbol).toBe("constructor");
    expect(["RUB", "KWD", "XTS", "constructor", ""].map(isKnownCurrency)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("toMinor and fromMinor", () => {
  it.each([
    ["150", "RUB", 15_000],
    ["150.5", "RUB", 15_050],
    ["0.501", "KWD", 501],
    ["1000.00", "JPY", 1000],
    ["0.010", "RUB", 1],
    ["90071992547409.91", "RUB", 9_007_199_254_740_991],
  ])("CPN-10 the amount text %s in %s is converted to minor units", (text, iso, minor) => {
    expect(toMinor(text, iso)).toBe(minor);
  });

  it.each([
    ["1000.5", "JPY"],
    ["0.5011", "KWD"],
    ["0.001", "RUB"],
    ["90071992547409.92", "RUB"],
    ["-1", "RUB"],
    ["+1", "RUB"],
    ["1e3", "RUB"],
    ["1,5", "RUB"],
    ["1 000", "RUB"],
    [" 1", "RUB"],
    [".5", "RUB"],
    ["5.", "RUB"],
    ["", "RUB"],
    ["0x10", "RUB"],
    ["١", "RUB"],
    ["9".repeat(400), "RUB"],
  ])("CPN-10 the amount text %s in %s is refused", (text, iso) => {
    expect(toMinor(text, iso)).toBeNull();
  });

  it("CPN-10 CPN-02 a record of amounts is converted as a whole or not at all", () => {
    expect(toMinorRecord({ 1: "5.00", 2: "0.5" }, "RUB")).toEqual({ 1: 500, 2: 50 });
    expect([
      toMinorRecord({ 1: "5.00", 2: "0.501" }, "RUB"),
      toMinorRecord({ 1: "", 2: "5" }, "RUB"),
    ]).toEqual([null, null]);
    expect([toMinorRecord({ 1: "0.501" }, "KWD"), toMinorRecord({}, "RUB")]).toEqual([
      { 1: 501 },
      {},
    ]);
  });

  it("CPN-10 an amount is written with its currency's number of decimals", () => {
    expect(fromMinor(units(5), "RUB")).toBe("0.05");
    expect(fromMinor(units(-15_050), "RUB")).toBe("-150.50");
    expect(fromMinor(units(501), "KWD")).toBe("0.501");
    expect(fromMinor(units(0), "JPY")).toBe("0");
    expect(() => fromMinor(units(0.5), "RUB")).toThrow(new RangeError("not an amount: 0.5"));
  });

  it("CPN-10 every amount converts to text and back unchanged", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom(...isoCodes), (minor, iso) => {
        expect(toMinor(fromMinor(units(minor), iso), iso)).toBe(minor);
      }),
    );
  });
});

describe("typed amount", () => {
  it.each([
    ["150", "RUB", 15_000],
    [" 150 ", "RUB", 15_000],
    ["150,5", "RUB", 15_050],
    ["150.50", "RUB", 15_050],
    [",5", "RUB", 50],
    ["5.", "RUB", 500],
    ["10 000", "RUB", 1_000_000],
    ["10\u00a0000,50", "RUB", 1_000_050],
    ["10\u202f000", "RUB", 1_000_000],
    ["1,000.50", "RUB", 100_050],
    ["1.000,50", "RUB", 100_050],
    ["1,000,000", "RUB", 100_000_000],
    ["1.000.000", "JPY", 1_000_000],
    ["1,000", "JPY", 1000],
    ["12.300", "JPY", 12_300],
    ["0,125", "KWD", 125],
    ["1'000.50", "CHF", 100_050],
    ["1’000", "CHF", 100_000],
    ["12,34,567.50", "INR", 123_456_750],
    ["0.500", "RUB", 50],
    ["1000.000", "JPY", 1000],
    ["0.501", "KWD", 501],
    ["1.500", "KWD", 1500],
    ["١٥٠٫٥", "RUB", 15_050],
    ["১৫০", "BDT", 15_000],
    ["１５０", "CNY", 15_000],
    ["1 234,500", "RUB", 123_450],
    ["٩٫٩", "RUB", 990],
    ["١٬٠٠٠٫٥", "RUB", 100_050],
    [`${" ".repeat(63)}5`, "RUB", 500],
    ["0", "RUB", 0],
  ])("CPN-10 the typed amount “%s” in %s is read", (typed, iso, minor) => {
    expect(parseTypedAmount(typed, iso)).toEqual({ ok: true, minor });
  });

  it.each([
    ["1000.5", "JPY"],
    ["0.5011", "KWD"],
    ["1,000", "RUB"],
    ["1.000", "RUB"],
    ["12.500", "RUB"],
    ["1,000", "KWD"],
    ["12,345", "KWD"],
    ["1.5.0", "RUB"],
    ["1,00,0", "RUB"],
    ["1 00", "RUB"],
    ["1 000,000 5", "RUB"],
    ["1,000 000", "RUB"],
    ["10,000.000,5", "RUB"],
    ["1000,000,5", "RUB"],
    ["-5", "RUB"],
    ["+5", "RUB"],
    ["1e3", "RUB"],
    ["5 ₽", "RUB"],
    ["abc", "RUB"],
    ["", "RUB"],
    [".", "RUB"],
    [" ", "RUB"],
    ["Infinity", "RUB"],
    ["1000,000,000", "RUB"],
    ["1,000,0000", "RUB"],
    ["123,45,678", "INR"],
    ["12,34,5678", "INR"],
    ["12,34,56", "INR"],
    ["1.0005000.000", "RUB"],
    ["1’00", "CHF"],
    [`${" ".repeat(64)}5`, "RUB"],
    ["99999999999999999999", "RUB"],
    ["1".repeat(1000), "RUB"],
  ])("CPN-10 the typed amount “%s” in %s is refused", (typed, iso) => {
    expect(parseTypedAmount(typed, iso)).toEqual({ ok: false, code: "amount" });
  });

  it("CPN-10 an amount written by the product is read back, in every currency", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), fc.constantFrom(...isoCodes), (minor, iso) => {
        expect(parseTypedAmount(fromMinor(units(minor), iso), iso)).toEqual({ ok: true, minor });
      }),
    );
  });

  it("CPN-10 an amount in the number format of any of 11 locales is read unchanged", () => {
    const locales = [
      "ru-RU",
      "en-GB",
      "de-DE",
      "fr-FR",
      "es-ES",
      "pt-PT",
      "hi-IN",
      "bn-BD",
      "ar-EG",
      "zh-CN",
      "uz-UZ",
    ];
    fc.assert(
      fc.property(fc.nat({ max: 1e10 }), fc.constantFrom(...locales), (minor, locale) => {
        const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
          minor / 100,
        );
        expect(parseTypedAmount(typed, "RUB")).toEqual({ ok: true, minor });
      }),
    );
  });

  it("CPN-10 text without digits is never read as an amount, and no text makes the reading fail", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = parseTypedAmount(typed, "RUB");
        if (!/\d/.test(typed)) expect(amount.ok).toBe(false);
      }),
    );
  });
});

describe("amounts in the page's language", () => {
  const read = (typed: string, iso: string, lng: keyof typeof languages) =>
    parseTypedAmount(plainAmount(typed, iso, lng), iso);

  it.each([
    ["1,500", "RUB", "en", 150_000],
    ["1.500", "RUB", "es", 150_000],
    ["1.500", "RUB", "tr", 150_000],
    ["1,500", "RUB", "ar", 150_000],
    ["12.345", "EUR", "de", 1_234_500],
    ["1,000", "KWD", "ru", 1000],
    ["12,345", "KWD", "es", 12_345],
    ["1.000", "KWD", "es", 1000],
    ["1.000", "KWD", "en", 1000],
    ["1,500", "JPY", "ru", 1500],
    ["150", "RUB", "ru", 15_000],
  ] as const)(
    "LIM-13 CPN-10 “%s” in %s on a page in %s is read in that language's number format",
    (typed, iso, lng, minor) => {
      expect(read(typed, iso, lng)).toEqual({ ok: true, minor });
      expect(ambiguousAmountReadings(typed, iso, lng)).toEqual([]);
    },
  );

  it.each([
    ["1.500", "RUB", "en", [150, 150_000]],
    ["1,500", "RUB", "ru", [150, 150_000]],
    ["1.500", "RUB", "ru", [150, 150_000]],
    ["1,500", "EUR", "tr", [150, 150_000]],
    ["1,000", "KWD", "en", [1000, 1_000_000]],
    ["12,345", "KWD", "ar", [12_345, 12_345_000]],
    // A rouble has two decimals.
    ["1,234", "RUB", "ru", [123_400]],
  ] as const)(
    "LIM-13 “%s” in %s on a page in %s is ambiguous and offers its readings",
    (typed, iso, lng, readings) => {
      expect(plainAmount(typed, iso, lng)).toBe(typed);
      expect(read(typed, iso, lng).ok).toBe(false);
      expect(ambiguousAmountReadings(typed, iso, lng)).toEqual(readings);
    },
  );

  it("LIM-13 text that is not a number is left as typed and offers no readings", () => {
    for (const typed of ["lots", "", "1,5,0", "-1,500", "1".repeat(65)]) {
      expect(plainAmount(typed, "RUB", "en")).toBe(typed);
      expect(ambiguousAmountReadings(typed, "RUB", "en")).toEqual([]);
    }
  });

  it("LIM-13 an amount in the page language's number format is read unchanged or offered as a reading", () => {
    const locales = Object.entries(languages).map(([lng, { locale }]) => [lng, locale] as const);
    fc.assert(
      fc.property(
        fc.nat({ max: 1e9 }),
        fc.nat({ max: 3 }),
        fc.constantFrom(...locales),
        fc.constantFrom(...isoCodes),
        (minor, decimals, [lng, locale], iso) => {
          const { digits } = currencyOf(iso);
          const shown = Math.min(decimals, digits);
          const value = Math.floor(minor / 10 ** (digits - shown)) / 10 ** shown;
          const typed = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
            minimumFractionDigits: shown,
            useGrouping: true,
          }).format(value);
          const expected = Math.round(value * 10 ** digits);
          const found = read(typed, iso, lng as keyof typeof languages);
          const asked = ambiguousAmountReadings(typed, iso, lng as keyof typeof languages);
          // A point before three decimals is how the product itself fills a field.
          const isOwnWriting = digits === 3 && /^\d{1,3}\.\d{3}$/.test(typed);
          if (found.ok) expect(isOwnWriting || found.minor === expected).toBe(true);
          else expect(asked).toContain(expected);
        },
      ),
    );
  });
});

describe("plain decimal text", () => {
  it.each([
    ["1,5", "1.5"],
    [".5", "0.5"],
    ["5.", "5"],
    ["1.000,000", "1000.000"],
    ["12,34,567", "1234567"],
  ])("CPN-10 “%s” is converted to plain decimal text", (typed, plain) => {
    expect(readingsOfTypedNumber(typed, 2)).toEqual([plain]);
  });

  it.each([
    "",
    ".",
    ",",
    "..",
    "a",
    "a.5",
    "5.a",
    "1.5a",
    "1 00,5",
    "1,5 0",
    "1,5,0",
    "1.000,000.000",
    "-1.5",
    "1".repeat(65),
  ])("CPN-10 “%s” is not converted to plain decimal text", (typed) => {
    expect(readingsOfTypedNumber(typed, 2)).toEqual([]);
  });
});
