import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCyclicRedirect, toSafeReturnPath } from "~/features/screens/returnUrl";
import { sized } from "../../support/size";

const origin = "https://site.example";

const hosts = [
  "evil.example",
  "evil.example:443",
  "site.example@evil.example",
  "127.0.0.1",
  "[::1]",
  "site.example.evil.example",
];
const openings = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "\t//",
  " //",
  "/%09/",
  "/%0a/",
  "/%5c",
  "/%5C",
  "/%2f",
  "/%2F%2F",
  "/%252f",
  "/%25252f",
  "/%255c",
  "/.//",
  "/..//",
  "/ru/..//",
  "/ru/../..//",
  "/%2e//",
  "/%2e%2e//",
  "/ru/%2e%2e//",
  "http://",
  "https://",
  "HTTPS://",
  "https:",
  "https:/",
  "https:\\\\",
  "ftp://",
  "//%09/",
  "\u0000//",
  "/\u0000/",
  "/\u007f/",
  "/\u0085/",
  "https://site.example@",
  "https://site.example.",
  "https://site.example:444@",
];
const scripts = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://site.example/1",
  "about:blank",
  "mailto:a@evil.example",
  "view-source:x",
  "javascript://site.example/%0aalert(1)",
  "feed:javascript:alert(1)",
  "jar:x",
  "ws://evil.example",
  "intent://evil",
];
const broken = [
  "",
  " ",
  "//site.example/ru",
  "///site.example/ru",
  "ru/office",
  "?a=1",
  "#a",
  "..",
  ".",
  "*",
  "/ru/%",
  "/ru/%zz",
  "/ru/%0d%0aSet-Cookie:a=b",
  "/ru?a=%00",
  "/ru\r\nX: y",
  "/ru\u0000",
  `/${"a".repeat(2048)}`,
  "null",
  "undefined",
  "https://site.example:444/ru",
  "http://site.example/ru",
  "https://site.examplee/ru",
  "https://site.example\\ru",
  "https://sub.site.example/ru",
  "/ru?a=\\",
  "https://site.example\t/ru",
];
const vectors = [
  ...openings.flatMap((opening) =>
    hosts.flatMap((host) => [`${opening}${host}`, `${opening}${host}/ru/office`]),
  ),
  ...scripts,
  ...broken,
];

describe("safe return path", () => {
  it("SEC-03 there are more than 500 different attack addresses to refuse", () => {
    expect(new Set(vectors).size).toBeGreaterThan(500);
  });

  it("SEC-03 every attack address is refused as a return path", () => {
    expect(vectors.filter((vector) => toSafeReturnPath(vector, origin) !== null)).toEqual([]);
    expect(toSafeReturnPath(null, origin)).toBeNull();
    expect(toSafeReturnPath("/ru", "null")).toBeNull();
  });

  it.each([
    ["/ru/office/account", "/ru/office/account"],
    ["/ru/?modal=login", "/ru/?modal=login"],
    [
      "/ru/home/line/all/football/118587/1?x=1#bet-5",
      "/ru/home/line/all/football/118587/1?x=1#bet-5",
    ],
    ["https://site.example/ru/about?a=b", "/ru/about?a=b"],
    ["https://site.example", "/"],
    ["/", "/"],
    ["/ru/news/%D0%B8", "/ru/news/%D0%B8"],
    ["/ru/user/login?returnUrl=%2Fru%2Foffice", "/ru/user/login?returnUrl=%2Fru%2Foffice"],
    ["/ru/a/../about", "/ru/about"],
    ["/ru/news/100%25", "/ru/news/100%25"],
    ["/ru/x//y", "/ru/x//y"],
  ])("SEC-03 GRD-02 %s is accepted as a return path", (text, kept) => {
    expect(toSafeReturnPath(text, origin)).toBe(kept);
  });

  it("SEC-03 any accepted return path stays on the same origin, in a browser and after decoding", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "//",
      "%2f",
      "%5c",
      "%09",
      "%25",
      "\t",
      "\n",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "ru",
      "https:",
      "javascript:",
      "site.example",
      "%",
      "%e2%80%a8",
      "\u2028",
      "\uff0f",
      "&",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const kept = toSafeReturnPath(pieces.join(""), origin);
        if (kept === null) return;
        for (const base of [origin, "https://other.example/deep/path"]) {
          const seen = new URL(kept, base);
          expect(seen.origin).toBe(new URL(base).origin);
          expect(seen.pathname + seen.search + seen.hash).toBe(kept);
        }
        expect(kept).toMatch(/^\/(?![/\\])/);
        expect(kept).toMatch(/^[\x21-\x7e]*$/);
        expect(toSafeReturnPath(kept, origin)).toBe(kept);
      }),
      { numRuns: sized(1_000, 5_000) },
    );
  });
});

describe("cyclic redirect", () => {
  it.each([
    ["/ru/about?a=1", "/ru/about?a=1", true],
    ["/ru/about", "https://site.example/ru/about", true],
    ["/ru/about", "/ru/about/", true],
    ["/ru/about", "/ru/about#top", true],
    ["/ru/about", "/ru/x/../about", true],
    ["/ru/about?a=1", "/ru/about", false],
    ["/ru/about", "/en/about", false],
    ["/ru/about", "https://other.example/ru/about", false],
    ["/ru/about", "http://site.example/ru/about", false],
    ["/ru/about", "https://[", false],
  ])("GRD-08 whether a redirect from %s to %s is cyclic: %s", (from, to, cyclic) => {
    expect(isCyclicRedirect(new URL(from, origin), to)).toBe(cyclic);
  });
});
