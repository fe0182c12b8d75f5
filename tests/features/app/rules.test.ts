import { describe, expect, it } from "vitest";
import { isLaterVersion } from "~/features/app/version";
import { isSitePage, offlineLanguage } from "~/features/app/worker/rules";

describe("versions of the site", () => {
  it.each([
    ["1.0.1", "1.0.0", true],
    ["1.10.0", "1.9.9", true],
    ["2", "1.99", true],
    ["1.0", "1.0.0", false],
    ["1.0.0", "1.0.1", false],
    ["v2.0.0-rc.1", "1.0.0", true],
    ["1.0.0", "1.0.0+build", false],
    ["latest", "1.0.0", false],
    ["2.0.0", "", false],
  ])("POP-07 a page of version %2$s is outdated by %1$s: %3$s", (version, than, isLater) => {
    expect(isLaterVersion(version, than)).toBe(isLater);
  });
});

describe("pages without a network", () => {
  it.each([
    ["/ru/home/line", ["en"], "ru"],
    ["/ar/", [], "ar"],
    ["/", ["es-MX", "en"], "es"],
    ["/", ["fr", "tr-TR"], "tr"],
    // A language whose texts are English.
    ["/de/casino", ["de"], "en"],
    ["/en", ["ru"], "en"],
  ])("POP-09 the offline page of %s for a browser of %j is in %s", (path, preferred, lng) => {
    expect(offlineLanguage(path, preferred)).toBe(lng);
  });

  it.each([
    ["/", true],
    ["/en/office/history", true],
    ["/de/", true],
    ["/remote/documents/5", false],
    ["/sandbox/outbox", false],
    ["/domain/check", false],
    ["/manifest.json", false],
    ["/favicon.ico", false],
    ["/enx/", false],
  ])("POP-09 the offline page stands in for %s: %s", (path, isPage) => {
    expect(isSitePage(path)).toBe(isPage);
  });
});
