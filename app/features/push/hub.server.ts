import type { PushMessageToBrowser } from "~/domain/feed/game";
import type { SiteConfig } from "~/domain/settings/site-config";
import type { GameAndSessionChanges } from "~/platform/services/changes/client.server";
import { countPushStream } from "~/server/metrics.server";
import { PushStreamCountPerIp } from "./addresses";
import {
  maxFirstWatchedGamesPerIp,
  maxPushStreams,
  maxPushStreamsPerBrowser,
  maxWatchedGames,
} from "./capacity.server";
import { ClockMoveDetector } from "./clock-moves.server";
import type { HubPorts } from "./hub-ports.server";
import { WatchInterests } from "./interests";
import { MarketSnapshots, type SnapshotRevision } from "./market-snapshots";
import type { PushReader } from "./reader";
import { KnownSessionVersions } from "./sessions";
import type { ChangedGamesJsonCache, PushReaderProgress } from "./subscription.server";
import { PushMessageVersions } from "./versions.server";
import type { WatchedGame } from "./watch";

/** Interval of platform polls while anybody watches, ms; it doubles after each failure. */
const pollMs = 1_500;
const longestPollMs = 12_000;
/** Readers that join within this time share one poll, ms. */
const gatherMs = 150;
/** Sessions change rarely: every third poll asks about them. */
const pollsPerSession = 3;
/** Time for which a country's maintenance is not read again, ms. */
const maintenanceMs = 5_000;
/** Time after which the maintenance of a country without readers is forgotten, ms. */
const keptMaintenanceMs = 60_000;
/** Heartbeat interval, ms: proxies cut a silent connection after 30 s or more. */
const heartbeatMs = 15_000;
/** Consecutive heartbeats with a full buffer after which a reader is disconnected. */
const mostMissedHeartbeats = 3;

interface ReadMaintenance {
  readonly window: SiteConfig["maintenance"];
  readonly readAt: number;
}

/**
 * Polls the platform once for all readers of this process, and sends each reader the changes since its last
 * message (CPN-19). No messages are queued for a slow reader: its changes are computed when its buffer has
 * room.
 */
export class PushHub {
  readonly #versions = new PushMessageVersions();
  readonly #clock = new ClockMoveDetector();
  readonly #snapshots = new MarketSnapshots();
  readonly #games = new WatchInterests<number>();
  readonly #sids = new WatchInterests<string>();
  readonly #sessions = new KnownSessionVersions();
  readonly #readers = new Map<PushReader, PushReaderProgress>();
  readonly #addresses = new PushStreamCountPerIp();
  /** The maintenance of each country with readers, and when it was read, by `performance.now()`. */
  readonly #maintenance = new Map<string | null, ReadMaintenance>();
  /** Revision of the last change that concerns every reader: a moved clock, another maintenance. */
  #changedForAllAt: SnapshotRevision = 0;
  #polls = 0;
  #failures = 0;
  #polling: Promise<void> | null = null;
  #nextPoll: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(private readonly ports: HubPorts) {}

  /** Number of open streams. */
  get readers(): number {
    return this.#readers.size;
  }

  /** Number of games and sessions polled. */
  get watched(): number {
    return this.#games.size + this.#sids.size;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether the address may watch these games: those that are watched already always, further ones as there is room. */
  hasRoomFor(watched: readonly WatchedGame[], address: string | null): boolean {
    const added = watched.filter(({ gameId }) => !this.#games.has(gameId)).length;
    if (added === 0) return true;
    const first = address === null ? 0 : this.#games.countFirstOf(address) + added;
    return this.#games.size + added <= maxWatchedGames && first <= maxFirstWatchedGamesPerIp;
  }

  /** Whether the address may open another stream. */
  hasPlaceFor(address: string | null): boolean {
    return this.#readers.size < maxPushStreams && this.#addresses.hasPlaceFor(address);
  }

  /**
   * Adds a reader and sends the current state; false = no capacity. `since` is the version that the reader
   * already has.
   */
  join(reader: PushReader, since: string | null): boolean {
    const { address, watched } = reader;
    const isFull = !this.hasPlaceFor(address) || !this.hasRoomFor(watched, address);
    if (this.#isEnded || isFull) return false;
    const own = [...this.#readers.keys()].filter(({ browser }) => browser === reader.browser);
    for (const old of own.slice(0, Math.max(0, own.length - maxPushStreamsPerBrowser + 1))) {
      old.end(false);
      this.leave(old);
    }
    this.#readers.set(reader, {
      sentRevision: this.#versions.revisionOf(since),
      isWaiting: true,
      isForeign: this.#versions.isForeign(since),
      missedHeartbeats: 0,
    });
    countPushStream(1);
    this.#addresses.enter(address);
    for (const { gameId } of watched) this.#games.hold(gameId, address);
    if (reader.sid !== null) this.#sids.hold(reader.sid);
    this.#heartbeat ??= setInterval(() => this.#sendHeartbeats(), heartbeatMs).unref();
    void this.#pollFresh();
    this.#schedule();
    return true;
  }

  /** Removes a reader; may be called more than once. */
  leave(reader: PushReader): void {
    if (!this.#readers.delete(reader)) return;
    countPushStream(-1);
    this.#addresses.leave(reader.address);
    for (const { gameId } of reader.watched) this.#games.release(gameId);
    if (reader.sid !== null) this.#sids.release(reader.sid);
    if (this.#readers.size > 0 || !this.#heartbeat) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }

  /** Sends a reader what it missed while its buffer was full. */
  resume(reader: PushReader): void {
    this.#send(reader, {});
  }

  /** The reply to one poll: changes since a version. Its games stay watched for a while. */
  async poll(
    { watched, sid, address, country }: Pick<PushReader, "watched" | "sid" | "address" | "country">,
    since: string | null,
  ): Promise<PushMessageToBrowser> {
    for (const { gameId } of watched) this.#games.touch(gameId, address);
    if (sid !== null) this.#sids.touch(sid);
    const seen = this.#versions.revisionOf(since);
    if (seen === 0 || this.#isNew(watched, sid)) await this.#pollFresh();
    await this.#readMaintenance(country);
    this.#schedule();
    const isForeign = this.#versions.isForeign(since);
    const isSessionNew = sid !== null && (isForeign || this.#sessions.hasMoved(sid, seen));
    const games = this.#news(watched, seen);
    return {
      version: this.#versions.name,
      now: this.ports.now(),
      games,
      isSessionNew,
      maintenance: this.#maintenanceFor(country),
    };
  }

  /** Polls the platform. Polls never overlap. Never rejects. */
  #pollNow(): Promise<void> {
    this.#polling ??= this.#pollPlatform().finally(() => {
      this.#polling = null;
    });
    return this.#polling;
  }

  /** Ends every stream and accepts no more, because the process is shutting down. */
  end(): void {
    this.#isEnded = true;
    for (const reader of [...this.#readers.keys()]) {
      reader.end(true);
      this.leave(reader);
    }
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Waits for a poll that starts after this call: a running one may have started before a change. */
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
    const games = [...this.#games.names()].map((id) => ({
      id,
      version: this.#snapshots.version(id),
    }));
    const isTurnOfSessions = this.#polls++ % pollsPerSession === 0;
    const sessions = [...this.#sids.names()]
      .filter((id) => isTurnOfSessions || !this.#sessions.has(id))
      .map((id) => ({ id, version: this.#sessions.version(id) }));
    const countries = new Set([...this.#readers.keys()].map(({ country }) => country));
    const [changes, ...readings] = await Promise.all([
      this.ports.load(games, sessions).catch(() => null),
      ...[...countries].map((country) => this.#readMaintenance(country)),
    ]);
    this.#failures = changes ? 0 : this.#failures + 1;
    const revision = this.#versions.revision + 1;
    const isNews = changes !== null && this.#take(changes, revision);
    const hasClockMoved = this.#clock.hasMoved(this.ports.now());
    const isForAll = hasClockMoved || readings.includes(true);
    if (isForAll) this.#changedForAllAt = revision;
    if (isNews || isForAll) this.#versions.advanceTo(revision);
    const sent: ChangedGamesJsonCache = new Map();
    for (const [reader, subscription] of waiting) {
      subscription.isWaiting = false;
      this.#send(reader, { sent, isFirst: true });
    }
    if (isNews || isForAll) for (const reader of this.#readers.keys()) this.#send(reader, { sent });
  }

  #take({ games, sessions }: GameAndSessionChanges, revision: SnapshotRevision): boolean {
    for (const { id, version, state } of games) this.#snapshots.take(id, version, state, revision);
    let isNews = games.length > 0;
    for (const { id, version } of sessions) {
      if (this.#sessions.learn(id, version, revision)) isNews = true;
    }
    return isNews;
  }

  /**
   * Reads a country's maintenance unless that was done just now; true = it is another than before. While site config
   * cannot be read, the last one counts.
   */
  async #readMaintenance(country: string | null): Promise<boolean> {
    const at = performance.now();
    const known = this.#maintenance.get(country);
    if (known && at - known.readAt < maintenanceMs) return false;
    const window = await this.ports.maintenance(country).catch(() => known?.window ?? null);
    this.#maintenance.set(country, { window, readAt: at });
    return JSON.stringify(window) !== JSON.stringify(known?.window ?? null);
  }

  #maintenanceFor(country: string | null): SiteConfig["maintenance"] {
    const window = this.#maintenance.get(country)?.window ?? null;
    return window?.isActive ? window : null;
  }

  #forget(): void {
    const at = performance.now();
    for (const [country, { readAt }] of this.#maintenance)
      if (at - readAt > keptMaintenanceMs) this.#maintenance.delete(country);
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
    reader: PushReader,
    how: {
      readonly isFirst?: boolean;
      readonly isHeartbeat?: boolean;
      readonly sent?: ChangedGamesJsonCache;
    },
  ): void {
    const subscription = this.#readers.get(reader);
    if (!subscription || subscription.isWaiting || !reader.hasRoom()) return;
    const { sentRevision: seen } = subscription;
    const lastSent = how.sent?.get(reader.watched);
    const games =
      lastSent?.seen === seen ? lastSent.json : JSON.stringify(this.#news(reader.watched, seen));
    how.sent?.set(reader.watched, { seen, json: games });
    const isForeign = how.isFirst === true && subscription.isForeign;
    const isSessionNew =
      reader.sid !== null && (isForeign || this.#sessions.hasMoved(reader.sid, seen));
    subscription.sentRevision = this.#versions.revision;
    const isNews = games !== "[]" || isSessionNew || this.#changedForAllAt > seen;
    if (!isNews && !how.isFirst && !how.isHeartbeat) return;
    const head = {
      version: this.#versions.name,
      now: this.ports.now(),
      isSessionNew,
      maintenance: this.#maintenanceFor(reader.country),
    };
    reader.write(
      this.#versions.name,
      `${JSON.stringify(head).slice(0, -1)},"games":${games}}`,
      how.isHeartbeat === true,
    );
  }

  #news(watched: readonly WatchedGame[], since: SnapshotRevision) {
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

  #isNew(watched: readonly WatchedGame[], sid: string | null): boolean {
    const isNewSession = sid !== null && !this.#sessions.has(sid);
    return isNewSession || watched.some(({ gameId }) => this.#snapshots.version(gameId) === null);
  }
}
