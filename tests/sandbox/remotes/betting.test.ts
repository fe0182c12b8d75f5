import { describe, expect, it } from "vitest";
import { handicapRows } from "~sandbox/remotes/events/handicaps";
import { mainTotal } from "~sandbox/remotes/events/totals";
import { game, games, hostile, markets, now, pages } from "./fixture";

const { body, app } = pages();

const bets = (page: Awaited<ReturnType<typeof body>>) =>
  page.all("button").filter(({ attrs }) => attrs["name"] === "bet");
const rows = (page: Awaited<ReturnType<typeof body>>) =>
  page.all("li").filter(({ attrs }) => attrs["class"] === "ev");

describe("sportsbook lists", () => {
  it("REM-13 ODD-04 every price in a list is a button with the feed's price that adds to the coupon", async () => {
    const page = await body("/betting/en/home/line");
    expect(rows(page)).toHaveLength(3);
    expect(bets(page)[0]?.attrs).toMatchObject({
      value: "11:1101:1::1.855",
      "data-bet": "11:1101:1:",
      id: "bet-1101",
      "aria-label": "Arsenal – Leeds, 1: 1.855",
    });
    // Winner, the total nearest to even (2.5) and the handicap nearest to even (−0.75), for three games.
    const line = games.filter(({ status }) => status === "line");
    const wanted = line.flatMap(({ id, markets }) =>
      markets
        .filter(
          ({ type, param }) =>
            ["1", "X", "2"].includes(type) || param === 2.5 || Math.abs(param ?? 0) === 0.75,
        )
        .map((each) => `${id}:${each.id}:${each.type}:${each.param ?? ""}:${each.coef}`),
    );
    expect(
      bets(page)
        .map(({ attrs }) => attrs["value"])
        .sort(),
    ).toEqual(wanted.sort());
    const posts = page.all("form").filter(({ attrs }) => attrs["method"] === "post");
    expect(posts.map(({ attrs }) => attrs["action"])).toEqual(["/en/coupon", "/en/favourites"]);
    expect(page.all("input").find(({ attrs }) => attrs["name"] === "intent")?.attrs["value"]).toBe(
      "add",
    );
  });

  it("ODD-04 a price is shown with at least two decimals, and its data value is exact", async () => {
    const page = await body("/betting/en/home/line/all/football/501");
    const shown = page.all("data").filter(({ attrs }) => attrs["data-name"] === "bet-coef");
    expect(shown.slice(0, 3).map(({ attrs, text }) => [attrs["value"], text])).toEqual([
      ["1.855", "1.855"],
      ["3.4", "3.40"],
      ["12", "12.00"],
    ]);
  });

  it("LNG-09 events are grouped by day and championship, with times in the reader's time zone", async () => {
    const page = await body("/betting/en/home/line");
    expect(page.all("h2").map(({ text }) => text)).toEqual([
      "Today, Sat 21 November UTC+3",
      "Tomorrow, Sun 22 November UTC+3",
      "Bonuses and promotions",
    ]);
    expect(page.all("h3").map(({ text }) => text)).toEqual([
      "England. Premier League",
      "Spain. La Liga",
      "England. Premier League",
    ]);
    const times = (source: typeof page) => source.all("time").map(({ text }) => text);
    expect(times(page)).toEqual(["21:20", "22:20", "22:20"]);
    const american = await body("/betting/en/home/line", {
      "x-time-zone": "-5",
      "x-hour-cycle": "12",
    });
    expect(times(american)[0]).toMatch(/^1:20\spm$/);
    const nonsense = await body("/betting/en/home/line", { "x-time-zone": "99e9" });
    expect(times(nonsense)[0]).toBe("21:20");
  });

  it("a live row shows the score and the period of play", async () => {
    const [row] = rows(await body("/betting/en/home/live"));
    expect(row?.text).toContain("half-time");
    expect(row?.text.replace(/\s+/g, " ")).toContain("Leeds 2 Fulham 1");
  });

  it("a sportsbook list links to its championships with their counts", async () => {
    const page = await body("/betting/en/home/line");
    const chips = page.all("a").filter(({ attrs }) => attrs["class"] === "chip");
    expect(chips.map(({ text, attrs }) => [text, attrs["href"]])).toEqual([
      ["All 3", "/en/home/line"],
      ["England. Premier League 2", "/en/home/line/all/football/501"],
      ["Spain. La Liga 1", "/en/home/line/all/football/502"],
      ["All championships", "/en/champs"],
      ["All", "/en/home/line/all"],
      ["Recommended", "/en/home/line/all?time=6"],
      ["Next hour", "/en/home/line/all?within=1"],
      ["Next 3 hours", "/en/home/line/all?within=3"],
      ["Starting soon", "/en/home/line/all?time=1"],
      ["Today", "/en/home/line/today"],
      ["Tomorrow", "/en/home/line/tomorrow"],
      ["1st half", "/en/home/line/all?time=2"],
      ["2nd half", "/en/home/line/all?time=3"],
    ]);
  });

  it("REM-13 the hours filter narrows a list, and its links preserve championship and market", async () => {
    // Kick-offs are 1, 2 and 26 hours ahead; the list ends before the hour is full.
    const path = "/betting/en/home/line/all";
    expect(rows(await body(`${path}?within=1`))).toHaveLength(0);
    const three = await body(`${path}/football/501?within=3&market=total`);
    expect(rows(three)).toHaveLength(1);
    const current = three
      .all("a")
      .filter(({ attrs }) => attrs["class"] === "chip" && attrs["aria-current"] === "true");
    expect(current.map(({ text }) => text)).toEqual(["Next 3 hours"]);
    const today = three.all("a").find(({ text }) => text === "Today");
    expect(today?.attrs["href"]).toBe("/en/home/line/today/football/501?market=total");
    expect(rows(await body(`${path}?within=2`))).toHaveLength(3);
  });

  it("REM-13 a narrow list shows the market named in its address", async () => {
    const shown = async (query: string) => {
      const page = await body(`/betting/en/home/line${query}`);
      const list = page.all("form").find(({ attrs }) => attrs["method"] === "post");
      const marked = page
        .all("a")
        .filter(({ attrs }) => attrs["href"]?.startsWith("/en/home/line") && !attrs["class"])
        .filter(({ attrs }) => attrs["aria-current"] === "true");
      return [list?.attrs["class"], marked.map(({ text }) => text)];
    };
    expect(await shown("")).toEqual(["list main", ["1X2"]]);
    expect(await shown("?market=handicap")).toEqual(["list handicap", ["Handicap"]]);
    expect(await shown("?market=nonsense")).toEqual(["list main", ["1X2"]]);
  });

  it("the sportsbook's home page shows no game twice", async () => {
    const page = await body("/betting/en");
    const shown = rows(page).map(({ attrs }) => attrs["data-game"]);
    expect(shown).toHaveLength(4);
    expect(new Set(shown).size).toBe(4);
  });

  it("the paths for today and tomorrow narrow a list to that day", async () => {
    expect(rows(await body("/betting/en/home/line/today"))).toHaveLength(2);
    expect(rows(await body("/betting/en/home/line/tomorrow"))).toHaveLength(1);
  });

  it("SEO-09 long lists have pages of 60, no row is lost or repeated, and other pages are 404", async () => {
    const many = Array.from({ length: 130 }, (_, n) =>
      game(1000 + n, { home: { en: `H${n}` }, away: { en: `A${n}` }, startsAt: now + n * 60_000 }),
    );
    const world = pages({ games: many });
    const seen: string[] = [];
    for (const page of ["1", "2", "3"]) {
      const shown = rows(await world.body(`/betting/en/home/line?page=${page}`));
      expect(shown).toHaveLength(page === "3" ? 10 : 60);
      seen.push(...shown.map(({ text }) => text));
    }
    expect(new Set(seen).size).toBe(130);
    for (const page of ["4", "99", "0", "-1", "two"])
      expect((await world.ask(`/betting/en/home/line?page=${page}`)).status).toBe(404);
  });

  it("ODD-04 a suspended price is disabled, struck through and labelled as suspended for screen readers", async () => {
    const shut = game(11, {
      home: { en: "Arsenal" },
      away: { en: "Leeds" },
      markets: markets(11).map((each, nth) => ({ ...each, isBlocked: nth === 0 })),
    });
    const page = await pages({ games: [shut] }).body("/betting/en/home/line");
    const [first, second] = bets(page);
    expect(first?.attrs).toHaveProperty("disabled");
    expect(first?.attrs["aria-label"]).toBe("Arsenal – Leeds, 1: 1.855, suspended");
    expect(page.all("s").map(({ text }) => text)).toEqual(["1.855"]);
    expect(second?.attrs).not.toHaveProperty("disabled");
  });

  it("SEC-06 team names and search words are shown as text, never as markup", async () => {
    const page = await body(`/betting/en/home/line?search=${encodeURIComponent(hostile)}`);
    expect(page.all("b")).toHaveLength(0);
    expect(page.all("h1")[0]?.text).toBe(`Search: ${hostile}`);
    expect(rows(page)).toHaveLength(1);
    expect(bets(page)[0]?.attrs["aria-label"]).toBe(`${hostile} – Chelsea, 1: 1.855`);
    expect(page.all("input").find(({ attrs }) => attrs["type"] === "search")?.attrs["value"]).toBe(
      hostile,
    );
  });

  it("search finds a team by its name in any language, among live and upcoming games", async () => {
    for (const words of ["арсен", "Arsen", "أرسنال"]) {
      expect(
        rows(await body(`/betting/en/home/line?search=${encodeURIComponent(words)}`)),
      ).toHaveLength(1);
    }
    const leeds = await body("/betting/ru/home/line?search=leeds");
    expect(leeds.all("h2").map(({ text }) => text)).toEqual(["Лайв 1", "Линия 1"]);
  });

  it("REM-01 blocks of the home page can be requested alone, by id", async () => {
    const post = (json: unknown) =>
      app.request("/betting/en", {
        method: "POST",
        body: JSON.stringify(json),
        headers: { "content-type": "application/json" },
      });
    const reply = await (
      await post({ components: ["top-live", "top-line", "constructor", "nothing"] })
    ).json();
    expect(Object.keys(reply.components)).toEqual(["top-live", "top-line"]);
    expect(reply.components["top-live"]).toContain("21:2101:1::1.855");
    expect(reply.components["top-line"]).toContain("11:1101:1::1.855");
    expect((await post({ components: "x" })).status).toBe(400);
    expect((await app.request("/betting/en", { method: "POST", body: "{" })).status).toBe(400);
  });
});

describe("game page", () => {
  it("a game's page offers every market of the game once", async () => {
    const page = await body("/betting/en/home/line/all/football/501/11");
    const values = bets(page).map(({ attrs }) => attrs["value"]);
    const wanted = markets(11).map(
      (each) => `11:${each.id}:${each.type}:${each.param ?? ""}:${each.coef}`,
    );
    expect([...values].sort()).toEqual([...wanted].sort());
    expect(page.all("h1")[0]?.text).toBe("Arsenal – Leeds");
  });

  it("a handicap is paired with the opposite line of the other side", () => {
    const pairs = handicapRows(markets(11)).map((row) => row.map((each) => each?.param));
    expect(pairs).toEqual([
      [-0.75, 0.75],
      [0, 0],
    ]);
  });

  it("the main total is the one whose two prices are nearest to each other", () => {
    expect(mainTotal(markets(11))?.line).toBe("2.5");
    expect(mainTotal([])).toBeNull();
  });

  it("a game that has gone live is shown with its score at its pre-match address", async () => {
    const page = await body("/betting/en/home/line/all/football/501/21");
    expect(page.text).toContain("2:1");
    expect(page.text).toContain("half-time");
    expect(page.text).toContain("This event is in play");
    // Three goals decide the total of 1.5 and of 2.5: of sixteen prices, those four are not shown.
    expect(bets(page)).toHaveLength(12);
  });

  it("a finished game's page shows its final score and takes no bets", async () => {
    const page = await body("/betting/en/home/line/all/football/501/31");
    expect(page.text).toContain("3:0");
    expect(page.text).toContain("This event has finished");
    expect(bets(page)).toHaveLength(0);
  });
});
