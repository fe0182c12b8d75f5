import { expect, it } from "vitest";
import { pages } from "./fixture";

const links = async (world = pages()) => {
  const page = await world.body("/sports-menu/en");
  return page.all("a").map(({ text, attrs }) => [text, attrs["href"], attrs["data-also"]]);
};

it("REM-13 the sports menu links to sections, sports and championships with their number of games", async () => {
  // Three prematch games (two English, one Spanish) and a live English one.
  expect(await links()).toEqual([
    ["In-Play1", "/en/home/live", undefined],
    ["Upcoming3", "/en/home/line", undefined],
    ["Top events", "/en/top-events/line", "/en/top-events"],
    ["Multi-live", "/en/multi", undefined],
    ["Teams", "/en/team/line", "/en/team /en/team-games-info"],
    ["Championships", "/en/champs", undefined],
    ["Bet generator", "/en/bet-generator", undefined],
    ["In-Play1", "/en/home/live/all/football", undefined],
    ["Upcoming3", "/en/home/line/all/football", undefined],
    [
      "England. Premier League3",
      "/en/champs/501",
      "/en/home/live/all/football/501 /en/home/line/all/football/501",
    ],
    [
      "Spain. La Liga1",
      "/en/champs/502",
      "/en/home/live/all/football/502 /en/home/line/all/football/502",
    ],
  ]);
});

it("SCR-10 the sports menu has no link to a screen that is switched off", async () => {
  const words = await links(pages({ switchedOff: ["multi", "champs"] }));
  expect(words.map(([text]) => text)).not.toContain("Multi-live");
  expect(words.map(([text]) => text)).not.toContain("Championships");
});

it("a sport in the sports menu folds without a script, and the first one is open", async () => {
  const page = await pages().body("/sports-menu/ru");
  const [fold] = page.all("details");
  expect(fold?.attrs).toEqual({ id: "menu-football", open: "" });
  expect(page.all("summary").map(({ text }) => text)).toEqual(["Футбол4"]);
});
