import { describe, expect, it } from "vitest";
import type { CouponQuery } from "~sandbox/services/remote-deps";
import { coupon, hostile, pages } from "./fixture";

const settled = coupon("S1", {
  state: "won",
  return: "278.25",
  settledAt: "2026-11-21T20:00:00Z",
  iso: "KWD",
  stake: "50.125",
});
const world = pages({
  coupons: ({ state }) =>
    state === "settled" ? [settled] : [coupon("P1"), coupon("P2", { typeId: 1 })],
});

describe("office", () => {
  it.each(["office/account", "office/history"])(
    "REM-12 the page %s needs a bearer token",
    async (path) => {
      const response = await world.app.request(`/office/en/${path}`);
      expect(response.status).toBe(401);
      const own = await world.app.request(`/office/en/${path}`, {
        headers: { authorization: "Bearer good" },
      });
      expect(own.status).toBe(200);
      expect(own.headers.get("cache-control")).toBe("private, no-store");
    },
  );

  it("CPP-09 the bet history lists each coupon with its state, legs and receipt", async () => {
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

  it("CPP-09 settled coupons in the bet history show their return in their own currency", async () => {
    const page = await world.body("/office/en/office/history?state=settled");
    expect(page.all("data").map(({ attrs }) => attrs["value"])).toContain("won");
    expect(page.text).toContain("Returns");
    expect(page.text).toMatch(/KWD\s50\.125/);
    const chosen = page.all("option").find(({ attrs }) => "selected" in attrs);
    expect(chosen?.attrs["value"]).toBe("settled");
  });

  it.each([
    ["en", "Half lost", "Half won"],
    ["ru", "Проигрыш наполовину", "Выигрыш наполовину"],
    ["ar", "خاسر نصفيًا", "رابح نصفيًا"],
    ["es", "Mitad perdida", "Mitad ganada"],
    ["tr", "Yarı kaybetti", "Yarı kazandı"],
  ])(
    "CPP-09 CPN-25 the bet history in %s names a half-lost and a half-won single so",
    async (lng, lost, won) => {
      const one = coupon("H1", { typeId: 0, state: "lost", return: "25.00" });
      const half = (state: "half-lost" | "half-won") =>
        one.legs.slice(0, 1).map((leg) => ({ ...leg, state }));
      const page = await pages({
        coupons: () => [
          { ...one, legs: half("half-lost") },
          { ...one, state: "won", return: "71.25", legs: half("half-won") },
        ],
      }).body(`/office/${lng}/office/history`);
      const states = page.all("data").filter(({ attrs }) => attrs["data-name"] === "bet-state");
      expect(states.map(({ attrs, text }) => [attrs["value"], text])).toEqual([
        ["lost", lost],
        ["won", won],
      ]);
    },
  );

  it("CPP-09 CPN-09 the bet history names the highest payout that cut a return, and none where nothing was cut", async () => {
    const cut = coupon("C1", { state: "won", return: "1000000.00", maxPayout: "1000000.00" });
    const page = await pages({ coupons: () => [cut, coupon("C2")] }).body(
      "/office/en/office/history",
    );
    const named = page.all("data").filter(({ attrs }) => attrs["data-name"] === "max-payout");
    expect(named.map(({ attrs }) => attrs["value"])).toEqual(["1000000.00"]);
    expect(page.text).toContain("Limited by the maximum payout");
  });

  it("CPP-09 an empty bet history suggests another filter where one is set", async () => {
    const page = await pages().body("/office/en/office/history");
    expect(page.text).toContain("No bets yet");
    const narrowed = await pages().body("/office/en/office/history?state=won&period=week");
    expect(narrowed.text).toContain("Choose another status or time.");
  });

  describe("history filter", () => {
    const day = 86_400_000;
    /** What is asked of the coupon service for an address; the reader is 3 hours east. */
    async function asked(search: string) {
      const queries: CouponQuery[] = [];
      const page = await pages({
        coupons: (query) => {
          queries.push(query);
          return [];
        },
      }).body(`/office/en/office/history${search}`, { "x-time-zone": "3" });
      const [query] = queries;
      return { query, page };
    }
    // It is 20:20 of 21 November there.
    const today = Date.parse("2026-11-20T21:00:00Z");

    it.each([
      ["", {}],
      ["?state=&from=&to=", {}],
      ["?state=won", { state: "won" }],
      ["?state=cashed-out&period=any&from=2026-11-01", { state: "cashed-out" }],
      ["?state=nonsense&period=year", {}],
      ["?period=today", { from: today, until: today + day }],
      ["?period=week&from=2020-01-01&to=2020-01-02", { from: today - 6 * day, until: today + day }],
      ["?period=month", { from: today - 29 * day, until: today + day }],
      ["?from=2026-11-19", { from: today - 2 * day }],
      ["?to=2026-11-19", { until: today - day }],
      ["?from=2026-11-21&to=2026-11-19", { from: today - 2 * day, until: today + day }],
      ["?from=2026-02-30&to=2026-11-19", {}],
      ["?before=7000000005", { before: 7_000_000_005 }],
      ["?before=-1", {}],
    ])(
      "CPP-09 LNG-09 the history filter %s covers the reader's own days",
      async (search, expected) => {
        const { query } = await asked(search);
        expect(query).toEqual({ lng: "en", limit: 21, ...expected });
      },
    );

    it("CPP-09 the history form shows the filter in use and an error for an invalid date", async () => {
      const { page } = await asked("?state=lost&period=week");
      const value = (name: string) =>
        page.all("input").find(({ attrs }) => attrs["name"] === name)?.attrs["value"];
      expect([value("from"), value("to")]).toEqual(["2026-11-15", "2026-11-21"]);
      const chosen = page.all("option").filter(({ attrs }) => "selected" in attrs);
      expect(chosen.map(({ attrs }) => attrs["value"])).toEqual(["lost"]);
      const pressed = page.all("button").filter(({ attrs }) => "aria-pressed" in attrs);
      expect(pressed.map(({ attrs }) => attrs["value"])).toEqual(["week"]);
      expect((await asked("?from=2026-02-30")).page.text).toContain("That date isn't valid");
    });
  });

  it("CPP-09 the bet history has pages of twenty, and its links preserve the filter", async () => {
    const many = Array.from({ length: 21 }, (_, n) => coupon(String(70 - n)));
    const page = await pages({ coupons: () => many }).body(
      "/office/en/office/history?state=open&period=month",
    );
    expect(page.all("article")).toHaveLength(20);
    const older = page.all("a").filter(({ attrs }) => attrs["href"]?.includes("before="));
    expect(older.map(({ attrs }) => attrs["href"])).toEqual([
      "/en/office/history?state=open&period=month&before=51",
    ]);
    const last = await pages({ coupons: () => [] }).body(
      "/office/en/office/history?state=open&before=51",
    );
    const back = last
      .all("a")
      .filter(({ attrs }) => attrs["href"] === "/en/office/history?state=open");
    expect(back.map(({ text }) => text)).toEqual(["Latest bets"]);
  });

  it("CPP-09 CPN-23 the bet history shows totals by currency and the cash-out offer of an open bet", async () => {
    const page = await pages({
      coupons: () => [coupon("7"), coupon("8")],
      totals: () => [
        {
          iso: "RUB",
          count: 2,
          staked: "300.00",
          returned: "95.50",
          net: "-204.50",
          settledNet: "-54.50",
          inPlay: "150.00",
        },
      ],
      cashOuts: new Map([["7", "142.50"]]),
    }).body("/office/en/office/history");
    const values = page
      .all("data")
      .map(({ attrs, text }) => [attrs["data-name"], attrs["value"], text]);
    expect(values).toContainEqual(["history-staked", "300.00", "₽300.00"]);
    expect(values).toContainEqual(["history-returned", "95.50", "₽95.50"]);
    expect(values).toContainEqual(["history-net", "-54.50", "-₽54.50"]);
    expect(values).toContainEqual(["history-in-play", "150.00", "₽150.00"]);
    expect(values.filter(([name]) => name === "cash-out")).toEqual([
      ["cash-out", "142.50", "Cash out ₽142.50"],
    ]);
    const links = page.all("a").map(({ attrs }) => attrs["href"]);
    expect(links).toContain("/en/coupon/receipt/7?sell=whole#cash-out");
    expect(links).toContain("/en/print-coupon/8");
    expect(page.all("details")).toHaveLength(2);
  });

  it("RCK-04 CPP-09 totals of the bet history name the period they cover", async () => {
    const totals = () => [
      {
        iso: "RUB",
        count: 1,
        staked: "1",
        returned: "0",
        net: "-1",
        settledNet: "-1",
        inPlay: "0",
      },
    ];
    const captionOf = async (query: string) =>
      (await pages({ totals }).body(`/office/en/office/history${query}`))
        .all("caption")
        .map(({ text }) => text);
    expect(await captionOf("")).toEqual(["Totals for these bets: Any time"]);
    expect(await captionOf("?period=week")).toEqual(["Totals for these bets: 7 days"]);
    expect(await captionOf("?from=2026-11-01&to=2026-11-20")).toEqual([
      "Totals for these bets: 1 November 2026 – 20 November 2026",
    ]);
    expect(await captionOf("?from=2026-11-01")).toEqual([
      "Totals for these bets: From 1 November 2026",
    ]);
  });

  it("LNG-09 account balances are written exactly, whatever their size", async () => {
    // More than a double can hold: 2^53 + 1 and a quarter.
    expect((await world.body("/office/en/office/account")).text).toContain(
      "₽9,007,199,254,740,993.25",
    );
    expect((await world.body("/office/ru/office/account")).text.replace(/\s/g, " ")).toContain(
      "9 007 199 254 740 993,25 ₽",
    );
  });
});
