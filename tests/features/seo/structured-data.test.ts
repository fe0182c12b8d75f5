import { expect, it } from "vitest";
import {
  jsonLdText,
  type StructuredDataInput,
  structuredData,
} from "~/features/seo/structured-data";

const page: StructuredDataInput = {
  screen: { isIndexable: true, canonicalRoot: null },
  status: 200,
  path: ["lotto", "keno"],
  query: new URLSearchParams(),
  address: null,
  editor: null,
  languageCodes: {},
  article: null,
  image: null,
  lng: "en",
  languages: ["en", "ru"],
  defaultLanguage: "en",
  origin: "https://site.example",
  title: "Keno",
  description: "",
  siteName: "Touchline",
  isHome: false,
  facts: {
    breadcrumbs: [
      { name: "Lotto", path: "lotto" },
      { name: "</script><!-- Keno & more \u2028", path: "lotto/keno" },
    ],
    event: null,
    game: null,
    article: null,
    card: null,
  },
};

it("SEO-10 breadcrumbs have positions from 1 and absolute addresses in the language of the page", () => {
  expect(structuredData(page)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            name: "Lotto",
            item: "https://site.example/en/lotto",
          },
          {
            "@type": "ListItem",
            position: 2,
            name: "</script><!-- Keno & more \u2028",
            item: "https://site.example/en/lotto/keno",
          },
        ],
      },
    ],
  });
});

it("SEO-06 SEC-02 a name cannot end the script of the structured data, and arrives as it was", () => {
  const graph = structuredData(page);
  if (!graph) throw new Error("no structured data");
  const text = jsonLdText(graph);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(graph);
});

it.each([
  ["with an error", { status: 404 }],
  ["that is not for search engines", { screen: { isIndexable: false, canonicalRoot: null } }],
  ["without a screen", { screen: null }],
  ["with a filter", { query: new URLSearchParams("sort=new") }],
  [
    "that its remote leaves out",
    { address: { canonical: null, isNoindex: true, languages: null } },
  ],
  [
    "in a language that it does not have",
    { address: { canonical: null, isNoindex: false, languages: ["ru"] } },
  ],
  ["about nothing", { facts: null }],
] as const)("SEO-06 a page %s has no structured data", (_what, change) => {
  expect(structuredData({ ...page, ...change })).toBeNull();
});

it("SEO-06 an event states where it is played only if that is known", () => {
  const event = {
    name: "Arsenal – Leeds",
    startDate: "2026-11-21T18:20:00+03:00",
    status: "cancelled",
    sport: "Football",
    home: "Arsenal",
    away: "Leeds",
  } as const;
  const stated = (more: object) =>
    structuredData({
      ...page,
      facts: {
        breadcrumbs: [],
        game: null,
        article: null,
        card: null,
        event: { ...event, ...more },
      },
    })?.["@graph"][0];
  expect(stated({})).not.toHaveProperty("location");
  expect(stated({ location: "Highbury" })).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    location: { "@type": "Place", name: "Highbury" },
  });
});

it("SEO-06 an article has its dates, its author or else the operator, and a publisher", () => {
  const dates = { publishedAt: "2026-03-02T09:00:00Z", updatedAt: "2026-03-05T10:30:00Z" };
  const stated = (more: object) =>
    structuredData({
      ...page,
      facts: {
        ...{ breadcrumbs: [], game: null, event: null },
        card: null,
        article: { headline: "What the margin costs", ...dates, ...more },
      },
    })?.["@graph"][0];
  expect(stated({ author: "Elena Sorokina" })).toMatchObject({
    "@type": "Article",
    headline: "What the margin costs",
    url: "https://site.example/en/lotto/keno",
    datePublished: "2026-03-02T09:00:00Z",
    dateModified: "2026-03-05T10:30:00Z",
    author: { "@type": "Person", name: "Elena Sorokina" },
    publisher: { "@type": "Organization", name: "Touchline" },
  });
  expect(stated({})).toMatchObject({ author: { "@type": "Organization", name: "Touchline" } });
});
