import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { type Game, openSite, type Site } from "../support/site";

/** Values that no feed, catalogue or archive ever had; numbers fit wherever an id does. */
const never = ["zzz", "987654321"];

/** Segments that are for people or lead elsewhere, with the reason why any value is answered. */
const any: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\{gameName\}/,
    "the name of a casino game beside its id is for people; the canonical address has the real one",
  ],
  [/\{legacyRoute\}/, "an unknown legacy route leads to the games (SCR-07)"],
  [
    /\{couponId\}|\{topicId\}|\{transactionId\}|\{subTopicId\}/,
    "guests are asked to sign in first",
  ],
];

/** Addresses of the list of screens with one parameter replaced by a value that never was. */
const addresses = readFileSync(new URL("../fixtures/screens.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .flatMap((line) => {
    const [, pattern = "", example = ""] = line.split("\t");
    const whole = pattern.split("/");
    const isShort = example.split("/").length < whole.length;
    const segments = whole.filter((segment) => !(isShort && segment.endsWith("?}")));
    return segments.flatMap((segment, at) => {
      const isParam = /^\{\w+\??\}$/.test(segment) && example.split("/")[at] !== undefined;
      if (!isParam || any.some(([kind]) => kind.test(segment))) return [];
      return never.map((value) =>
        example
          .split("/")
          .map((own, nth) => (nth === at ? value : own))
          .join("/"),
      );
    });
  });

let site: Site;
const browser = new Browser();
const statusOf = async (path: string) => (await browser.get(`/en/${path}`)).status;

describe("what never was", () => {
  beforeAll(async () => {
    site = await openSite({ feed: null });
  });
  afterEach(() => site.tidy());
  afterAll(() => site.close());

  it("SEO-09 SEO-11 an address whose page type, section, sport, championship, game, draw or chapter never was is 404", async () => {
    expect(addresses.length).toBeGreaterThan(150);
    const found: string[] = [];
    for (const address of new Set(addresses)) {
      const status = await statusOf(address);
      if (status !== 404) found.push(`${status} ${address}`);
    }
    expect(found).toEqual([]);
  });

  it.each([
    "home/line?page=99",
    "home/line?page=0",
    "home/line?page=two",
    "slots?page=99",
    "providers/north-quay?page=9",
    "cyber/real/all?page=99",
    "lotto/results/keno?from=99999999",
    "statistic?champ=1",
    "statisticpopup?champ=zzz",
    "team/line/all/football/118587?team=Nobody",
    "toto/football15/draw?number=999999999",
    "toto/football15/draw?number=zzz",
    "slots/zzz/game/1/demo",
    "home/line/all/tennis/118587",
  ])("SEO-09 the page %s, which a list does not have, is 404", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it("SEO-05 OPS-04 while the platform cannot be asked, an address that never was is an outage and no missing page", async () => {
    site.forget();
    await site.fault("/remotes/", { status: 503 });
    const page = await browser.get("/en/champs/99999");
    expect(page.status).toBe(503);
  });

  it("SEO-09 a game that is over keeps its page, which search engines may have for 30 days", async () => {
    const [game] = (
      await site.control<{ games: Game[] }>("GET", "feed?status=finished&champ=118587&limit=1")
    ).games;
    if (!game) throw new Error("no game is over");
    const page = await browser.get(`/en/${game.path}`);
    expect([page.status, page.head().robots]).toEqual([200, "index, follow"]);
    await site.advance(31 * 86_400_000);
    site.forget();
    const later = await browser.get(`/en/${game.path}`);
    expect([later.status, later.head().robots]).toEqual([200, "noindex, follow"]);
  });

  it("SEO-09 a search is not indexed", async () => {
    for (const path of [
      "home/line?search=arsenal",
      "team-games-info?team=arsenal",
      "casino-search?q=a",
    ])
      expect([path, (await browser.get(`/en/${path}`)).head().robots]).toEqual([
        path,
        expect.stringMatching(/^noindex/),
      ]);
  });
});
