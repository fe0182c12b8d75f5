import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, it } from "vitest";
import { readContentFiles } from "~sandbox/content/files";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

/** The body of a page's blog app; throws where the page has none. */
async function bodyOf(path: string): Promise<string> {
  const page = await new Browser().get(path);
  const body = page.bodies.get("blog")?.content;
  if (page.status !== 200 || body === undefined) throw new Error(`${path}: ${page.status}`);
  return body;
}

const statusOf = async (path: string) => (await new Browser().get(path)).status;

interface Tag {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The elements of a body in their order. */
function tagsIn(body: string): readonly Tag[] {
  const textOf = (node: Tree.Node): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  const within = (node: Tree.Node): Tag[] => {
    const inside = "childNodes" in node ? node.childNodes.flatMap(within) : [];
    if (!("tagName" in node)) return inside;
    const attrs = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ name: node.tagName, attrs, text: textOf(node) }, ...inside];
  };
  return within(parseFragment(body));
}

const linksIn = (body: string) =>
  tagsIn(body).flatMap(({ name, attrs }) => (name === "a" && attrs["href"] ? [attrs["href"]] : []));

const postLinks = (body: string) =>
  tagsIn(body).flatMap(({ attrs }) => (attrs["rel"] === "bookmark" ? [attrs["href"] ?? ""] : []));

/** The tags of a page's head, by name or property. */
async function headOf(path: string) {
  const tags = (await new Browser().get(path)).data("screen").head;
  return (wanted: string) =>
    tags.flatMap((tag) => {
      if ("title" in tag) return wanted === "title" ? [tag.title] : [];
      if ("name" in tag && tag.name === wanted) return [tag.content];
      if ("property" in tag && tag.property === wanted) return [tag.content];
      return "rel" in tag && tag.rel === wanted ? [tag.href] : [];
    });
}

describe("blog", () => {
  it("CNT-03 the blog lists ten posts a page, every post once, and a page past the end is 404", async () => {
    const pages = [
      await bodyOf("/en/blog"),
      await bodyOf("/en/blog?page=2"),
      await bodyOf("/en/blog?page=3"),
    ];
    const links = pages.map(postLinks);
    expect(links.map(({ length }) => length)).toEqual([10, 10, 1]);
    expect(new Set(links.flat()).size).toBe(21);
    expect(linksIn(pages[0] ?? "")).toContain("/en/blog?page=2");
    expect(linksIn(pages[1] ?? "")).toContain("/en/blog");
    for (const path of ["?page=4", "?page=0", "?page=x", "/page/2"])
      expect([path, await statusOf(`/en/blog${path}`)]).toEqual([path, 404]);
  });

  it("CNT-03 a category, a tag and an author of the blog list their own posts alone", async () => {
    const odds = postLinks(await bodyOf("/en/blog/odds"));
    expect(odds.length).toBe(5);
    expect(odds.every((link) => link.startsWith("/en/blog/odds/"))).toBe(true);
    expect(postLinks(await bodyOf("/en/blog/tag/cash-out"))).toEqual([
      "/en/blog/live/cash-out-explained",
    ]);
    const byKarim = await bodyOf("/en/blog/author/karim-haddad");
    expect(postLinks(byKarim).length).toBe(7);
    expect(byKarim).toContain("Writes about in-play betting");
    for (const path of ["nothing", "tag/nothing", "author/nobody", "odds?page=2", "constructor"])
      expect([path, await statusOf(`/en/blog/${path}`)]).toEqual([path, 404]);
  });

  it("CNT-01 a post has its one address; an unknown slug or another category is 404", async () => {
    expect(await statusOf("/en/blog/odds/what-margin-costs")).toBe(200);
    for (const path of ["odds/no-such-post", "live/what-margin-costs", "odds/what-margin-costs/x"])
      expect([path, await statusOf(`/en/blog/${path}`)]).toEqual([path, 404]);
  });

  it("CNT-03 a post names its author, date and reading time, and leads to related posts", async () => {
    const body = await bodyOf("/en/blog/odds/what-margin-costs");
    const tags = tagsIn(body);
    expect(linksIn(body)).toContain("/en/blog/author/daniel-whitmore");
    const time = tags.find(({ name }) => name === "time");
    const head = await headOf("/en/blog/odds/what-margin-costs");
    expect(head("article:published_time")).toEqual([time?.attrs["datetime"]]);
    expect(body).toContain("2 min read");
    const related = body.slice(body.indexOf("Read next"));
    // The other posts about the margin and odds come before the rest.
    expect(linksIn(related).slice(0, 3)).toEqual(
      expect.arrayContaining(["/en/blog/odds/value-and-chance"]),
    );
    expect(tags.find(({ name }) => name === "svg")?.attrs).toMatchObject({
      role: "img",
      "aria-label": expect.stringMatching(/\S/),
    });
  });

  it("CNT-03 the feed has the newest posts as RSS in the reader's language", async () => {
    const answer = await new Browser().fetch("/en/blog/feed");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const text = await answer.text();
    expect(text.match(/<item>/g)).toHaveLength(10);
    expect(text).toContain("<link>http://shop.test/en/blog/demo/post</link>");
    expect(text).toContain("<language>en</language>");
    expect(text).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
    expect(text).toContain("<title>Value: the word and the sum</title>");
    const arabic = await (await new Browser().fetch("/ar/blog/feed")).text();
    expect(arabic).toContain("http://shop.test/ar/blog/demo/post");
  });

  it("CNT-03 a site without a blog has no feed", async () => {
    const { disabledScreens } = await site.configNow();
    await site.config({ disabledScreens: [...(disabledScreens as string[]), "blog"] });
    expect((await new Browser().fetch("/en/blog/feed")).status).toBe(404);
  });
});

describe("news", () => {
  it("CNT-03 the news list shows the latest ten first, and an unknown item or page is 404", async () => {
    const first = postLinks(await bodyOf("/en/news"));
    expect(first[0]).toBe("/en/news/betting-alphabet-opens");
    expect(first.length).toBe(10);
    const second = postLinks(await bodyOf("/en/news?page=2"));
    expect(second.length).toBe(2);
    expect(await bodyOf(second[1] ?? "")).toContain("Friday at noon UTC");
    for (const path of ["news/nothing", "news?page=3", "news?page=x"])
      expect([path, await statusOf(`/en/${path}`)]).toEqual([path, 404]);
  });
});

describe("betting alphabet", () => {
  it("CNT-03 the dictionary has at least 60 terms, each under its letter", async () => {
    const tags = tagsIn(await bodyOf("/en/betting-alphabet"));
    expect(tags.filter(({ name }) => name === "dt").length).toBeGreaterThanOrEqual(60);
    const letters = tags.filter(({ attrs }) => attrs["id"]?.startsWith("letter-"));
    for (const { attrs, text } of letters) {
      expect(text).toMatch(/^\p{Lu}$/u);
      expect(tags.some((tag) => tag.attrs["href"] === `#${attrs["id"]}`)).toBe(true);
    }
    const sorted = letters.map(({ text }) => text);
    expect(sorted).toEqual([...sorted].sort());
  });

  it("CNT-03 blocks and categories of the alphabet list their own terms, and a term has one address", async () => {
    const block = linksIn(await bodyOf("/en/betting-alphabet/money"));
    expect(block).toContain("/en/betting-alphabet/money/bankroll/bankroll");
    const category = linksIn(await bodyOf("/en/betting-alphabet/casino/games"));
    expect(category).toContain("/en/betting-alphabet/casino/games/roulette");
    expect(category).not.toContain("/en/betting-alphabet/casino/chances/jackpot");
    const term = await bodyOf("/en/betting-alphabet/betting/odds/margin");
    expect(term).toContain("105.26");
    for (const path of [
      "nothing",
      "money/nothing",
      "money/bankroll/margin",
      "betting/odds/nothing",
    ])
      expect([path, await statusOf(`/en/betting-alphabet/${path}`)]).toEqual([path, 404]);
  });
});

describe("pages of content", () => {
  /** The rows of the list of screens that the blog app draws. */
  const examples = [
    "betting-alphabet",
    "blog",
    "news",
    "betting-alphabet/demo",
    "betting-alphabet/demo/demo",
    "betting-alphabet/demo/demo/demo",
    "blog/demo/post",
    "news/demo",
  ];

  it.each(examples)(
    "CNT-03 SBX-04 the listed page %s answers 200 in five languages",
    async (path) => {
      for (const lng of ["en", "ru", "ar", "es", "tr"])
        expect([lng, await statusOf(`/${lng}/${path}`)]).toEqual([lng, 200]);
    },
  );

  it.each([
    ...examples,
    "blog/odds",
    "blog?page=2",
    "blog/author/elena-sorokina",
    "blog/guides/systems-explained",
    "betting-alphabet/betting",
    "betting-alphabet/betting/odds/margin",
  ])(
    "SEO-10 the page %s has one h1 and headings in order, also in the right-to-left language",
    async (path) => {
      for (const lng of ["en", "ar"]) {
        const levels = tagsIn(await bodyOf(`/${lng}/${path}`))
          .filter(({ name }) => /^h[1-6]$/.test(name))
          .map(({ name }) => Number(name[1]));
        expect(levels[0]).toBe(1);
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        for (const [at, level] of levels.entries())
          expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
      }
    },
  );

  it("SEO-02 a post's own title, lead and kind are in the head of its page", async () => {
    const head = await headOf("/en/blog/odds/what-margin-costs");
    expect(head("title")).toEqual(["What the margin costs you – Touchline"]);
    const lead =
      "The margin is the bookmaker's fee, and it is inside every price. Here is how to see it and what it adds up to.";
    expect(head("description")).toEqual([lead]);
    expect(head("og:description")).toEqual([lead]);
    expect(head("og:type")).toEqual(["article"]);
    expect(head("article:published_time")).toEqual([expect.stringMatching(/^\d{4}-/)]);
    expect(head("robots")).toEqual(["index, follow"]);
  });

  it("SEO-09 a further page of the blog has its own canonical address and title", async () => {
    const head = await headOf("/en/blog?page=2");
    expect(head("canonical")).toEqual(["http://shop.test/en/blog?page=2"]);
    expect(head("title")).toEqual(["Blog, page 2 – Touchline"]);
  });

  it("CNT-01 a text that a language lacks is in English, marked as such, and does not claim a translation", async () => {
    const body = await bodyOf("/de/blog/odds/what-margin-costs");
    const heading = tagsIn(body).find(({ name }) => name === "h1");
    expect(heading?.attrs).toMatchObject({ lang: "en", dir: "ltr" });
    expect(body).toContain("it has not been translated yet");
    const head = await headOf("/de/blog/odds/what-margin-costs");
    expect(head("robots")).toEqual(["noindex, follow"]);
    const english = await bodyOf("/en/blog/odds/what-margin-costs");
    expect(tagsIn(english).find(({ name }) => name === "h1")?.attrs).toEqual({});
    expect(english).not.toContain("has not been translated");
  });

  it("CNT-01 footer and the menu of all pages lead to news, blog and alphabet while the site has them", async () => {
    const page = await new Browser().get("/en/about");
    const paths = ["/en/news", "/en/blog", "/en/betting-alphabet"];
    expect(linksIn(page.bodies.get("footer")?.content ?? "")).toEqual(
      expect.arrayContaining(paths),
    );
    expect(page.shell.readingNav.map(({ href }) => href)).toEqual(paths);
    const { disabledScreens } = await site.configNow();
    await site.config({ disabledScreens: [...(disabledScreens as string[]), "blog"] });
    const without = await new Browser().get("/tr/about");
    expect(linksIn(without.bodies.get("footer")?.content ?? "")).not.toContain("/tr/blog");
    expect(without.shell.readingNav.map(({ href }) => href)).toEqual([
      "/tr/news",
      "/tr/betting-alphabet",
    ]);
  });
});

describe("links of the texts", () => {
  const files = import.meta.glob<string>("../../sandbox/content/*/*/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const paths = new Set(
    readContentFiles(files).flatMap(({ body }) =>
      [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path),
    ),
  );

  it("the texts link to the product", () => {
    expect(paths.size).toBeGreaterThan(40);
  });

  it.each([...paths])("CNT-03 the page %s that a text links to exists", async (path) => {
    const page = await new Browser().get(`/en/${path}`);
    // A page of the player's own leads a guest to the sign-in.
    if (page.status === 302) expect(page.location).toMatch(/^\/en\/user\/login\?/);
    else expect(page.status).toBe(200);
  });
});
