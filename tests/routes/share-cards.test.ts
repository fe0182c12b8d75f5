import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { type Game, siteOfFile } from "../support/site";

const site = siteOfFile();

const upcoming = async () => {
  const { games } = await site.control<{ games: readonly Game[] }>(
    "GET",
    "feed?status=line&champ=118587&limit=1",
  );
  if (!games[0]) throw new Error("no game to come");
  return games[0];
};

/** What a page's head states, by name or property. */
async function headOf(path: string): Promise<Readonly<Record<string, string>>> {
  const tags = (await new Browser().get(path)).data("screen").head;
  const contents: Record<string, string> = Object.fromEntries(
    tags.flatMap((tag) => {
      if ("property" in tag) return [[tag.property, tag.content]];
      return "name" in tag ? [[tag.name, tag.content]] : [];
    }),
  );
  const image = contents["og:image"] ?? "";
  return { ...contents, image: image.replace(/^https?:\/\/[^/]+/, "") };
}

/** Width and height of a PNG, as its header states them; null = it is none. */
function sizeOfPng(bytes: Buffer) {
  if (bytes.subarray(0, 8).toString("latin1") !== "\x89PNG\r\n\x1a\n") return null;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

async function pictureAt(path: string) {
  const response = await new Browser().fetch(path);
  return { response, bytes: await response.bytes() };
}

describe("share cards", () => {
  it("SEO-12 a game's page names a picture of 1200 × 630 with its sides, kick-off and odds in words", async () => {
    const game = await upcoming();
    const head = await headOf(`/en/${game.path}`);
    const odds = ["1", "X", "2"].map(
      (type) => game.markets.find((market) => market.type === type)?.coef ?? "",
    );
    expect(head).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(head["og:image:alt"]).toContain(`${game.home} – ${game.away} · England. Premier League`);
    for (const price of odds) expect(head["og:image:alt"]).toContain(`: ${price}`);
    const { response, bytes } = await pictureAt(head["image"] ?? "");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    // Pages of chats may show it.
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(sizeOfPng(bytes)).toEqual([1200, 630]);
    expect((await pictureAt(head["image"] ?? "")).bytes.equals(bytes)).toBe(true);
  });

  it("SEO-12 a game that ended has another picture, with its result, under another address", async () => {
    const game = await upcoming();
    const before = await headOf(`/en/${game.path}`);
    const { bytes } = await pictureAt(before["image"] ?? "");
    await site.game(game.id, { result: "3:1" });
    site.forget();
    const after = await headOf(`/en/${game.path}`);
    expect(after["og:image:alt"]).toContain("3:1");
    expect(after["image"] ?? "").not.toBe(before["image"] ?? "");
    const now = await pictureAt(after["image"] ?? "");
    expect(now.bytes.equals(bytes)).toBe(false);
    // The address of the old facts has the picture of today, and is not kept for long.
    const old = await pictureAt(before["image"] ?? "");
    expect(old.bytes.equals(now.bytes)).toBe(true);
    expect(old.response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it.each([
    ["ru", "casino/game/101/riverside-roulette", "Riverside Roulette"],
    ["ar", "news/arabic-scores", "casino"],
    ["en", "promotions/welcome5", "Promo code WELCOME5"],
    ["en", "betting-alphabet/betting/bets/single", "Single · Betting alphabet"],
  ])("SEO-12 the page /%s/%s has a picture of its own", async (lng, path, words) => {
    const head = await headOf(`/${lng}/${path}`);
    expect(head["image"] ?? "").toMatch(new RegExp(`^/${lng}/share-card/${path}\\.png\\?v=`));
    if (lng !== "ar") expect(head["og:image:alt"]).toContain(words);
    expect(sizeOfPng((await pictureAt(head["image"] ?? "")).bytes)).toEqual([1200, 630]);
  });

  it("SEO-12 a page without facts of its own has the site's picture, a further page of a list as well", async () => {
    for (const path of ["home/line", "slots?page=2", "rules/general"]) {
      const { image = "" } = await headOf(`/en/${path}`);
      expect(image).toMatch(/^\/en\/share-card\/site\.png\?v=/);
      expect(sizeOfPng((await pictureAt(image)).bytes)).toEqual([1200, 630]);
    }
  });

  it.each([
    "home/line",
    "home/line/all/football/118587/5",
    "news/no-such-news",
    "office/history",
    "coupon/receipt/1",
    "user/login",
    "no/such/page",
  ])("SEO-12 there is no picture of /en/%s", async (path) => {
    const { response, bytes } = await pictureAt(`/en/share-card/${path}.png`);
    expect(response.status).not.toBe(200);
    expect(sizeOfPng(bytes)).toBeNull();
  });

  it("SEO-12 a remote's own picture replaces the drawn one, its size and words included", async () => {
    const own = "https://pictures.example/own.png";
    await site.fault("/remotes/blog/en/news/arabic-scores", {
      status: 200,
      body: {
        ...{ appName: "blog", title: "Scores", body: "<h1>Scores</h1>" },
        head: `<meta property="og:image" content="${own}"><meta name="share-card" content='{"title":"Scores"}'>`,
      },
    });
    const head = await headOf("/en/news/arabic-scores");
    expect(head["og:image"]).toBe(own);
    expect(head["og:image:width"]).toBeUndefined();
    expect(head["og:image:alt"]).toBeUndefined();
  });

  it("SEO-12 a query changes nothing on a picture", async () => {
    const path = "/en/share-card/promotions/welcome5.png";
    const { bytes } = await pictureAt(path);
    const asked = await pictureAt(`${path}?title=Free+money&v=x`);
    expect(asked.bytes.equals(bytes)).toBe(true);
  });

  it("SEO-12 a personal page has no picture, also for its player", async () => {
    const browser = new Browser();
    await browser.signIn();
    const page = await browser.get("/en/office/history");
    expect(JSON.stringify(page.data("screen").head)).not.toContain("og:image");
    expect((await browser.fetch("/en/share-card/office/history.png")).status).not.toBe(200);
  });
});

describe("descriptions", () => {
  it("SEO-02 a game's description has its odds before it and its result after it, and no figures while it is in play", async () => {
    const game = await upcoming();
    const read = async () => {
      site.forget();
      return (await headOf(`/en/${game.path}`))["description"] ?? "";
    };
    const before = await read();
    const odds = ["1", "X", "2"].map(
      (type) => `${type} – ${game.markets.find((market) => market.type === type)?.coef}`,
    );
    expect(before).toContain(`${game.home} – ${game.away}, England. Premier League: starts `);
    expect(before).toContain(`Odds: ${odds.join(" · ")}.`);
    await site.game(game.id, { status: "live", scores: "1:0" });
    const during = await read();
    expect(during).toContain(`${game.home} – ${game.away}, England. Premier League: in play since`);
    expect(during).not.toMatch(/1:0|Odds:/);
    await site.game(game.id, { result: "2:1" });
    expect(await read()).toContain("Final score: 2:1");
  });
});
