import { randomBytes } from "node:crypto";
import { createServer, get, type IncomingMessage, request, type Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushMessageToBrowser } from "~/domain/feed/game";
import { pushHubOfProcess } from "~/features/push/open.server";
import { serializeWatch } from "~/features/push/watch";
import * as push from "~/routes/push";
import { createApp } from "~/server/app";
import { writeSessionCookie } from "~/server/cookies/session.server";
import { env } from "~/server/env.server";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, type Game, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const site = siteOfFile();
let server: Server;
let port = 0;
let arsenal: Game;
beforeAll(async () => {
  const build = {
    entry: { module: { default: () => new Response("no page", { status: 404 }) } },
    routes: { push: { id: "push", path: "remote/push", module: push } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
  server = createServer(
    createApp({ env: env(), build: async () => build, clientDir: null, vite: null }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
beforeEach(async () => {
  arsenal = await site.gameOf("Arsenal");
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  await vi.waitFor(() => expect(pushHubOfProcess().readers).toBe(0));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const watchOf = (...bets: readonly { readonly gameId: number; readonly marketId: number }[]) =>
  serializeWatch(new Map(bets.map(({ gameId, marketId }) => [gameId, new Set([marketId])])));

const opened: Stream[] = [];

/** The cookie of a browser of its own. */
async function visitor(): Promise<string> {
  const fresh = { csrf: randomBytes(16).toString("hex"), sid: null, uid: null, keep: false };
  return (await writeSessionCookie(fresh, new Request("http://shop.test/"))).split(";")[0] ?? "";
}

/** A browser's stream over HTTP. */
class Stream {
  text = "";
  isOver = false;

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding("utf8");
    response.on("data", (text) => {
      this.text += text;
    });
    response.on("close", () => {
      this.isOver = true;
    });
    response.on("error", () => undefined);
  }

  static open(watch: string, headers: Record<string, string> = {}): Promise<Stream> {
    return new Promise((resolve, reject) => {
      const path = `/remote/push?watch=${watch}`;
      const asked = { host: "127.0.0.1", port, path, agent: false, headers };
      get(asked, (response) => {
        const stream = new Stream(response);
        opened.push(stream);
        resolve(stream);
      }).once("error", reject);
    });
  }

  get messages(): PushMessageToBrowser[] {
    return [...this.text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ""));
  }

  get prices(): (string | null)[] {
    return this.messages.flatMap(({ games }) =>
      games.flatMap(({ markets }) => markets.map(([, coef]) => coef)),
    );
  }

  get lastId(): string {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? "";
  }

  close() {
    this.response.destroy();
  }
}

const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });

describe("push stream", () => {
  it("CPN-19 the push stream starts with current prices, then sends moved prices, blocks and scores", async () => {
    const bet = betOn(arsenal, "1");
    const stream = await Stream.open(watchOf(bet));
    const { headers } = stream.response;
    expect(headers["content-type"]).toMatch(/^text\/event-stream/);
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(headers["content-encoding"]).toBeUndefined();
    await until(() => expect(stream.prices).toEqual([bet.coef]));
    expect(stream.text).toMatch(/^retry: \d+$/m);
    await site.market(bet.marketId, { coef: "4.25" });
    await until(() => expect(stream.prices).toEqual([bet.coef, "4.25"]));
    await site.market(bet.marketId, { isBlocked: true });
    await until(() =>
      expect(stream.messages.at(-1)?.games[0]?.markets).toEqual([[bet.marketId, "4.25", 0]]),
    );
    await site.game(arsenal.id, { status: "live", scores: "2:1" });
    await until(() =>
      expect(stream.messages.at(-1)?.games[0]).toMatchObject({ status: "live", scores: "2:1" }),
    );
    stream.close();
  });

  it("CPN-19 a push stream resumed by Last-Event-ID sends only what was missed", async () => {
    const [home, away] = [betOn(arsenal, "1"), betOn(await site.gameOf("Man United"), "2")];
    const first = await Stream.open(watchOf(home, away));
    await until(() => expect(first.prices).toHaveLength(2));
    const { lastId } = first;
    first.close();
    await until(() => expect(first.isOver).toBe(true));
    await site.market(away.marketId, { coef: "6.5" });
    const back = await Stream.open(watchOf(home, away), { "last-event-id": lastId });
    await until(() => expect(back.prices).toEqual(["6.5"]));
    back.close();
  });

  it("CPN-19 the push stream sends a moved clock to every client and a settled bet to its player only", async () => {
    await site.player("demo@example.test", {});
    const player = await signedIn();
    const bet = betOn(arsenal, "1");
    await add(player, bet);
    await receiptOf(player);
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const own = await Stream.open(watchOf(bet), { cookie });
    const guest = await Stream.open(watchOf(bet));
    await until(() => expect([own.prices.length, guest.prices.length]).toEqual([1, 1]));
    await site.advance(40 * 60_000);
    const jumps = ({ messages }: Stream) => (messages.at(-1)?.now ?? 0) - (messages[0]?.now ?? 0);
    await until(() => expect(Math.min(jumps(own), jumps(guest))).toBeGreaterThan(39 * 60_000));
    await site.game(arsenal.id, { result: "3:0" });
    const isTold = ({ messages }: Stream) => messages.some(({ isSessionNew }) => isSessionNew);
    await until(() => expect(isTold(own)).toBe(true));
    expect(isTold(guest)).toBe(false);
  });

  it("CPN-19 where no push stream is possible the same data is read by polling", async () => {
    const bet = betOn(arsenal, "1");
    const address = `/remote/push?watch=${watchOf(bet)}`;
    const browser = new Browser({ "user-agent": "no signal" });
    expect((await browser.fetch(address)).status).toBe(204);
    const poll = async (since = "") => {
      const page = await browser.fetch(`${address}&since=${since}`, { accept: "application/json" });
      expect([page.status, page.headers.get("cache-control")]).toEqual([
        200,
        "no-store, no-transform",
      ]);
      const message: PushMessageToBrowser = JSON.parse(await page.text());
      return message;
    };
    const first = await poll();
    expect(first.games[0]?.markets).toEqual([[bet.marketId, bet.coef, 1]]);
    expect((await poll(first.version)).games).toEqual([]);
    await site.market(bet.marketId, { coef: "3.5" });
    await until(async () =>
      expect((await poll(first.version)).games[0]?.markets).toEqual([[bet.marketId, "3.5", 1]]),
    );
    expect((await poll("nonsense")).games).toHaveLength(1);
  });

  it("SEC-06 CPN-19 a malformed push watch is 400, and only a GET opens a stream", async () => {
    for (const watch of ["x", "5.1_5.2", "5.1".repeat(2000)]) {
      const stream = await Stream.open(watch);
      expect(stream.response.statusCode, watch.slice(0, 20)).toBe(400);
      stream.close();
    }
    const head = await new Promise<IncomingMessage>((resolve) =>
      request(
        { host: "127.0.0.1", port, path: "/remote/push?watch=5.1", method: "HEAD", agent: false },
        resolve,
      ).end(),
    );
    expect(head.statusCode).toBe(204);
    head.destroy();
  });

  it("CPN-19 1,000 push clients that disconnect leave no reader and no memory behind", async () => {
    const watch = watchOf(betOn(arsenal, "1"), betOn(await site.gameOf("Man United"), "1"));
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const used = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const comers = async (count: number) => {
      const streams: Stream[] = [];
      for (let from = 0; from < count; from += 100) {
        const some = Array.from({ length: 100 }, async () =>
          Stream.open(watch, { cookie: await visitor() }),
        );
        streams.push(...(await Promise.all(some)));
      }
      return streams;
    };
    const round = async (count: number) => {
      const streams = await comers(count);
      await until(() => expect(streams.every(({ prices }) => prices.length > 0)).toBe(true));
      const seen = { open: pushHubOfProcess().readers, bytes: used() };
      for (const stream of streams) stream.close();
      opened.length = 0;
      await until(() => expect(pushHubOfProcess().readers).toBe(0));
      return seen;
    };
    // What a process makes once, for the first of them, is not what each costs.
    await round(200);
    const before = used();
    const { open, bytes } = await round(1000);
    const each = (bytes - before) / open;
    // Sockets take a moment to go; then nothing is left that grows with the number of clients.
    await until(() => expect(used() - before).toBeLessThan((each * open) / 4));
    const kB = (amount: number) => Math.round(amount / 1024);
    console.info(
      `push: ${open} open, ${kB(each)} kB each with its client, ${kB(used() - before)} kB left`,
    );
    expect(each).toBeLessThan(100 * 1024);
    expect(open).toBe(1000);
  });
});
