import { describe, expect, it } from "vitest";
import { isMachineAddress, splitPath, urlPathInLanguage } from "~/features/screens/path";

describe("language in the path", () => {
  it("LNG-01 the language of a path is a first segment of two lowercase letters", () => {
    expect(splitPath("/ru/office/account")).toEqual({ lng: "ru", rest: ["office", "account"] });
    expect(splitPath("/xx")).toEqual({ lng: "xx", rest: [] });
    expect(splitPath("/ru/")).toEqual({ lng: "ru", rest: [""] });
    expect(splitPath("/")).toEqual({ lng: null, rest: [] });
    expect(splitPath("/RU/x")).toEqual({ lng: null, rest: ["RU", "x"] });
    expect(splitPath("/rus/x")).toEqual({ lng: null, rest: ["rus", "x"] });
    expect(splitPath("//evil.example/x")).toEqual({ lng: null, rest: ["", "evil.example", "x"] });
  });

  it.each([
    ["/office/account?tab=1&a=%20", "/en/office/account?tab=1&a=%20"],
    ["/ru/office/account?tab=1", "/en/office/account?tab=1"],
    ["/xx/about", "/en/about"],
    ["/?a=1", "/en/?a=1"],
    ["//evil.example/x", "/en//evil.example/x"],
  ])("LNG-02 LNG-06 %s in another language keeps path and query", (from, to) => {
    const [pathname = "", query] = from.split("?");
    expect(urlPathInLanguage({ pathname, search: query ? `?${query}` : "" }, "en")).toBe(to);
  });

  it("LNG-02 machine addresses need no language, page addresses do", () => {
    for (const path of [
      "/healthz",
      "/readyz",
      "/metrics",
      "/robots.txt",
      "/sitemap.xml",
      "/sitemap-ru.xml",
      "/manifest.json",
      "/pwa-sw.js",
      "/domain/sw.js",
      "/fatman-api/key",
      "/sitemap/en/games.xml",
      "/.well-known/security.txt",
      "/apple-touch-icon.png",
      "/remote/betting",
      "/sandbox/clock",
      "/favicon.ico",
      "/assets/a.js",
    ]) {
      expect([path, isMachineAddress(path)]).toEqual([path, true]);
    }
    for (const path of [
      "/",
      "/ru/healthz",
      "/healthz/x",
      "/domains",
      "/remotely",
      "/sitemap.xml/x",
      "/office",
    ]) {
      expect([path, isMachineAddress(path)]).toEqual([path, false]);
    }
  });
});
