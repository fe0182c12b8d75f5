import { describe, expect, it } from "vitest";
import { asMinor } from "~/domain/money/amount";
import { builtInFeed } from "~sandbox/feed";
import type { GameSnapshot } from "~sandbox/feed/types";
import { remotePages } from "~sandbox/remotes";
import type { RemoteDataAccess } from "~sandbox/services/remote-deps";
import { siteConfigSeed } from "~sandbox/services/site-config-seed";
import { noCasino, noContent, noDraws, noPromotions, readBody } from "./fixture";

const now = Date.parse("2026-03-14T09:10:11Z");
const feed = builtInFeed();
const deps: RemoteDataAccess = {
  publicOrigin: "https://touchline.test",
  feed: () => feed,
  now: () => now,
  overrides: async () => new Map(),
  player: async () => null,
  couponsOf: async () => [],
  totalsOf: async () => [],
  cashOutsOf: async () => new Map(),
  office: {
    statementOf: async () => ({ movements: [], totals: [], count: 0 }),
    conversionOf: async () => "account",
    bonusesOf: async () => ({ bonuses: [], offers: [], wanted: { any: 0, first: 0 } }),
    cashbackOf: async () => ({
      running: { from: 0, until: 1 },
      last: { from: 0, until: 0 },
      lines: [],
    }),
    codesOf: async () => ({ asked: null, own: [] }),
    friendsOf: async () => ({ opened: 0, came: 0, earned: asMinor(0) }),
    documentsOf: async () => [],
    filesOf: async () => [],
    threadsOf: async () => [],
    readThread: async () => null,
    paymentsOf: async () => [],
  },
  casino: noCasino,
  content: noContent,
  partitions: () => [],
  draws: () => noDraws,
  promotions: noPromotions,
  siteConfig: async () => siteConfigSeed,
};
const app = remotePages(deps);

async function body(path: string) {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const page = readBody((await response.json()).body);
  expect(page.errors).toEqual([]);
  return page;
}
type Body = Awaited<ReturnType<typeof body>>;
const bets = (page: Body) => page.all("button").filter(({ attrs }) => attrs["name"] === "bet");
const rows = (page: Body) => page.all("li").filter(({ attrs }) => attrs["class"] === "ev");
const links = (page: Body) => page.all("a").map(({ attrs }) => attrs["href"] ?? "");
const text = (page: Body) => page.text.replace(/\s+/g, " ");
const pathOf = (game: GameSnapshot, type = "home") =>
  `${type}/${game.status === "live" ? "live" : "line"}/all/${game.champ.sport.slug}/${game.champ.id}/${game.id}`;
const first = (sport: string, status: "live" | "line" | "finished") => {
  const [game] = feed.games({ status, sport, limit: 1 }, now);
  if (!game) throw new Error(`no ${status} ${sport}`);
  return game;
};
const line = ["football", "basketball", "tennis", "ice-hockey", "table-tennis"];

describe("pages of several sports", () => {
  it("SBX-02 the sportsbook's home page has every sport with its live count, and at most 60 rows", async () => {
    const page = await body("/betting/en");
    for (const slug of line) {
      expect(links(page).some((href) => href.includes(`/all/${slug}/`))).toBe(true);
      const count = feed.games({ status: "live", sport: slug }, now).length;
      const chip = page.all("a").find(({ attrs }) => attrs["href"] === `/en/home/live/all/${slug}`);
      if (count > 0) expect(chip?.text).toMatch(new RegExp(` ${count}$`));
    }
    expect(rows(page).length).toBeGreaterThan(40);
    expect(rows(page).length).toBeLessThanOrEqual(60);
  });

  it.each(line)(
    "the list of %s has only that sport, and its game's page has every market once",
    async (slug) => {
      const page = await body(`/betting/en/home/line/all/${slug}`);
      const ids = new Set(
        feed.games({ status: "line", sport: slug }, now).map(({ id }) => String(id)),
      );
      expect(rows(page).length).toBeGreaterThan(0);
      for (const { attrs } of bets(page)) expect(ids).toContain(attrs["value"]?.split(":")[0]);
      const game = first(slug, "line");
      const own = await body(`/betting/ru/${pathOf(game)}`);
      const values = bets(own).map(({ attrs }) => attrs["value"]);
      const wanted = game.markets.map(
        (each) => `${game.id}:${each.id}:${each.type}:${each.param ?? ""}:${each.coef}`,
      );
      expect([...values].sort()).toEqual([...wanted].sort());
    },
  );

  it("a live tennis match shows its sets, games and points", async () => {
    const game = first("tennis", "live");
    const page = await body(`/betting/en/${pathOf(game)}`);
    expect(text(page)).toContain(`${game.score?.home}:${game.score?.away}`);
    expect(text(page)).toContain(`set ${game.number}`);
    expect(text(page)).toContain(game.parts.map(({ home, away }) => `${home}:${away}`).join(" "));
    expect(text(page)).toContain(game.points ?? "no call");
  });

  it("a list has two prices a row in a sport without draws and three in one with draws", async () => {
    const prices = async (slug: string) => {
      const page = await body(`/betting/en/home/line/all/${slug}`);
      return page.all("span").find(({ attrs }) => attrs["class"]?.startsWith("r3"))?.attrs["class"];
    };
    expect([await prices("tennis"), await prices("ice-hockey")]).toEqual(["r3 r2", "r3"]);
  });

  it("search finds tennis players by their names in another language", async () => {
    const page = await body(`/betting/en/home/line?search=${encodeURIComponent("дворски")}`);
    expect(rows(page).length).toBeGreaterThan(0);
    expect(text(page)).toContain("Marek Dvorsky");
  });

  it("results filtered by sport contain only that sport", async () => {
    const page = await body("/results/en/results/zone?date=2026-03-13&sport=tennis");
    const shown = links(page).filter((href) => /\/\d{9,}$/.test(href));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.every((href) => href.includes("/tennis/"))).toBe(true);
  });
});

describe("page types", () => {
  it("the betsonyour page has a bet button for each next event's favourite", async () => {
    const page = await body("/betting/en/betsonyour/line");
    expect(bets(page).length).toBeGreaterThan(20);
    for (const { attrs } of bets(page)) {
      const [gameId, marketId, type, , coef] = attrs["value"]?.split(":") ?? [];
      const game = feed.game(Number(gameId), now);
      const price = (wanted: string) =>
        Number(game?.markets.find((market) => market.type === wanted)?.coef);
      expect(["1", "2"]).toContain(type);
      expect(Number(coef)).toBe(Math.min(price("1"), price("2")));
      expect(game?.markets.some(({ id }) => id === Number(marketId))).toBe(true);
    }
    const tennis = await body("/betting/en/betsonyour/line/all/tennis");
    expect(bets(tennis).length).toBeGreaterThan(0);
    expect(bets(tennis).length).toBeLessThanOrEqual(6);
  });

  it("the marble page lists only live marble races and exists only in live", async () => {
    const page = await body("/betting/en/marble/live");
    const races = feed.games({ status: "live", sport: "marbles" }, now);
    expect(races.length).toBeGreaterThan(0);
    expect(rows(page)).toHaveLength(races.length);
    const chips = page.all("a").filter(({ attrs }) => attrs["class"] === "chip");
    const leadTo = chips.map(({ attrs }) => attrs["href"]?.replace(/\/\d+$/, ""));
    expect(new Set(leadTo)).toEqual(new Set(["/en/marble/live/all/marbles", "/en/champs"]));
    expect((await app.request("/betting/en/marble/line")).status).toBe(404);
    expect(feed.games({ status: "line", sport: "marbles" }, now)).toEqual([]);
  });

  it("the team page lists a championship's teams, or one team's coming and past games", async () => {
    const list = await body("/betting/en/team/line/all/basketball/2000101");
    const teams = list.all("a").filter(({ attrs }) => attrs["href"]?.includes("?team="));
    expect(teams).toHaveLength(12);
    const page = await body("/betting/ru/team/line/all/basketball/2000101?team=Kaunas");
    expect(page.all("h1")[0]?.text).toBe("Каунас");
    const coming = feed
      .games({ status: "line", champId: 2_000_101 }, now)
      .filter(({ home, away }) => home.en === "Kaunas" || away.en === "Kaunas");
    expect(rows(page).length).toBeGreaterThanOrEqual(coming.length);
    const past = page.all("li").filter(({ attrs }) => attrs["class"]?.startsWith("sc"));
    expect(past.length).toBeGreaterThan(5);
    for (const each of [...rows(page), ...past]) expect(each.text).toContain("Каунас");
  });
});
