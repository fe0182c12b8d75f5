import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { footballDataFeed } from "~sandbox/feed";
import type { GameSnapshot } from "~sandbox/feed/types";

const season = footballDataFeed("tests/fixtures/football-data");
const odd = footballDataFeed("tests/fixtures/football-data-odd");
const minute = 60_000;
const utc = (text: string) => Date.parse(text);

function find(feed: typeof season, home: string, at = utc("2026-01-01T00:00:00Z")): GameSnapshot {
  const found = feed.games({}, at).find((game) => game.home.en === home);
  if (!found) throw new Error(`no game of ${home}`);
  return found;
}

function view(game: GameSnapshot, at: number): GameSnapshot {
  const found = season.game(game.id, at) ?? odd.game(game.id, at);
  if (!found) throw new Error(`no game ${game.id}`);
  return found;
}

function coef(game: GameSnapshot, type: string, param: number | null = null): string | undefined {
  return game.markets.find((market) => market.type === type && market.param === param)?.coef;
}

describe("replayed season of football-data.co.uk", () => {
  it("SBX-02 a replayed season has every game of its files and starts a day before the first kick-off", () => {
    expect(season.report).toEqual([]);
    expect(season.games({ status: "finished" }, utc("2025-06-01T00:00:00Z"))).toHaveLength(60);
    expect(season.games({ champId: 118587 }, utc("2025-06-01T00:00:00Z"))).toHaveLength(20);
    // The first is Athletic Bilbao on 15/08/2024: the file's 18:00 is British summer time, 19:00 in Bilbao.
    expect(season.startsAt).toBe(utc("2024-08-14T17:00:00Z"));
    expect(season.champs.map((champ) => champ.name.en)).toEqual([
      "England. Premier League",
      "Italy. Serie A",
      "Spain. La Liga",
    ]);
  });

  it.each([
    ["Man United", "2024-08-16T19:00:00Z"],
    // 19:00 in Bilbao and 18:30 in Genoa, by the leagues' own calendars.
    ["Ath Bilbao", "2024-08-15T19:00:00+02:00"],
    ["Genoa", "2024-08-17T18:30:00+02:00"],
  ])("SBX-02 a kick-off in a season file is UK time in every league: %s", (home, moment) => {
    expect(
      season.games({}, utc("2024-08-14T17:00:00Z")).find((game) => game.home.en === home)?.startsAt,
    ).toBe(utc(moment));
  });

  it.each([
    ["Arsenal", "2024-10-26T16:30:00Z", "the last day of British summer time"],
    ["Leeds", "2024-10-27T16:30:00Z", "the first day after it"],
    ["Stuttgart", "2007-08-10T14:00:00Z", "15:00 in the UK, since old files have no times"],
    ["North Town", "2024-07-05T19:00:00Z", "an unknown division"],
    ["Criciuma", "2024-04-13T18:30:00-03:00", "Brazil, four hours behind British summer time"],
  ])("SBX-02 the kick-off of %s in a season file is %s (%s)", (home, moment) => {
    expect(find(odd, home).startsAt).toBe(utc(moment));
  });

  it("SBX-02 ODD-04 a replayed game has the file's exact prices, unchanged until kick-off", () => {
    const united = find(season, "Man United", utc("2024-08-14T17:00:00Z"));
    for (const at of ["2024-08-01T00:00:00Z", "2024-08-16T00:00:00Z", "2024-08-16T18:59:59Z"]) {
      const game = view(united, utc(at));
      expect(["1", "X", "2"].map((type) => coef(game, type))).toEqual(["1.62", "4.36", "5.15"]);
      expect([coef(game, "over", 2.5), coef(game, "under", 2.5)]).toEqual(["1.53", "2.52"]);
      expect([coef(game, "handicap-1", -1), coef(game, "handicap-2", 1)]).toEqual(["2.03", "1.85"]);
      expect(game.markets).toEqual(united.markets);
    }
  });

  it("SBX-02 a replayed game offers double chance, both to score, and totals and handicaps on quarter lines", () => {
    const game = find(season, "Man United", utc("2024-08-16T00:00:00Z"));
    const types = new Set(game.markets.map((market) => market.type));
    expect([...types].slice(0, 12)).toEqual([
      "1",
      "X",
      "2",
      "1X",
      "12",
      "2X",
      "over",
      "under",
      "handicap-1",
      "handicap-2",
      "both-score-yes",
      "both-score-no",
    ]);
    expect(coef(game, "over", 2.75)).toBeDefined();
    expect(coef(game, "handicap-1", -0.75)).toBeDefined();
    expect(coef(game, "handicap-2", 1.25)).toBeDefined();
  });

  it("SBX-02 a replayed game has the file's half-time and full-time scores at the right minutes", () => {
    // West Ham – Aston Villa, 17/08/2024 17:30: 1-1 at half-time, 1-2 at the end.
    const game = find(season, "West Ham");
    const kickOff = utc("2024-08-17T16:30:00Z");
    expect(view(game, kickOff - 1)).toMatchObject({
      status: "line",
      score: null,
      minute: null,
      gameTimeSec: null,
    });
    expect(view(game, kickOff)).toMatchObject({
      status: "live",
      score: { home: 0, away: 0 },
      minute: 1,
      period: "first-half",
      gameTimeSec: 0,
      halfTime: null,
    });
    expect(view(game, kickOff + 44.99 * minute)).toMatchObject({
      minute: 45,
      period: "first-half",
      halfTime: null,
    });
    for (const at of [45, 59.99]) {
      expect(view(game, kickOff + at * minute)).toMatchObject({
        score: { home: 1, away: 1 },
        halfTime: { home: 1, away: 1 },
        minute: 45,
        period: "break",
        gameTimeSec: 2700,
      });
    }
    expect(view(game, kickOff + 60 * minute)).toMatchObject({
      score: { home: 1, away: 1 },
      minute: 46,
      gameTimeSec: 2700,
    });
    expect(view(game, kickOff + 107.9 * minute)).toMatchObject({
      score: { home: 1, away: 2 },
      minute: 90,
      status: "live",
    });
    expect(view(game, kickOff + 108 * minute)).toMatchObject({
      score: { home: 1, away: 2 },
      halfTime: { home: 1, away: 1 },
      status: "finished",
      minute: null,
      markets: [],
    });
  });

  it("SBX-02 the score of a replayed game rises one goal at a time and never falls", () => {
    const game = find(season, "Wolves"); // 2-6, 2-2 at half-time
    let goals = 0;
    for (let at = 0; at <= 108 * 60; at++) {
      const score = view(game, game.startsAt + at * 1000).score;
      const now = (score?.home ?? 0) + (score?.away ?? 0);
      expect(now - goals === 0 || now - goals === 1).toBe(true);
      goals = now;
    }
    expect(goals).toBe(8);
  });

  it("SBX-02 a replayed game suspends all markets for 40 seconds after a goal", () => {
    const game = find(season, "Man United"); // 1-0, after the break
    const total = (at: number) => view(game, at).score?.home;
    let at = game.startsAt;
    while (total(at) === 0) at += 1000;
    const open = (moment: number) =>
      view(game, moment).markets.filter((market) => !market.isBlocked).length;
    expect([open(at - 1000) > 0, open(at), open(at + 39_999), open(at + 40_000) > 0]).toEqual([
      true,
      0,
      0,
      true,
    ]);
  });

  it("SBX-02 a replayed game still lists its pre-match markets in play and suspends decided ones", () => {
    const game = find(season, "Wolves");
    const late = view(game, game.startsAt + 104 * minute);
    // Halves, scores and counts go as soon as they are decided.
    const opened = view(game, game.startsAt - minute)
      .markets.filter(({ type }) => !/^(?:half|score|corners|cards)-/.test(type))
      .map((market) => market.id);
    expect(opened.filter((id) => !late.markets.some((market) => market.id === id))).toEqual([]);
    const total = (late.score?.home ?? 0) + (late.score?.away ?? 0);
    const decided = late.markets.filter(
      ({ type, param }) =>
        type.startsWith("both-score") || (/over|under/.test(type) && (param ?? 0) < total),
    );
    expect(decided.length).toBeGreaterThan(4);
    expect(decided.every((market) => market.isBlocked)).toBe(true);
  });

  it("SBX-02 a replayed game settles by the file's half-time score, corners and cards", () => {
    // Man United – Fulham, 16/08/2024: 0-0 at half-time, 1-0; corners 7 and 8; yellow cards 2 and 3, none red.
    const game = find(season, "Man United");
    expect(game.final).toEqual({
      home: 1,
      away: 0,
      halfTime: { home: 0, away: 0 },
      corners: { home: 7, away: 8 },
      cards: { home: 2, away: 3 },
    });
    const kindsAt = (at: number) =>
      new Set(view(game, at).markets.map(({ type }) => type.replace(/-.*/, "")));
    expect(kindsAt(game.startsAt - minute)).toContain("corners");
    expect(kindsAt(game.startsAt - minute)).toContain("cards");
    expect(kindsAt(game.startsAt + minute)).not.toContain("corners");
    expect(kindsAt(game.startsAt + minute)).not.toContain("cards");
  });

  it("SBX-02 a replayed game offers no bets on the first half once it is over", () => {
    const game = find(season, "Man United");
    const types = (after: number) =>
      view(game, game.startsAt + after * minute)
        .markets.map(({ type }) => type)
        .filter((type) => /^half-/.test(type));
    expect(types(20)).toContain("half-1-X");
    expect(types(20)).toContain("half-1-over");
    // Goalless at half-time: of half-time and full-time together, three are left.
    expect(types(50).sort()).toEqual([
      "half-2-1",
      "half-2-2",
      "half-2-X",
      "half-full-X-1",
      "half-full-X-2",
      "half-full-X-X",
    ]);
  });

  it("SBX-02 a replayed game lists each goal once it is scored, and no goals under an overridden score", () => {
    const game = find(season, "Man United");
    const [goal] = game.goals;
    expect(game.goals).toHaveLength(1);
    expect(goal?.side).toBe("home");
    expect(goal?.minute).toBeGreaterThan(45);
    expect(view(game, game.startsAt + 30 * minute).goals).toEqual([]);
    const stated = season.game(game.id, utc("2025-06-01T00:00:00Z"), {
      score: { home: 2, away: 2 },
    });
    expect(stated?.goals).toEqual([]);
    // A stated score says nothing of halves, corners and cards.
    expect(stated?.final).toEqual({ home: 2, away: 2 });
  });

  it("SBX-02 live prices of a replayed game change as time passes", () => {
    const game = find(season, "Leicester");
    const at = (seconds: number) => coef(view(game, game.startsAt + seconds * 1000), "over", 2.5);
    expect(at(0)).toBe(at(19));
    expect(Number(at(600))).toBeGreaterThan(Number(at(0)));
  });

  it("SBX-02 ids of games and markets stay the same when season files are added or removed", () => {
    const alone = footballDataFeed("tests/fixtures/football-data/E0.csv");
    const ids = (feed: typeof season) =>
      feed
        .games({ champId: 118587 }, utc("2024-08-14T17:00:00Z"))
        .map((game) => [game.id, game.markets.map(({ id }) => id)]);
    expect(ids(alone)).toEqual(ids(season));
    const market = season.games({ status: "line" }, utc("2024-08-14T17:00:00Z"))[0]?.markets[7];
    expect(season.gameOfMarket(market?.id ?? 0)).toBe(
      season.games({ status: "line" }, utc("2024-08-14T17:00:00Z"))[0]?.id,
    );
    expect(season.gameOfMarket(1)).toBeNull();
  });

  it("SBX-02 a replayed game is open for bets from 30 days before kick-off", () => {
    const game = find(season, "Man United");
    const opens = game.startsAt - 30 * 24 * 60 * minute;
    expect(view(game, opens - 1)).toMatchObject({ status: "line", markets: [] });
    expect(view(game, opens).markets.length).toBeGreaterThan(20);
    expect(season.games({ status: "line" }, opens - 1).some(({ id }) => id === game.id)).toBe(
      false,
    );
    expect(season.games({ status: "line" }, opens).some(({ id }) => id === game.id)).toBe(true);
  });
});

describe("faulty season files", () => {
  it("SBX-02 SBX-08 each faulty row of a season file is reported with its line number, and none is fatal", () => {
    expect([...odd.report].sort()).toEqual([
      "E0.csv:11 no prices of 1, X and 2: left out",
      "E0.csv:12 half-time score 2:0 is above the full-time score 1:0: neither is used, void at kick-off",
      "E0.csv:13 no teams: left out",
      "E0.csv:2 and E0.csv:14 are one match: one game",
      "E0.csv:4 no prices of 1, X and 2: left out",
      "E0.csv:5 no full-time score: not played, void at kick-off",
      'E0.csv:6 date "31/02/2025" is not dd/mm/yy or dd/mm/yyyy: left out',
      "E0.csv:7 no prices of 1, X and 2: left out",
      'E0.csv:8 AHh "-0.3" is not a handicap: not used',
      'E0.csv:8 Avg>2.5 "1.00" is not a price: not used',
      'E0.csv:8 time "soon" is not hh:mm: taken as 15:00',
      "notes.csv:1 not a football-data.co.uk file: no Date, no HomeTeam, no AwayTeam in its first line",
    ]);
  });

  it("SBX-02 a replayed game takes the average prices, or any bookmaker's full set if there is no average", () => {
    const priced = (home: string) => view(find(odd, home), find(odd, home).startsAt - minute);
    const prices = (home: string) => ["1", "X", "2"].map((type) => coef(priced(home), type));
    expect(prices("Arsenal")).toEqual(["1.82", "3.55", "4.45"]);
    expect(prices("Leeds")).toEqual(["2.15", "3.3", "3.40"]);
    expect(prices("Stuttgart")).toEqual(["2.16", "3.26", "3.18"]);
    expect(prices("North Town")).toEqual(["2.5", "3.2", "2.9"]);
    // A file that has closing prices alone.
    expect(prices("Criciuma")).toEqual(["2.19", "3.05", "3.56"]);
    // More digits than a price can have are cut.
    expect(prices("Brighton")).toEqual(["1.823", "3.55", "4.45"]);
    expect([
      coef(priced("Stuttgart"), "over", 2.5),
      coef(priced("Stuttgart"), "handicap-1", -0.25),
    ]).toEqual(["1.86", "1.88"]);
    expect(coef(priced("Bayern Munich"), "handicap-2", 1.75)).toBe("1.86");
  });

  it("ODD-04 SBX-02 prices of 1 and handicaps that are not in quarters are ignored in a season file", () => {
    const game = view(find(odd, "Everton"), find(odd, "Everton").startsAt - minute);
    expect(Number(coef(game, "over", 2.5))).toBeGreaterThan(1.5);
    expect(game.markets.every(({ param }) => param === null || Number.isInteger(param * 4))).toBe(
      true,
    );
    expect(game.markets.every((market) => Number(market.coef) > 1.01)).toBe(true);
  });

  it("SBX-02 a game that was not played finishes at kick-off without a score", () => {
    const fulham = find(odd, "Fulham");
    const kickOff = utc("2024-10-30T19:45:00Z");
    expect(view(fulham, kickOff - 1)).toMatchObject({ status: "line" });
    expect(view(fulham, kickOff)).toMatchObject({
      status: "finished",
      score: null,
      halfTime: null,
      markets: [],
      endsAt: kickOff,
    });
    expect(odd.games({ status: "live" }, kickOff + minute)).toEqual([]);
  });

  it("SBX-02 an unknown division is named by its code and has its own id", () => {
    const champ = find(odd, "North Town").champ;
    expect(champ.name.en).toBe("XX9");
    expect(odd.champs.filter(({ id }) => id === champ.id)).toHaveLength(1);
    expect(find(odd, "Criciuma").champ.name.en).toBe("Brazil. Série A");
  });

  it("SBX-02 a feed folder that is missing, empty or without a usable match raises an error of one line", () => {
    const empty = mkdtempSync(join(tmpdir(), "feed-"));
    expect(() => footballDataFeed(join(empty, "none"))).toThrow(
      /^SANDBOX_FEED [^\n]*none"[^\n]*does not exist[^\n]*$/,
    );
    expect(() => footballDataFeed(empty)).toThrow(/^[^\n]*holds no CSV file[^\n]*$/);
    writeFileSync(join(empty, "E0.csv"), "Div,Date,HomeTeam,AwayTeam\nE0,01/01/2025,A,B\n");
    expect(() => footballDataFeed(empty)).toThrow(
      /^SANDBOX_FEED is "[^\n]*", which has no match that can be offered \(E0\.csv:2 [^\n]*, and 1 more\); it takes a football-data\.co\.uk CSV file or a folder of them$/,
    );
  });
});
