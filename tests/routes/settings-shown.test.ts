import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { Browser } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import { openShell, type Shell } from "../support/shell";
import { type Game, openSite, type Site } from "../support/site";

let site: Site;
let shell: Shell;
/** Matches in play: football after half-time, tennis after its first set; one of the line. */
let football: Game;
let tennis: Game;
let line: Game;

beforeAll(async () => {
  site = await openSite({ feed: null });
  await site.control("POST", "clock", { set: "2026-11-25T18:40:00Z" });
  shell = await openShell();
  const games = async (query: string) =>
    (await site.control<{ games: (Game & { scores: string | null })[] }>("GET", `feed?${query}`))
      .games;
  const live = await games("status=live&limit=200");
  const coming = await games("status=line&limit=200");
  const found = (what: string, game: Game | undefined) => {
    if (!game) throw new Error(`no ${what}: ${live.map(({ path }) => path).join(" ")}`);
    return game;
  };
  football = found(
    "football in play",
    live.find(({ path }) => path.includes("/football/")),
  );
  tennis = found(
    "tennis in play",
    live.find(({ path }) => path.includes("/tennis/")),
  );
  line = found(
    "football to come",
    coming.find(({ path }) => path.includes("/football/")),
  );
});
afterAll(async () => {
  await shell.close();
  await site.close();
});

const open = () => new HttpBrowser(`http://127.0.0.1:${shell.port}`);

/** A page as a guest with these settings sees it, and without them. */
async function pages(settings: string, path: string) {
  const plain = open();
  const chosen = open();
  chosen.cookies.set("settings", encodeURIComponent(settings));
  const [before, after] = [await plain.open(path), await chosen.open(path)];
  expect([before.status, after.status]).toEqual([200, 200]);
  return { before: mainOf(before.text), after: mainOf(after.text) };
}

/** The document without what only scripts read. */
const mainOf = (text: string) => text.replace(/<script.*?<\/script>/gs, "");
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe("settings that change the page", () => {
  it("SET-01 match times follow the chosen time zone and clock, without a script", async () => {
    const at = new Date(line.startsAt);
    const shownAt = (minutes: number, is12h = false) =>
      new Intl.DateTimeFormat("en-GB", {
        timeZone: "UTC",
        hour: is12h ? "numeric" : "2-digit",
        minute: "2-digit",
        hourCycle: is12h ? "h12" : "h23",
      })
        .format(new Date(at.getTime() + minutes * 60_000))
        .replace(/\s/g, "\\s");
    for (const [zone, minutes, words] of [
      ["5.5", 330, "UTC\\+5:30"],
      ["5.75", 345, "UTC\\+5:45"],
      ["-9.5", -570, "UTC−9:30"],
    ] as const) {
      const { before, after } = await pages(`timeZone=${zone}`, `/en/${line.path}`);
      const kickOff = new RegExp(`${shownAt(minutes)} ${words}</time>`);
      expect(after).toMatch(kickOff);
      expect(before).not.toMatch(kickOff);
    }
    const { after } = await pages("is12h=1", `/en/${line.path}`);
    expect(after).toMatch(new RegExp(`${shownAt(180, true)}.UTC\\+3</time>`, "i"));
  });

  it("SET-01 a setting shortens outcome names on screen, and their labels for screen readers stay in full", async () => {
    const { before, after } = await pages("marketsNameType=1", `/en/${line.path}`);
    const short = /<span class="o">(?:1|X|2)<\/span>/g;
    expect(count(before, short)).toBe(0);
    expect(count(after, short)).toBeGreaterThan(1);
    expect(before).toContain(`<span class="o">Over `);
    expect(after).not.toContain(`<span class="o">Over `);
    const spoken = /aria-label="[^"]*: Over /;
    expect(after).toMatch(spoken);
  });

  it("SET-01 a setting lists championships in one list instead of by country", async () => {
    const { before, after } = await pages("isGroupByCountry=0", "/en/champs");
    const heads = /<h2[^>]*>(?:England|Spain|Italy)<\/h2>/g;
    expect(count(before, heads)).toBeGreaterThan(1);
    expect(count(after, heads)).toBe(0);
    const inMenu = /class="cty"/g;
    expect(count(before, inMenu)).toBeGreaterThan(0);
    expect(count(after, inMenu)).toBe(0);
    expect(count(after, /class="cr"/g)).toBe(count(before, /class="cr"/g));
  });

  it("SET-01 a setting lists the best matches first, each once", async () => {
    for (const path of ["/en/", "/en/home/line"]) {
      const { before, after } = await pages("isBestOnTop=1", path);
      expect(before).not.toContain("Best matches");
      const [, best = ""] = /id="best-matches".*?<form(.*?)<\/form>/s.exec(after) ?? [];
      const ids = [...best.matchAll(/data-game="(\d+)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(2);
      for (const id of ids)
        expect(count(after, new RegExp(`<li[^>]* data-game="${id}"`, "g"))).toBe(1);
    }
  });

  it("SET-01 a setting shows the score of every finished period", async () => {
    const was = /class="fig was"/g;
    const { before, after } = await pages("isDetailedScore=1", "/en/home/live");
    expect(count(before, was)).toBe(0);
    expect(count(after, was)).toBeGreaterThan(1);
    const own = await pages("isDetailedScore=1", `/en/home/live/all/tennis`);
    expect(count(own.after, was)).toBeGreaterThan(0);
    expect(tennis.path).toContain("/tennis/");
  });

  it("SET-01 a setting shows event numbers in lists, on event pages and in the coupon", async () => {
    const number = new RegExp(`Event No\\.(?:<!-- -->)? ?<bdi dir="ltr"[^>]*>${line.id}</bdi>`);
    for (const path of [`/en/${line.path}`, `/en/${line.path.replace(/\/\d+$/, "")}`]) {
      const { before, after } = await pages("isGameIdShown=1", path);
      expect(before).not.toMatch(number);
      expect(after).toMatch(number);
    }
    const coupon = await withBet("isGameIdShown=1");
    expect(coupon).toMatch(number);
    expect(await withBet("")).not.toMatch(number);
  });

  it("SET-01 the coupon shows both teams' crests unless a setting hides them", async () => {
    const shown = await withBet("");
    const crests = [...shown.matchAll(/<svg[^>]*data-crest="([^"]*)"(.*?)<\/svg>/gs)];
    expect(crests.map(([, name]) => name)).toEqual([line.home, line.away]);
    const drawings = crests.map(([, , drawing = ""]) => drawing.replace(/:r[^"):]*:/gi, ""));
    expect(drawings[0]).not.toBe(drawings[1]);
    expect(await withBet("isTeamLogos=0")).not.toContain("data-crest");
  });

  it("SET-01 a setting opens statistics in a new window", async () => {
    const list = `/en/${line.path.replace(/\/\d+$/, "")}`;
    const { before, after } = await pages("isStatsInNewWindow=1", list);
    expect(before).toMatch(/<a[^>]* href="\/en\/statistic\?champ=\d+"[^>]*>/);
    expect(before).not.toContain('target="_blank"');
    expect(after).toMatch(
      /<a[^>]* href="\/en\/statisticpopup\?champ=\d+" target="_blank" rel="nofollow">/,
    );
    const [, popup = ""] = /href="(\/en\/statisticpopup[^"]*)"/.exec(after) ?? [];
    expect((await open().open(popup)).status).toBe(200);
  });

  it("SET-01 a setting removes the game zone from event pages", async () => {
    const { before, after } = await pages("isGameZone=0", `/en/${football.path}`);
    expect(before).toContain('class="course"');
    expect(after).not.toContain('class="course"');
  });

  it("SET-01 settings remove the links to the casino and to the bet generator", async () => {
    const casino = await pages("isSportsOnly=1", "/en/");
    const ways = /<a[^>]* href="\/en\/(casino|lotto)[/\w-]*"/g;
    expect(count(casino.before, ways)).toBeGreaterThan(3);
    expect(count(casino.after, ways)).toBe(0);
    const generator = await pages("isBetGenerator=0", "/en/");
    expect(count(generator.before, /href="\/en\/bet-generator"/g)).toBe(2);
    expect(generator.after).not.toContain('href="/en/bet-generator"');
  });

  it("SET-01 the data of a stream's page includes the setting for a video that stays in view", async () => {
    const list = (await new Browser().get("/en/cyber/stream")).bodies.get("cyber")?.content ?? "";
    const [, path = ""] = /href="(\/en\/cyber\/stream\/[\w-]+\/\d+\/\d+)"/.exec(list) ?? [];
    const told = async (settings: string) => {
      const browser = new Browser();
      browser.cookies.set("settings", encodeURIComponent(settings));
      const page = await browser.get(path);
      expect(page.bodies.get("cyber")?.content).toContain('data-name="video-slot"');
      return page.shell.isVideoMoved;
    };
    expect([await told(""), await told("isVideoMoved=0")]).toEqual([true, false]);
  });

  it("SET-01 the left column is hidden and shown by a plain form that returns to its page", async () => {
    const guest = open();
    const shown = await guest.open("/en/home/line");
    expect(shown.text).toContain('data-remote="sports-menu"');
    expect(shown.text).toContain('aria-expanded="true"');
    const fields = { returnUrl: "/en/home/line?market=total", isLeftHidden: "1" };
    expect((await guest.post("/en/settings", fields)).location).toBe("/en/home/line?market=total");
    const folded = await guest.open("/en/home/line");
    expect(folded.text).not.toContain('data-remote="sports-menu"');
    expect(folded.text).toContain('aria-expanded="false"');
    await guest.post("/en/settings", { ...fields, isLeftHidden: "0" });
    expect((await guest.open("/en/home/line")).text).toContain('data-remote="sports-menu"');
  });
});

/** The coupon's page with a bet of the line in it. */
async function withBet(settings: string) {
  const browser = open();
  if (settings !== "") browser.cookies.set("settings", encodeURIComponent(settings));
  await browser.open("/en/coupon");
  const [market] = line.markets;
  if (!market) throw new Error("no price");
  const bet = `${line.id}:${market.id}:${market.type}:${market.param}:${market.coef}`;
  await browser.post("/en/coupon", { intent: "add", bet });
  return mainOf((await browser.open("/en/coupon")).text);
}

describe("the coupon's column", () => {
  const columnOf = (text: string) =>
    /<aside[^>]* id="coupon-column".*?<\/aside>/s.exec(text)?.[0] ?? "";

  it("LAY-13 SET-01 a plain form folds the coupon's column to its button and back", async () => {
    const guest = open();
    const shown = columnOf((await guest.open("/en/home/line")).text);
    expect(shown).toContain('title="Hide the bet slip"');
    expect(shown).toContain("data-coupon");
    const fields = { returnUrl: "/en/home/line?market=total", isRightHidden: "1" };
    expect((await guest.post("/en/settings", fields)).location).toBe("/en/home/line?market=total");
    const folded = columnOf((await guest.open("/en/home/line")).text);
    expect(folded).toContain('title="Show the bet slip"');
    expect(folded).not.toContain("data-coupon");
    await guest.post("/en/settings", { ...fields, isRightHidden: "0" });
    expect(columnOf((await guest.open("/en/home/line")).text)).toContain("data-coupon");
  });
});

describe("settings page", () => {
  it("SET-01 a visitor can change every setting on one page, and the browser stores them", async () => {
    const guest = open();
    const page = await guest.open("/en/settings");
    const controls = new Set(
      [...page.text.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name),
    );
    // Seed 1 §3, "Global settings", in its order.
    for (const name of [
      ...["language", "timeZone", "is12h", "theme", "appViewType", "coefViewId"],
      ...["coefIndicationType", "fontSize", "isCompact", "isLightVersion", "isLeftHidden"],
      ...["isRightHidden", "marketsNameType", "isGroupByCountry", "isBestOnTop", "isBetGenerator"],
      ...["isDetailedScore", "isGameIdShown", "isSportsOnly", "isTeamLogos", "isAccumulatorLine"],
      ...["isAccumulatorLive", "isVideoMoved", "isStatsInNewWindow", "isGameZone"],
      "isVisuallyImpaired",
    ])
      expect([name, controls.has(name)]).toEqual([name, true]);
    const saved = await guest.post("/en/settings", {
      boxes: "isGroupByCountry,isBestOnTop",
      isBestOnTop: "1",
      timeZone: "5.75",
      language: "es",
    });
    expect(saved.location).toBe("/es/settings?saved=1");
    const again = await guest.open("/es/settings");
    expect(again.text).toMatch(/<option value="5.75" selected="">UTC\+5:45/);
    expect(again.text).toMatch(/<input(?=[^>]*name="isBestOnTop")[^>]*checked=""/);
    expect(again.text).not.toMatch(/<input(?=[^>]*name="isGroupByCountry")[^>]*checked=""/);
    expect((await guest.open("/")).text).toContain('lang="es"');
  });

  it("SET-01 a player's settings apply in every browser the player signs in with", async () => {
    const first = open();
    await first.signIn();
    await first.open("/en/office/settings");
    await first.post("/en/office/settings", { boxes: "isGroupByCountry", isGameIdShown: "1" });
    const second = open();
    await second.signIn();
    const page = mainOf((await second.open(`/en/${line.path}`)).text);
    expect(page).toContain("Event No.");
    expect(page).not.toContain('class="cty"');
    await first.open("/en/office/settings");
    await first.post("/en/office/settings", { isGroupByCountry: "1", isGameIdShown: "0" });
  });
});

describe("bet generator", () => {
  const legs = z.array(z.string().regex(/^\d+:\d+:[\w-]+:[-\d.]*:\d+(\.\d+)?$/)).min(2);

  it("SET-01 the bet generator makes an accumulator of at least the wanted return and adds it with its stake", async () => {
    const guest = new Browser();
    const query = "stake=100&win=1500&sport=football&sport=tennis";
    const page = (await guest.get(`/en/bet-generator?${query}`)).bodies.get("betting")?.content;
    const bets = legs.parse(
      [...(page ?? "").matchAll(/name="bet" value="([^"]*)"/g)].map(([, bet]) => bet),
    );
    const games = bets.map((bet) => bet.split(":")[0]);
    expect(new Set(games).size).toBe(games.length);
    // Prices have three decimals at most, so that thousandths multiply exactly.
    const product = bets.reduce(
      (all, bet) => all * BigInt(Math.round(Number(bet.split(":")[4]) * 1000)),
      1n,
    );
    const wanted = 15n * 1000n ** BigInt(bets.length);
    expect(product >= wanted).toBe(true);
    expect(product <= (wanted * 13n) / 10n).toBe(true);
    const fields = new URLSearchParams({
      intent: "add-all",
      amount: "100",
      returnUrl: "/en/coupon",
    });
    for (const bet of bets) fields.append("bet", bet);
    expect((await guest.post("/en/coupon", fields)).location).toBe("/en/coupon");
    const { coupon } = await guest.get("/en/coupon");
    expect(coupon.rows.map(({ id, seenCoef }) => `${id}:${seenCoef}`)).toEqual(bets);
    expect([coupon.typeId, coupon.amount]).toEqual([1, "100.00"]);
    // All or none: one that the platform does not know leaves the coupon as it is.
    fields.append("bet", "1:1:1::2");
    const refused = await guest.post("/en/coupon", fields);
    expect([refused.status, refused.coupon.count]).toEqual([422, bets.length]);
  });

  it("SET-01 the settings page ticks the device's theme where no other is chosen, also beside an error", async () => {
    const guest = open();
    const shown = await guest.open("/en/settings");
    const refused = await guest.post("/en/settings", { theme: "", fontSize: "huge" });
    expect(refused.status).toBe(422);
    for (const { text } of [shown, refused])
      expect(text).toMatch(/<input (?=[^>]*id="theme")(?=[^>]*value="")[^>]*checked/);
  });

  it("SET-01 the bet generator shows wrong fields as typed with their errors, and when it finds no accumulator", async () => {
    const page = await open().open("/en/bet-generator?stake=1&win=abc");
    for (const code of ["stake", "win", "sport"])
      expect(page.text).toMatch(new RegExp(`<li data-code="${code}"><a href="#gen-${code}"`));
    expect(page.text).toMatch(/id="gen-stake"[^>]*value="1"[^>]*aria-invalid="true"/);
    expect(page.text).toMatch(/id="gen-win"[^>]*value="abc"/);
    const never = await open().open("/en/bet-generator?stake=20&win=900000&sport=marbles");
    expect(never.text).toMatch(/data-code="(?:none|sport)"/);
  });
});
