import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  browserEventNames,
  catalogue,
  type EventName,
  eventFamilies,
  parseAnalyticsEvent,
} from "~/domain/analytics/catalogue";

const names = Object.keys(catalogue) as EventName[];

/** Names of personal data that must never be recorded (PLT-09). */
const personal = [
  ...["user_name", "surname", "middle_name", "birthday_date", "birthday_place", "city", "address"],
  ...[
    "passport",
    "inn",
    "password",
    "phone_number",
    "phone",
    "email",
    "login",
    "pin_code",
    "captcha",
  ],
  ...["user_id", "userId", "ip", "amount", "stake", "sum", "text", "message"],
];

/** A value of each kind that the catalogue knows. */
const arbitraryOf = (kind: string | readonly string[]): fc.Arbitrary<unknown> => {
  if (typeof kind !== "string") return fc.constantFrom(...kind);
  const word = fc.stringMatching(/^[\w:./-]{1,60}$/);
  const number = fc.double({ min: 0, max: 1e9, noNaN: true });
  return {
    word,
    "word?": fc.option(word),
    number,
    "number?": fc.option(number),
    flag: fc.boolean(),
  }[kind] as fc.Arbitrary<unknown>;
};

const anEvent = fc
  .constantFrom(...names)
  .chain((name) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(catalogue[name].fields).map(([field, kind]) => [field, arbitraryOf(kind)]),
        ),
      )
      .map((fields) => ({ ...fields, name })),
  );

describe("the catalogue of analytics events", () => {
  it("ANA-03 an event with exactly its fields is read as it is", () => {
    fc.assert(
      fc.property(anEvent, (event) => {
        expect(parseAnalyticsEvent(event)).toEqual(event);
      }),
    );
  });

  it("ANA-03 an event with a field more or less, or a value of another kind, is refused", () => {
    fc.assert(
      fc.property(anEvent, fc.nat(), (event, pick) => {
        const fields = Object.keys(event).filter((field) => field !== "name");
        expect(parseAnalyticsEvent({ ...event, further: "x" })).toBeNull();
        const field = fields[pick % Math.max(1, fields.length)];
        if (field === undefined) return;
        const { [field]: _gone, ...rest } = event as Record<string, unknown>;
        expect(parseAnalyticsEvent(rest)).toBeNull();
        expect(parseAnalyticsEvent({ ...event, [field]: "Anna O’Neill" })).toBeNull();
        expect(parseAnalyticsEvent({ ...event, [field]: "anna@example.test" })).toBeNull();
        expect(parseAnalyticsEvent({ ...event, [field]: { nested: true } })).toBeNull();
      }),
    );
  });

  it.each([null, 5, "page_view", [], {}, { name: "toString" }, { name: "__proto__" }, { name: 1 }])(
    "ANA-03 %j is no event",
    (raw) => expect(parseAnalyticsEvent(raw)).toBeNull(),
  );

  it("ANA-08 no event has a field for personal data", () => {
    const fields = names.flatMap((name) => Object.keys(catalogue[name].fields));
    expect(fields.filter((field) => personal.includes(field))).toEqual([]);
  });

  it("ANA-03 every family has an event, and every event a family", () => {
    const used = new Set(names.map((name) => catalogue[name].family));
    expect([...used].sort()).toEqual(Object.keys(eventFamilies).sort());
  });

  it("ANA-03 the two events with a number of the specification are those of the captcha", () => {
    const numbered = names.flatMap((name) => {
      const { id } = catalogue[name];
      return id === undefined ? [] : [[name, id]];
    });
    expect(numbered).toEqual([
      ["captcha_success", 10190],
      ["captcha_fail", 10191],
    ]);
  });

  it("ANA-02 a browser can report no result of a form", () => {
    expect(browserEventNames.filter((name) => /_(done|error)$/.test(name))).toEqual([]);
  });
});
