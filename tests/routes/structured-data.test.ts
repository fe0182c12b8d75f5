import { describe, expect, it } from "vitest";
import { Browser, origin, type Page } from "../support/browser";
import { breadcrumbsOfGraph, graphSchema, shownBreadcrumbs } from "../support/json-ld";
import { type Game, siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });
const browser = new Browser();

const graphOf = (page: Page, id: "home" | "screen" = "screen") => {
  const { jsonLd } = page.data(id);
  return jsonLd === null ? null : graphSchema(origin).parse(JSON.parse(jsonLd));
};
const kindsOf = (page: Page, id: "home" | "screen" = "screen") =>
  (graphOf(page, id)?.["@graph"] ?? []).map((thing) => thing["@type"]);
const shown = (page: Page) =>
  shownBreadcrumbs([...page.bodies.values()].map(({ content }) => content).join(""), page.path);
const names = (page: Page) => shown(page).map(([name]) => name);
const games = async (query: string) =>
  (await site.control<{ games: readonly Game[] }>("GET", `feed?${query}`)).games;
const eventOf = (page: Page) =>
  graphOf(page)?.["@graph"].find((thing) => thing["@type"] === "SportsEvent");

describe("structured data", () => {
  it("SEO-06 a home page names the operator, and the search that the site really has", async () => {
    const page = await browser.get("/ru/");
    const graph = graphOf(page, "home");
    expect(kindsOf(page, "home")).toEqual(["Organization", "WebSite"]);
    const webSite = graph?.["@graph"].find((thing) => thing["@type"] === "WebSite");
    expect(webSite).toMatchObject({ url: `${origin}/ru/`, inLanguage: "ru" });
    const [game] = await games("status=line&sport=football&limit=1");
    const team = game?.home ?? "";
    const template = webSite?.potentialAction.target.urlTemplate ?? "";
    const found = template.replace("{search_term_string}", encodeURIComponent(team));
    const search = await browser.get(found.slice(origin.length));
    expect(search.status).toBe(200);
    expect([...search.bodies.values()].map(({ content }) => content).join("")).toContain(
      "data-bet",
    );
  });

  it.each([
    ["top-events/line/all/football", ["Top events: Upcoming", "Football"]],
    ["home/line/all/football", ["Upcoming", "Football"]],
    ["home/line?page=2", ["Upcoming", "page 2"]],
    ["champs/118587", ["Championships", "England. Premier League"]],
    ["team/line/all/football", ["Betting by team", "Football"]],
    ["statistic?champ=118587", ["Results", "England. Premier League: Standings"]],
    ["results/zone", ["Results", "Results by date"]],
    ["cyber/real", ["Esports", "Scheduled"]],
    ["cyber/real/all", ["Esports", "Scheduled", "All matches"]],
    ["cyber/real/counter-strike", ["Esports", "Scheduled", "Counter-Strike"]],
    [
      "cyber/real/counter-strike/champs",
      ["Esports", "Scheduled", "Counter-Strike", "Championships"],
    ],
    ["slots", ["Casino", "Slots"]],
    ["casino/table", ["Casino", "Table games"]],
    ["casino/fairness", ["Casino", "Check a round"]],
    ["bonus/casino/1", ["Casino", "Casino bonuses", "Weekly cashback"]],
    ["lotto/keno", ["Lotto", "Keno"]],
    ["lotto/results/keno", ["Lotto", "Results", "Keno"]],
    ["toto/football15/next", ["Football 15", "Football 15: Next draw"]],
    ["rules/general/1", ["Betting rules", "Who may bet"]],
    ["football-champions-rules/1", ["Football rules", "What counts"]],
  ])(
    "SEO-06 SEO-10 the page %s has the same breadcrumbs in its text and in its structured data",
    async (path, expected) => {
      const page = await browser.get(`/en/${path}`);
      expect(names(page)).toEqual(expected);
      expect(breadcrumbsOfGraph(graphOf(page), origin)).toEqual(shown(page));
    },
  );

  it.each([
    ["ru", "Вы здесь", "Лото"],
    ["ar", "أنت هنا", "لوتو"],
    ["es", "Está aquí", "Loto"],
    ["tr", "Buradasınız", "Loto"],
  ])("SEO-10 breadcrumbs of %s pages are named in that language", async (lng, label, lotto) => {
    const page = await browser.get(`/${lng}/lotto/keno`);
    expect(page.bodies.get("third-party")?.content).toContain(
      `<nav class="crumbs" aria-label="${label}">`,
    );
    expect(names(page)[0]).toBe(lotto);
    expect(breadcrumbsOfGraph(graphOf(page), origin)).toEqual(shown(page));
  });

  it.each(["home/line", "toto/football15", "about", "lotto"])(
    "SEO-10 the page %s of the first level has no breadcrumbs",
    async (path) => {
      const page = await browser.get(`/en/${path}`);
      expect(shown(page)).toEqual([]);
      expect(graphOf(page)).toBeNull();
    },
  );

  it("SEO-06 SEO-10 a match has its sport, championship and name as breadcrumbs, and its sides and kick-off as an event", async () => {
    const [game] = await games("status=line&champ=118587&limit=1");
    if (!game) throw new Error("no match on the line");
    const page = await browser.get(`/en/${game.path}`);
    const name = `${game.home} – ${game.away}`;
    expect(names(page)).toEqual(["Upcoming", "Football", "England. Premier League", name]);
    expect(breadcrumbsOfGraph(graphOf(page), origin)).toEqual(shown(page));
    expect(eventOf(page)).toEqual({
      "@type": "SportsEvent",
      name,
      url: `${origin}/en/${game.path}`,
      startDate: new Date(game.startsAt).toISOString(),
      eventStatus: "https://schema.org/EventScheduled",
      sport: "Football",
      homeTeam: { "@type": "SportsTeam", name: game.home },
      awayTeam: { "@type": "SportsTeam", name: game.away },
    });
  });

  it("SEO-06 SEO-09 a match that is over states its result, and a postponed one that it is postponed", async () => {
    const [over, postponed] = await games("status=line&champ=118587&limit=2");
    if (!over || !postponed) throw new Error("too few matches on the line");
    await site.game(over.id, { result: "2:1" });
    await site.game(postponed.id, { status: "finished", scores: null });
    const result = eventOf(await browser.get(`/en/${over.path}`));
    expect(result).toMatchObject({
      description: "Final score: 2:1",
      eventStatus: "https://schema.org/EventScheduled",
    });
    const later = eventOf(await browser.get(`/en/${postponed.path}`));
    expect(later?.eventStatus).toBe("https://schema.org/EventPostponed");
    expect(later).not.toHaveProperty("description");
  });

  it("SEO-06 SEO-10 a casino game has its section as breadcrumb, and states its maker", async () => {
    const list = await browser.get("/en/slots");
    const [, path = ""] =
      /href="(\/en\/slots\/game\/\d+\/[\w-]+)"/.exec(
        list.bodies.get("third-party")?.content ?? "",
      ) ?? [];
    const page = await browser.get(path);
    const game = graphOf(page)?.["@graph"].find((thing) => thing["@type"] === "Game");
    expect(names(page)).toEqual(["Casino", "Slots", game?.name]);
    expect(game?.url).toBe(origin + path);
    expect(page.bodies.get("third-party")?.content).toContain(game?.publisher.name);
  });

  it.each(["home/line?search=arsenal", "slots?sort=new", "office/account", "thank-you"])(
    "SEO-06 the page %s, which search engines do not have, has no structured data",
    async (path) => {
      const page = await browser.get(`/en/${path}`);
      expect(page.loaded.includes("screen") ? page.data("screen").jsonLd : null).toBeNull();
    },
  );
});
