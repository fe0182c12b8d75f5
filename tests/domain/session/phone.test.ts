import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callingCodes } from "~/domain/session/calling-codes";
import { guessCallingCode, parsePhone, toE164 } from "~/domain/session/phone";

const text = (code: string, number: string) => {
  const phone = parsePhone(code, number);
  return phone && toE164(phone);
};

/** Numbers of ITU E.164 and their national ways of writing; those of the UK are Ofcom's for drama. */
describe("phone number", () => {
  it.each([
    ["+7", "9000000001", "+79000000001"],
    ["7", "900 000-00-01", "+79000000001"],
    ["007", "(900) 000 00 01", "+79000000001"],
    ["+7", "8 (900) 000-00-01", "+79000000001"],
    ["+7", "7 900 000 00 01", "+79000000001"],
    ["+44", "020 7946 0958", "+442079460958"],
    ["+44", "+44 (0)20 7946 0958", "+442079460958"],
    ["+7", "+44 20 7946 0958", "+442079460958"],
    ["+7", "0044 20 7946 0958", "+442079460958"],
    ["+1", "1 (202) 555-0143", "+12025550143"],
    ["+33", "01.99.00.12.34", "+33199001234"],
    ["+39", "06 1234 5678", "+390612345678"],
    ["+36", "06 30 123 4567", "+36301234567"],
    ["+375", "8 029 123-45-67", "+375291234567"],
    ["+20", "٠١٠٠ ١٢٣ ٤٥٦٧", "+201001234567"],
    ["+91", "९८७६५ ४३२१०", "+919876543210"],
    ["+7", "\u200e＋７\u00a0９００‑０００‑００‑０１\u200f", "+79000000001"],
  ])(
    "SES-03 SES-04 the calling code %s with the phone number %s is dialled as %s",
    (code, number, dialled) => {
      expect(text(code, number)).toBe(dialled);
    },
  );

  it.each([
    ["+7", ""],
    ["+7", "   "],
    ["+7", "900 000 00"],
    ["+7", "900 000 00 012"],
    ["+7", "900 000 0O 01"],
    ["+7", "9000000001 ext 5"],
    ["+7", "900+0000001"],
    ["+44", "123"],
    ["+44", "12345678901234"],
    ["+999", "123456789"],
    ["", "9000000001"],
    ["Россия", "9000000001"],
    ["+7", "+999 123456789"],
    ["+7", "+"],
    ["+44", "0000000000"],
  ])("SES-03 the calling code %s with the phone number %j is rejected", (code, number) => {
    expect(parsePhone(code, number)).toBeNull();
  });

  const decoration = fc.constantFrom("", " ", "-", "\u00a0", " (", ") ", ".", "–", "/", "\u200f");
  const phones = fc
    .record({
      entry: fc.constantFrom(...callingCodes),
      digits: fc.stringMatching(/^[2-69]\d{14}$/),
      size: fc.nat(),
    })
    .map(({ entry, digits, size }) => {
      const [least, most] = entry.digits;
      return { code: entry.code, number: digits.slice(0, least + (size % (most - least + 1))) };
    });

  it("SES-03 a phone number with decoration or another spelling of its code parses to the same number", () => {
    fc.assert(
      fc.property(
        phones,
        fc.array(decoration, { minLength: 16, maxLength: 16 }),
        ({ code, number }, marks) => {
          const dialled = `+${code}${number}`;
          const decorated = [...number].map((digit, at) => (marks[at] ?? "") + digit).join("");
          for (const written of [code, `+${code}`, `00${code}`, ` +${code} `]) {
            expect(text(written, decorated)).toBe(dialled);
          }
          expect(text("+7", `+${code} ${decorated}`)).toBe(dialled);
          expect(text("+7", `00${code}${decorated}`)).toBe(dialled);
          const once = parsePhone(code, number);
          expect(once && parsePhone(once.code, once.number)).toEqual(once);
        },
      ),
    );
  });

  it("SES-03 any text parses to an E.164 phone number or to none", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789+() -x٣") });
    fc.assert(
      fc.property(typed, typed, (code, number) => {
        expect(text(code, number) ?? "+1234567").toMatch(/^\+[1-9]\d{4,14}$/);
      }),
    );
  });

  it("SES-03 no calling code is a prefix of another", () => {
    const codes = callingCodes.map(({ code }) => code);
    for (const code of codes) {
      expect(codes.filter((other) => other !== code && other.startsWith(code))).toEqual([]);
    }
  });
});

it.each([
  [["en-GB", "en"], "en", "RUB", "+44"],
  [["ar", "ar-EG"], "ar", "RUB", "+20"],
  [["zh-Hant-TW"], "zh-CN", "RUB", "+886"],
  [[], "tr-TR", "RUB", "+90"],
  [["en"], "en", "KZT", "+7"],
  [["es-419"], "ar", "KWD", "+965"],
  [[], "ar", "EUR", "+7"],
  [["en-XX", "--", ""], "de-DE", "RUB", "+49"],
])(
  "SES-03 the calling code suggested for a browser of %j, %s and %s is %s",
  (tags, language, currency, code) => {
    expect(guessCallingCode(tags, language, currency)).toBe(code);
  },
);
