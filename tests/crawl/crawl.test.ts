import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breadcrumbsOfGraph, graphSchema, shownBreadcrumbs } from "../support/json-ld";
import { openShell, type Shell } from "../support/shell";
import { openSite, type Site } from "../support/site";

/** Languages whose homes the crawler starts from: all that the site is translated to. */
const lngs = ["en", "ru", "ar", "es", "tr"];

/** A page as a crawler without scripts and cookies reads it; addresses are paths with their queries. */
interface Met {
  readonly address: string;
  /** The page on which the address was first met; "sitemap" where no page links to it. */
  readonly from: string;
  readonly status: number;
  readonly canonical: string | null;
  readonly robots: string;
  readonly title: string;
  readonly description: string;
  /** Path and query of the picture of its share card; null = none. */
  readonly image: string | null;
  /** Levels of its headings, in order: "1223". */
  readonly headings: string;
  /** By the code of `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly links: readonly string[];
  readonly nofollow: readonly string[];
  /** Texts of its scripts of JSON-LD. */
  readonly jsonLd: readonly string[];
  /** Names and paths that its breadcrumbs show. */
  readonly breadcrumbs: readonly (readonly string[])[];
}

interface Listed {
  readonly lastmod: string | null;
  readonly alternates: Readonly<Record<string, string>>;
}

let site: Site;
let shell: Shell;
let base = "";
const met = new Map<string, Met>();
const listed = new Map<string, Listed>();
/** Addresses that links lead to; what only a sitemap names is not among them. */
const linked = new Set<string>();

const ask = async (address: string) => {
  const response = await fetch(base + address, {
    redirect: "manual",
    headers: { accept: "text/html" },
  });
  return { response, text: await response.text() };
};
const unescaped = (text: string) =>
  text.replace(/&(?:amp|#38|#x26);/g, "&").replace(/&(?:quot|#34);/g, '"');
const attribute = (attributes: string, name: string) => {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes) ?? [];
  return value === undefined ? null : unescaped(value);
};
/** Path and query of an address of this site; null = another site's. */
const own = (href: string, on: string) => {
  const url = new URL(href, base + on);
  return url.origin === base ? url.pathname + url.search : null;
};
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(
    ([, attributes = ""]) => attributes,
  );

function read(address: string, from: string, status: number, text: string): Met {
  const html = text.replace(/<script\b.*?<\/script>/gs, "").replace(/<!--.*?-->/gs, "");
  const [head = ""] = html.split("</head>");
  const links = tags(head, "link");
  const named = (name: string) =>
    tags(head, "meta").find((attributes) => attribute(attributes, "name") === name) ?? "";
  const canonical = links.find((attributes) => attribute(attributes, "rel") === "canonical");
  const image = tags(head, "meta").find(
    (attributes) => attribute(attributes, "property") === "og:image",
  );
  const robots = attribute(named("robots"), "content") ?? "";
  const anchors = tags(html, "a").flatMap((attributes) => {
    const to = own(attribute(attributes, "href") ?? "mailto:", address);
    const isFollowed = !/\bnofollow\b/.test(`${attribute(attributes, "rel")} ${robots}`);
    return to !== null && lngs.includes(to.slice(1).split(/[/?]/)[0] ?? "")
      ? [{ to, isFollowed }]
      : [];
  });
  return {
    address,
    from,
    status,
    canonical: canonical ? own(attribute(canonical, "href") ?? "", address) : null,
    robots,
    title: /<title>([^<]*)/.exec(head)?.[1] ?? "",
    description: attribute(named("description"), "content") ?? "",
    image: image ? own(attribute(image, "content") ?? "", address) : null,
    headings: [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => level).join(""),
    alternates: Object.fromEntries(
      links.flatMap((attributes) => {
        const lng = attribute(attributes, "hreflang");
        return lng === null ? [] : [[lng, own(attribute(attributes, "href") ?? "", address) ?? ""]];
      }),
    ),
    links: anchors.flatMap(({ to, isFollowed }) => (isFollowed ? [to] : [])),
    nofollow: anchors.flatMap(({ to, isFollowed }) => (isFollowed ? [] : [to])),
    jsonLd: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]) => json,
    ),
    breadcrumbs: shownBreadcrumbs(html, address),
  };
}

async function readSitemaps() {
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc = ""]) => own(unescaped(loc), "/") ?? loc,
    );
  const robots = await ask("/robots.txt");
  const [, address = ""] = /^Sitemap: (\S+)$/m.exec(robots.text) ?? [];
  const index = await ask(own(address, "/") ?? "");
  expect([address, index.response.status, index.text]).toEqual([
    expect.stringContaining("sitemap"),
    200,
    expect.stringContaining("<loc>"),
  ]);
  const files = locations(index.text);
  for (const file of files.filter((path) => lngs.includes(path.split("/")[2] ?? ""))) {
    const { response, text } = await ask(file);
    expect([file, response.status, response.headers.get("content-type")]).toEqual([
      file,
      200,
      "application/xml; charset=utf-8",
    ]);
    for (const [, entry = ""] of text.matchAll(/<url>(.*?)<\/url>/gs)) {
      const [address = ""] = locations(entry);
      expect(listed.has(address), `${address} is listed twice`).toBe(false);
      const alternates = tags(entry, "xhtml:link").map((attributes) => [
        attribute(attributes, "hreflang") ?? "",
        own(attribute(attributes, "href") ?? "", "/") ?? "",
      ]);
      listed.set(address, {
        lastmod: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? null,
        alternates: Object.fromEntries(alternates),
      });
    }
  }
}

/** Follows every link that may be followed, from the homes and from the sitemaps. */
async function crawl() {
  const queue: { readonly address: string; readonly from: string }[] = [];
  const known = new Set<string>();
  const add = (address: string, from: string) => {
    if (from !== "sitemap") linked.add(address);
    if (known.has(address)) return;
    known.add(address);
    queue.push({ address, from });
  };
  for (const lng of lngs) add(`/${lng}/`, "home");
  for (const address of listed.keys()) add(address, "sitemap");
  // A trap shows long before: there are some 300 pages in a language.
  const most = 6_000;
  const work = async () => {
    for (let next = queue.shift(); next && met.size < most; next = queue.shift()) {
      const { response, text } = await ask(next.address);
      const page = read(next.address, next.from, response.status, text);
      met.set(page.address, page);
      for (const link of page.links) add(link, page.address);
    }
  };
  await Promise.all([work(), work(), work()]);
}

const isIndexable = ({ status, robots }: Met) => status === 200 && !robots.includes("noindex");
const isSelfCanonical = (page: Met) => isIndexable(page) && page.canonical === page.address;
/**
 * Pages of the first level: those of the menus, the sections of a kind of list, the documents, signing in. They have no
 * breadcrumbs; all that are below them have.
 */
const firstLevel =
  /^\/..\/(?:[\w-]*(?:\?(?!champ=|page=).*)?|(?:home|top-events|topgame|betsonyour|team|marble)\/(?:line|live)|toto\/[\w-]+|results\/live|rules\/general|user\/login|registration\/.*)$/;
/** Sections and lists of the casino are of one segment, and below the lobby. */
const belowLobby =
  /^\/..\/(?:slots|tvgames|virtualsports|fast-bet|card-games|poker|crash-games|fast-games|skill-games|keno|bingo|scratchcards|fishinghunting|asian-games|othergames|games|providers|casino-lobby)$/;
/** The kinds of structured data that a page promises. */
function promised({ address }: Met): string[] {
  if (/^\/..\/$/.test(address)) return ["Organization", "WebSite"];
  return [
    ...(firstLevel.test(address) && !belowLobby.test(address) ? [] : ["BreadcrumbList"]),
    ...(/^\/..\/(?:home\/line\/all|cyber\/(?:real|virtual))\/[\w-]+\/\d+\/\d+$/.test(address)
      ? ["SportsEvent"]
      : []),
    ...(/^\/..\/(?:(?:slots|casino)\/game|games)\/./.test(address) ? ["Game"] : []),
    ...(/^\/..\/(?:news|blog\/(?!tag\/|author\/)[\w-]+)\/[\w-]+$/.test(address) ? ["Article"] : []),
  ];
}
function faultOfJsonLd(page: Met): unknown {
  const kinds = promised(page);
  if (!isSelfCanonical(page))
    return !isIndexable(page) && page.jsonLd.length > 0 ? "not indexed" : null;
  if (page.jsonLd.length !== (kinds.length > 0 ? 1 : 0)) return [kinds, page.jsonLd];
  const [json] = page.jsonLd;
  if (json === undefined) return page.breadcrumbs.length > 0 ? page.breadcrumbs : null;
  const { data, error } = graphSchema(base).safeParse(JSON.parse(json));
  if (!data) return error?.message;
  const stated = data["@graph"].map((thing) => thing["@type"]);
  const list = breadcrumbsOfGraph(data, base);
  const isSame = JSON.stringify(list) === JSON.stringify(page.breadcrumbs);
  return JSON.stringify(stated) === JSON.stringify(kinds) && isSame ? null : [stated, kinds, list];
}
const wrong = (isWrong: (page: Met) => boolean, say: (page: Met) => unknown = () => null) =>
  [...met.values()].filter(isWrong).map((page) => [page.address, `from ${page.from}`, say(page)]);

/** What several indexed pages of a language have in common, with their addresses. */
function shared(pages: readonly Met[], of: (page: Met) => string) {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    if (!isSelfCanonical(page)) continue;
    const key = `${page.address.slice(1, 3)} ${of(page)}`;
    found.set(key, [...(found.get(key) ?? []), page.address]);
  }
  return [...found].filter(([, addresses]) => addresses.length > 1);
}
/** Search engines cut a longer description, and replace a shorter one. */
const isOfDescriptionLength = ({ description }: Met) =>
  description.length >= 50 && description.length <= 250;

describe("a crawler without scripts and cookies", () => {
  beforeAll(async () => {
    site = await openSite({ feed: "tests/fixtures/football-data/E0.csv" });
    shell = await openShell();
    base = `http://127.0.0.1:${shell.port}`;
    await readSitemaps();
    await crawl();
    // Some 2,000 pages, on processors that other files use as well.
  }, 900_000);
  afterAll(async () => {
    await shell.close();
    await site.close();
  });

  it("SEO-11 every link leads to a page, without a redirect", () => {
    expect(met.size).toBeGreaterThan(1_000);
    expect(
      wrong(
        ({ status }) => status !== 200,
        ({ status }) => status,
      ),
    ).toEqual([]);
  });

  it("SEO-11 a crawl meets at most twice as many addresses as there are canonical pages", () => {
    const canonical = [...met.values()].filter(isSelfCanonical);
    expect(canonical.length).toBeGreaterThan(1_000);
    expect(linked.size).toBeLessThanOrEqual(2 * canonical.length);
  });

  it("SEO-07 SEO-11 every canonical address is that of an indexed page in the same language which names itself", () => {
    expect(
      wrong(
        (page) => {
          if (!isIndexable(page)) return false;
          const target = met.get(page.canonical ?? "");
          return (
            page.canonical?.slice(0, 4) !== page.address.slice(0, 4) ||
            !target ||
            !isSelfCanonical(target)
          );
        },
        ({ canonical }) => canonical,
      ),
    ).toEqual([]);
  });

  it("SEO-06 the alternate addresses of a page name it back", () => {
    expect(
      wrong(
        (page) => {
          if (!isSelfCanonical(page)) return false;
          const lng = page.address.slice(1, 3);
          const { alternates } = page;
          const others = lngs.flatMap((other) => alternates[other] ?? []);
          return (
            alternates[lng] !== page.address ||
            others.some((other) => {
              const found = met.get(other);
              return (
                !found ||
                !isSelfCanonical(found) ||
                JSON.stringify(found.alternates) !== JSON.stringify(alternates)
              );
            })
          );
        },
        ({ alternates }) => alternates,
      ),
    ).toEqual([]);
  });

  it("SEO-10 every page has one h1, which is its first heading, and no level of headings is left out", () => {
    const isInOrder = (headings: string) =>
      [...headings].every((level, nth) => Number(level) <= Number(headings[nth - 1] ?? "0") + 1);
    expect(
      wrong(
        ({ headings }) => !/^1[^1]*$/.test(headings) || !isInOrder(headings),
        ({ headings }) => headings,
      ),
    ).toEqual([]);
  });

  it("SEO-06 SEO-10 every indexed page has the structured data of its kind, with the breadcrumbs that it shows, and no other page has any", () => {
    expect([...met.values()].filter(({ jsonLd }) => jsonLd.length > 0).length).toBeGreaterThan(800);
    expect(wrong((page) => faultOfJsonLd(page) !== null, faultOfJsonLd)).toEqual([]);
  });

  it("SEO-06 SEO-11 the sitemaps list the pages that name themselves as canonical, and no others", () => {
    const canonical = [...met.values()].filter(isSelfCanonical).map(({ address }) => address);
    expect(canonical.filter((address) => !listed.has(address))).toEqual([]);
    const isListed = ({ address }: Met) => listed.has(address);
    expect(
      wrong(
        (page) => isListed(page) && !isSelfCanonical(page),
        ({ status, robots, canonical }) => [status, robots, canonical],
      ),
    ).toEqual([]);
    expect([...listed.keys()].filter((address) => !met.has(address))).toEqual([]);
  });

  it("SEO-06 the entries of a sitemap have the alternates of their pages, and changes that lie in the past", async () => {
    const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
    const entries = [...listed];
    // The pages of rules and casino games are younger than this season; those of sports have the season's moments.
    const ofSports = entries.filter(([address]) => /^\/..\/(?:home|champs|team)\//.test(address));
    expect(ofSports.length).toBeGreaterThan(200);
    expect(ofSports.filter(([, { lastmod }]) => lastmod === null)).toEqual([]);
    expect(
      entries.filter(
        ([, { lastmod }]) => lastmod !== null && !(Date.parse(lastmod) <= Date.parse(now)),
      ),
    ).toEqual([]);
    expect(
      entries.filter(
        ([address, { alternates }]) =>
          JSON.stringify(alternates) !== JSON.stringify(met.get(address)?.alternates),
      ),
    ).toEqual([]);
  });

  it("SEO-11 two pages of a language never have the same title", () => {
    expect(shared([...met.values()], ({ title }) => title)).toEqual([]);
  });

  it("SEO-02 SEO-11 two pages of a language never have the same description", () => {
    expect(shared([...met.values()], ({ description }) => description)).toEqual([]);
  });

  it("SEO-02 every indexed page has a description of 50 to 250 characters", () => {
    expect(
      wrong(
        (page) => isSelfCanonical(page) && !isOfDescriptionLength(page),
        ({ description }) => description,
      ),
    ).toEqual([]);
  });

  it("SEO-12 every indexed page has a share card, and the card of each kind of page is a picture", async () => {
    expect(wrong((page) => isSelfCanonical(page) && page.image === null)).toEqual([]);
    const kinds = new Map<string, string>();
    for (const { image } of met.values()) {
      const [path = ""] = (image ?? "").split("?");
      const kind = path.split("/").slice(1, 4).join("/");
      if (image !== null && /^\/(?:en|ar)\//.test(path)) kinds.set(kind, image);
    }
    expect(kinds.size).toBeGreaterThan(10);
    const found: unknown[] = [];
    for (const image of kinds.values()) {
      const response = await fetch(base + image);
      const bytes = Buffer.from(await response.arrayBuffer());
      const signature = bytes.subarray(1, 4).toString("latin1");
      if (response.status !== 200 || signature !== "PNG") found.push([image, response.status]);
    }
    expect(found).toEqual([]);
  }, 300_000);

  it("SEO-11 filters, tabs and ways back lead to pages that are not indexed and name the page without them", async () => {
    const kinds = new Map<string, string>();
    for (const page of met.values())
      for (const link of page.nofollow) {
        const [path = "", query] = link.split("?");
        if (!link.startsWith("/en/") || query === undefined) continue;
        const names = [...new URLSearchParams(query).keys()].sort().join(" ");
        kinds.set(`${path.split("/").slice(2, 4).join("/").replace(/\d+/g, "1")} ${names}`, link);
      }
    expect(kinds.size).toBeGreaterThan(8);
    const found: unknown[] = [];
    for (const link of kinds.values()) {
      const { response, text } = await ask(link);
      const { status, robots, canonical } = read(link, "", response.status, text);
      // The tab of the slip leads to the page itself.
      if (status !== 200 || canonical === link) continue;
      const named = new URLSearchParams(canonical?.split("?")[1]);
      const isClean = [...named.keys()].every((name) => ["page", "team", "champ"].includes(name));
      if (!robots.includes("noindex") || !isClean) found.push([link, robots, canonical]);
    }
    expect(found).toEqual([]);
  });
});

/**
 * English addresses of the sitemaps by their shape: without ids, and without the names of sports and teams. The casino and
 * the pages of text are the same with every feed: the crawl above meets each of them.
 */
function addressesByShape(): ReadonlyMap<string, readonly string[]> {
  const shapes = new Map<string, string[]>();
  for (const address of listed.keys()) {
    if (!/^\/en\/(?:home|champs|team|top-events|marble|cyber|toto|statistic)\b/.test(address))
      continue;
    const shape = address
      .replace(/\d+/g, "1")
      .replace(/team=.*/, "team=")
      .replace(/\/(all|real|virtual|stream)\/[^/?]+/, "/$1/any");
    shapes.set(shape, [...(shapes.get(shape) ?? []), address]);
  }
  return shapes;
}
const readListed = async (address: string) => {
  const { response, text } = await ask(address);
  return read(address, "sitemap", response.status, text);
};

describe("the sitemaps of the built-in feed, with every sport and discipline", () => {
  beforeAll(async () => {
    listed.clear();
    site = await openSite({ feed: null });
    shell = await openShell();
    base = `http://127.0.0.1:${shell.port}`;
    await readSitemaps();
  });
  afterAll(async () => {
    await shell.close();
    await site.close();
  });

  it("SEO-06 SEO-10 SEO-11 an address of each shape is that of an indexed page which names itself, with one h1 and its structured data", async () => {
    expect(listed.size).toBeGreaterThan(5 * 2_000);
    const shapes = addressesByShape();
    expect(shapes.size).toBeGreaterThan(25);
    const found: unknown[] = [];
    for (const [address = ""] of shapes.values()) {
      const page = await readListed(address);
      const fault = faultOfJsonLd(page);
      if (!isSelfCanonical(page) || !/^1[^1]*$/.test(page.headings) || fault !== null)
        found.push([address, page.status, page.robots, page.canonical, page.headings, fault]);
    }
    expect(found).toEqual([]);
  });

  it("SEO-02 SEO-11 addresses of the same shape have different descriptions, each of 50 to 250 characters", async () => {
    const pages: Met[] = [];
    for (const addresses of addressesByShape().values())
      for (const address of addresses.slice(0, 4)) pages.push(await readListed(address));
    expect(pages.length).toBeGreaterThan(60);
    expect(shared(pages, ({ description }) => description)).toEqual([]);
    expect(
      pages
        .filter((page) => isSelfCanonical(page) && !isOfDescriptionLength(page))
        .map(({ address, description }) => [address, description]),
    ).toEqual([]);
  });
});
