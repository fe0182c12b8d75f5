import { describe, expect, it } from "vitest";
import { type MetaTag, type PageMetaInput, pageMeta, pageUrl } from "~/features/seo/meta";
import { robotsText } from "~/features/seo/robots";

const page: PageMetaInput = {
  screen: { isIndexable: true, canonicalRoot: null },
  status: 200,
  path: ["home", "line", "all", "футбол"],
  query: new URLSearchParams(),
  address: null,
  editor: null,
  languageCodes: {},
  article: null,
  image: null,
  lng: "en",
  languages: ["ru", "en", "ar"],
  defaultLanguage: "ru",
  origin: "https://site.example",
  title: "Sports betting",
  description: "Odds",
  siteName: "Touchline",
};
const path = "home/line/all/%D1%84%D1%83%D1%82%D0%B1%D0%BE%D0%BB";

describe("page head", () => {
  it("SEO-02 SEO-07 a page head has title, description, robots, canonical address, alternates and Open Graph tags", () => {
    expect(pageMeta(page)).toEqual([
      { title: "Sports betting" },
      { name: "description", content: "Odds" },
      { name: "robots", content: "index, follow" },
      { tagName: "link", rel: "canonical", href: `https://site.example/en/${path}` },
      {
        tagName: "link",
        rel: "alternate",
        hrefLang: "ru",
        href: `https://site.example/ru/${path}`,
      },
      {
        tagName: "link",
        rel: "alternate",
        hrefLang: "en",
        href: `https://site.example/en/${path}`,
      },
      {
        tagName: "link",
        rel: "alternate",
        hrefLang: "ar",
        href: `https://site.example/ar/${path}`,
      },
      {
        tagName: "link",
        rel: "alternate",
        hrefLang: "x-default",
        href: `https://site.example/ru/${path}`,
      },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: "Touchline" },
      { property: "og:title", content: "Sports betting" },
      { property: "og:description", content: "Odds" },
      { property: "og:url", content: `https://site.example/en/${path}` },
      { property: "og:locale", content: "en_GB" },
      { property: "og:locale:alternate", content: "ru_RU" },
      { property: "og:locale:alternate", content: "ar" },
      { name: "twitter:card", content: "summary" },
    ]);
    expect(pageUrl("https://site.example", "ru", "")).toBe("https://site.example/ru/");
  });

  it("SEO-07 a page has the same alternate links in every language", () => {
    const links = page.languages.map((lng) =>
      pageMeta({ ...page, lng }).filter((tag) => "rel" in tag && tag.rel === "alternate"),
    );
    expect(links[1]).toEqual(links[0]);
    expect(links[2]).toEqual(links[0]);
  });

  it("SEO-05 SEO-07 an error page or a page not to be indexed is noindex and has no addresses", () => {
    for (const patch of [
      { status: 404 },
      { status: 500 },
      { status: 503 },
      { screen: { isIndexable: false, canonicalRoot: null } },
      { screen: null },
    ]) {
      const tags = pageMeta({ ...page, ...patch });
      expect(tags).toContainEqual({ name: "robots", content: "noindex, nofollow" });
      expect(tags.some((tag) => "rel" in tag || "property" in tag)).toBe(false);
    }
    expect(pageMeta({ ...page, status: 404, screen: null })[0]).toEqual({ title: "404" });
    expect(pageMeta({ ...page, status: 503 })[0]).toEqual({ title: "Sports betting" });
  });
});

describe("address of a page", () => {
  const at = (patch: Partial<PageMetaInput>) => pageMeta({ ...page, path: ["slots"], ...patch });
  const robotsOf = (tags: readonly MetaTag[]) =>
    tags.flatMap((tag) => ("name" in tag && tag.name === "robots" ? [tag.content] : []));
  const links = (tags: readonly MetaTag[], rel: string) =>
    tags.flatMap((tag) => ("rel" in tag && tag.rel === rel ? [tag.href] : []));
  const address = { canonical: "slots?page=2", isNoindex: false, languages: null };

  it.each([
    "market=total",
    "consent=customise",
    "returnUrl=%2Fen%2F",
    "page=2",
    "utm_source=x&tab=1",
  ])(
    "SEO-11 the page with ?%s is not indexed, leads a crawler nowhere and names the page without it",
    (query) => {
      const tags = at({ query: new URLSearchParams(query) });
      expect(robotsOf(tags)).toEqual(["noindex, nofollow"]);
      expect(links(tags, "canonical")).toEqual(["https://site.example/en/slots"]);
      expect(links(tags, "alternate")).toEqual([]);
    },
  );

  it("SEO-11 a link with the parameters of a campaign is the page itself", () => {
    const tags = at({ query: new URLSearchParams("utm_source=mail&gclid=1") });
    expect(robotsOf(tags)).toEqual(["index, follow"]);
    expect(links(tags, "canonical")).toEqual(["https://site.example/en/slots"]);
  });

  it("SEO-09 a further page of a list has an address and alternates of its own", () => {
    const tags = at({ query: new URLSearchParams("page=2"), address });
    expect(robotsOf(tags)).toEqual(["index, follow"]);
    expect(links(tags, "canonical")).toEqual(["https://site.example/en/slots?page=2"]);
    expect(links(tags, "alternate")).toContain("https://site.example/ar/slots?page=2");
  });

  it("SEO-06 a page has alternates in the languages that it is translated to, and a page in another is not indexed", () => {
    const translated = { ...address, canonical: null, languages: ["en", "ar"] };
    const alternates = links(at({ address: translated }), "alternate");
    expect(alternates).toEqual([
      "https://site.example/en/slots",
      "https://site.example/ar/slots",
      // The site's default language does not have the page.
      "https://site.example/en/slots",
    ]);
    const borrowed = at({ address: translated, lng: "ru" });
    expect(robotsOf(borrowed)).toEqual(["noindex, follow"]);
    expect(links(borrowed, "canonical")).toEqual(["https://site.example/ru/slots"]);
    expect(links(borrowed, "alternate")).toEqual([]);
  });
});

describe("robots.txt", () => {
  it("SEO-06 robots.txt disallows everything outside production", () => {
    expect(robotsText("staging", page.origin)).toBe("User-agent: *\nDisallow: /\n");
    expect(robotsText("development", page.origin)).toBe("User-agent: *\nDisallow: /\n");
    const text = robotsText("production", page.origin);
    expect(text).toContain("Sitemap: https://site.example/sitemap.xml\n");
    expect(text).not.toContain("Disallow: /\n");
  });
});
