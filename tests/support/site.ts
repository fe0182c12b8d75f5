import { resetClock } from "~/platform/clock.server";
import { clearSiteConfig } from "~/platform/config/client.server";
import { clearRedirects } from "~/platform/redirects/client.server";
import { resetRevision } from "~/platform/revision.server";
import { closePlatform, controlFetch, openPlatform } from "~/platform/upstream.server";
import { type Env, setEnv } from "~/server/env.server";
import { origin } from "./browser";

/** Real fixtures, prices and results; the clock starts a day before the first kick-off. */
export const season = "tests/fixtures/football-data";

export interface SiteOptions {
  /** null = the built-in feed. */
  readonly feed?: string | null;
  readonly env?: Partial<Env>;
}

/** Opens the site over an embedded platform of its own, in memory, with the control interface. */
export async function openSite({ feed = season, env = {} }: SiteOptions = {}): Promise<Site> {
  const site = new Site({
    port: 0,
    host: null,
    appEnv: "production",
    platformOrigin: null,
    remoteOrigins: [],
    secrets: ["first-secret-of-tests", "older-secret-of-tests"],
    publicOrigin: null,
    trustedProxies: [],
    sandbox: { dataDir: null, databaseUrl: null, feed, now: null, control: true },
    ...env,
  });
  site.forget();
  await openPlatform();
  return site;
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

/** The site and the strings behind it: the control interface as scripts use it (SBX-05). */
export class Site {
  constructor(private readonly base: Env) {
    setEnv(base);
  }

  /** Another environment, from here on. */
  setEnv(change: Partial<Env>) {
    setEnv({ ...this.base, ...change });
  }

  /** What this process has learnt from the platform, forgotten. */
  forget() {
    clearSiteConfig();
    clearRedirects();
    resetRevision();
    resetClock();
  }

  /** Everything as at the start, here and there. */
  async reset() {
    setEnv(this.base);
    await this.control("POST", "reset");
    this.forget();
  }

  close(): Promise<void> {
    return closePlatform();
  }

  /** A call of the control interface; its answer is trusted to be what the contract says. */
  async control<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await controlFetch(
      new Request(`${origin}/sandbox/${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      }),
    );
    if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status} ${await response?.text()}`);
    return (await response.json()) as T;
  }

  config(patch: unknown) {
    return this.control("PATCH", "config", patch);
  }

  /** The next `times` calls under a path fail. */
  fault(path: string, fault: Readonly<Record<string, unknown>>, times = 1000) {
    return this.control("POST", "faults", { path, times, ...fault });
  }

  heal() {
    return this.control("DELETE", "faults");
  }

  player(login: string, patch: unknown) {
    return this.control("PATCH", `players/${login}`, patch);
  }

  market(id: number, patch: unknown) {
    return this.control("PATCH", `markets/${id}`, patch);
  }

  game(id: number, patch: unknown) {
    return this.control("PATCH", `games/${id}`, patch);
  }

  advance(ms: number) {
    return this.control("POST", "clock", { advanceMs: ms });
  }

  /** Calls since the last reset whose path begins so. */
  async calls(path = "/"): Promise<Call[]> {
    const { calls } = await this.control<{ calls: Call[] }>("GET", "calls");
    return calls.filter((call) => call.path.startsWith(path));
  }

  async games(status: "line" | "live" | "finished" = "line"): Promise<Game[]> {
    const { games } = await this.control<{ games: Game[] }>("GET", `feed?status=${status}&limit=60`);
    return games;
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

/** An outcome of a game; its price stands as the feed states it. */
export function marketOf(game: Game, type: string, param = ""): Market {
  const market = game.markets.find((one) => one.type === type && one.param === param);
  if (!market) throw new Error(`${game.home} has no ${type} ${param}`);
  return market;
}

/** The bet's name on forms (contract, "Forms"). */
export function betName(game: Game, market: Market): string {
  return `${game.id}:${market.id}:${market.type}:${market.param}`;
}

/** The value of the button that adds it. */
export function pressed(game: Game, market: Market): string {
  return `${betName(game, market)}:${market.coef}`;
}
