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

/** What those who watch the same were told in a turn, so that it is made once. */
type Told = Map<readonly Watched[], { readonly seen: Revision; readonly json: string }>;

interface Place {
  seen: Revision;
  /** Told nothing yet: what is known may be older than the page, so it waits for a look of its own. */
  isWaiting: boolean;
  /** Comes from another process: what its session missed there is not known here. */
  readonly isForeign: boolean;
  /** Beats in a row that found no room. */
  late: number;
}

/** How often the platform is asked while anybody watches, ms; after failures twice as long each time. */
const lookMs = 1_500;
const longestLookMs = 12_000;
/** Those who come within so long share one look, ms. */
const gatherMs = 150;
/** Sessions change seldom: every third look asks about them. */
const looksPerSession = 3;
/** Proxies cut a silent connection after 30 s and more. */
const beatMs = 15_000;
/** A reader that took nothing for so many beats is gone in all but name. */
const mostLate = 3;
/** Streams of one process, and of one browser: two windows, each with one that is being replaced. */
export const mostReaders = 10_000;
export const mostOfBrowser = 4;
/** Games that one process watches. */
export const mostWatchedGames = 5_000;
/** A clock that differs by more has been moved, ms. */
const jumpMs = 2_000;

/**
 * One process's look at the platform for all its readers (CPN-19): asked once for everybody, told to each as much as
 * he lacks. A slow reader costs no queue: what he missed is made when he has room.
 */
export class Hub {
  readonly #epoch = randomBytes(6).toString("base64url");
  readonly #book = new MarketSnapshots();
  readonly #games = new Interests<number>();
  readonly #sids = new Interests<string>();
  readonly #sessions = new Sessions();
  readonly #readers = new Map<Reader, Place>();
  readonly #addresses = new Addresses();
  #turn: Revision = 1;
  #jumpedAt: Revision = 0;
  #skew: number | null = null;
  #looks = 0;
  #failures = 0;
  #looking: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beat: NodeJS.Timeout | null = null;
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
    this.#readers.set(reader, { seen: this.#turnOf(since), isWaiting: true, isForeign, late: 0 });
    this.#addresses.enter(reader.address);
    for (const { gameId } of reader.watched) this.#games.hold(gameId);
    if (reader.sid !== null) this.#sids.hold(reader.sid);
    this.#beat ??= setInterval(() => this.#beatAll(), beatMs).unref();
    void this.#freshLook();
    this.#schedule();
    return true;
  }

  /** Lets a reader go; once or more often. */
  leave(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    this.#addresses.leave(reader.address);
    for (const { gameId } of reader.watched) this.#games.release(gameId);
    if (reader.sid !== null) this.#sids.release(reader.sid);
    if (this.#readers.size > 0 || !this.#beat) return;
    clearInterval(this.#beat);
    this.#beat = null;
  }

  /** Tells a reader what he missed while he had no room. */
  resume(reader: Reader): void {
    this.#tell(reader, {});
  }

  /** The answer of one poll: what has changed since a version. Its games stay watched for a while. */
  async poll(watched: readonly Watched[], sid: string | null, since: string | null): Promise<PushMessage> {
    for (const { gameId } of watched) this.#games.touch(gameId);
    if (sid !== null) this.#sids.touch(sid);
    const seen = this.#turnOf(since);
    if (seen === 0 || this.#isNew(watched, sid)) await this.#freshLook();
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

  /** Asks the platform; looks never overlap. Never rejects. */
  #lookNow(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
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

  /** A look that begins from now on: one under way was asked before. */
  #freshLook(): Promise<void> {
    this.#next ??= (async () => {
      await this.#looking;
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      await this.#looking;
      this.#next = null;
      await this.#lookNow();
    })();
    return this.#next;
  }

  async #look(): Promise<void> {
    this.#forget();
    const waiting = [...this.#readers].filter(([, { isWaiting }]) => isWaiting);
    const games = [...this.#games.names()].map((id) => ({ id, version: this.#book.version(id) }));
    const isTurnOfSessions = this.#looks++ % looksPerSession === 0;
    const sessions = [...this.#sids.names()]
      .filter((id) => isTurnOfSessions || !this.#sessions.has(id))
      .map((id) => ({ id, version: this.#sessions.version(id) }));
    const changes = await this.ports.load(games, sessions).catch(() => null);
    this.#failures = changes ? 0 : this.#failures + 1;
    const turn = this.#turn + 1;
    const isNews = changes !== null && this.#learn(changes, turn);
    const hasJumped = this.#hasJumped();
    if (hasJumped) this.#jumpedAt = turn;
    if (isNews || hasJumped) this.#turn = turn;
    const told: Told = new Map();
    for (const [reader, place] of waiting) {
      place.isWaiting = false;
      this.#tell(reader, { told, isFirst: true });
    }
    if (isNews || hasJumped) for (const reader of this.#readers.keys()) this.#tell(reader, { told });
  }

  #learn({ games, sessions }: Changes, turn: Revision): boolean {
    for (const { id, version, state } of games) this.#book.learn(id, version, state, turn);
    let isNews = games.length > 0;
    for (const { id, version } of sessions) {
      if (this.#sessions.learn(id, version, turn)) isNews = true;
    }
    return isNews;
  }

  #hasJumped(): boolean {
    const skew = this.ports.now() - Date.now();
    const before = this.#skew;
    this.#skew = skew;
    return before !== null && Math.abs(skew - before) > jumpMs;
  }

  #forget(): void {
    this.#book.keep(this.#games.names());
    this.#sessions.keep(this.#sids.names());
  }

  #schedule(): void {
    if (this.#timer || this.#isEnded) return;
    const wait = Math.min(longestLookMs, lookMs * 2 ** this.#failures);
    this.#timer = setTimeout(async () => {
      await this.#lookNow();
      this.#timer = null;
      if (this.#games.size + this.#sids.size + this.#readers.size > 0) this.#schedule();
    }, wait).unref();
  }

  #tell(
    reader: Reader,
    how: { readonly isFirst?: boolean; readonly isBeat?: boolean; readonly told?: Told },
  ): void {
    const place = this.#readers.get(reader);
    if (!place || place.isWaiting || !reader.hasRoom()) return;
    const { seen } = place;
    const kept = how.told?.get(reader.watched);
    const games = kept?.seen === seen ? kept.json : JSON.stringify(this.#news(reader.watched, seen));
    how.told?.set(reader.watched, { seen, json: games });
    const isForeign = how.isFirst === true && place.isForeign;
    const isSessionNew = reader.sid !== null && (isForeign || this.#sessions.hasMoved(reader.sid, seen));
    place.seen = this.#turn;
    const isNews = games !== "[]" || isSessionNew || this.#jumpedAt > seen;
    if (!isNews && !how.isFirst && !how.isBeat) return;
    const head = { version: this.#version, now: this.ports.now(), isSessionNew };
    reader.write(
      this.#version,
      `${JSON.stringify(head).slice(0, -1)},"games":${games}}`,
      how.isBeat === true,
    );
  }

  #news(watched: readonly Watched[], since: Revision) {
    return watched.flatMap((one) => this.#book.news(one, since) ?? []);
  }

  #beatAll(): void {
    for (const [reader, place] of this.#readers) {
      place.late = reader.hasRoom() ? 0 : place.late + 1;
      if (place.late < mostLate) {
        this.#tell(reader, { isBeat: true });
        continue;
      }
      reader.end(false);
      this.leave(reader);
    }
  }

  #isNew(watched: readonly Watched[], sid: string | null): boolean {
    const isNewSession = sid !== null && !this.#sessions.has(sid);
    return isNewSession || watched.some(({ gameId }) => this.#book.version(gameId) === null);
  }

  get #version(): string {
    return `${this.#epoch}.${this.#turn}`;
  }

  /** 0 = of another process, or of none: everything is news. */
  #turnOf(since: string | null): Revision {
    const [epoch, turn = ""] = (since ?? "").split(".");
    return epoch === this.#epoch && /^\d{1,12}$/.test(turn) ? Math.min(Number(turn), this.#turn) : 0;
  }

  #isOwn(version: string): boolean {
    return version.startsWith(`${this.#epoch}.`);
  }
}
