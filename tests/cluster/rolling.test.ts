import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Platform } from "../../e2e/support/platform";
import { type Nginx, startNginx } from "../deploy/nginx-server";
import { type RedisServer, startRedis } from "../server/support/redis";
import { type Cluster, type Node, startCluster } from "../support/cluster";
import { emptyDatabase } from "../support/databases";
import { HttpBrowser } from "../support/http-browser";
import {
  addBet,
  codesOn,
  keptCoupon,
  pressUntilTold,
  pricesOf,
  receiptOf,
} from "../support/http-slip";

const publicOrigin = "https://www.example";
/** Between two requests of a visitor, ms. */
const gapMs = 200;
const agent = new Agent({ keepAlive: true });
let redis: RedisServer;
let cluster: Cluster;
let nginx: Nginx;
let platform: Platform;

beforeAll(async () => {
  redis = await startRedis();
  cluster = await startCluster({
    databaseUrl: await emptyDatabase(),
    shells: 3,
    platform: "inside",
    environment: {
      REDIS_URL: redis.url,
      PUBLIC_ORIGIN: publicOrigin,
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  nginx = await startNginx(cluster.shells.map(({ port }) => port));
  platform = new Platform(cluster.control);
}, 180_000);
afterAll(async () => {
  agent.destroy();
  await nginx?.stop();
  await cluster?.stop();
  await redis?.stop();
});

/** Runs until told to end; what fails is kept, so that the others go on. */
class Load {
  #isOver = false;
  readonly failures: string[] = [];
  readonly #running: Promise<void>[] = [];

  /** Repeats `act`, the next time `gapMs` after its end. */
  add(gapMs: number, act: (turn: number) => Promise<void>) {
    const run = async () => {
      for (let turn = 0; !this.#isOver; turn++) {
        await act(turn).catch((error: unknown) => this.failures.push(String(error)));
        await pause(gapMs);
      }
    };
    this.#running.push(run());
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }
}

const newBrowser = () => new HttpBrowser(publicOrigin, { agent, port: nginx.port });
const readiness = async ({ origin }: Node) => (await fetch(`${origin}/readyz`)).status;

describe("three nodes behind nginx", () => {
  it("OPS-01 OPS-02 CPP-03 restarting three nodes one after another loses no request of a steady load", async () => {
    const logins = ["demo@example.test", "limited@example.test"];
    const buttons = await pricesOf(platform);
    const load = new Load();
    let pages = 0;
    const receipts = new Map<string, string[]>();
    for (const path of ["/en/", "/ru/about", "/en/coupon", "/en/user/login"]) {
      const visitor = newBrowser();
      load.add(gapMs, async () => {
        const { status } = await visitor.get(path);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        pages += 1;
      });
    }
    // nginx repeats no post, so that each one that a node drops is seen; these come without a pause.
    for (const bet of buttons.slice(0, 4)) {
      const visitor = newBrowser();
      await visitor.open("/en/coupon");
      load.add(gapMs, async () => {
        await addBet(visitor, bet);
        const { status } = await visitor.post("/en/coupon", { intent: "clear" });
        if (status !== 303) throw new Error(`clear: ${status}`);
      });
    }
    for (const login of logins) {
      await platform.player(login, { balances: { RUB: "1000000" } });
      const player = newBrowser();
      await player.signIn(login);
      const own: string[] = [];
      receipts.set(login, own);
      load.add(250, async (turn) => {
        await addBet(player, buttons[turn % buttons.length] ?? "");
        const key = keptCoupon(player).key;
        const reply = await pressUntilTold(async () => {
          const answer = await player.post("/en/coupon", { intent: "place", key, amount: "100" });
          if (answer.status >= 500) throw new Error(`no answer of a node: ${answer.status}`);
          return answer;
        });
        const receipt = receiptOf(reply);
        if (receipt === null) throw new Error(`not placed: ${reply.status} ${codesOn(reply)}`);
        own.push(receipt);
      });
    }

    for (const shell of cluster.shells) {
      const before = pages;
      await vi.waitFor(() => expect(pages).toBeGreaterThan(before + 20), { timeout: 30_000 });
      await vi.waitFor(async () => expect(await readiness(shell)).toBe(200), { timeout: 10_000 });
      const exit = shell.terminate();
      await vi.waitFor(async () => expect(await readiness(shell)).toBe(503), { timeout: 10_000 });
      expect(await exit).toBe(0);
      await shell.start();
    }
    await load.end();

    expect(load.failures).toEqual([]);
    for (const [login, own] of receipts) {
      expect(own.length).toBeGreaterThan(0);
      expect((await platform.bets(login)).map(({ id }) => id)).toEqual(own);
    }
  }, 600_000);
});
