import { describe, expect, it } from "vitest";
import { decimalOdds } from "~/domain/odds/views";
import { PLACEHOLDER_CSRF } from "~/features/remote-pages/fill/placeholders.server";
import type { FragmentResult, PreparedFragment } from "~/features/remote-pages/fragment";
import { respondFragment } from "~/features/remote-pages/respond.server";

const fragment: PreparedFragment = {
  hash: "abc",
  body: `<input value="${PLACEHOLDER_CSRF}">`,
  styles: [".a{}"],
  styleHrefs: ["/remote/css/a/b.css?src=c"],
  scripts: ["https://remote.example/a.js"],
  code: "x()",
  title: "T",
  head: [{ key: "name", name: "description", content: "d" }],
  address: { canonical: null, isNoindex: false, languages: null },
  facts: { breadcrumbs: [], event: null, game: null, article: null, card: null },
};
const ready: FragmentResult = { state: "ready", fragment, asOf: null };
const request = (headers: Record<string, string> = {}) =>
  new Request("https://bets.example/remote/betting/en", { headers });

describe("fragment response", () => {
  it("REM-01 SEO-02 a fragment response has the browser's parts, the visitor's token and the title with the site's name", async () => {
    const response = respondFragment(request(), ready, {
      csrf: "tok",
      odds: decimalOdds,
      areOffersSilent: false,
      isPersonal: false,
      title: null,
      siteName: "Shop",
    });
    expect(await response.json()).toEqual({
      hash: "abc",
      body: '<input value="tok">',
      styles: [".a{}"],
      styleHrefs: ["/remote/css/a/b.css?src=c"],
      scripts: ["https://remote.example/a.js"],
      code: "x()",
      title: "T – Shop",
      asOf: null,
    });
  });

  it("REM-11 a fragment response is not cached for others and not readable by other sites", () => {
    for (const isPersonal of [true, false]) {
      const { headers } = respondFragment(request(), ready, {
        csrf: "tok",
        odds: decimalOdds,
        areOffersSilent: false,
        isPersonal,
        title: null,
        siteName: "Shop",
      });
      expect(headers.get("cache-control")).toBe(
        isPersonal ? "private, no-store" : "private, no-cache",
      );
      expect(headers.get("etag") === null).toBe(isPersonal);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  it("REM-01 an unchanged fragment is answered with 304, unless the visitor's token has changed", () => {
    const tag =
      respondFragment(request(), ready, {
        csrf: "tok",
        odds: decimalOdds,
        areOffersSilent: false,
        isPersonal: false,
        title: null,
        siteName: "Shop",
      }).headers.get("etag") ?? "";
    const again = (csrf: string) =>
      respondFragment(request({ "if-none-match": `W/${tag}` }), ready, {
        csrf,
        odds: decimalOdds,
        areOffersSilent: false,
        isPersonal: false,
        title: null,
        siteName: "Shop",
      });
    expect(again("tok").status).toBe(304);
    expect(again("new").status).toBe(200);
  });

  it("REM-07 a fragment response passes the remote's HTTP status on", async () => {
    for (const status of [403, 404, 500, 502]) {
      const response = respondFragment(
        request(),
        { state: "error", status },
        {
          csrf: "",
          odds: decimalOdds,
          areOffersSilent: false,
          isPersonal: false,
          title: null,
          siteName: "Shop",
        },
      );
      expect([response.status, await response.json()]).toEqual([status, { status }]);
    }
  });

  it("REM-06 a fragment response is 504 for a slow remote and 502 for a failed one", async () => {
    const slow = respondFragment(
      request(),
      { state: "loading" },
      {
        csrf: "",
        odds: decimalOdds,
        areOffersSilent: false,
        isPersonal: false,
        title: null,
        siteName: "Shop",
      },
    );
    expect([slow.status, await slow.json()]).toEqual([504, { status: null }]);
    const dead = respondFragment(
      request(),
      { state: "error" },
      {
        csrf: "",
        odds: decimalOdds,
        areOffersSilent: false,
        isPersonal: false,
        title: null,
        siteName: "Shop",
      },
    );
    expect([dead.status, await dead.json()]).toEqual([502, { status: null }]);
    expect(dead.headers.get("cache-control")).toContain("no-store");
  });
});
