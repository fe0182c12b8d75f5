import type { BetRef } from "~/domain/coupon/types";
import { openSandboxWithFeed } from "~sandbox/open";
import type { Sandbox, SandboxOptions } from "~sandbox/options";
import { migratedDatabase } from "../../support/databases";
import { borrowSandbox } from "../../support/sandboxes";
import { kickOffDay, testFeed } from "./test-feed";

export interface Answered<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

type Bet = BetRef & { readonly coef: string; readonly scores: string | null };

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely; what matters is asserted.
type Loose = any;

/**
 * A sandbox over the small feed, with the control interface open; a borrowed one where nothing else is asked for.
 * `dataDir` or `databaseUrl`, null as well, name another database than one of the run's PostgreSQL.
 */
export async function openBed(options: Partial<SandboxOptions> = {}): Promise<Bed> {
  const all = {
    dataDir: null,
    databaseUrl: null,
    feed: null,
    now: new Date(kickOffDay).toISOString(),
    publicOrigin: "https://touchline.test",
    secrets: ["a-secret-of-tests"],
    control: true,
    ...options,
  };
  const open = (databaseUrl: string | null) =>
    openSandboxWithFeed(testFeed, "test", { ...all, databaseUrl });
  if (Object.keys(options).length === 0) return new Bed(await borrowSandbox("test feed", open));
  const isOwn = options.dataDir !== undefined || options.databaseUrl !== undefined;
  return new Bed(await open(isOwn ? all.databaseUrl : await migratedDatabase()));
}

/** Logins, numbers and passwords travel as base64 of UTF-8 (docs/platform.md). */
export const encode = (text: string) => Buffer.from(text, "utf8").toString("base64");

/** Speaks to a sandbox as the shell and as a script of the control interface would. */
export class Bed {
  constructor(readonly sandbox: Sandbox) {}

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<Loose>> {
    const response = await this.sandbox.fetch(
      new Request(`http://platform${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  async control(method: string, path: string, body?: unknown): Promise<Loose> {
    const answer = await this.call(method, `/sandbox/${path}`, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async reset(): Promise<void> {
    await this.control("POST", "reset");
  }

  async signIn(login = "demo@example.test", password = "demo"): Promise<Visitor> {
    const { body } = await this.logIn(login, password);
    return this.visitor(body.userId, body.sessionId);
  }

  /** The player of an open session, with a fresh token. */
  async visitor(userId: number, sessionId: string): Promise<Visitor> {
    const token = await this.call("GET", "/web-api/gettoken/user?force_refresh=true", undefined, {
      "x-session-id": sessionId,
    });
    return new Visitor(this, userId, sessionId, token.body.token);
  }

  logIn(login: string, password: string): Promise<Answered<Loose>> {
    const body = {
      login: encode(login),
      password: encode(password),
      save: true,
      lng: "en",
      device: {},
    };
    return this.call("POST", "/web-api/authapi/v1/login", body);
  }

  /** The ledger of one player, or of everybody and the house. */
  ledger(login?: string): Promise<Loose> {
    return this.control(
      "GET",
      login === undefined ? "ledger" : `ledger?login=${encodeURIComponent(login)}`,
    );
  }

  async balance(accountId: number): Promise<string> {
    const { accounts } = await this.ledger();
    return accounts.find((account: { id: number }) => account.id === accountId).balance;
  }
}

/** A signed-in player. */
export class Visitor {
  constructor(
    readonly bed: Bed,
    readonly userId: number,
    readonly sessionId: string,
    readonly token: string,
  ) {}

  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<Loose>> {
    return this.bed.call(method, path, body, { authorization: `Bearer ${this.token}`, ...headers });
  }

  /** The same session after a while: a token lasts ten minutes. */
  again(): Promise<Visitor> {
    return this.bed.visitor(this.userId, this.sessionId);
  }

  signOut(): Promise<unknown> {
    const session = { "x-session-id": this.sessionId };
    return this.bed.call("POST", "/web-api/authapi/v1/disconnect", { everywhere: false }, session);
  }

  /** Places bets; changes are laid over a request that stands by itself. */
  place(
    key: string,
    bets: readonly Bet[],
    changes: Record<string, unknown> = {},
  ): Promise<Answered<Loose>> {
    const body = { ...placement(this.userId, bets), ...changes };
    return this.call("POST", "/coupon-api/v1/coupons", body, { "idempotency-key": key });
  }
}

/** A placement of the main RUB account: 100.00 on these bets, refused on any change of price. */
export function placement(userId: number, bets: readonly Bet[]) {
  return {
    userId,
    accountId: 11,
    typeId: bets.length > 1 ? 1 : 0,
    amount: "100.00",
    amountByBlockId: {},
    bets,
    changeCoefAction: 0,
    coef: "1.85",
    coefByView: "1.85",
    coefViewId: 0,
    exactCoef: 0,
    isDropOnScoreChange: false,
    prepaidAmount: "0",
    isVip: false,
    refId: 1,
    systemValue: 2,
    hyperBonusPercent: 0,
    lng: "en",
  };
}
