import { randomBytes } from "node:crypto";
import type { Changes, Known } from "~/platform/changes/client.server";
import { Addresses } from "./addresses";
import type { PushMessage } from "./game";
import { Interests } from "./interests";
import { MarketSnapshots, type Revision } from "./market-snapshots";
import type { Reader } from "./reader";
import { Sessions } from "./sessions";
import type { Watched } from "./watch";

/** What a hub needs of the world. */
export interface HubPorts {
  /** What moved at the platform; null = no answer. */
  load(games: readonly Known<number>[], sessions: readonly Known<string>[]): Promise<Changes | null>;
  /** The platform's clock, ms since epoch. */
  now(): number;
}

/** The JSON sent for one list of watched markets, so that readers of the same list share it. */
type SentCache = Map<readonly Watched[], { readonly seen: Revision; readonly json: string }>;

interface Subscription {
  sentRevision: Revision;
  /** Nothing has been sent yet: the snapshots may be older than the reader's page, so the next poll comes first. */
  isWaiting: boolean;
  /** Comes from another process: what its session missed there is not known here. */
  readonly isForeign: boolean;
  /** Beats in a row that found no room. */
  missedHeartbeats: number;
}

/** How often the platform is asked while anybody watches, ms; after failures twice as long each time. */
const pollMs = 1_500;
const longestPollMs = 12_000;
/** Readers that join within this time share one poll, ms. */
const gatherMs = 150;
/** Sessions change seldom: every third poll asks about them. */
const pollsPerSession = 3;
/** Proxies cut a silent connection after 30 s and more. */
const heartbeatMs = 15_000;
/** A reader whose buffer was full at so many heartbeats in a row is disconnected. */
const mostMissedHeartbeats = 3;
/** Streams of one process, and of one browser: two windows, each with one that is being replaced. */
export const mostReaders = 10_000;
export const mostOfBrowser = 4;
/** Games that one process watches. */
export const mostWatchedGames = 5_000;
/** A clock that differs by more has been moved, ms. */
const movedClockMs = 2_000;

/**
 * Polls the platform once for all readers of this process and sends each reader what changed since its last message
 * (CPN-19). No messages are queued for a slow reader: what it missed is computed when its buffer has room.
 */
export class Hub {
  readonly #epoch = randomBytes(6).toString("base64url");
  readonly #snapshots = new MarketSnapshots();
  readonly #games = new Interests<number>();
  readonly #sids = new Interests<string>();
  readonly #sessions = new Sessions();
  readonly #readers = new Map<Reader, Subscription>();
  readonly #addresses = new Addresses();
  #revision: Revision = 1;
  #clockMovedAt: Revision = 0;
  #skew: number | null = null;
  #polls = 0;
  #failures = 0;
  #polling: Promise<void> | null = null;
  #nextPoll: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(private readonly ports: HubPorts) {}

  /** Open streams. */
  get readers(): number {
    return this.#readers.size;
  }

  /** Games and sessions that are asked about. */
  get watched(): number {
    return this.#games.size + this.#sids.size;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether these games may be watched besides what is. */
  hasRoomFor(watched: readonly Watched[]): boolean {
    return this.#games.size + watched.length <= mostWatchedGames;
  }

  /** Whether another stream may be opened from there. */
  hasPlaceFor(address: string | null): boolean {
    return this.#readers.size < mostReaders && this.#addresses.hasPlaceFor(address);
  }

  /** Takes a reader in and tells him how it stands; false = the house is full. `since` is a version he has. */
  join(reader: Reader, since: string | null): boolean {
    const isFull = !this.hasPlaceFor(reader.address) || !this.hasRoomFor(reader.watched);
    if (this.#isEnded || isFull) return false;
    const own = [...this.#readers.keys()].filter(({ browser }) => browser === reader.browser);
    for (const old of own.slice(0, Math.max(0, own.length - mostOfBrowser + 1))) {
      old.end(false);
      this.leave(old);
    }
    const isForeign = since !== null && !this.#isOwn(since);
    this.#readers.set(reader, {
      sentRevision: this.#revisionOf(since),
      isWaiting: true,
      isForeign,
      missedHeartbeats: 0,
    });
    this.#addresses.enter(reader.address);
    for (const { gameId } of reader.watched) this.#games.hold(gameId);
    if (reader.sid !== null) this.#sids.hold(reader.sid);
    this.#heartbeat ??= setInterval(() => this.#sendHeartbeats(), heartbeatMs).unref();
    void this.#pollFresh();
    this.#schedule();
    return true;
  }

  /** Lets a reader go; once or more often. */
  leave(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    this.#addresses.leave(reader.address);
    for (const { gameId } of reader.watched) this.#games.release(gameId);
    if (reader.sid !== null) this.#sids.release(reader.sid);
    if (this.#readers.size > 0 || !this.#heartbeat) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }

  /** Tells a reader what he missed while he had no room. */
  resume(reader: Reader): void {
    this.#send(reader, {});
  }

  /** The answer of one poll: what has changed since a version. Its games stay watched for a while. */
  async poll(watched: readonly Watched[], sid: string | null, since: string | null): Promise<PushMessage> {
    for (const { gameId } of watched) this.#games.touch(gameId);
    if (sid !== null) this.#sids.touch(sid);
    const seen = this.#revisionOf(since);
    if (seen === 0 || this.#isNew(watched, sid)) await this.#pollFresh();
    this.#schedule();
    const isForeign = since !== null && !this.#isOwn(since);
    const isSessionNew = sid !== null && (isForeign || this.#sessions.hasMoved(sid, seen));
    const games = this.#news(watched, seen);
    return {
      version: this.#version,
      now: this.ports.now(),
      games,
      isSessionNew,
    };
  }

  /** Polls the platform. Polls never overlap. Never rejects. */
  #pollNow(): Promise<void> {
    this.#polling ??= this.#pollPlatform().finally(() => {
      this.#polling = null;
    });
    return this.#polling;
  }

  /** Ends every stream, and takes no more: the process is on its way out. */
  end(): void {
    this.#isEnded = true;
    for (const reader of [...this.#readers.keys()]) {
      reader.end(true);
      this.leave(reader);
    }
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Waits for a poll that starts after this call: one that is running may have been asked before a change. */
  #pollFresh(): Promise<void> {
    this.#nextPoll ??= (async () => {
      await this.#polling;
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      await this.#polling;
      this.#nextPoll = null;
      await this.#pollNow();
    })();
    return this.#nextPoll;
  }

  async #pollPlatform(): Promise<void> {
    this.#forget();
    const waiting = [...this.#readers].filter(([, { isWaiting }]) => isWaiting);
    const games = [...this.#games.names()].map((id) => ({ id, version: this.#snapshots.version(id) }));
    const isTurnOfSessions = this.#polls++ % pollsPerSession === 0;
    const sessions = [...this.#sids.names()]
      .filter((id) => isTurnOfSessions || !this.#sessions.has(id))
      .map((id) => ({ id, version: this.#sessions.version(id) }));
    const changes = await this.ports.load(games, sessions).catch(() => null);
    this.#failures = changes ? 0 : this.#failures + 1;
    const revision = this.#revision + 1;
    const isNews = changes !== null && this.#take(changes, revision);
    const hasClockMoved = this.#hasClockMoved();
    if (hasClockMoved) this.#clockMovedAt = revision;
    if (isNews || hasClockMoved) this.#revision = revision;
    const sent: SentCache = new Map();
    for (const [reader, subscription] of waiting) {
      subscription.isWaiting = false;
      this.#send(reader, { sent, isFirst: true });
    }
    if (isNews || hasClockMoved) for (const reader of this.#readers.keys()) this.#send(reader, { sent });
  }

  #take({ games, sessions }: Changes, revision: Revision): boolean {
    for (const { id, version, state } of games) this.#snapshots.take(id, version, state, revision);
    let isNews = games.length > 0;
    for (const { id, version } of sessions) {
      if (this.#sessions.learn(id, version, revision)) isNews = true;
    }
    return isNews;
  }

  #hasClockMoved(): boolean {
    const skew = this.ports.now() - Date.now();
    const before = this.#skew;
    this.#skew = skew;
    return before !== null && Math.abs(skew - before) > movedClockMs;
  }

  #forget(): void {
    this.#snapshots.keep(this.#games.names());
    this.#sessions.keep(this.#sids.names());
  }

  #schedule(): void {
    if (this.#timer || this.#isEnded) return;
    const wait = Math.min(longestPollMs, pollMs * 2 ** this.#failures);
    this.#timer = setTimeout(async () => {
      await this.#pollNow();
      this.#timer = null;
      if (this.#games.size + this.#sids.size + this.#readers.size > 0) this.#schedule();
    }, wait).unref();
  }

  #send(
    reader: Reader,
    how: { readonly isFirst?: boolean; readonly isHeartbeat?: boolean; readonly sent?: SentCache },
  ): void {
    const subscription = this.#readers.get(reader);
    if (!subscription || subscription.isWaiting || !reader.hasRoom()) return;
    const { sentRevision: seen } = subscription;
    const kept = how.sent?.get(reader.watched);
    const games = kept?.seen === seen ? kept.json : JSON.stringify(this.#news(reader.watched, seen));
    how.sent?.set(reader.watched, { seen, json: games });
    const isForeign = how.isFirst === true && subscription.isForeign;
    const isSessionNew = reader.sid !== null && (isForeign || this.#sessions.hasMoved(reader.sid, seen));
    subscription.sentRevision = this.#revision;
    const isNews = games !== "[]" || isSessionNew || this.#clockMovedAt > seen;
    if (!isNews && !how.isFirst && !how.isHeartbeat) return;
    const head = { version: this.#version, now: this.ports.now(), isSessionNew };
    reader.write(
      this.#version,
      `${JSON.stringify(head).slice(0, -1)},"games":${games}}`,
      how.isHeartbeat === true,
    );
  }

  #news(watched: readonly Watched[], since: Revision) {
    return watched.flatMap((one) => this.#snapshots.changesSince(one, since) ?? []);
  }

  #sendHeartbeats(): void {
    for (const [reader, subscription] of this.#readers) {
      subscription.missedHeartbeats = reader.hasRoom() ? 0 : subscription.missedHeartbeats + 1;
      if (subscription.missedHeartbeats < mostMissedHeartbeats) {
        this.#send(reader, { isHeartbeat: true });
        continue;
      }
      reader.end(false);
      this.leave(reader);
    }
  }

  #isNew(watched: readonly Watched[], sid: string | null): boolean {
    const isNewSession = sid !== null && !this.#sessions.has(sid);
    return isNewSession || watched.some(({ gameId }) => this.#snapshots.version(gameId) === null);
  }

  get #version(): string {
    return `${this.#epoch}.${this.#revision}`;
  }

  /** 0 = of another process, or of none: everything is news. */
  #revisionOf(since: string | null): Revision {
    const [epoch, revision = ""] = (since ?? "").split(".");
    return epoch === this.#epoch && /^\d{1,12}$/.test(revision)
      ? Math.min(Number(revision), this.#revision)
      : 0;
  }

  #isOwn(version: string): boolean {
    return version.startsWith(`${this.#epoch}.`);
  }
}
