import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { type Game, siteOfFile } from "../support/site";

const site = siteOfFile();
let game: Game;
let other: Game;
beforeAll(async () => {
  game = await site.gameOf("Arsenal");
  const games = await site.games();
  other = games.find(({ path }) => champOf(path) !== champOf(game.path)) ?? game;
});
beforeEach(() => closeSharedServices());

const champOf = (path: string) => path.split("/").at(-2) ?? "";
const list = () => `/en/${game.path.replace(/\/\d+$/, "")}`;
const bodyOf = (page: Page, app = "betting") => page.bodies.get(app)?.content ?? "";
/** Names of stars of a body, and whether each is pressed. */
const starsOf = (body: string) =>
  new Map(
    [...body.matchAll(/<button data-favourite="([^"]+)"( aria-pressed="true")?/g)].map(
      ([, name = "", pressed]) => [name.replaceAll("&amp;", "&"), pressed !== undefined],
    ),
  );
const press = (browser: Browser, toggle: string, fields = {}) =>
  browser.post("/en/favourites", { toggle, ...fields });
const arsenal = "tfootball:Arsenal";

describe("favourites", () => {
  it("SET-01 lists, game pages and the column of sports have favourite buttons in plain forms", async () => {
    const browser = new Browser();
    const page = await browser.get(list());
    const stars = starsOf(bodyOf(page));
    expect([stars.get(`g${game.id}`), stars.get(`c${champOf(game.path)}`)]).toEqual([false, false]);
    expect(bodyOf(page)).toMatch(
      /<form method="post" id="fav-betting" action="\/en\/favourites"><input type="hidden" name="csrf"/,
    );
    expect(starsOf(bodyOf(page, "sports-menu")).has(`c${champOf(game.path)}`)).toBe(true);
    const sheet = starsOf(bodyOf(await browser.get(`/en/${game.path}`)));
    expect([...sheet.keys()]).toEqual([`g${game.id}`, arsenal, `tfootball:${game.away}`]);
    const teams = `/en/team/line/all/football/${champOf(game.path)}`;
    expect(starsOf(bodyOf(await browser.get(teams))).get(arsenal)).toBe(false);
    const own = bodyOf(await browser.get(`${teams}?team=Arsenal`));
    expect([...starsOf(own.slice(0, own.indexOf('class="block"'))).keys()]).toEqual([arsenal]);
  });

  it("SET-01 a visitor's favourites are stored in the browser and listed first in the column of sports", async () => {
    const browser = new Browser();
    const back = await press(browser, `g${game.id}`, { returnUrl: list() });
    expect([back.status, back.location]).toEqual([303, `${list()}#fv-g${game.id}`]);
    await press(browser, `c${champOf(other.path)}`);
    const shown = await browser.get(list());
    expect(starsOf(bodyOf(shown)).get(`g${game.id}`)).toBe(true);
    const menu = bodyOf(shown, "sports-menu");
    const own = menu.indexOf(`data-favourite="c${champOf(other.path)}"`);
    expect(own).toBeGreaterThan(-1);
    expect(own).toBeLessThan(menu.indexOf('href="/en/home/live"'));
    expect(menu).toMatch(/href="\/en\/favourites"[^>]*><span>Favourites<\/span><span class="n">2</);
    await press(browser, `g${game.id}`);
    expect(starsOf(bodyOf(await browser.get(list()))).get(`g${game.id}`)).toBe(false);
  });

  it("SET-01 a player's favourites are stored by the platform and shown to nobody else", async () => {
    await site.player("demo@example.test", {});
    const first = await signedIn();
    await press(first, arsenal, { on: "1" });
    await press(first, arsenal, { on: "1" });
    await first.post("/en/office/settings", { isCompact: "1" });
    const second = await signedIn();
    const page = bodyOf(await second.get("/en/favourites"));
    expect(page).toContain(`data-game="${game.id}"`);
    expect(starsOf(page).get(arsenal)).toBe(true);
    expect(starsOf(bodyOf(await second.get(`/en/${game.path}`))).get(arsenal)).toBe(true);
    const guest = new Browser();
    expect(starsOf(bodyOf(await guest.get(`/en/${game.path}`))).get(arsenal)).toBe(false);
    expect(bodyOf(await guest.get("/en/favourites"))).toContain("Nothing marked yet");
    await press(first, arsenal, { on: "0" });
    expect(bodyOf(await second.get("/en/favourites"))).toContain("Nothing marked yet");
  });

  it("SET-01 the favourites page lists games, championships and teams, and any other name is refused", async () => {
    const browser = new Browser();
    for (const name of [`g${game.id}`, `c${champOf(other.path)}`, `tfootball:${other.home}`])
      await press(browser, name);
    const page = bodyOf(await browser.get("/ru/favourites"));
    expect(page).toContain(`data-game="${game.id}"`);
    expect(page).toContain(`href="/ru/champs/${champOf(other.path)}"`);
    expect(page).toContain("team-games-info?team=");
    for (const name of ["x1", "g", "tfootball:a~b", `t${"x".repeat(200)}`]) {
      const refused = await press(browser, name);
      expect([name, refused.status]).toEqual([name, 422]);
    }
    expect((await browser.get("/en")).shell.favourites).toHaveLength(3);
  });

  it("SET-01 a favourite set by a script is answered without a redirect", async () => {
    const browser = new Browser();
    const done = await browser.postData("/en/favourites", { toggle: "c1", on: "1", stay: "1" });
    expect([done.status, done.location]).toEqual([200, null]);
    expect((await browser.get("/en")).shell.favourites).toEqual(["c1"]);
  });
});
