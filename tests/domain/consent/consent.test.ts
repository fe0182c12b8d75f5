import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Consent,
  parseConsent,
  parseConsentToCurrentPolicy,
  serializeConsent,
} from "~/domain/consent/consent";

const consent: Consent = {
  choice: "functionality",
  revision: 3,
  at: Date.UTC(2026, 0, 2, 3, 4, 5),
  receipt: "AbCdEfGhIjKlMn-_",
};
const anyConsent: fc.Arbitrary<Consent> = fc.record({
  choice: fc.constantFrom("all", "functionality", "marketing", "disable"),
  revision: fc.integer({ min: 1, max: 999_999 }),
  at: fc.integer({ min: 0, max: 4_102_444_800 }).map((second) => second * 1000),
  receipt: fc
    .uint8Array({ minLength: 12, maxLength: 12 })
    .map((bytes) => Buffer.from(bytes).toString("base64url")),
});

describe("consent cookie", () => {
  it("CNS-05 a consent cookie begins with the choice and needs no URL encoding", () => {
    // 1767323045 s in base 36, worked out apart.
    expect(serializeConsent(consent)).toBe("functionality.3.t87v6t.AbCdEfGhIjKlMn-_");
    expect(encodeURIComponent(serializeConsent(consent))).toBe(serializeConsent(consent));
  });

  it("CNS-05 a consent parses back from its cookie unchanged", () => {
    fc.assert(
      fc.property(anyConsent, (each) => {
        expect(parseConsent(serializeConsent(each))).toEqual(each);
      }),
    );
  });

  it("CNS-05 a consent cookie with any malformed part is read as no consent", () => {
    const text = serializeConsent(consent);
    const broken = [
      ...[
        "",
        "all",
        "1",
        "functionality",
        text.slice(0, -1),
        `${text}x`,
        ` ${text}`,
        `${text};`,
        `${text}\n`,
      ],
      ...[
        text.replace("functionality", "everything"),
        text.replace(".3.", ".0."),
        text.replace(".3.", ".-1."),
      ],
      ...[
        text.replace(".3.", ".1e3."),
        text.replace(".3.", ".1234567."),
        text.replace(".3.", ".."),
      ],
      ...["all.1.zzzzzzzzz.AbCdEfGhIjKlMn-_", "constructor.1.t80.AbCdEfGhIjKlMn-_", "%7B", "{}"],
    ];
    for (const each of broken) expect(parseConsent(each), each).toBeNull();
    expect(parseConsent(null)).toBeNull();
  });

  it("CNS-05 SEC-06 any text in a consent cookie parses to a complete consent or to no consent", () => {
    const parts = fc.constantFrom(
      "all",
      "disable",
      ".",
      "1",
      "999999",
      "t8",
      "zzzzzzzzz",
      "AbCdEfGhIjKlMn-_",
      "-",
      "é",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(parts).map((some) => some.join("")),
    );
    fc.assert(
      fc.property(text, (each) => {
        const read = parseConsent(each);
        if (read === null) return;
        expect(new Date(read.at).getTime()).toBe(read.at);
        expect(serializeConsent(read)).toBe(each.replace(/\.0+(?=[0-9a-z])/, "."));
      }),
    );
  });

  it("CNS-05 a consent to an older revision of the policy counts as no consent", () => {
    const text = serializeConsent(consent);
    expect(parseConsentToCurrentPolicy(text, 3)).toEqual(consent);
    expect(parseConsentToCurrentPolicy(text, 4)).toBeNull();
    expect(parseConsentToCurrentPolicy(null, 1)).toBeNull();
  });
});
