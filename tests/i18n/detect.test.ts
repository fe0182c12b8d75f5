import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage, type LanguagePolicy, languagePolicy } from "~/i18n/detect.server";
import { pathWithLanguage } from "~/i18n/paths";

interface Asked {
  readonly segment?: string | undefined;
  readonly cookie?: string;
  readonly acceptLanguage?: string;
}

/** The language of a request that names languages in these places. */
function detect(by: LanguagePolicy, { segment, cookie, acceptLanguage }: Asked) {
  const headers = new Headers();
  if (acceptLanguage !== undefined) headers.set("accept-language", acceptLanguage);
  return detectLanguage(by, new Request("https://site.example/", { headers }), { segment, cookie });
}

const policy = languagePolicy(["ru", "en", "de", "ar"], "ru");

describe("language detection", () => {
  it("LNG-03 the language comes from the path, then the cookie, then the browser, then the default", async () => {
    const all = { segment: "de", cookie: "ar", acceptLanguage: "en" };
    expect(await detect(policy, all)).toBe("de");
    expect(await detect(policy, { ...all, segment: undefined })).toBe("ar");
    expect(await detect(policy, { acceptLanguage: "en" })).toBe("en");
    expect(await detect(policy, {})).toBe("ru");
  });

  it.each([
    ["de;q=0.2, ar;q=0.9, en;q=0.5", "ar"],
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "en"],
    ["de-AT", "de"],
    ["de-AT, en;q=0.9", "de"],
    ["EN-us", "en"],
    ["en;q=0, de;q=0.1", "de"],
    ["en;q=0.000", "ru"],
    ["*", "ru"],
    ["", "ru"],
    [",,;q=", "ru"],
  ])(
    "LNG-03 the language is chosen by the weights of Accept-Language %j",
    async (acceptLanguage, expected) => {
      expect(await detect(policy, { acceptLanguage })).toBe(expected);
    },
  );

  it.each(["DE", "de-AT", "de,ar", "__proto__"])(
    "LNG-03 a language code in any other spelling is ignored: %s",
    async (text) => {
      expect(await detect(policy, { segment: text, cookie: text })).toBe("ru");
    },
  );

  it("LNG-04 a language that is not allowed is never chosen", async () => {
    const asked = { segment: "tr", cookie: "zh", acceptLanguage: "uk, de;q=0.1" };
    expect(await detect(policy, asked)).toBe("de");
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.string(),
        fc.string(),
        async (segment, cookie, acceptLanguage) => {
          const found = await detect(policy, { segment, cookie, acceptLanguage });
          expect(policy.allowed).toContain(found);
        },
      ),
    );
  });

  it("LNG-05 en replaces a default language that is not allowed, and the problem is reported", async () => {
    const broken = languagePolicy(["de"], "ru");
    expect(broken).toMatchObject({ default: "en", allowed: ["de", "en"] });
    expect(broken.problem).toContain('"ru"');
    expect(await detect(broken, {})).toBe("en");
    expect(policy.problem).toBeNull();
  });

  // A parser that goes back over the text would not finish before the test's time is over.
  it.each(["a-", ";q="])(
    "LNG-03 200,000 times “%s” in Accept-Language is read as no preference",
    async (part) => {
      expect(await detect(policy, { acceptLanguage: part.repeat(200_000) })).toBe(
        await detect(policy, {}),
      );
    },
  );
});

describe("paths with a language", () => {
  it.each([
    ["/ru/home/line/all?game=1&x=y#bet-1", "/en/home/line/all?game=1&x=y#bet-1"],
    ["/line?x=1", "/en/line?x=1"],
    ["/", "/en"],
    ["/ru", "/en"],
    ["/ru/", "/en"],
    ["/ru?x=1", "/en?x=1"],
    ["/xx/live", "/en/live"],
    ["/rules/ru", "/en/rules/ru"],
    ["//evil.example/x", "/en//evil.example/x"],
  ])("LNG-06 LNG-02 a change of language preserves path and query of %s", (path, expected) => {
    expect(pathWithLanguage(path, "en")).toBe(expected);
  });
});
