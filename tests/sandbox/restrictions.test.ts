import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migratedDatabase } from "../support/databases";
import { type Bed, openBed, type Visitor } from "./support/bed";
import { anna, codeTo, confirm, register } from "./support/registering";
import { kickOffDay } from "./support/test-feed";
import { deposit, withdraw } from "./support/till";

const login = "demo@example.test";
const limitService = "/limit-service-api";
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** News go out on Fridays at noon, UTC; every restriction begins an hour before an issue. */
const firstIssue = Date.parse("2026-03-13T12:00:00Z");

const activities = [
  ...(["sign-in", "play", "deposit", "withdrawal", "registration", "offers", "mail"] as const),
];
type Activity = (typeof activities)[number];

interface Lock {
  readonly shuts: readonly Activity[];
  /** Days until its end; null = none. */
  readonly days: number | null;
  /** The limit that a player saves, where it is one. */
  readonly limit?: readonly [code: number, days: number];
  readonly begin: (demo: Visitor) => Promise<{ readonly status?: number }>;
}

const save = (demo: Visitor, ...limits: readonly (readonly [number, number])[]) =>
  demo.call("POST", `${limitService}/api/external/web/v3/limits`, {
    limits: limits.map(([limitType, limitValue]) => ({ limitType, limitValue })),
  });
const saved = (code: number, days: number) => ({
  days,
  limit: [code, days] as const,
  begin: (demo: Visitor) => save(demo, [code, days]),
});
const patched = (fields: Readonly<Record<string, unknown>>) => ({
  days: null,
  begin: (demo: Visitor) => demo.bed.control("PATCH", `players/${login}`, fields),
});
const own = ["play", "deposit", "offers", "mail"] as const;

/** The table of docs/player-safety.md, "Restrictions of an account". */
const locks: Readonly<Record<string, Lock>> = {
  "a break": {
    shuts: own,
    days: 1,
    begin: (demo) => demo.call("POST", `${limitService}/limit/external/web/api/v1/BlockUser`, {}),
  },
  "a short time-out": { shuts: own, ...saved(33, 7) },
  "a long time-out": { shuts: own, ...saved(33, 90) },
  "a self-exclusion": { shuts: [...own, "registration"], ...saved(30, 30) },
  "a ban": { shuts: [...own, "withdrawal"], ...patched({ ban: { level: 40, version: 2 } }) },
  "a ban that allows withdrawals": { shuts: own, ...patched({ ban: { level: 45, version: 2 } }) },
  "a frozen account": { shuts: [...own, "withdrawal"], ...patched({ isAccountFrozen: true }) },
};
const lockNamed = (name: string): Lock => {
  const lock = locks[name];
  if (!lock) throw new Error(name);
  return lock;
};

/** What a lock is stored as: of two that are stored as the same, the later one replaces the other. */
const storedAs = (name: string) =>
  lockNamed(name).limit?.[0] ?? (name.startsWith("a ban") ? "ban" : name);
const orderedPairs = Object.keys(locks).flatMap((one) =>
  Object.keys(locks)
    .filter((other) => storedAs(one) !== storedAs(other))
    .map((other) => [one, other] as const),
);
const pairsOfOneSave = orderedPairs.filter((pair) => pair.every((name) => lockNamed(name).limit));

let bed: Bed;
beforeAll(async () => {
  bed = await openBed({ databaseUrl: await migratedDatabase() });
});
beforeEach(() => bed.reset());
afterAll(() => bed?.sandbox.close());

const advance = (advanceMs: number) => bed.control("POST", "clock", { advanceMs });
const newsSent = async () =>
  (await bed.control("GET", `outbox?to=${login}`)).messages.filter(
    ({ link }: { link: string | null }) => link?.endsWith("/home/line"),
  ).length;

/** A player who is known by name, wants news, and whose restrictions begin an hour before an issue. */
async function known(): Promise<Visitor> {
  await bed.control("PATCH", "config", {
    captcha: { mode: "off" },
    registration: {
      fast_reg: {
        fields: ["country", "currency", "user_name", "surname", "birthday_date"].map((name) => ({
          name,
          required: true,
        })),
      },
    },
  });
  await bed.control("PATCH", `players/${login}`, {
    config: { user_data: { name: "Anna", surname: "Smith", date_birthday: anna.birthday_date } },
  });
  await advance(firstIssue - kickOffDay - hourMs);
  const demo = await bed.signIn();
  await demo.call("PUT", "/web-api/user/v1/settings", { enable_mail_news: "1" });
  return demo;
}

/** What is shut so many days after the first issue, each found out by doing it. */
async function shutAfter(days: number, before: number): Promise<readonly Activity[]> {
  const key = `after-${days}`;
  if (days > before) await advance((days - before) * dayMs - 2 * hourMs);
  const wasSent = await newsSent();
  await advance(2 * hourMs);
  const news = (await newsSent()) - wasSent;
  const signedIn = await bed.logIn(login, "demo");
  const demo = await bed.visitor(signedIn.body.userId, signedIn.body.sessionId);
  const round = await demo.call(
    "POST",
    "/third-party/api/v1/play",
    {
      ...{ game: "studio-wheel", mode: "real", accountId: 11, token: null },
      fields: { "bet-1": ["100"] },
    },
    { "idempotency-key": key },
  );
  const offers = await demo.call("GET", "/web-api/officeapi/v1/bonuses");
  const answers: Readonly<Record<Activity, boolean>> = {
    "sign-in": signedIn.status < 300,
    play: round.status < 300,
    deposit: (await deposit(demo, `in-${key}`, "100.00")).status < 300,
    withdrawal: (await withdraw(demo, `out-${key}`, "100.00")).status < 300,
    registration: (await register(bed, "fast_reg", anna)).status < 300,
    offers: offers.body.offers.length > 0,
    mail: news > 0,
  };
  return activities.filter((activity) => !answers[activity]);
}

/** Fridays after the first issue: all locks run, then those of a month and more, then the longest, then none. */
const looks = [0, 7, 35, 98];

async function expectEachEnd(pair: readonly Lock[]) {
  let before = 0;
  for (const days of looks) {
    const running = pair.filter((lock) => lock.days === null || days < lock.days);
    const shut = activities.filter((one) => running.some(({ shuts }) => shuts.includes(one)));
    expect({ days, shut: await shutAfter(days, before) }).toEqual({ days, shut });
    before = days;
  }
}

describe("pairs of restrictions", () => {
  it.each(orderedPairs)(
    "LIM-12 REG-10 after %s and then %s, each shuts what it shuts until its own end",
    async (one, other) => {
      const demo = await known();
      for (const name of [one, other])
        expect([undefined, 200]).toContain((await lockNamed(name).begin(demo)).status);
      await expectEachEnd([lockNamed(one), lockNamed(other)]);
    },
  );

  it.each(pairsOfOneSave)(
    "LIM-12 REG-10 %s and %s saved together both run to their own ends",
    async (...names) => {
      const pair = names.map(lockNamed);
      const demo = await known();
      const { status } = await save(demo, ...pair.flatMap(({ limit }) => (limit ? [limit] : [])));
      expect(status).toBe(200);
      await expectEachEnd(pair);
    },
  );
});

describe("another registration of a self-excluded person", () => {
  it.each([
    ["his e-mail address", "full_reg", { ...anna, email: login }, login],
    ["his telephone", "phone_reg", anna, "+447400123456"],
  ] as const)("REG-10 by %s sends no code and makes no player", async (_by, type, form, to) => {
    await bed.control("PATCH", `players/${login}`, {
      config: { activation_type: 2, phone_code: "+44", phone_number: "7400123456" },
    });
    expect((await save(await bed.signIn(), [30, 7])).status).toBe(200);
    const other = { ...form, user_name: "Other", surname: "Name", birthday_date: "1980-01-01" };
    const { status, body } = await register(bed, type, other);
    expect([status, await codeTo(bed, to)]).toEqual([200, ""]);
    const { status: proven } = await confirm(bed, String(body["token"]), "123456");
    expect(proven).toBe(401);
  });
});
