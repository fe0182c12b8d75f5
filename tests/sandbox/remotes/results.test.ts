import { describe, expect, it } from "vitest";
import { leagueStandings } from "~sandbox/remotes/events/standings";
import { games, pages } from "./fixture";

const { body } = pages();
const scores = (page: Awaited<ReturnType<typeof body>>) =>
  page
    .all("li")
    .filter(({ attrs }) => attrs["class"]?.startsWith("sc"))
    .map(({ text }) => text.replace(/\s+/g, " ").trim());

describe("results", () => {
  it("today's results page has games in play and games finished today", async () => {
    const [live, over, ...rest] = scores(await body("/results/en/results/live"));
    expect(live).toContain("2:1");
    expect(over).toContain("Arsenal – Fulham");
    expect(over).toContain("3:0");
    expect(over).toContain("(1:0)");
    expect(rest).toEqual([]);
  });

  it("a date and a championship narrow the results", async () => {
    expect(scores(await body("/results/en/results/zone?date=2026-11-19"))).toHaveLength(1);
    expect(scores(await body("/results/en/results/zone?date=2026-11-19&champ=502"))).toHaveLength(
      0,
    );
    expect(scores(await body("/results/en/results/zone"))).toHaveLength(1);
  });

  it("LNG-09 the results of a date are those of the reader's own day", async () => {
    // 16:20 UTC on the 19th is the 20th fourteen hours east.
    const path = "/results/en/results/zone?date=2026-11-20";
    expect(scores(await body(path))).toHaveLength(0);
    expect(scores(await body(path, { "x-time-zone": "14" }))).toHaveLength(1);
  });

  it("a league table counts three points a win and one a draw, from finished games alone", async () => {
    const table = leagueStandings(games.filter(({ status }) => status === "finished"));
    expect(
      table.map(({ team, played, points, scored, conceded }) => [
        team.en,
        played,
        points,
        scored,
        conceded,
      ]),
    ).toEqual([
      ["Arsenal", 2, 4, 4, 1],
      ["Leeds", 1, 1, 1, 1],
      ["Fulham", 1, 0, 0, 3],
    ]);
    const page = await body("/results/en/statistic?champ=501");
    expect(page.all("tr")).toHaveLength(4);
  });
});
