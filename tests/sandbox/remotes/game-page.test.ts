import { describe, expect, it } from "vitest";
import { game, games, markets, now, pages } from "./fixture";

const line = "/betting/en/home/line/all/football/501/11";
const { body } = pages();

const bets = (page: Awaited<ReturnType<typeof body>>) =>
  page.all("button").filter(({ attrs }) => attrs["name"] === "bet");
const groups = (page: Awaited<ReturnType<typeof body>>) =>
  page.all("details").map(({ attrs }) => attrs["id"]);
const textOf = (page: Awaited<ReturnType<typeof body>>) => page.text.replace(/\s+/g, " ");

describe("market groups", () => {
  it("REM-13 tabs of a game's page are links to market groups, and an unknown tab shows all groups", async () => {
    const all = await body(line);
    expect(groups(all)).toEqual([
      "mk-result",
      "mk-total",
      "mk-handicap",
      "mk-double-chance",
      "mk-both-score",
    ]);
    const tabs = all.all("nav").find(({ attrs }) => attrs["aria-label"] === "Market groups");
    expect(tabs?.text).toBe("AllMainTotalHandicap");
    const totals = await body(`${line}?tab=totals`);
    expect(groups(totals)).toEqual(["mk-total"]);
    expect(bets(totals)).toHaveLength(4);
    expect(totals.all("a").find(({ attrs }) => attrs["aria-current"] === "true")?.text).toBe(
      "Total",
    );
    for (const tab of ["corners", "nonsense"])
      expect(groups(await body(`${line}?tab=${tab}`))).toEqual(groups(all));
  });

  it("REM-13 market groups fold without a script, each under its heading", async () => {
    const page = await body(line);
    expect(page.all("summary").map(({ text }) => text)).toEqual(
      page
        .all("h2")
        .slice(0, 5)
        .map(({ text }) => text),
    );
    for (const fold of page.all("details")) expect(fold.attrs).toHaveProperty("open");
  });

  it("REM-13 market groups pinned in the address come first, in the order of the pins", async () => {
    const pinned = await body(`${line}?pin=both-score,handicap,nonsense`);
    expect(groups(pinned)).toEqual([
      "mk-both-score",
      "mk-handicap",
      "mk-result",
      "mk-total",
      "mk-double-chance",
    ]);
    const pins = (label: string) =>
      pinned.all("button").find(({ attrs }) => attrs["aria-label"] === label)?.attrs;
    const path = line.replace("/betting", "");
    // A press on a pin is an act: it has no address that a crawler could follow.
    expect(pins("Unpin: Handicap")).toMatchObject({ name: "pin", value: "both-score,nonsense" });
    expect(pins("Pin to top: Total goals")).toMatchObject({
      form: "pins",
      value: "both-score,handicap,nonsense,total",
    });
    expect(pinned.all("form").find(({ attrs }) => attrs["id"] === "pins")?.attrs).toMatchObject({
      method: "get",
      action: path,
    });
    const tab = pinned.all("a").find(({ text }) => text === "Main");
    expect(tab?.attrs["href"]).toBe(`${path}?tab=main&pin=both-score,handicap,nonsense`);
  });

  it("a football match offers markets on halves, scores, corners and cards", async () => {
    const more = (type: Parameters<typeof pick>[0], param: number | null = null) =>
      pick(type, param);
    const own = [
      ...markets(11),
      ...(["half-1-1", "half-1-X", "half-1-2", "half-full-1-X"] as const).map((type) => more(type)),
      more("half-1-over", 0.5),
      more("half-1-under", 0.5),
      ...(["score-1-0", "score-0-0", "score-0-1", "score-2-1", "score-other"] as const).map(
        (type) => more(type),
      ),
      more("odd"),
      more("even"),
      more("corners-over", 9.5),
      more("corners-under", 9.5),
      more("cards-over", 4.5),
      more("cards-under", 4.5),
    ];
    const world = pages({
      games: [game(11, { home: { en: "Arsenal" }, away: { en: "Leeds" }, markets: own })],
    });
    const page = await world.body(line);
    expect(bets(page)).toHaveLength(own.length);
    const named = bets(page).map(({ attrs }) =>
      attrs["aria-label"]?.replace("Arsenal – Leeds, ", ""),
    );
    expect(named).toEqual(
      expect.arrayContaining([
        "1st half result: Arsenal: 2.00",
        "Half-time/full-time: Arsenal / Draw: 2.00",
        "1st half: total goals: Over 0.5: 2.00",
        "Correct score: 2:1: 2.00",
        "Correct score: Any other score: 2.00",
        "Total goals odd/even: Odd: 2.00",
        "Total corners: Under 9.5: 2.00",
        "Total cards: Over 4.5: 2.00",
      ]),
    );
    const scores = await world.body(`${line}?tab=scores`);
    // Home wins, draws and away wins side by side.
    expect(bets(scores).map(({ attrs }) => attrs["value"]?.split(":")[2])).toEqual([
      "score-1-0",
      "score-0-0",
      "score-0-1",
      "score-2-1",
      "score-other",
    ]);
  });
});

let nth = 20;
function pick(type: Parameters<typeof makeMarket>[0], param: number | null) {
  nth += 1;
  return makeMarket(type, param, 1100 + nth);
}
function makeMarket(
  type: (typeof games)[number]["markets"][number]["type"],
  param: number | null,
  id: number,
) {
  return { id, type, param, coef: "2", isBlocked: false };
}

describe("facts of the feed about a game", () => {
  it("a game's page shows form, meetings and league table from results before the game", async () => {
    const played = games.map((each) => ({ ...each, final: each.score }));
    const page = await pages({ games: played }).body(line);
    // Arsenal beat Fulham 3:0, then, two days earlier, drew 1:1 at Leeds.
    const forms = page.all("div").filter(({ attrs }) => attrs["class"] === "form");
    expect(forms.map(({ text }) => text)).toEqual(["ArsenalWD", "LeedsD"]);
    const marks = page
      .all("a")
      .filter(({ attrs }) => /^(won|drawn|lost)$/.test(attrs["class"] ?? ""));
    expect(marks.map(({ attrs }) => attrs["aria-label"])).toEqual([
      "Won: Arsenal – Fulham 3:0",
      "Drawn: Leeds – Arsenal 1:1",
      "Drawn: Leeds – Arsenal 1:1",
    ]);
    const meetings = page.all("li").filter(({ attrs }) => attrs["class"] === "sc dated");
    expect(meetings).toHaveLength(1);
    expect(meetings[0]?.text).toContain("1:1");
    const places = page.all("tbody")[0];
    // Four points and goals 4:1; Leeds one point and 1:1.
    expect(places?.text).toBe("1Arsenal2342Leeds101");
  });

  it("a finished match shows its goals by minute, corners and cards, and form from earlier games only", async () => {
    const goals = [
      { minute: 12, side: "home" },
      { minute: 58, side: "home" },
      { minute: 92, side: "home" },
    ] as const;
    const own = games.map((each) =>
      each.id === 31
        ? {
            ...each,
            goals,
            final: { home: 3, away: 0, corners: { home: 7, away: 2 }, cards: { home: 1, away: 4 } },
          }
        : { ...each, final: each.score },
    );
    const page = await pages({ games: own }).body("/betting/en/home/line/all/football/501/31");
    const list = page.all("ol").find(({ attrs }) => attrs["class"] === "scored");
    expect(list?.text.replace(/\s+/g, " ")).toBe("12′ 1:0 Arsenal58′ 2:0 Arsenal90+2′ 3:0 Arsenal");
    expect(textOf(page)).toContain("Corners7:2");
    expect(textOf(page)).toContain("Cards1:4");
    const forms = page.all("div").filter(({ attrs }) => attrs["class"] === "form");
    expect(forms.map(({ text }) => text)).toEqual(["ArsenalD", "Fulham"]);
  });

  it("a game's page draws no goals that do not add up to the score", async () => {
    const page = await body("/betting/en/home/line/all/football/501/21");
    expect(page.all("svg").some(({ attrs }) => attrs["viewBox"] === "-12 0 1024 48")).toBe(false);
  });

  it("the score of a quarter shows once it is over, and that of a set while it is played", async () => {
    const parts = [
      { home: 20, away: 18 },
      { home: 7, away: 9 },
    ];
    const at = (period: "quarter" | "set") =>
      pages({
        games: [
          game(41, {
            home: { en: "A" },
            away: { en: "B" },
            status: "live",
            startsAt: now - 1,
            score: { home: 27, away: 27 },
            period,
            number: 2,
            parts,
          }),
        ],
      }).body("/betting/en/home/live/all/football/501/41");
    const cells = (page: Awaited<ReturnType<typeof body>>) =>
      page.all("td").map(({ text }) => text);
    expect(cells(await at("quarter"))).toEqual(["", "20", "27", "18", "27"]);
    expect(cells(await at("set"))).toEqual(["", "20", "7", "27", "18", "9", "27"]);
  });
});
