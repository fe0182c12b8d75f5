import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSandbox } from "~sandbox/open";
import { emptyDatabase } from "../support/databases";
import type { Ticket } from "./suites/tickets";
import { Bed } from "./support/bed";

/** Files of football-data.co.uk; another folder of them makes the same test a whole season's. */
const season = process.env["TOTO_SEASON"] ?? "tests/fixtures/football-data";
const hour = 3_600_000;
const day = 24 * hour;
let bed: Bed;
const from = readScores();

const open = async (databaseUrl: string | null) => {
  const options = {
    dataDir: null,
    databaseUrl,
    feed: season,
    publicOrigin: "https://touchline.test",
    secrets: ["a-secret-of-tests"],
    now: null,
    control: true,
  };
  return new Bed(await openSandbox(options));
};
beforeAll(async () => {
  bed = await open(null);
});
afterAll(() => bed.sandbox.close());

/** Final scores by "home–away–day", since some meet twice at one ground, read from the files here. */
function readScores(): ReadonlyMap<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const file of readdirSync(season).filter((name) => name.endsWith(".csv"))) {
    const [head = "", ...rows] = readFileSync(join(season, file), "utf8").trim().split(/\r?\n/);
    const names = head.replace("\ufeff", "").split(",");
    const place = (name: string) => names.indexOf(name);
    for (const row of rows) {
      const cells = row.split(",");
      const goals = [cells[place("FTHG")], cells[place("FTAG")]].map(Number);
      const on = (cells[place("Date")] ?? "").split("/").reverse().join("-");
      found.set(`${cells[place("HomeTeam")]}–${cells[place("AwayTeam")]}–${on}`, [
        goals[0] ?? 0,
        goals[1] ?? 0,
      ]);
    }
  }
  return found;
}

/** The sections' rules as docs/sandbox.md and the pages state them: matches, and the categories' percents. */
const sections = {
  football15: { matches: 15, percents: { 15: 40, 14: 20, 13: 15, 12: 15, 11: 10 } },
  football: { matches: 8, percents: { 8: 50, 7: 30, 6: 20 } },
  "correct-score": { matches: 5, percents: { 5: 60, 4: 25, 3: 15 } },
} as const;
type Slug = keyof typeof sections;

function outcome(slug: Slug, [home, away]: readonly [number, number]): string {
  if (slug === "correct-score") return Math.max(home, away) > 3 ? "other" : `${home}:${away}`;
  if (home === away) return "X";
  return home > away ? "1" : "2";
}
const marksFor = (slug: Slug) =>
  slug === "correct-score" ? ["1:0", "2:1", "1:1", "0:1", "other"] : ["1", "X", "2"];

let lot = 12345;
const random = (n: number) => {
  lot = (lot * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((lot / 2 ** 31) * n);
};

interface Placed {
  readonly key: string;
  readonly iso: "RUB" | "EUR";
  readonly marks: readonly (readonly string[])[];
  /** Smallest units of a variant. */
  readonly unit: number;
}
const accounts = { RUB: 11, EUR: 12 } as const;
/** What each section's jackpot in each currency must be, in smallest units. */
const jackpots = new Map<string, number>();

/** Shares a circulation's pool among variants that are counted one by one; wins by key. */
function reckon(
  slug: Slug,
  iso: string,
  placed: readonly Placed[],
  results: readonly (string | null)[],
): Map<string, bigint> {
  const winning = placed.flatMap(({ key, marks, unit }) => {
    let variants: string[][] = [[]];
    for (const own of marks)
      variants = variants.flatMap((one) => own.map((mark) => [...one, mark]));
    return variants.map((one) => ({
      key,
      unit: BigInt(unit),
      hits: one.filter((mark, at) => results[at] === null || results[at] === mark).length,
    }));
  });
  const staked = winning.reduce((sum, { unit }) => sum + unit, 0n);
  const pool = staked - (staked * 10n) / 100n;
  const before = BigInt(jackpots.get(`${slug} ${iso}`) ?? 0);
  const wins = new Map<string, bigint>();
  let paid = 0n;
  for (const [hits, percent] of Object.entries(sections[slug].percents)) {
    const isFirst = Number(hits) === sections[slug].matches;
    const part = (pool * BigInt(percent)) / 100n + (isFirst ? before : 0n);
    const own = winning.filter((one) => one.hits === Number(hits));
    const whole = own.reduce((sum, { unit }) => sum + unit, 0n);
    for (const key of new Set(own.map((one) => one.key))) {
      const weight = own.reduce((sum, one) => sum + (one.key === key ? one.unit : 0n), 0n);
      const win = (part * weight) / whole;
      wins.set(key, (wins.get(key) ?? 0n) + win);
      paid += win;
    }
  }
  const left = pool + before - paid;
  jackpots.set(`${slug} ${iso}`, Number(left));
  return wins;
}

const cents = (text: string | null) => Math.round(Number(text) * 100);
const pageOf = async (path: string): Promise<string> =>
  (await bed.call("GET", `/remotes/third-party/en/toto/${path}`)).body.body;

it("LOT-02 SBX-03 every toto draw of a season pays what a count of single variants gives, to the smallest unit", async () => {
  let settled = 0;
  let won = 0;
  const stakes = { RUB: 0, EUR: 0 };
  const returned = { RUB: 0, EUR: 0 };
  let quiet = 0;
  while (quiet < 4) {
    const visitor = await bed.signIn();
    const open: { slug: Slug; draw: number; results: (string | null)[]; placed: Placed[] }[] = [];
    let last = 0;
    for (const slug of Object.keys(sections) as Slug[]) {
      const page = await pageOf(slug);
      const draw = Number(/name="draw" value="(\d+)"/.exec(page)?.[1] ?? Number.NaN);
      if (Number.isNaN(draw)) continue;
      const times = [...page.matchAll(/datetime="([^"]+)"/g)].map(([, at = ""]) => Date.parse(at));
      last = Math.max(last, ...times);
      const games = [
        ...page.matchAll(
          /<span><bdi>([^<]+)<\/bdi> – <bdi>([^<]+)<\/bdi><\/span><span class="n"><time[^>]*datetime="([^"T]+)T/g,
        ),
      ];
      const scores = games.map(([, home = "", away = "", on]) =>
        from.get(`${unescaped(home)}–${unescaped(away)}–${on}`),
      );
      expect(scores).toHaveLength(sections[slug].matches);
      expect(scores).not.toContain(undefined);
      const results = scores.map((score) => outcome(slug, score ?? [0, 0]));
      const placed = Array.from({ length: 5 }, (_, nth): Placed => {
        const marks = results.map((right) => {
          // Most marks are right, so that every category is won now and then.
          const one = random(100) < 82 ? right : (marksFor(slug)[random(3)] ?? "1");
          const more = random(100) < 22 ? [marksFor(slug)[random(3)] ?? "1"] : [];
          return [...new Set([one, ...more])];
        });
        const unit = 100 + random(50);
        return { key: `${slug}-${draw}-${nth}`, iso: nth === 4 ? "EUR" : "RUB", marks, unit };
      });
      for (const { key, iso, marks, unit } of placed) {
        const amount = (unit / 100).toFixed(2);
        const asked = { accountId: accounts[iso], draw, marks, amount };
        const path = `/lottery-api/v1/toto/${slug}/coupons`;
        const answer = await visitor.call("POST", path, asked, { "idempotency-key": key });
        const variants = marks.reduce((product, own) => product * own.length, 1);
        expect([answer.status, answer.body.lines]).toEqual([201, variants]);
        stakes[iso] += variants * unit;
      }
      open.push({ slug, draw, results, placed });
    }
    quiet = open.length === 0 ? quiet + 1 : 0;
    if (open.length === 0) {
      await bed.control("POST", "clock", { advanceMs: 7 * day });
      continue;
    }
    await bed.control("POST", "clock", { set: new Date(last + 3 * hour).toISOString() });
    const tickets: Ticket[] = (await bed.control("GET", "tickets")).tickets;
    for (const { slug, placed, results, draw } of open) {
      for (const iso of ["EUR", "RUB"] as const) {
        const own = placed.filter((one) => one.iso === iso);
        const wins = reckon(slug, iso, own, results);
        for (const { key } of own) {
          const ticket = tickets.find((one) => one.key === key);
          const win = Number(wins.get(key) ?? 0n);
          expect([key, ticket?.state, cents(ticket?.win ?? null)]).toEqual([
            key,
            win > 0 ? "won" : "lost",
            win,
          ]);
          returned[iso] += win;
          if (win > 0) won += 1;
        }
      }
      settled += 1;
      expect(await pageOf(`${slug}/nonimees`)).toContain(`?number=${draw}`);
      const jackpot = /data-name="jackpot" value="([^"]+)"/.exec(
        await pageOf(`${slug}/draw?number=${draw}`),
      )?.[1];
      expect(cents(jackpot ?? null)).toBe(jackpots.get(`${slug} RUB`));
    }
  }
  expect(settled).toBeGreaterThanOrEqual(5);
  expect(won).toBeGreaterThan(5);
  const { accounts: all } = await bed.ledger("demo@example.test");
  const balance = (id: number) => cents(all.find((one: { id: number }) => one.id === id).balance);
  expect([balance(11), balance(12)]).toEqual([
    1_000_000 - stakes.RUB + returned.RUB,
    50_000 - stakes.EUR + returned.EUR,
  ]);
  if (process.env["TOTO_SEASON"])
    console.log({ settled, won, stakes, returned, jackpots: [...jackpots] });
});

it("LOT-02 a void toto match counts as guessed, and too many of them return all stakes", async () => {
  for (const called of [2, 3]) {
    await bed.reset();
    const visitor = await bed.signIn();
    const page = await pageOf("football");
    const draw = Number(/name="draw" value="(\d+)"/.exec(page)?.[1]);
    const names = [...page.matchAll(/<span><bdi>([^<]+)<\/bdi> – <bdi>/g)].map(([, home = ""]) =>
      unescaped(home),
    );
    const { games } = await bed.control("GET", "feed?status=line&limit=60");
    const ids = names.map((home) => games.find((game: { home: string }) => game.home === home).id);
    // The first matches end 1:0, the last ones are called off; all but the called off are marked wrong once.
    for (const [at, id] of ids.entries())
      await bed.control(
        "PATCH",
        `games/${id}`,
        at < ids.length - called ? { result: "1:0" } : { status: "finished", scores: null },
      );
    const marks = ids.map((_, at) => (at < ids.length - called ? ["1"] : ["X", "2"]));
    const asked = { accountId: 11, draw, marks, amount: "1.00" };
    const path = "/lottery-api/v1/toto/football/coupons";
    const late = await visitor.call("POST", path, asked, { "idempotency-key": `late-${called}` });
    expect(late.status).toBe(201);
    const before = await bed.balance(11);
    const stake = 2 ** called;
    expect(before).toBe((10_000 - stake).toFixed(2));
    await bed.control("POST", "clock", { advanceMs: 10 * day });
    const [ticket] = (await bed.control("GET", "tickets")).tickets as Ticket[];
    // With two of eight void all variants have all right, and win half of nine tenths; the rest stays in the jackpot.
    const win = called === 2 ? (stake * 0.9 * 0.5).toFixed(2) : stake.toFixed(2);
    expect([ticket?.state, ticket?.win]).toEqual([called === 2 ? "won" : "void", win]);
    expect(await bed.balance(11)).toBe((10_000 - stake + Number(win)).toFixed(2));
  }
});

it("LOT-02 two processes on PostgreSQL settle a toto draw once", async () => {
  const databaseUrl = await emptyDatabase();
  const both = await Promise.all([open(databaseUrl), open(databaseUrl)]);
  const [here, there] = both;
  const draw = Number(/name="draw" value="(\d+)"/.exec(await pageOf("football"))?.[1]);
  const visitors = await Promise.all(both.map((each) => each.signIn()));
  // Every result of seven matches and one of the eighth: some variant has seven right, whatever happens.
  const marks = Array.from({ length: 8 }, (_, at) => (at < 7 ? ["1", "X", "2"] : ["1"]));
  const path = "/lottery-api/v1/toto/football/coupons";
  for (const [nth, visitor] of visitors.entries()) {
    const asked = { accountId: 11, draw, marks, amount: "1.00" };
    const answer = await visitor.call("POST", path, asked, { "idempotency-key": `both-${nth}` });
    expect([answer.status, answer.body.lines]).toEqual([201, 2187]);
  }
  await Promise.all([
    here.control("POST", "clock", { advanceMs: 10 * day }),
    there.control("POST", "clock", { advanceMs: 0 }),
    ...Array.from({ length: 6 }, (_, nth) => (nth % 2 ? here : there).ledger()),
  ]);
  const tickets = (await there.control("GET", "tickets")).tickets as Ticket[];
  expect(tickets.map(({ state }) => state)).toEqual(["won", "won"]);
  const { entries } = await here.ledger("demo@example.test");
  const paid = entries.filter(
    ({ kind, ref }: { kind: string; ref: string }) =>
      kind === "return" && ref.startsWith("ticket-"),
  );
  expect(paid.map(({ amount }: { amount: string }) => amount).sort()).toEqual(
    tickets.map(({ win }) => win).sort(),
  );
  const won = tickets.reduce((sum, { win }) => sum + cents(win), 0);
  expect(cents(await here.balance(11))).toBe(1_000_000 - 2 * 218_700 + won);
  for (const each of both) await each.sandbox.close();
});

function unescaped(text: string): string {
  return text.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
