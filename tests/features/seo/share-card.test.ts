import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type PageMetaInput, pageMeta } from "~/features/seo/meta";
import { cardColours, drawShareCard } from "~/features/seo/share-card/draw.server";
import {
  cardSize,
  fitText,
  type ShareCard,
  shareCardAlt,
  shareCardSvg,
  wrapTitle,
} from "~/features/seo/share-card/svg";

/** Every letter is 60 px wide in a font of 100 px. */
const measure = (text: string) => [...text].length * 60;

const card: ShareCard = {
  siteName: "Touchline",
  age: 18,
  dir: "ltr",
  title: "Arsenal",
  against: "Leeds & Co",
  above: "England. Premier League",
  lines: ["Sat, 21 November 2026 at 20:30 UTC+3"],
  figures: [
    { name: "1", value: "1.85" },
    { name: "X", value: "3.40" },
    { name: "2", value: "4.20" },
  ],
};

/** The texts of a picture, with the edges between which each of them stands. */
function textsOf(svg: string) {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(
    ([, attributes = "", raw = ""]) => {
      const number = (name: string) =>
        Number(new RegExp(`${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? Number.NaN);
      const text = raw
        .replace(/[\u202b\u202c]/g, "")
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      const width = (measure(text) * number("font-size")) / 100;
      const isEnd = attributes.includes('text-anchor="end"');
      const from = isEnd ? number("x") - width : number("x");
      return { text, from, to: from + width, y: number("y"), size: number("font-size") };
    },
  );
}

const drawn = (more: Partial<ShareCard> = {}) =>
  shareCardSvg({ ...card, ...more }, cardColours, measure);

describe("the picture of a share card", () => {
  it("SEO-12 has the operator, the age, the championship, both sides, the kick-off and the prices", () => {
    expect(textsOf(drawn()).map(({ text }) => text)).toEqual([
      "Touchline",
      "18+",
      "England. Premier League",
      "Arsenal",
      "Leeds & Co",
      "Sat, 21 November 2026 at 20:30 UTC+3",
      ...["1", "1.85", "X", "3.40", "2", "4.20"],
    ]);
  });

  const names = ["Arsenal", "Borussia Mönchengladbach Reserves", "W".repeat(90), "مانشستر يونايتد"];
  it.each(names)("SEO-12 keeps every text inside the picture, with a side named %s", (name) => {
    for (const dir of ["ltr", "rtl"] as const)
      for (const against of [undefined, name]) {
        const texts = textsOf(
          drawn({ dir, title: name, against, above: name, lines: [name, name] }),
        );
        expect(
          texts.filter(({ from, to, y }) => from < 0 || to > cardSize.width || y > cardSize.height),
        ).toEqual([]);
        const ys = texts.filter(({ size }) => size > 34).map(({ y }) => y);
        expect(Math.max(...ys)).toBeLessThan(cardSize.height);
      }
  });

  it("SEO-12 begins at the right in Arabic, and has the home side's number of a score there", () => {
    const figures = [{ name: "Final score", value: "2:1" }];
    const svg = drawn({ dir: "rtl", figures });
    const [brand, age] = textsOf(svg);
    expect(brand?.to).toBe(cardSize.width - 72);
    expect(age?.from).toBe(72);
    expect(svg).toContain("2\u200f:\u200f1");
    expect(drawn({ figures })).toContain(">2:1<");
  });

  it("SEO-12 has no markup of a name", () => {
    const svg = drawn({ title: '<script x="1">&', against: undefined });
    expect(svg).not.toContain("<script");
    expect(textsOf(svg).map(({ text }) => text)).toContain('<script x="1">&');
  });

  it("SEO-12 has the colours of the light theme", () => {
    const tokens = readFileSync("app/styles/tokens.css", "utf8");
    const light = tokens.slice(tokens.indexOf('[data-theme="light"]'));
    const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(light)?.[1];
    expect(cardColours).toEqual({
      surface: token("surface"),
      raised: token("surface-raised"),
      ink: token("ink"),
      muted: token("ink-muted"),
      line: token("line"),
      accent: token("accent"),
      accentInk: token("accent-ink"),
    });
  });
});

describe("drawing share cards", () => {
  it("SEO-12 a card that is asked for several times is drawn once", async () => {
    const [one, two] = await Promise.all([drawShareCard(card), drawShareCard(card)]);
    expect(one?.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(two).toBe(one);
    expect(await drawShareCard({ ...card })).toBe(one);
  });

  it("SEO-12 of many new cards at once those above 21 are refused, and can be drawn afterwards", async () => {
    const cards = Array.from({ length: 25 }, (_, nth) => ({ ...card, title: `Side ${nth}` }));
    const pictures = await Promise.all(cards.map((each) => drawShareCard(each)));
    expect(pictures.map((png) => png !== null)).toEqual(cards.map((_, nth) => nth < 21));
    const [last = card] = cards.slice(-1);
    expect(await drawShareCard(last)).not.toBeNull();
  });

  it("SEO-12 letters of Arabic have a font of their own", async () => {
    const words = { title: "مانشستر يونايتد", against: undefined, above: undefined };
    const none = { ...card, lines: [], figures: [], dir: "rtl" as const };
    const [arabic, other, boxes] = await Promise.all([
      drawShareCard({ ...none, ...words }),
      drawShareCard({ ...none, ...words, title: "مانشستر سيتي" }),
      drawShareCard({ ...none, ...words, title: "" }),
    ]);
    expect(arabic?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect((arabic?.length ?? 0) - (boxes?.length ?? 0)).toBeGreaterThan(1_000);
  });
});

describe("texts of a share card", () => {
  const place = { size: 50, least: 40, width: 600, weight: 700 } as const;

  it("SEO-12 a text that is too long becomes smaller, then loses its end", () => {
    expect(fitText("Arsenal", place, measure)).toEqual({ text: "Arsenal", size: 50 });
    expect(fitText("a".repeat(22), place, measure)).toEqual({ text: "a".repeat(22), size: 45 });
    // 25 letters have room in the smallest size: 24, and the ellipsis.
    expect(fitText("a".repeat(40), place, measure)).toEqual({
      text: `${"a".repeat(24)}…`,
      size: 40,
    });
    expect(fitText("Manchester United Reserves and Friends", place, measure).text).toBe(
      "Manchester United…",
    );
  });

  it("SEO-12 a title stands in at most three lines, in words", () => {
    expect(wrapTitle("What the margin costs", measure).lines).toHaveLength(1);
    const long = wrapTitle(`${"margin ".repeat(40)}`, measure);
    expect(long.lines).toHaveLength(3);
    expect(long.lines[2]).toMatch(/ margin…$/);
  });

  it("SEO-12 a line too long for one becomes two below a title of one line", () => {
    const long = "A bonus on the first deposit, to be staked before it is your own money.";
    const texts = (title: string) =>
      textsOf(drawn({ title, against: undefined, lines: [long] })).map(({ text }) => text);
    expect(texts("Points")).toEqual(
      expect.arrayContaining([
        "A bonus on the first deposit, to be staked before it is",
        "your own money.",
      ]),
    );
    expect(texts("Points, and further points for everyone")).toContainEqual(
      expect.stringMatching(/^A bonus .*…$/),
    );
  });

  it("SEO-12 the words for those who do not see the picture are those on it", () => {
    expect(shareCardAlt(card)).toBe(
      "Arsenal – Leeds & Co · England. Premier League · Sat, 21 November 2026 at 20:30 UTC+3 · 1: 1.85 · X: 3.40 · 2: 4.20",
    );
  });
});

describe("the head of a page with a share card", () => {
  const page: PageMetaInput = {
    ...{ screen: { isIndexable: true, canonicalRoot: null }, status: 200, path: ["lotto"] },
    ...{ query: new URLSearchParams(), address: null, article: null, lng: "en" },
    ...{ editor: null, languageCodes: {} },
    ...{ languages: ["en"], defaultLanguage: "en", origin: "https://site.example" },
    ...{ title: "Lotto", description: "Draws", siteName: "Touchline" },
    image: {
      ...{ url: "https://site.example/en/share-card/site.png?v=1", ...cardSize },
      alt: "Sports betting",
    },
  };
  const contents = (input: PageMetaInput) =>
    Object.fromEntries(
      pageMeta(input).flatMap((tag) => {
        if ("property" in tag) return [[tag.property, tag.content]];
        return "name" in tag ? [[tag.name, tag.content]] : [];
      }),
    );

  it("SEO-12 names the picture with its size and words, and asks for it to be shown large", () => {
    expect(contents(page)).toMatchObject({
      "og:image": "https://site.example/en/share-card/site.png?v=1",
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Sports betting",
      "twitter:card": "summary_large_image",
    });
  });

  it("SEO-12 has no picture where none can be drawn, nor on a page that is not indexed", () => {
    const without = contents({ ...page, image: null });
    expect(without["og:image"]).toBeUndefined();
    expect(without["twitter:card"]).toBe("summary");
    const query = new URLSearchParams({ tab: "1" });
    expect(contents({ ...page, query })["og:image"]).toBeUndefined();
  });
});
