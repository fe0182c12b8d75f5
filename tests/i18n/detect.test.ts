import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage, languagePolicy } from "~/i18n/detect.server";
import { pathInLanguage } from "~/i18n/paths";

const policy = languagePolicy(["ru", "en", "de", "ar"], "ru");

describe("detection", () => {
  it("LNG-03 asks the path, then the cookie, then the browser, then the default", () => {
    const all = { segment: "de", cookie: "ar", acceptLanguage: "en" };
    expect(detectLanguage(policy, all)).toEqual({ language: "de", source: "url" });
    expect(detectLanguage(policy, { ...all, segment: undefined })).toEqual({
      language: "ar",
      source: "cookie",
    });
    expect(detectLanguage(policy, { acceptLanguage: "en" })).toEqual({
      language: "en",
      source: "browser",
    });
    expect(detectLanguage(policy, {})).toEqual({ language: "ru", source: "default" });
  });

  it.each([
    ["de;q=0.2, ar;q=0.9, en;q=0.5", "ar"],
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "en"],
    ["de-AT", "de"],
    ["EN-us", "en"],
    ["en;q=0, de;q=0.1", "de"],
    ["en;q=0.000", "ru"],
    ["*", "ru"],
    ["", "ru"],
    [",,;q=", "ru"],
  ])("LNG-03 weighs Accept-Language %j", (acceptLanguage, expected) => {
    expect(detectLanguage(policy, { acceptLanguage }).language).toBe(expected);
  });

  it("LNG-04 never chooses a language that is not allowed", () => {
    const found = detectLanguage(policy, {
      segment: "tr",
      cookie: "zh",
      acceptLanguage: "uk, de;q=0.1",
    });
    expect(found).toEqual({ language: "de", source: "browser" });
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (segment, cookie, acceptLanguage) => {
        expect(policy.allowed).toContain(
          detectLanguage(policy, { segment, cookie, acceptLanguage }).language,
        );
      }),
    );
  });

  it("LNG-05 falls back to en, and says so, where the default is not allowed", () => {
    const broken = languagePolicy(["de"], "ru");
    expect(broken).toMatchObject({ default: "en", allowed: ["de", "en"] });
    expect(broken.problem).toContain('"ru"');
    expect(detectLanguage(broken, {}).language).toBe("en");
    expect(policy.problem).toBeNull();
  });

  it("LNG-03 is quick about hostile headers", () => {
    const started = performance.now();
    detectLanguage(policy, { acceptLanguage: "a-".repeat(200_000) });
    detectLanguage(policy, { acceptLanguage: ";q=".repeat(200_000) });
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe("paths", () => {
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
  ])("LNG-06 LNG-02 keeps path and query of %s", (path, expected) => {
    expect(pathInLanguage(path, "en")).toBe(expected);
  });
});
