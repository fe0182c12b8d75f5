import { afterAll, afterEach, beforeAll } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import {
  closePlatformConnections,
  openEmbeddedPlatformIfUsed,
} from "~/platform/transport/embedded/platform.server";
import type { Env } from "~/server/env/environment.server";
import { env as currentEnv, setEnvForTests } from "~/server/env.server";
import { openSandbox } from "~sandbox/main";
import { remoteApps } from "~sandbox/remotes/registry";
import { origin } from "./browser";
import { forgetPlatform } from "./forget";
import { borrowSandbox } from "./sandboxes";

/** Real fixtures, prices and results; the clock starts a day before the first kick-off. */
export const season = "tests/fixtures/football-data";

/** When the built-in feed is opened: one hour of one day, so that what is on does not depend on when tests run. */
const noon = "2026-03-14T12:00:00Z";

export interface SiteOptions {
  /** null = the built-in feed. */
  readonly feed?: string | null;
  readonly env?: Partial<Env>;
}

/**
 * The site that the tests of a file share: opened before the first, put back as it was after each, closed after the last.
 */
export function siteOfFile(options: SiteOptions = {}): Site {
  const site = new Site(environmentOf(options));
  beforeAll(() => open(site));
  afterEach(() => site.tidy());
  afterAll(() => site.close());
  return site;
}

/** Opens the site over an embedded platform of its own, with the control interface. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const site = new Site(environmentOf(options));
  await open(site);
  return site;
}

function environmentOf({ feed = season, env = {} }: SiteOptions): Env {
  return {
    port: 0,
    host: null,
    appEnv: "production",
    isDemonstration: false,
    platformOrigin: null,
    remoteOrigins: [],
    secrets: ["first-secret-of-tests", "older-secret-of-tests"],
    publicOrigin: null,
    trustedProxies: [],
    redisUrl: null,
    isControlOpenToProxies: false,
    sandbox: {
      dataDir: null,
      databaseUrl: null,
      feed,
      now: feed === null ? noon : null,
      publicOrigin: "https://touchline.test",
      secrets: ["a-secret-of-tests"],
      control: true,
    },
    ...env,
  };
}

async function open(site: Site): Promise<void> {
  site.setEnv({});
  site.forget();
  await lendPlatform();
  await openEmbeddedPlatformIfUsed();
  await site.giveRemotesTime();
}

/** The product opens its embedded platform by itself; where any database will do, it finds a borrowed one. */
async function lendPlatform() {
  const { platformOrigin, sandbox } = currentEnv();
  if (
    platformOrigin !== null ||
    sandbox.dataDir !== null ||
    sandbox.databaseUrl !== null ||
    !sandbox.control
  )
    return;
  const lent = borrowSandbox(JSON.stringify(sandbox), (databaseUrl) =>
    openSandbox({ ...sandbox, databaseUrl }),
  );
  Object.assign(globalThis, { __touchlineSandbox: lent });
  await lent;
}

/** A call that the platform received. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** An outcome of a game as the feed lists it. */
export interface Market {
  readonly id: number;
  readonly type: string;
  readonly param: string;
  readonly coef: string;
  readonly isBlocked: boolean;
}

export interface Game {
  readonly id: number;
  readonly path: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly status: string;
  readonly markets: readonly Market[];
}

export interface PlacedBet {
  readonly id: string;
  readonly key: string;
  readonly stake: string;
  readonly coef: string;
  readonly state: string;
  readonly return: string | null;
}

type Doc = Readonly<Record<string, unknown>>;

/** The site and the strings behind it: the control interface as scripts use it (SBX-05). */
export class Site {
  #seen = 0;
  /** What puts the platform back as it was, one step for each change. */
  #undo: (() => Promise<unknown>)[] = [];
  #mustReset = false;
  /** The line of the fixtures as it is while nothing of the feed was changed: listing every market takes long. */
  #line: Promise<Game[]> | null = null;
  /** Whether a game, a price or the clock was changed: to be put back by `tidy`, or by a reset alone. */
  #feedIs: "as-opened" | "changed" | "changed-for-good" = "as-opened";

  constructor(private readonly base: Env) {}

  /** Another environment, until the next `tidy`. */
  setEnv(change: Partial<Env>) {
    setEnvForTests({ ...this.base, ...change });
  }

  /** What this process has learnt from the platform, forgotten. */
  forget() {
    forgetPlatform();
  }

  /** Takes back what a test has changed; a whole reset takes seconds, so only where players were changed. */
  async tidy() {
    setEnvForTests(this.base);
    const undo = this.#undo.splice(0).reverse();
    if (this.#mustReset) await this.control("POST", "reset");
    else for (const step of undo) await step();
    if (this.#mustReset) this.#seen = 0;
    if (this.#feedIs === "changed") this.#feedIs = "as-opened";
    this.#mustReset = false;
    this.forget();
  }

  close(): Promise<void> {
    return closePlatformConnections();
  }

  /** A call of the control interface; its answer is trusted to be what docs/platform.md says. */
  async control<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    if (method !== "GET" && /^(?:clock|games|markets)\b/.test(path))
      this.#feedIs = "changed-for-good";
    const answer = await this.#send<T>(method, path, body);
    if (path === "reset") {
      this.#feedIs = "as-opened";
      await this.giveRemotesTime();
    }
    return answer;
  }

  /**
   * Gives every remote app of the sandbox 30 s instead of 400 ms (REM-10), so that a busy machine does not make a page
   * come without its body. A test about a slow remote sets a budget of its own.
   */
  async giveRemotesTime() {
    if (!this.base.sandbox.control || this.base.platformOrigin !== null) return;
    const remotes = Object.fromEntries(remoteApps.map(({ name }) => [name, { budgetMs: 30_000 }]));
    await this.#send("PATCH", "config", { remotes });
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await handleSandboxRequest(
      new Request(`${origin}/sandbox/${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      }),
    );
    if (!response?.ok)
      throw new Error(`${method} ${path}: ${response?.status} ${await response?.text()}`);
    return (await response.json()) as T;
  }

  /** The site config as it stands. */
  async configNow(): Promise<Doc> {
    return (await this.control<{ config: Doc }>("PATCH", "config", {})).config;
  }

  async config(patch: unknown) {
    const before = await this.configNow();
    await this.control("PATCH", "config", patch);
    const back = patchBack(await this.configNow(), before);
    if (back === null) this.#mustReset = true;
    else this.#undo.push(() => this.control("PATCH", "config", back));
  }

  /** The next `times` calls under a path fail. */
  async fault(path: string, fault: Readonly<Record<string, unknown>>, times = 1000) {
    await this.control("POST", "faults", { path, times, ...fault });
    this.#undo.push(() => this.heal());
  }

  heal() {
    return this.control("DELETE", "faults");
  }

  async block(displayTypeId: number, templateTypeId: number) {
    await this.control("POST", "blocks", { displayTypeId, templateTypeId });
    this.#undo.push(() => this.control("DELETE", "blocks"));
  }

  /** Patches a player, until everything is reset. */
  player(login: string, patch: unknown) {
    this.#mustReset = true;
    return this.control("PATCH", `players/${login}`, patch);
  }

  async market(id: number, patch: unknown) {
    await this.#patch(`markets/${id}`, patch, { coef: null, isBlocked: null });
  }

  async game(id: number, patch: unknown) {
    await this.#patch(`games/${id}`, patch, { status: null, scores: null });
  }

  async advance(ms: number) {
    await this.#patch("clock", { advanceMs: ms }, { advanceMs: -ms }, "POST");
  }

  /** A change of the feed, with what takes it back. */
  async #patch(path: string, change: unknown, back: unknown, method = "PATCH") {
    if (this.#feedIs === "as-opened") this.#feedIs = "changed";
    await this.#send(method, path, change);
    this.#undo.push(() => this.#send(method, path, back));
  }

  /** Calls from here on are what `calls` lists. */
  async mark() {
    // None has an ordinal as large: the count alone is asked for.
    this.#seen = (await this.#listCalls(Number.MAX_SAFE_INTEGER)).count;
  }

  /** Calls since the last mark whose path begins so. */
  async calls(path = "/"): Promise<Call[]> {
    const { calls } = await this.#listCalls(this.#seen);
    return calls.filter((call) => call.path.startsWith(path));
  }

  #listCalls(after: number): Promise<{ calls: Call[]; count: number }> {
    return this.#send("GET", `calls?after=${after}`);
  }

  async games(status: "line" | "live" | "finished" = "line"): Promise<Game[]> {
    const list = () =>
      this.#send<{ games: Game[] }>("GET", `feed?status=${status}&limit=60`).then((of) => of.games);
    const isKnown =
      status === "line" && this.#feedIs === "as-opened" && this.base.sandbox.feed === season;
    if (!isKnown) return list();
    this.#line ??= list();
    return this.#line;
  }

  /** The game between two teams, by the home side's English name. */
  async gameOf(home: string): Promise<Game> {
    const game = (await this.games()).find((one) => one.home === home);
    if (!game) throw new Error(`no game of ${home} on the line`);
    return game;
  }

  async bets(login = "demo@example.test"): Promise<PlacedBet[]> {
    const { bets } = await this.control<{ bets: PlacedBet[] }>("GET", `bets?login=${login}`);
    return bets;
  }

  /** An account's balance, decimal text. */
  async balance(accountId: number, login = "demo@example.test"): Promise<string | undefined> {
    const ledger = await this.control<{ accounts: { id: number; balance: string }[] }>(
      "GET",
      `ledger?login=${login}`,
    );
    return ledger.accounts.find(({ id }) => id === accountId)?.balance;
  }
}

/** A bet on an outcome: its names on forms (docs/forms.md) and the price the feed states. */
export function betOn(game: Game, type: string, param = "") {
  const market = game.markets.find((one) => one.type === type && one.param === param);
  if (!market) throw new Error(`${game.home} has no ${type} ${param}`);
  const name = `${game.id}:${market.id}:${type}:${param}`;
  return {
    name,
    bet: `${name}:${market.coef}`,
    coef: market.coef,
    marketId: market.id,
    gameId: game.id,
  };
}

/** The merge patch that makes `before` of `now`; null where none can, since its null takes a field away. */
function patchBack(now: Doc, before: Doc): Doc | null {
  const patch: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const [is, was] = [now[name], before[name]];
    if (JSON.stringify(is) === JSON.stringify(was)) continue;
    if (was === null) return null;
    const inner = isObject(is) && isObject(was) ? patchBack(is, was) : (was ?? null);
    if (inner === null && was !== undefined) return null;
    patch[name] = inner;
  }
  return patch;
}

function isObject(value: unknown): value is Doc {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
