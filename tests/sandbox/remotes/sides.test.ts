import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import { updatePricesAndScoresOnPage } from "~/features/push/paint.client";
import { coupon, games, markets, pages } from "./fixture";

const inPlay = games.find(({ id }) => id === 21) ?? games[0];
const sets = { ...inPlay, id: 22, period: "set", number: 2, points: "40:15" } as NonNullable<
  typeof inPlay
>;
const world = pages({
  games: [
    ...games,
    {
      ...sets,
      halfTime: null,
      score: { home: 1, away: 0 },
      parts: [
        { home: 6, away: 4 },
        { home: 3, away: 5 },
      ],
      markets: [
        ...markets(22),
        { id: 2299, type: "score-2-0", param: null, coef: "3.1", isBlocked: false },
      ],
    },
  ],
  coupons: () => [
    coupon("P1", {
      legs: coupon("P1").legs.map((leg) => ({
        ...leg,
        game: "Arsenal – Leeds",
        name: "Correct score: 2:1",
        scores: "10:2",
      })),
    }),
  ],
});

describe("scores beside two names", () => {
  it.each([
    "/results/ar/results/live",
    "/results/ar/results/zone",
    "/betting/ar/home/live/all/football/501/21",
    "/betting/ar/home/live/all/football/501/22",
    "/betting/ar/home/line/all/football/501/31",
    "/betting/ar/multi",
    "/office/ar/office/history",
  ])("LNG-08 each score of %s has the home side first from the right in Arabic", async (path) => {
    const { reply } = await world.ask(path);
    const { document, NodeFilter } = new JSDOM(`<div dir="rtl">${reply?.body}</div>`).window;
    for (const time of document.querySelectorAll("time")) time.remove();
    // Digits around a colon in one text always run from left to right.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) expect(texts.currentNode.textContent).not.toMatch(/\d:\d/);
    const scores = [...document.querySelectorAll("bdi + bdi")].filter(
      ({ previousSibling }) => previousSibling?.textContent === ":",
    );
    expect(scores.length).toBeGreaterThan(0);
    for (const away of scores) expect(away.closest("[dir]")?.getAttribute("dir")).toBe("rtl");
  });
});

describe("a pushed score", () => {
  it("CPN-19 a new score keeps the sides isolated where the page has them so, and replaces a plain text", () => {
    const { document } = new JSDOM(
      `<div data-game="21"><b data-now="score"><bdi>2</bdi>:<bdi>1</bdi></b><i data-now="score">2:1</i></div>`,
    ).window;
    vi.stubGlobal("document", document);
    const pushed = {
      id: 21,
      status: "live",
      scores: "10:1",
      minute: 46,
      period: null,
      markets: [],
    } as const;
    updatePricesAndScoresOnPage(document, [pushed], (price) => price);
    expect(document.querySelector("b")?.innerHTML).toBe("<bdi>10</bdi>:<bdi>1</bdi>");
    expect(document.querySelector("i")?.innerHTML).toBe("10:1");
    vi.unstubAllGlobals();
  });
});
