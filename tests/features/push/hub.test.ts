import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameState, PushMessageToBrowser } from "~/domain/feed/game";
import type { takePushedMaintenance } from "~/features/blocking/open-page";
import { maxPushStreamsPerIp } from "~/features/push/addresses";
import {
  maxFirstWatchedGamesPerIp,
  maxPushStreamsPerBrowser,
  maxWatchedGames,
} from "~/features/push/capacity.server";
import { PushHub } from "~/features/push/hub.server";
import type { PushReader } from "~/features/push/reader";
import { respondPush } from "~/features/push/respond.server";
import type { GameAndSessionChanges } from "~/platform/services/changes/client.server";

const minute = 60_000;

function gameAt(coef: string, isOpen = true): GameState {
  return {
    status: "line",
    scores: null,
    minute: null,
    period: null,
    markets: new Map([[51, { coef, isOpen }]]),
  };
}

/** A platform of one game and one session, of which a test says what moved, and which counts how often it was asked. */
class Upstream {
  coef = "1.5";
  session: string | null = "s1";
  skew = 0;
  isDown = false;
  window: Parameters<typeof takePushedMaintenance>[0] = null;
  readonly asked: { games: number[]; sessions: string[] }[] = [];

  readonly load = async (
    games: readonly { id: number; version: string | null }[],
    sessions: readonly { id: string; version: string | null }[],
  ): Promise<GameAndSessionChanges | null> => {
    this.asked.push({ games: games.map(({ id }) => id), sessions: sessions.map(({ id }) => id) });
    if (this.isDown) throw new Error("down");
    return {
      games: games
        .filter(({ version }) => version !== this.coef)
        .map(({ id }) => ({ id, version: this.coef, state: gameAt(this.coef) })),
      sessions: sessions
        .filter(({ version }) => version !== this.session)
        .map(({ id }) => ({ id, version: this.session })),
    };
  };
  readonly maintenance = async (country: string | null) => {
    if (this.isDown) throw new Error("down");
    return country === "kz" ? null : this.window;
  };
  readonly now = () => Date.now() + this.skew;
}

class Listener implements PushReader {
  readonly watched = [{ gameId: 5, markets: [51] }];
  readonly heard: PushMessageToBrowser[] = [];
  beats = 0;
  room = true;
  ended: string | null = null;

  constructor(
    readonly browser = "browser",
    readonly sid: string | null = null,
    readonly address: string | null = null,
    readonly country: string | null = null,
  ) {}

  hasRoom = () => this.room;
  write(_version: string, json: string, isBeat: boolean) {
    if (isBeat) this.beats += 1;
    this.heard.push(JSON.parse(json));
  }
  end(isMoving: boolean) {
    this.ended = isMoving ? "moving" : "dropped";
  }
  get prices() {
    return this.heard.flatMap(({ games }) =>
      games.flatMap(({ markets }) => markets.map(([, coef]) => coef)),
    );
  }
}

let upstream: Upstream;
let hub: PushHub;
beforeEach(() => {
  vi.useFakeTimers();
  upstream = new Upstream();
  hub = new PushHub(upstream);
});
afterEach(() => {
  hub.end();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("push hub", () => {
  it("CPN-19 the hub asks the platform once for all readers every 1.5 s and stops without readers", async () => {
    const readers = Array.from({ length: 100 }, (_, n) => new Listener(`browser ${n}`));
    for (const reader of readers) hub.join(reader, null);
    await pass(200);
    for (const reader of readers) expect(reader.prices).toEqual(["1.5"]);
    upstream.coef = "1.6";
    await pass(15_000);
    for (const reader of readers) expect(reader.prices).toEqual(["1.5", "1.6"]);
    expect(upstream.asked.length).toBeLessThanOrEqual(12);
    expect(upstream.asked.every(({ games }) => games.length === 1)).toBe(true);
    for (const reader of readers) hub.leave(reader);
    expect([hub.readers, hub.watched]).toEqual([0, 1]);
    // What was watched stays of interest for 15 s, for those who come back.
    await pass(20_000);
    expect(hub.watched).toBe(0);
    const asked = upstream.asked.length;
    await pass(10 * minute);
    expect(upstream.asked.length).toBe(asked);
  });

  it("NTC-05 every reader of a country hears of its maintenance when it is announced, and of its end", async () => {
    const guest = new Listener();
    const elsewhere = new Listener("other", null, null, "kz");
    hub.join(guest, null);
    hub.join(elsewhere, null);
    await pass(200);
    const last = ({ heard }: Listener) => heard.at(-1)?.maintenance;
    expect([last(guest), last(elsewhere)]).toEqual([null, null]);
    const at = Date.now();
    const window = {
      ...{ startedAt: at, endedAt: at + minute, notifyStartedAt: null, notifyEndedAt: null },
      isActive: true,
      isWebOpen: false,
    };
    upstream.window = window;
    await pass(7_000);
    expect([last(guest), last(elsewhere)]).toEqual([window, null]);
    const polled = hub.poll(guest, null);
    await pass(200);
    expect((await polled).maintenance).toEqual(window);
    upstream.isDown = true;
    await pass(30_000);
    expect(last(guest)).toEqual(window);
    upstream.isDown = false;
    upstream.window = { ...window, isActive: false, isWebOpen: false };
    await pass(30_000);
    expect(last(guest)).toBeNull();
  });

  it("CPN-19 a reader resumes from its version by stream or poll, and from another node's version gets everything", async () => {
    const first = new Listener();
    hub.join(first, null);
    await pass(200);
    const had = first.heard.at(-1)?.version ?? "";
    hub.leave(first);
    const back = new Listener();
    hub.join(back, had);
    await pass(200);
    expect([back.heard.length, back.prices]).toEqual([1, []]);
    expect((await hub.poll(first, had)).games).toEqual([]);
    upstream.coef = "1.7";
    await pass(1_500);
    expect(back.prices).toEqual(["1.7"]);
    expect((await hub.poll(first, had)).games[0]?.markets).toEqual([[51, "1.7", 1]]);
    const moved = new Listener();
    hub.join(moved, "elsewhere.42");
    await pass(200);
    expect(moved.prices).toEqual(["1.7"]);
  });

  it("CPN-19 a reader that joins after a price change never gets the older price", async () => {
    hub.join(new Listener("first"), null);
    await pass(1_400);
    upstream.coef = "1.8";
    const late = new Listener("late");
    hub.join(late, null);
    const polled = hub.poll(late, null);
    await pass(200);
    expect(late.prices).toEqual(["1.8"]);
    expect((await polled).games[0]?.markets).toEqual([[51, "1.8", 1]]);
  });

  it("CPN-19 a signed-in reader is notified once of each change of its session and of its end", async () => {
    const own = new Listener("one", "sid");
    const guest = new Listener("two");
    hub.join(own, null);
    hub.join(guest, null);
    await pass(200);
    const told = (reader: Listener) =>
      reader.heard.filter(({ isSessionNew }) => isSessionNew).length;
    await pass(minute);
    expect(told(own)).toBe(0);
    upstream.session = "s2";
    await pass(5_000);
    expect(told(own)).toBe(1);
    upstream.session = null;
    await pass(minute);
    expect([told(own), told(guest)]).toEqual([2, 0]);
    // Whoever comes from another node may have missed something there.
    const moved = new Listener("three", "sid");
    hub.join(moved, "elsewhere.42");
    await pass(200);
    expect(told(moved)).toBe(1);
  });

  it("CPN-19 a jump of the platform's clock is sent to readers, its normal running is not", async () => {
    const reader = new Listener();
    hub.join(reader, null);
    await pass(10_000);
    const before = reader.heard.length;
    upstream.skew = 7_200_000;
    await pass(1_500);
    expect(reader.heard.length).toBe(before + 1);
    expect((reader.heard.at(-1)?.now ?? 0) - Date.now()).toBeGreaterThan(7_190_000);
  });

  it("CPN-19 a slow reader gets only the last price and is dropped after three missed heartbeats", async () => {
    const slow = new Listener("slow");
    hub.join(slow, null);
    await pass(200);
    slow.room = false;
    for (const coef of ["2", "3", "4"]) {
      upstream.coef = coef;
      await pass(1_500);
    }
    expect(slow.prices).toEqual(["1.5"]);
    slow.room = true;
    hub.resume(slow);
    expect(slow.prices).toEqual(["1.5", "4"]);
    slow.room = false;
    await pass(46_000);
    expect([slow.ended, hub.readers]).toEqual(["dropped", 0]);
  });

  it("CPN-19 the hub sends a heartbeat every 15 s, asks less often during an outage and recovers", async () => {
    const reader = new Listener();
    hub.join(reader, null);
    await pass(200);
    upstream.isDown = true;
    const asked = upstream.asked.length;
    await pass(minute);
    expect(reader.beats).toBe(4);
    expect(upstream.asked.length - asked).toBeLessThan(10);
    upstream.isDown = false;
    upstream.coef = "5";
    await pass(12_000);
    expect(reader.prices).toEqual(["1.5", "5"]);
  });

  it("CPN-19 a browser over its number of streams loses its oldest one", () => {
    const all = Array.from({ length: maxPushStreamsPerBrowser + 2 }, () => new Listener("one"));
    for (const reader of all) expect(hub.join(reader, null)).toBe(true);
    expect(hub.readers).toBe(maxPushStreamsPerBrowser);
    expect(all.map(({ ended }) => ended)).toEqual([
      "dropped",
      "dropped",
      ...Array(maxPushStreamsPerBrowser).fill(null),
    ]);
  });

  it("SEC-07 one address has a limited number of streams and regains its places when streams end", async () => {
    const campus = Array.from(
      { length: maxPushStreamsPerIp },
      (_, n) => new Listener(`browser ${n}`, null, "campus"),
    );
    for (const reader of campus) expect(hub.join(reader, null)).toBe(true);
    const late = new Listener("late", null, "campus");
    expect([hub.join(late, null), hub.hasPlaceFor("campus")]).toEqual([false, false]);
    expect(hub.join(new Listener("away", null, "elsewhere"), null)).toBe(true);
    expect(hub.join(new Listener("proxied"), null)).toBe(true);
    hub.leave(campus[0] as Listener);
    hub.leave(campus[0] as Listener);
    expect([hub.join(late, null), hub.hasPlaceFor("campus")]).toEqual([true, false]);
  });

  it("SEC-07 CPN-19 one address that watches too many games is refused without affecting others", async () => {
    const statusOf = async (address: string, first: number, count: number) => {
      const ids = Array.from({ length: count }, (_, n) => `${(first + n).toString(36)}.1f`);
      const query = new URLSearchParams({ watch: ids.join("_") });
      const ask = {
        method: "GET",
        query,
        lastId: null,
        country: null,
        isPoll: true,
        sid: null,
        signal: null,
      };
      const answer = respondPush(hub, { ...ask, browser: address, address });
      await pass(200);
      return (await answer).status;
    };
    for (let first = 1_000; first < 1_000 + maxFirstWatchedGamesPerIp; first += 100)
      expect(await statusOf("one", first, 100)).toBe(200);
    expect(await statusOf("one", 9_000, 1)).toBe(503);
    // What is watched already costs nothing.
    expect(await statusOf("one", 1_000, 100)).toBe(200);
    expect(await statusOf("other", 9_000, 100)).toBe(200);
    expect(hub.join(new Listener("other", null, "other"), null)).toBe(true);
    // Games that nobody asks for any more give their room back.
    await pass(minute);
    expect(await statusOf("one", 9_500, 1)).toBe(200);
  });

  it("SEC-07 CPN-19 a full hub accepts readers of games already watched, goes on serving them and refuses new games", async () => {
    const games = (first: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ gameId: first + n, markets: [51] }));
    void hub.poll(
      { watched: games(1, maxWatchedGames), sid: null, address: null, country: null },
      null,
    );
    expect([
      hub.hasRoomFor(games(maxWatchedGames, 1), "any"),
      hub.hasRoomFor(games(maxWatchedGames, 2), "any"),
    ]).toEqual([true, false]);
    const reader = new Listener();
    expect([hub.hasRoomFor(reader.watched, "any"), hub.join(reader, null)]).toEqual([true, true]);
    await pass(200);
    upstream.coef = "1.9";
    await pass(1_500);
    expect(reader.prices).toEqual(["1.5", "1.9"]);
  });

  it("OPS-02 a draining node ends its readers' streams and accepts no more", () => {
    const reader = new Listener();
    hub.join(reader, null);
    hub.end();
    expect([reader.ended, hub.readers, hub.join(new Listener(), null)]).toEqual([
      "moving",
      0,
      false,
    ]);
  });
});
