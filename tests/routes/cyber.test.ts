import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { type Game, openSite, type Site } from "../support/site";
import { add } from "../support/slip";

/** Every page of a kind's tree, as the list of screens has them. */
const tails = [
  "",
  "/disciplines",
  "/all",
  "/dota-2",
  "/dota-2/champs",
  "/dota-2/501",
  "/dota-2/501/1",
];
const kinds = ["real", "virtual", "stream"] as const;

let site: Site;
let browser: Browser;
const open = async (feed?: null) => {
  site = await openSite(feed === undefined ? {} : { feed });
  browser = new Browser();
};
/** A page's body; a remote that is late for a page has its answer there for the next one (REM-10). */
const page = async (path: string, lng = "en") => {
  let shown = await browser.get(`/${lng}/${path}`);
  for (let tries = 0; shown.status === 200 && !shown.bodies.has("cyber") && tries < 20; tries++)
    shown = await browser.get(`/${lng}/${path}`);
  return { status: shown.status, body: shown.bodies.get("cyber")?.content ?? "" };
};
const games = async (query: string) =>
  (await site.control<{ games: Game[] }>("GET", `feed?${query}`)).games;
const linksOf = (body: string) =>
  [...body.matchAll(/href="\/en\/([^"]+)"/g)].map(([, path]) => path);

describe("esports of the built-in feed", () => {
  beforeAll(() => open(null));
  afterEach(() => site.tidy());
  afterAll(() => site.close());

  it("CAS-12 SCR-01 every esports page of each kind exists under both names, and any other kind is 404", async () => {
    for (const root of ["cyber", "esports"]) {
      expect((await page(root)).status).toBe(200);
      for (const kind of kinds)
        for (const tail of tails) {
          const { status, body } = await page(`${root}/${kind}${tail}`);
          expect([tail, status, body.match(/<h1/g)?.length]).toEqual([tail, 200, 1]);
        }
      expect((await page(`${root}/other`)).status).toBe(404);
      expect((await page(`${root}/other/dota-2`)).status).toBe(404);
    }
  });

  it("CAS-12 esports pages link from kind by discipline and championship to a game of that kind", async () => {
    const stream = await page("esports/stream");
    expect(linksOf(stream.body)).toContain("esports/stream/counter-strike");
    const champs = await page("esports/stream/counter-strike/champs");
    const champ = linksOf(champs.body).find((path) => path?.endsWith("/2000501"));
    expect(champ).toBe("esports/stream/counter-strike/2000501");
    // The challengers have no broadcast.
    expect(champs.body).not.toContain("2000502");
    // A game of three maps that has not begun, whatever the hour is: a map that is over has no prices.
    const [next] = await games("status=line&champ=2000501&limit=1");
    const game = `esports/stream/counter-strike/2000501/${next?.id}`;
    expect(linksOf((await page(champ ?? "")).body)).toContain(game);
    const shown = await page(game);
    expect(shown.body).toContain('data-name="video-slot"');
    expect(shown.body).toContain("Total rounds: map 1");
    expect(shown.body).toContain('aria-label="You are here"');
    // The same game by another kind is not there.
    const other = await page(game.replace("/stream/", "/virtual/"));
    expect(other.body).not.toContain("data-bet");
  });

  it("CAS-12 CPN-01 an esports price is added to the coupon, whose leg links back to the game", async () => {
    const [game] = await games("status=line&champ=2000511&limit=1");
    const market = game?.markets.find(({ type }) => type === "part-1-over");
    if (!game || !market) throw new Error("no totals of towers on the line");
    expect(game.path).toBe(`cyber/real/dota-2/2000511/${game.id}`);
    const { body } = await page(game.path);
    const bet = `${game.id}:${market.id}:part-1-over:${market.param}:${market.coef}`;
    expect(body).toContain(`value="${bet}"`);
    const { coupon } = await add(browser, { bet });
    expect(coupon.rows).toMatchObject([
      { name: `Total towers: map 1: Over ${market.param}`, path: game.path },
    ]);
  });

  it("CAS-12 esports games are left out of the sportsbook's lists but found by its search", async () => {
    const [game] = await games("status=line&champ=2000521&limit=1");
    const home = (await browser.get("/en/home/line")).bodies.get("betting")?.content ?? "";
    expect(home).not.toContain("/cyber/");
    const found = await browser.get(`/en/home/line?search=${encodeURIComponent(game?.home ?? "")}`);
    expect(found.bodies.get("betting")?.content).toContain("/en/cyber/real/league-of-legends/");
  });

  it.each(["ru", "ar", "es", "tr"])(
    "CAS-12 the esports page has a heading of its own in %s",
    async (lng) => {
      const english = await page("cyber/virtual");
      const own = await page("cyber/virtual", lng);
      const heading = (body: string) => /<h1[^>]*>([^<]+)/.exec(body)?.[1];
      expect(heading(own.body)).toBeTruthy();
      expect(heading(own.body)).not.toBe(heading(english.body));
    },
  );
});

describe("esports without games in the feed", () => {
  beforeAll(() => open());
  afterAll(() => site.close());

  it("CAS-12 every esports page shows an empty list with a link onward when the feed has no esports", async () => {
    for (const path of [
      "cyber",
      ...kinds.flatMap((kind) => tails.map((tail) => `cyber/${kind}${tail}`)),
    ]) {
      const { status, body } = await page(path);
      expect([path, status, body.match(/<h1/g)?.length]).toEqual([path, 200, 1]);
      const empty = /<section class="empty">.*?<\/section>/s.exec(body)?.[0] ?? "";
      const onward = linksOf(empty).filter((to) => to !== path);
      expect([path, onward.length > 0]).toEqual([path, true]);
      for (const to of onward) expect((await browser.get(`/en/${to}`)).status).toBe(200);
    }
  });
});
