import { describe, expect, it } from "vitest";
import { Browser, origin } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });
const browser = new Browser();

/** The query of the first call of a kind for a page that no copy is kept of. */
async function askedFor(address: string, kind = "page-data") {
  await site.config({ seo: [{ stream: address, page: {} }] });
  await site.mark();
  await browser.get(address);
  const [call] = await site.calls(`/seo-api/v1/${kind}`);
  return Object.fromEntries(new URL(call?.path ?? "", origin).searchParams);
}

const about = (entry: object, page: object) => site.config({ seo: [{ ...entry, page }] });
const tags = async (address: string) => (await browser.get(address)).data("screen").head;

describe("the SEO calls", () => {
  it.each([
    ["/en/", { stream: "home" }],
    ["/en/home/line", { stream: "main section", section: "line" }],
    ["/en/home/live/all/football", { stream: "main section", section: "live", subsectionId: "1" }],
    [
      "/en/home/line/all/football/118587",
      { stream: "main section champ", section: "line", subsectionId: "118587" },
    ],
    ["/en/lotto/keno", { stream: "lotto", section: "keno" }],
    ["/en/lotto/results/keno", { stream: "lotto", section: "results", subsectionId: "keno" }],
    ["/en/toto/football", { stream: "toto frame", section: "football" }],
    ["/en/slots/game/1/night-harbour", { stream: "casino", section: "slots", subsectionId: "1" }],
    [
      "/en/providers/paper-fox",
      { stream: "casino", section: "providers", subsectionId: "paper-fox" },
    ],
    ["/en/rules/general/2", { stream: "information", section: "rules/general", subsectionId: "2" }],
    ["/en/promotions/points", { stream: "promotions", subsectionId: "points" }],
    ["/en/games/night-harbour", { stream: "all-games", subsectionId: "night-harbour" }],
    ["/en/news", { stream: "news" }],
    [
      "/en/blog/odds/what-margin-costs",
      { stream: "blog", section: "odds", subsectionId: "what-margin-costs" },
    ],
  ])("SEO-01 %s is asked for by its stream, section and subsection", async (address, subject) => {
    expect(await askedFor(address)).toEqual({
      domain: new URL(origin).host,
      projectId: "285",
      language: "en",
      timezone: "3",
      ...subject,
    });
  });

  it.each([
    [
      "/en/bonus/first-deposit",
      { stream: "bonus", section: "rules", subsectionId: "first-deposit" },
    ],
    [
      "/en/bonus/first-deposit?section=games",
      { stream: "bonus", section: "games", subsectionId: "first-deposit" },
    ],
    ["/en/bonuses", { stream: "bonuses", section: "rules" }],
    ["/en/offers/games", { stream: "bonus-offer", section: "games" }],
    ["/en/partners", { stream: "partners" }],
    ["/en/user/login", { stream: "user", section: "user/login" }],
    ["/en/registration-old", { stream: "user", section: "registration-old" }],
  ])("SEO-08 %s is asked for by its own parameters", async (address, subject) => {
    expect(await askedFor(address)).toMatchObject(subject);
  });

  it("SEO-01 the text below a page is asked for by the page's path as well", async () => {
    expect(await askedFor("/en/slots", "content")).toMatchObject({
      path: "slots",
      stream: "casino",
      section: "slots",
    });
  });

  it("SEO-02 an editor's title, description, site name, tags and addresses are in the page's HTML", async () => {
    await about(
      { stream: "casino", section: "slots" },
      {
        title: "Slots of the week",
        description: "Picked by hand.",
        siteName: "The Line",
        metas: [{ name: "verify-me", content: "42", urlPath: "/en/slots" }],
        customCanonical: { mode: "mirror", domain: { host: "mirror.example" } },
        alternateLanguageLinks: [{ hrefLang: { lang: "en-GB", href: "https://uk.example/slots" } }],
        alternateMediaLinks: [
          {
            mediaType: "only screen and (max-width: 640px)",
            toDomain: { host: "m.example" },
            urlPath: "/en/slots",
          },
        ],
      },
    );
    const head = await tags("/en/slots");
    expect(head).toEqual(
      expect.arrayContaining([
        { title: "Slots of the week" },
        { name: "description", content: "Picked by hand." },
        { property: "og:site_name", content: "The Line" },
        { name: "verify-me", content: "42" },
        { tagName: "link", rel: "canonical", href: "http://mirror.example/en/slots" },
        {
          tagName: "link",
          rel: "alternate",
          hrefLang: "en-GB",
          href: "https://uk.example/slots",
        },
        {
          tagName: "link",
          rel: "alternate",
          media: "only screen and (max-width: 640px)",
          href: "https://m.example/en/slots",
        },
      ]),
    );
    expect(head.filter((tag) => "hrefLang" in tag).length).toBe(1);
    expect(await tags("/ru/slots")).toContainEqual({ name: "robots", content: "index, follow" });
  });

  it("SEO-03 a page that an editor keeps from search engines is noindex and has no structured data", async () => {
    await about({ stream: "blog", language: "en" }, { hierarchyMetaRobots: "noindex" });
    const page = await browser.get("/en/blog/odds/what-margin-costs");
    expect(page.data("screen").head).toContainEqual({ name: "robots", content: "noindex, follow" });
    expect(page.data("screen").jsonLd).toBeNull();
    const other = await browser.get("/ru/blog/odds/what-margin-costs");
    expect(other.data("screen").jsonLd).not.toBeNull();
  });

  it("SEO-04 a navigation asks for the title alone, and shows it also when the remote's content arrives", async () => {
    await about({ stream: "casino", section: "slots" }, { title: "Slots of the week" });
    await site.mark();
    const page = await browser.data("/en/slots", "screen");
    expect(page.data("screen").head).toContainEqual({ title: "Slots of the week" });
    const fragment = await browser.fetch("/remote/third-party/en/slots");
    expect(JSON.parse(await fragment.text())).toMatchObject({ title: "Slots of the week" });
    const kinds = (await site.calls("/seo-api")).map(({ path }) => path.split("?")[0]);
    expect(new Set(kinds)).toEqual(new Set(["/seo-api/v1/page-visual", "/seo-api/v1/content"]));
  });

  it("SEO-04 a page stays as it is while the SEO calls fail", async () => {
    await site.config({ seo: [{ stream: "casino", page: { title: "Never seen" } }] });
    await site.fault("/seo-api", { status: 500 });
    const page = await browser.get("/en/card-games");
    expect(page.status).toBe(200);
    expect(page.head().title).toBe("Card games – Touchline");
    expect(page.data("screen").seoBlocks).toEqual([]);
  });

  it.each([
    ["/en/home/line", "Betting on sports", "home/line/all/football"],
    ["/en/home/line/all/football", "Football: odds and betting", "home/line/all/football/118587"],
    [
      "/ru/home/line/all/football/118587",
      "Англия. Премьер-лига: коэффициенты и ставки",
      "home/line/all/football",
    ],
    ["/en/slots", "Slots: about these games", "providers/paper-fox"],
  ])(
    "SEO-10 below %s stand text and links about it, on its first page alone",
    async (address, title, link) => {
      const { seoBlocks } = (await browser.get(address)).data("screen");
      expect(seoBlocks.map((block) => block.title)).toEqual([title]);
      expect(seoBlocks[0]?.paragraphs.length).toBeGreaterThan(1);
      expect(seoBlocks[0]?.links.map(({ path }) => path)).toContain(link);
      for (const { path } of seoBlocks[0]?.links ?? [])
        expect([path, (await browser.get(`${address.slice(0, 3)}/${path}`)).status]).toEqual([
          path,
          200,
        ]);
      const second = await browser.get(`${address}?page=2`);
      expect(second.status === 404 || second.data("screen").seoBlocks.length === 0).toBe(true);
    },
  );

  it("SEO-10 LAY-02 a page whose screen hides the block has none", async () => {
    await site.config({
      seo: [
        {
          stream: "casino",
          page: {},
          blocks: [{ title: "About", paragraphs: ["Text."], links: [] }],
        },
      ],
    });
    expect((await browser.get("/en/slots")).data("screen").seoBlocks.length).toBe(1);
    const game = await browser.get("/en/slots/game/1/night-harbour");
    expect(game.data("screen").seoBlocks).toEqual([]);
  });
});
