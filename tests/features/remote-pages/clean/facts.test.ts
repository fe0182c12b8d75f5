import { describe, expect, it } from "vitest";
import { cleanHead } from "~/features/remote-pages/clean/head.server";

const meta = (name: string, json: unknown) =>
  `<meta name="${name}" content="${JSON.stringify(json).replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">`;
const factsOf = (name: string, json: unknown) => cleanHead(meta(name, json)).facts;
const nothing = { breadcrumbs: [], event: null, game: null, article: null, card: null };
const event = {
  name: "Arsenal – Leeds",
  startDate: "2026-11-21T18:20:00Z",
  status: "scheduled",
  sport: "Football",
  home: "Arsenal",
  away: "Leeds",
};

describe("facts that a remote states in its head", () => {
  it("SEO-06 SEO-10 SEO-12 a remote's breadcrumbs, event, game, article and share card are taken, paths without their language", () => {
    const crumbs = [
      { name: 'Lotto & "more"', path: "/en/lotto" },
      { name: "Keno", path: "/en/lotto/keno?page=2" },
    ];
    expect(factsOf("breadcrumbs", crumbs).breadcrumbs).toEqual([
      { name: 'Lotto & "more"', path: "lotto" },
      { name: "Keno", path: "lotto/keno?page=2" },
    ]);
    expect(factsOf("sports-event", event).event).toEqual(event);
    const game = { name: "Keno Nine", publisher: "Touchline Games" };
    expect(factsOf("casino-game", game).game).toEqual(game);
    const article = {
      headline: "What the margin costs",
      publishedAt: "2026-03-02T09:00:00Z",
      updatedAt: "2026-03-02T09:00:00Z",
    };
    expect(factsOf("article", article).article).toEqual(article);
    const card = {
      title: "Arsenal",
      against: "Leeds",
      lines: ["Sat, 21 November 2026"],
      figures: [{ name: "1", value: "1.85" }],
    };
    expect(factsOf("share-card", card).card).toEqual(card);
    expect(factsOf("share-card", { title: "Points" }).card).toEqual({
      title: "Points",
      lines: [],
      figures: [],
    });
  });

  it.each([
    "https://other.example/en/lotto",
    "//other.example/en/lotto",
    "/lotto",
    "/en/lotto#top",
    "/en/no/such/page/of/the/site",
    "javascript:alert(1)",
  ])("SEO-10 breadcrumbs with %s, which is no page of this site, are left out whole", (path) => {
    const crumbs = [
      { name: "Lotto", path: "/en/lotto" },
      { name: "Keno", path },
    ];
    expect(factsOf("breadcrumbs", crumbs)).toEqual(nothing);
  });

  it.each([
    ["one breadcrumb alone", "breadcrumbs", [{ name: "Lotto", path: "/en/lotto" }]],
    [
      "breadcrumbs without names",
      "breadcrumbs",
      [{ path: "/en/lotto" }, { path: "/en/lotto/keno" }],
    ],
    ["no list", "breadcrumbs", "x"],
    ["a date without a zone", "sports-event", { ...event, startDate: "2026-11-21T18:20:00" }],
    ["an unknown status", "sports-event", { ...event, status: "over" }],
    ["no sides", "sports-event", { ...event, home: "" }],
    ["no maker", "casino-game", { name: "Keno Nine" }],
    ["a share card without a title", "share-card", { lines: ["Sat, 21 November 2026"] }],
    ["a share card with a line too many", "share-card", { title: "A", lines: ["1", "2", "3"] }],
    ["an article without dates", "article", { headline: "What the margin costs" }],
  ])(
    "SEO-06 a remote that states %s states nothing, and its page is shown",
    (_what, name, json) => {
      expect(factsOf(name, json)).toEqual(nothing);
    },
  );

  it("SEO-06 REM-11 a remote's own JSON-LD is not taken, nor what is no JSON", () => {
    const script = '<script type="application/ld+json">{"@type":"Organization"}</script>';
    expect(cleanHead(`${script}<meta name="breadcrumbs" content="[{">`)).toMatchObject({
      facts: nothing,
      metas: [],
    });
  });
});
