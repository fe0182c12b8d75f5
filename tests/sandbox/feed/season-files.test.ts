import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { footballDataFeed } from "~sandbox/feed";
import type { Feed } from "~sandbox/feed/types";
import { plain } from "./plain";

/** Twenty matches of the Premier League, August 2024, as published; line 2 is Man United – Fulham. */
const published = readFileSync("tests/fixtures/football-data/E0.csv");
const [header = "", ...rows] = published
  .toString("utf8")
  .replace("\ufeff", "")
  .trim()
  .split(/\r?\n/);
const columns = header.split(",");
const before = Date.parse("2024-08-15T19:00:00Z");
const after = Date.parse("2025-06-01T00:00:00Z");

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Reads files of these names and contents as the feed's folder. */
function read(files: Readonly<Record<string, string | Uint8Array>>): Feed {
  const folder = mkdtempSync(join(tmpdir(), "season-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return footballDataFeed(folder);
}

const fileOf = (lines: readonly string[], top = header) => `${[top, ...lines].join("\n")}\n`;

/** A row of the file with some cells replaced. */
function changed(row: string | undefined, cells: Readonly<Record<string, string>>): string {
  const all = (row ?? "").split(",");
  for (const [column, value] of Object.entries(cells)) all[columns.indexOf(column)] = value;
  return all.join(",");
}

/** The published file with cells of Man United – Fulham replaced. */
const withCells = (cells: Readonly<Record<string, string>>) =>
  read({ "E0.csv": fileOf([changed(rows[0], cells), ...rows.slice(1)]) });

const gamesOf = (feed: Feed, home: string, at = after) =>
  feed.games({}, at).filter((game) => game.home.en === home && game.away.en === "Fulham");
const untouched = read({ "E0.csv": fileOf(rows) });

/** All games of a feed but some, with everything that their pages show before and after the match. */
function shownGames(feed: Feed, ids: readonly number[]): readonly unknown[] {
  return ids.map((id) => [plain(feed.game(id, before)), plain(feed.game(id, after))]);
}
const idsByLine = new Map(
  rows.map((row, at) => {
    const [home, away] = ["HomeTeam", "AwayTeam"].map(
      (name) => row.split(",")[columns.indexOf(name)],
    );
    const game = untouched
      .games({}, after)
      .find((one) => one.home.en === home && one.away.en === away);
    return [at + 2, game?.id ?? 0] as const;
  }),
);
const pages = new Map([...idsByLine].map(([line, id]) => [line, shownGames(untouched, [id])]));

it("SBX-02 a published season file is read completely and without a report", () => {
  expect(untouched.report).toEqual([]);
  expect([...new Set(idsByLine.values())]).toHaveLength(20);
});

describe("rows that mean one match", () => {
  const again = (cells: Readonly<Record<string, string>>) =>
    read({ "E0.csv": fileOf(rows), "copy.csv": fileOf([changed(rows[0], cells)]) });

  it.each([
    ["without its time", { Time: "" }],
    [
      "with blanks and case changed in the names",
      { HomeTeam: " MAN  united ", AwayTeam: "fulham" },
    ],
    ["with a no-break space in a name", { HomeTeam: "Man\u00a0United" }],
    ["with invisible characters in a name", { HomeTeam: "\u202eMan \u200bUnited" }],
    ["with the club's full name", { HomeTeam: "Manchester United" }],
    ["with FC, signs and accents", { HomeTeam: "Mán. United", AwayTeam: "Fulham FC" }],
    ["with the division in small letters", { Div: "e0" }],
    ["with the date as yyyy-mm-dd", { Date: "2024-08-16" }],
    ["without its result", { FTHG: "", FTAG: "", FTR: "", HTHG: "", HTAG: "", HTR: "" }],
    ["with other prices", { AvgH: "1.70" }],
    ["without prices", Object.fromEntries(columns.slice(24).map((name) => [name, ""]))],
  ])("SBX-08 a match that two files have, once %s, is one game with its result", (_, cells) => {
    const feed = again(cells);
    const games = gamesOf(feed, "Man United");
    expect(games.map((game) => [game.id, game.score])).toEqual([
      [idsByLine.get(2), { home: 1, away: 0 }],
    ]);
    expect(games[0]?.startsAt).toBe(Date.parse("2024-08-16T19:00:00Z"));
    expect(feed.report.join("\n")).toMatch(/E0\.csv:2 and copy\.csv:2 are one match: one game/);
    expect(feed.games({}, after)).toHaveLength(20);
  });

  it.each([
    ["full-time scores differ (1:0, 2:0)", { FTHG: "2" }],
    ["dates differ (16/08/2024, 17/08/2024)", { Date: "17/08/2024" }],
    ["dates differ (16/08/2024, 08/03/2025)", { Date: "08/03/2025" }],
  ])(
    "SBX-08 nothing is settled of a match of which two rows contradict each other: %s",
    (reason, cells) => {
      const feed = again(cells);
      expect(gamesOf(feed, "Man United")).toMatchObject([
        { status: "finished", score: null, final: null },
      ]);
      expect(feed.report).toEqual([
        `E0.csv:2 and copy.csv:2 are one match: one game, ${reason}: nothing is settled`,
      ]);
      expect(feed.startsAt).toBe(untouched.startsAt);
      expect(feed.games({}, after).filter(({ score }) => score !== null)).toHaveLength(19);
    },
  );

  it("SBX-08 of a match with two half-time scores only the full-time score is settled", () => {
    const feed = again({ HTHG: "1", HTR: "H" });
    expect(gamesOf(feed, "Man United")).toMatchObject([
      { halfTime: null, score: { home: 1, away: 0 } },
    ]);
    expect(feed.report).toEqual([
      "E0.csv:2 and copy.csv:2 are one match: one game, half-time scores differ (0:0, 1:0)",
    ]);
  });

  it("SBX-08 a match with two times closes for bets at the earlier one", () => {
    const feed = again({ Time: "17:30" });
    expect(gamesOf(feed, "Man United")[0]?.startsAt).toBe(Date.parse("2024-08-16T16:30:00Z"));
    expect(feed.report.join("")).toContain("times differ (20:00, 17:30)");
  });

  it("SBX-08 the same teams at home to each other on one day are one game, and nothing is settled", () => {
    const feed = again({ HomeTeam: "Fulham", AwayTeam: "Man United" });
    expect(feed.games({ team: "Fulham Man United" }, after)).toMatchObject([{ score: null }]);
    expect(feed.report).toEqual([
      "E0.csv:2 and copy.csv:2 are the same teams at home to each other on one day: one game, nothing is settled",
    ]);
  });

  it("SBX-08 a match that one file names by another division is one game", () => {
    const feed = again({ Div: "EPL" });
    expect(feed.games({}, after)).toHaveLength(20);
    expect(feed.champs.map(({ name }) => name.en)).toEqual(["England. Premier League"]);
  });

  it("SBX-08 a match of July 2020, when the season ended late, is another than that of the next season", () => {
    const row = (cells: Readonly<Record<string, string>>) => fileOf([changed(rows[0], cells)]);
    const feed = read({
      "E0-1920.csv": row({ Date: "26/07/2020" }),
      "E0-2021.csv": row({ Date: "27/01/2021" }),
    });
    expect(feed.report).toEqual([]);
    expect(feed.games({}, after).map(({ score }) => score?.home)).toEqual([1, 1]);
  });

  it("SBX-08 teams that meet twice in a league of more than two rounds have two games, whichever rows are wrong", () => {
    const scottish = rows.slice(0, 4).map((row) => changed(row, { Div: "SC0" }));
    const later = changed(scottish[0], { Date: "14/09/2024", FTHG: "0", FTR: "D" });
    const both = read({ "SC0.csv": fileOf([...scottish, later]) });
    const games = gamesOf(both, "Man United");
    expect(games.map(({ score }) => score)).toEqual([
      { home: 0, away: 0 },
      { home: 1, away: 0 },
    ]);
    const one = read({
      "SC0.csv": fileOf([changed(scottish[0], { Date: "soon" }), ...scottish.slice(1), later]),
    });
    expect(gamesOf(one, "Man United").map(({ id }) => id)).toEqual([games[0]?.id]);
  });
});

describe("cells of a season file", () => {
  const book = (home: string, draw: string, away: string) => ({
    AvgH: home,
    AvgD: draw,
    AvgA: away,
  });
  it.each([
    [book("9", "9", "9"), "AvgH, AvgD, AvgA 9/9/9 make a book of 33 %: not used"],
    [book("1.2", "1.2", "1.2"), "AvgH, AvgD, AvgA 1.2/1.2/1.2 make a book of 250 %: not used"],
    [{ AvgH: "0" }, 'AvgH "0" is not a price: not used'],
    [{ AvgD: "1" }, 'AvgD "1" is not a price: not used'],
    [{ AvgA: "-5.15" }, 'AvgA "-5.15" is not a price: not used'],
    [{ AvgA: "evens" }, 'AvgA "evens" is not a price: not used'],
    [{ AvgA: "5e3" }, 'AvgA "5e3" is not a price: not used'],
    [{ AvgA: "123456" }, 'AvgA "123456" is not a price: not used'],
  ])(
    "SBX-08 an impossible price of 1, X or 2 %j is reported, and the next bookmaker's are used",
    (cells, reason) => {
      const feed = withCells(cells);
      expect(feed.report).toEqual([`E0.csv:2 ${reason}`]);
      const game = feed.game(idsByLine.get(2) ?? 0, before);
      const prices = ["1", "X", "2"].map(
        (type) => game?.markets.find((one) => one.type === type)?.coef,
      );
      // Bet365, the first after the averages.
      expect(prices).toEqual(
        ["B365H", "B365D", "B365A"].map((name) => rows[0]?.split(",")[columns.indexOf(name)]),
      );
    },
  );

  it.each([
    [{ "Avg>2.5": "9" }, "Avg>2.5, Avg<2.5 9/2.52 make a book of 51 %: not used"],
    [{ AHh: "-0.3" }, 'AHh "-0.3" is not a handicap: not used'],
    [{ AHh: "-12" }, 'AHh "-12" is not a handicap: not used'],
    [{ AHh: "1" }, 'AHh "1" gives the favourite a start: not used'],
    [{ HTR: "A" }, "half-time result A contradicts the score 0:0: neither is used"],
    [{ HTHG: "x" }, 'half-time score "x:0" is not two numbers from 0 to 20: not used'],
    [{ HC: "-1" }, 'corners "-1:8" is not two numbers from 0 to 40: not used'],
    [{ AC: "99" }, 'corners "7:99" is not two numbers from 0 to 40: not used'],
    [{ HY: "" }, 'yellow cards ":3" is not two numbers from 0 to 20: not used'],
    [{ AR: "2.5" }, 'red cards "0:2.5" is not two numbers from 0 to 20: not used'],
    [{ FTR: "W" }, 'full-time result "W" is not H, D or A: not used'],
    [{ Time: "25:00" }, 'time "25:00" is not hh:mm: taken as 15:00'],
  ])(
    "SBX-08 an impossible cell %j is reported and not used, and the match still has its result",
    (cells, reason) => {
      const feed = withCells(cells);
      const lines = feed.report.filter((line) => line === `E0.csv:2 ${reason}`);
      expect(lines).toHaveLength(1);
      expect(feed.game(idsByLine.get(2) ?? 0, after)?.score).toEqual({ home: 1, away: 0 });
    },
  );

  it.each([
    [
      { FTHG: "-1" },
      'full-time score "-1:0" is not two numbers from 0 to 20: not used, void at kick-off',
    ],
    [
      { FTHG: "31" },
      'full-time score "31:0" is not two numbers from 0 to 20: not used, void at kick-off',
    ],
    [
      { FTAG: "" },
      'full-time score "1:" is not two numbers from 0 to 20: not used, void at kick-off',
    ],
    [
      { FTR: "A" },
      "full-time result A contradicts the score 1:0: neither is used, void at kick-off",
    ],
    [
      { HTHG: "2", HTR: "H" },
      "half-time score 2:0 is above the full-time score 1:0: neither is used, void at kick-off",
    ],
  ])(
    "SBX-08 a match with an impossible result %j is void, and the report says why",
    (cells, reason) => {
      const feed = withCells(cells);
      expect(feed.report).toEqual([`E0.csv:2 ${reason}`]);
      expect(feed.game(idsByLine.get(2) ?? 0, after)).toMatchObject({
        status: "finished",
        final: null,
      });
    },
  );

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ Date: "31/02/2025" }, 'date "31/02/2025" is not dd/mm/yy or dd/mm/yyyy: left out'],
    [{ Date: "16/08/0024" }, 'date "16/08/0024" is not dd/mm/yy or dd/mm/yyyy: left out'],
    [{ Date: "45520" }, 'date "45520" is not dd/mm/yy or dd/mm/yyyy: left out'],
    [{ Date: "" }, "no date: left out"],
    [{ Date: "16/08/2014" }, "has a date far from all other matches of its division: left out"],
    [{ Date: "16/08/2023" }, "has a date far from all other matches of its division: left out"],
    [{ Date: "16/07/2024" }, "has a date far from all other matches of its division: left out"],
    [{ Date: "16/08/2034" }, "has a date far from all other matches of its division: left out"],
    [{ HomeTeam: "FULHAM", AwayTeam: "Fulham" }, 'team "Fulham" is at home to itself: left out'],
    [{ HomeTeam: "" }, "no teams: left out"],
    [{ HomeTeam: "17" }, 'team "17" is not a name: left out'],
    [{ AwayTeam: "\u0000\u0001" }, 'team "\ufffd\ufffd" is not a name: left out'],
    [{ AwayTeam: "x".repeat(60) }, `team "${"x".repeat(40)}…" is not a name: left out`],
    [{ Div: "E1" }, 'division "E1" is not the file\'s: left out'],
    [{ HomeTeam: "Man,United" }, `has more cells than the ${columns.length} columns: left out`],
    [{ HomeTeam: '"Man United' }, "has a quote that is not closed on its line: left out"],
  ])(
    "SBX-08 a row with %j is left out and reported by line, and changes no other match",
    (cells, reason) => {
      // Line 11, so that it is not the match with which the clock starts.
      const line = 11;
      const row = rows[line - 2] ?? "";
      const all = rows.map((one) => (one === row ? changed(row, cells) : one));
      const feed = read({ "E0.csv": fileOf(all) });
      expect(feed.report).toEqual([`E0.csv:${line} ${reason}`]);
      expect(feed.startsAt).toBe(untouched.startsAt);
      for (const [other, id] of idsByLine)
        if (other !== line) expect(shownGames(feed, [id])).toEqual(pages.get(other));
    },
  );

  it("SBX-08 a first match without usable prices is left out, and the clock starts as if it were there", () => {
    const none = Object.fromEntries(columns.slice(24).map((name) => [name, "0"]));
    const feed = withCells(none);
    expect(gamesOf(feed, "Man United")).toEqual([]);
    expect(feed.report).toContain("E0.csv:2 no prices of 1, X and 2: left out");
    expect(feed.startsAt).toBe(untouched.startsAt);
  });

  it("SBX-08 a date outside the season that its row names is left out", () => {
    const brazil = readFileSync("tests/fixtures/football-data-odd/BRA.csv", "utf8");
    const feed = read({ "E0.csv": fileOf(rows), "BRA.csv": brazil.replace("/2024", "/2014") });
    expect(feed.report).toEqual([
      'BRA.csv:2 date "13/04/2014" is not in the season 2024: left out',
    ]);
    expect(feed.startsAt).toBe(untouched.startsAt);
  });
});

describe("forms of a season file", () => {
  const text = fileOf(rows);
  const semicolons = text.replaceAll(",", ";");
  const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, "utf16le");
  const big = (content: string) => utf16(content).swap16();
  it.each<[string, string | Uint8Array]>([
    ["with semicolons", semicolons],
    ["with semicolons and decimal commas", semicolons.replaceAll(/;(-?\d+)\.(\d)/g, ";$1,$2")],
    ["with a first line sep=;", `sep=;\n${semicolons}`],
    ["with a first line sep=,", `sep=,\n${text}`],
    ["with tabs", text.replaceAll(",", "\t")],
    ["with every cell in quotes", text.replaceAll(/[^,\n]+/g, '"$&"')],
    ["in UTF-8 with a byte order mark", `\ufeff${text}`],
    ["in UTF-16LE with a byte order mark", utf16(text)],
    ["in UTF-16BE with a byte order mark", big(text)],
    ["in UTF-16LE without a byte order mark", utf16(text).subarray(2)],
    ["in UTF-16BE without a byte order mark", big(text).subarray(2)],
    ["in UTF-16LE with sep=; and semicolons", utf16(`sep=;\r\n${semicolons}`)],
    ["with Windows line ends", text.replaceAll("\n", "\r\n")],
    ["with old Mac line ends", text.replaceAll("\n", "\r")],
    ["with blank lines", text.replaceAll("\n", "\n\n")],
    ["with blanks around the cells", text.replaceAll(",", " , ")],
    ["with column names in small letters", text.replace("HomeTeam,AwayTeam", "home team,AWAYTEAM")],
    ["with goals as 1.0", text.replaceAll(/,(\d),(\d),([HDA]),/g, ",$1.0,$2.0,$3,")],
    ["with a second header", fileOf([...rows.slice(0, 9), header, ...rows.slice(9)])],
    ["with ISO dates", text.replaceAll(/(\d\d)\/(\d\d)\/(2024)/g, "$3-$2-$1")],
  ])("SBX-08 a season file %s has the same games", (_, content) => {
    const feed = read({ "E0.csv": content });
    expect(feed.report).toEqual([]);
    for (const [line, id] of idsByLine) expect(shownGames(feed, [id])).toEqual(pages.get(line));
  });

  it("SBX-08 dates with the month first are read where no other date can be meant, and reported", () => {
    const american = rows.map((row) => row.replace(/(\d\d)\/(\d\d)\/2024/, "$2/$1/2024"));
    const all = read({ "E0.csv": fileOf(american) });
    const noted = 'date "08/16/2024" has the month first: so are all dates of the file read';
    expect(all.report).toEqual([`E0.csv:2 ${noted}`]);
    expect(all.startsAt).toBe(untouched.startsAt);
    // One row the other way round changes no other.
    const mixed = read({ "E0.csv": fileOf([...american.slice(0, 19), rows[19] ?? ""]) });
    expect(mixed.report).toHaveLength(2);
    expect(mixed.report[0]).toBe(`E0.csv:2 ${noted}`);
    expect(mixed.report[1]).toMatch(/^E0\.csv:21 date "[\d/]+" is not .*: left out$/);
    expect(mixed.games({}, after)).toHaveLength(19);
  });

  it("SBX-08 names in Latin-1 and in UTF-8 are read, line by line", () => {
    const named = rows.map((row, at) => changed(row, { Div: "XX", HomeTeam: `Málaga ${at}` }));
    const lines = fileOf(named).split("\n");
    const mixed = lines.map((line, at) =>
      Buffer.from(`${line}\n`, at % 2 === 0 ? "latin1" : "utf8"),
    );
    const names = read({ "XX.csv": Buffer.concat(mixed) })
      .games({}, after)
      .map(({ home }) => home.en);
    expect(names.sort()).toEqual(rows.map((_, at) => `Málaga ${at}`).sort());
  });

  it.each<[string, string | Uint8Array, string]>([
    ["is empty", "", "the file is empty: left out"],
    [
      "is an archive",
      Buffer.from("504b030414000600080000002100", "hex"),
      "the file is not text: left out",
    ],
    [
      "has no date",
      text.replace("Date", "Day"),
      "not a football-data.co.uk file: no Date in its first line",
    ],
    [
      "has no away team",
      semicolons.replace("AwayTeam", "Guest"),
      "not a football-data.co.uk file: no AwayTeam in its first line",
    ],
    [
      "has its dates twice",
      text.replace("Referee", "Date"),
      'has the column "Date" twice: not used',
    ],
  ])(
    "SBX-08 a file that %s is reported by what is wrong with it, and the others are used",
    (_, content, reason) => {
      const feed = read({ "A.csv": content, "E0.csv": text });
      expect(feed.report[0]).toBe(`A.csv:1 ${reason}`);
      expect(feed.games({}, after)).toHaveLength(20);
      expect(() => read({ "A.csv": content })).toThrow(
        /^SANDBOX_FEED is "[^\n]*", which has no match that can be offered \(A\.csv:1 [^\n]*\); it takes a football-data\.co\.uk CSV file or a folder of them$/,
      );
    },
  );

  it("SBX-08 a file that cannot be opened is reported, and the others are used", () => {
    const folder = mkdtempSync(join(tmpdir(), "season-"));
    folders.push(folder);
    writeFileSync(join(folder, "E0.csv"), text);
    symlinkSync(join(folder, "none"), join(folder, "I1.csv"));
    const feed = footballDataFeed(folder);
    expect(feed.report).toEqual(["I1.csv cannot be read (ENOENT): left out"]);
    expect(feed.games({}, after)).toHaveLength(20);
  });

  it("SBX-08 the end of a file that was cut off within a price is not used", () => {
    const last = rows.slice(0, 2);
    const cut = fileOf([last[0] ?? "", (last[1] ?? "").split(",").slice(0, 26).join(",")]).trim();
    const feed = read({ "E0.csv": cut });
    expect(feed.report[0]).toMatch(
      /^E0\.csv:3 the file ends within this line: its last cell "[\d.]+" is not used$/,
    );
    expect(feed.games({}, after)).toHaveLength(1);
  });
});

describe("any season file", () => {
  /** Reads bytes as a season: a feed whose games can all be shown, or an error of one line. */
  function survives(bytes: Uint8Array): void {
    let feed: Feed;
    try {
      feed = read({ "E0.csv": bytes });
    } catch (error) {
      expect(String(error)).toMatch(/^Error: SANDBOX_FEED is "[^\n]*\([^\n]+\)[^\n]*$/);
      return;
    }
    const games = feed.games({}, after);
    const lines = Buffer.from(bytes).toString("latin1").split(/\n+/).filter(Boolean).length - 1;
    if (games.length < lines) expect(feed.report).not.toEqual([]);
    expect(feed.report.every((line) => /^(?:E0\.csv:\d+ |E0\.csv:\d+,)[^\n]+$/.test(line))).toBe(
      true,
    );
    expect(games.every((game) => game.status === "finished")).toBe(true);
    const [first] = games;
    if (first) plain(feed.game(first.id, first.startsAt + 3_600_000));
  }

  it("SBX-08 any bytes give a season or a report of one line", () => {
    const top = Buffer.from(`${header}\n`);
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 400 }).map((tail) => Buffer.concat([top, tail])),
      fc.string({ unit: "binary" }).map((tail) => Buffer.from(`${header}\n${tail}`, "utf16le")),
    );
    fc.assert(fc.property(bytes, survives), { numRuns: 200 });
  });

  it("SBX-08 a published file with some bytes changed, or cut off, gives a season or a report", () => {
    const change = fc.tuple(fc.nat(published.length - 1), fc.nat(255));
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 12 }),
        fc.nat(published.length),
        fc.boolean(),
        (changes, length, isCut) => {
          const bytes = Uint8Array.from(published);
          for (const [at, byte] of changes) bytes[at] = byte;
          survives(isCut ? bytes.subarray(0, length) : bytes);
        },
      ),
      { numRuns: 100 },
    );
  });

  /** Cells as they come: other rows' cells, figures at and over all bounds, signs of the format. */
  const cell = fc.oneof(
    fc.constantFrom("", "0", "1", "-1", "9", "99", "1,85", "1.85", "H", "A", '"', ";", "\n", "NaN"),
    fc.constantFrom(
      "01/01/1990",
      "16/08/2014",
      "30/02/2024",
      "2024-08-24",
      "12:30",
      "Fulham",
      "E1",
    ),
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.nat(rows.length - 1).chain((at) => fc.constantFrom(...(rows[at] ?? "").split(","))),
  );
  const faulty = fc.nat(rows.length - 1).chain((at) => {
    const own = rows[at] ?? "";
    return fc.tuple(
      fc.constant(at),
      fc.oneof(
        fc
          .array(fc.tuple(fc.constantFrom(...columns.slice(0, 70)), cell), {
            minLength: 1,
            maxLength: 4,
          })
          .map((cells) => changed(own, Object.fromEntries(cells))),
        fc.nat(own.length).map((length) => own.slice(0, length)),
        fc
          .tuple(fc.nat(own.length), fc.string({ unit: "binary", maxLength: 3 }))
          .map(([place, text]) => own.slice(0, place) + text + own.slice(place)),
        fc.string({ unit: "binary", maxLength: 200 }),
      ),
    );
  });

  it("SBX-08 whatever one row has, all other matches stay as they are", () => {
    fc.assert(
      fc.property(faulty, ([at, row]) => {
        const feed = read({
          "E0.csv": fileOf(rows.map((one, place) => (place === at ? row : one))),
        });
        const shift = row.split("\n").length - 1;
        for (const [line, id] of idsByLine) {
          if (line === at + 2) continue;
          // A row that now means another match contradicts it: the report names both.
          const source = `E0.csv:${line > at + 2 ? line + shift : line}`;
          const isNamed = feed.report.some(
            (text) =>
              text.split(/,? (?:and )?/).includes(source) && / are (?:one|the same)/.test(text),
          );
          if (!isNamed) expect(shownGames(feed, [id])).toEqual(pages.get(line));
        }
      }),
      { numRuns: 150 },
    );
  });
});
