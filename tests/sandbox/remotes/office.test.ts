import { describe, expect, it } from "vitest";
import { coupon, hostile, pages } from "./fixture";

const settled = coupon("S1", {
  state: "won",
  return: "278.25",
  settledAt: "2026-11-21T20:00:00Z",
  iso: "KWD",
  stake: "50.125",
});
const world = pages({
  coupons: ({ state }) => (state === "settled" ? [settled] : [coupon("P1"), coupon("P2", { typeId: 1 })]),
});

describe("office", () => {
  it.each(["office/account", "office/history"])("REM-12 %s needs a bearer token", async (path) => {
    const response = await world.app.request(`/office/en/${path}`);
    expect(response.status).toBe(401);
    const own = await world.app.request(`/office/en/${path}`, { headers: { authorization: "Bearer good" } });
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  });

  it("CPP-09 the history has each coupon with its state, legs and receipt", async () => {
    const page = await world.body("/office/en/office/history");
    const states = page.all("data").filter(({ attrs }) => attrs["data-name"] === "bet-state");
    expect(states.map(({ attrs, text }) => [attrs["value"], text])).toEqual([
      ["placed", "Open"],
      ["placed", "Open"],
    ]);
    expect(page.text).toContain(hostile);
    expect(page.text).toContain("₽278.25");
    const links = page.all("a").map(({ attrs }) => attrs["href"]);
    expect(links).toContain("/en/coupon/receipt/P1");
    expect(links).toContain("/en/home/line/all/football/501/11");
  });

  it("CPP-09 settled coupons show what was returned, in their own currency", async () => {
    const page = await world.body("/office/en/office/history?state=settled");
    expect(page.all("data").map(({ attrs }) => attrs["value"])).toContain("won");
    expect(page.text).toContain("Returned");
    expect(page.text).toMatch(/KWD\s50\.125/);
    expect(
      page.all("a").find(({ attrs }) => attrs["href"]?.endsWith("state=settled"))?.attrs["aria-current"],
    ).toBe("page");
  });

  it("CPP-09 an empty history says what to do", async () => {
    const page = await pages().body("/office/en/office/history");
    expect(page.text).toContain("No open bets");
  });

  it("LNG-09 balances are written exactly, whatever their size", async () => {
    // More than a double can hold: 2^53 + 1 and a quarter.
    expect((await world.body("/office/en/office/account")).text).toContain("₽9,007,199,254,740,993.25");
    expect((await world.body("/office/ru/office/account")).text.replace(/\s/g, " ")).toContain(
      "9 007 199 254 740 993,25 ₽",
    );
  });
});
