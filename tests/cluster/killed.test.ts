import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Platform } from "../../e2e/support/platform";
import { type Cluster, type Node, startCluster } from "../support/cluster";
import { emptyDatabase } from "../support/databases";
import { type Cut, HttpBrowser, type Reply } from "../support/http-browser";
import {
  addBet,
  isTurnedAway,
  keptCoupon,
  pressUntilTold,
  pricesOf,
  receiptOf,
} from "../support/http-slip";
import { sized } from "../support/size";
import { DatabaseWay, HttpWay, type Stop } from "../support/ways";

const login = "demo@example.test";
const presses = sized(8, 20);
const way = new HttpWay();
const databaseWay = new DatabaseWay();
let database: pg.Client;
let cluster: Cluster;
let shell: Node;
let sandbox: Node;
let platform: Platform;

beforeAll(async () => {
  const databaseUrl = await emptyDatabase();
  cluster = await startCluster({
    databaseUrl,
    wayToDatabase: await databaseWay.open(databaseUrl),
    wayToPlatform: (origin) => way.open(origin),
    shells: 1,
    platform: "beside",
  });
  [shell, sandbox] = [cluster.shells[0] as Node, cluster.sandbox as Node];
  platform = new Platform(cluster.control);
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await platform.player(login, { balances: { RUB: "1000000" } });
}, 120_000);
afterAll(async () => {
  await database?.end();
  await cluster?.stop();
  await way.close();
  await databaseWay.close();
});

const place = { method: "POST", prefix: "/coupon-api/v1/coupons" } as const;
const check = { method: "GET", prefix: "/web-api/authapi/v1/check" } as const;
const accounts = { method: "GET", prefix: "/web-api/officeapi/v1/accounts" } as const;
const byKey = { method: "GET", prefix: "/coupon-api/v1/coupons/by-key/" } as const;

/** A moment of placing at which a process is killed; `press` sends the forms, and comes back without answers. */
interface Moment {
  readonly name: string;
  readonly victim: "shell" | "sandbox";
  readonly cut?: Cut;
  /** Makes presses stand at the moment. */
  readonly prepare: () => Promise<void> | void;
  /** Resolves when they stand there; `pressed` when each has its answer or lost it. */
  readonly reached: (pressed: Promise<unknown>, made: readonly Press[]) => Promise<unknown>;
  /** After the victim has gone: what stood on the way goes on or is lost, and nothing is stopped any more. */
  readonly after?: () => Promise<void> | void;
}

/**
 * A quarter at once, or three, is enough: a read is waited for 2.5 s at most, so that on a slow machine the first give up before
 * the last have come. The others are on their way there when the process goes, or have just been turned away.
 */
const some = (count: () => number | Promise<number>, least = Math.max(3, presses / 4)) =>
  vi.waitFor(async () => expect(await count()).toBeGreaterThanOrEqual(least), { timeout: 90_000 });
const stoppedAt = (stop: Stop) => ({
  prepare: () => way.stopAt(stop),
  reached: () => some(() => way.standing),
});

/**
 * How many of the sandbox's connections wait for a lock. A transaction, as the one that holds the lock, otherwise goes on
 * seeing the connections of its first look.
 */
const waiters = async () => {
  await database.query("select pg_stat_clear_snapshot()");
  const { rows } = await database.query(
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'touchline' and datname = current_database()",
  );
  return rows[0].n as number;
};
/** How many bets are committed. */
const written = async () => {
  const { rows } = await database.query("select count(*)::int as n from coupons");
  return rows[0].n as number;
};
/** Two are enough here: the first give up a lock after 3 s, and a coupon that is being checked is not sent again. */
const twoWait = () => some(waiters, 2);
let before = 0;

const moments: readonly Moment[] = [
  { name: "the form has come", victim: "shell", ...stoppedAt({ ...check, at: "request" }) },
  {
    name: "the session has been asked for",
    victim: "shell",
    ...stoppedAt({ ...check, at: "answer" }),
  },
  {
    name: "the accounts have been read",
    victim: "shell",
    ...stoppedAt({ ...accounts, at: "answer" }),
  },
  {
    name: "the placement is on its way, and arrives",
    victim: "shell",
    ...stoppedAt({ ...place, at: "request" }),
  },
  {
    name: "the placement waits for the account",
    victim: "sandbox",
    prepare: async () => {
      await database.query("begin");
      await database.query("select 1 from accounts where player_id = 1 for update");
    },
    reached: twoWait,
    after: async () => {
      await database.query("rollback");
    },
  },
  {
    name: "the bet is written and not committed",
    victim: "sandbox",
    prepare: async () => {
      await database.query("select pg_advisory_lock(1)");
      await database.query(`create function wait() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`);
      await database.query(`create constraint trigger wait after insert on coupons deferrable initially deferred
        for each row execute function wait()`);
    },
    reached: twoWait,
    after: async () => {
      await database.query("select pg_advisory_unlock(1)");
      await database.query("drop trigger wait on coupons");
      await database.query("drop function wait");
    },
  },
  {
    name: "the bet is committed and not answered",
    victim: "sandbox",
    prepare: async () => {
      databaseWay.keepBack("write_coupon");
      before = await written();
    },
    reached: () => some(async () => (await written()) - before),
    after: () => databaseWay.keepBack(null),
  },
  {
    name: "the shell alone has been answered",
    victim: "shell",
    prepare: () => way.stopAt({ ...place, at: "answer" }),
    reached: async () => {
      await some(() => way.standing);
      shell.freeze();
      way.letGo();
    },
  },
  {
    name: "the way to the receipt has been sent",
    victim: "shell",
    cut: "answered",
    prepare: () => undefined,
    reached: (pressed) => pressed,
  },
  {
    name: "the key is being asked for",
    victim: "shell",
    prepare: () => way.stopAt({ ...place, at: "answer" }),
    reached: async (_, made) => {
      await some(() => way.standing);
      way.stopAt({ ...byKey, at: "request" });
      // Fewer than open a breaker, which would keep the questions back; the others have their answers.
      way.letGo("broken", 5);
      way.letGo();
      for (const press of made) void look(press).catch(() => undefined);
      await some(() => way.standing, 3);
    },
  },
];

interface Press {
  readonly browser: HttpBrowser;
  readonly key: string;
  /** Settles with the press. */
  told: Promise<unknown>;
  answer: Reply | null;
}

/** Looks after a coupon that is being checked, again and again, as its page does; rejects when nobody answers. */
async function look(press: Press): Promise<void> {
  await press.told;
  while (press.answer?.location === "/en/coupon") await press.browser.get("/en/coupon");
}

describe("process killed during a placement", () => {
  it.each(moments)(
    "CPP-03 CPP-11 SBX-03 after a kill when $name each key is one bet or none, and no outcome stays unknown",
    async ({ victim, cut, prepare, reached, after }) => {
      const player = new HttpBrowser(shell.origin);
      await player.signIn(login);
      const buttons = await pricesOf(platform);
      const made: Press[] = [];
      for (let n = 0; n < presses; n++) {
        const browser = player.copy();
        await addBet(browser, buttons[n] ?? "");
        const key = keptCoupon(browser).key;
        made.push({ browser, key, told: Promise.resolve(), answer: null });
      }

      await prepare();
      let isOver = false;
      const insist = async (made: Press) => {
        for (;;) {
          made.answer = await press(made.browser, made.key, cut);
          if (isOver || !isTurnedAway(made.answer)) return;
          // A breaker rests for two seconds.
          await pause(2000);
        }
      };
      for (const each of made) each.told = insist(each);
      const pressed = Promise.allSettled(made.map(({ told }) => told));
      const gone = victim === "shell" ? shell : sandbox;
      try {
        await reached(pressed, made);
        isOver = true;
        await gone.kill();
      } finally {
        way.stopAt(null);
        way.letGo();
        await after?.();
      }
      await pressed;
      // A shell that has lost its platform tells the player that the outcome is not known.
      if (victim === "sandbox")
        expect(made.map(({ answer }) => answer?.location)).toContain("/en/coupon");
      await gone.start();

      await platform.advance(30_000);
      for (const { browser, key, answer } of made) {
        const promised = answer && receiptOf(answer);
        if (promised) expect(await betOf(key)).toBe(promised);
        // The page looks again by itself; a shell hears of the platform and its clock when its breakers have rested.
        await vi.waitFor(
          async () => {
            const page = await browser.open("/en/coupon");
            expect([page.status, page.text.includes('data-code="checking"')]).toEqual([200, false]);
          },
          { timeout: 30_000, interval: 500 },
        );
        // What the player has before them is pressed again; where nothing is left, the old form.
        const left = keptCoupon(browser);
        const shown = left.bets.length > 0 ? left.key : key;
        const receipt = receiptOf(await pressUntilTold(() => press(browser, shown)));
        expect([key, receipt]).toEqual([key, await betOf(key)]);
      }
      const bets = await platform.bets(login);
      expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length);
      const { entries, accounts: own } = await platform.ledger(login);
      expect(entries.filter(({ kind }) => kind === "stake")).toHaveLength(bets.length);
      expect(own.find(({ iso }) => iso === "RUB")?.balance).toBe(
        `${1_000_000 - 100 * bets.length}.00`,
      );
    },
    600_000,
  );
});

function press(browser: HttpBrowser, key: string, cut?: Cut): Promise<Reply> {
  return browser.post("/en/coupon", { intent: "place", key, amount: "100" }, { cut });
}

/** Id of the one bet under a key. */
async function betOf(key: string): Promise<string | undefined> {
  const found = (await platform.bets(login)).filter((bet) => bet.key === key);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.id;
}
