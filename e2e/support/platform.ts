// The sandbox's control interface, as any script may use it.

export interface FeedMarket {
  id: number;
  type: string;
  param: number | string | null;
  name: string;
  coef: string;
  isBlocked: boolean;
}

export interface FeedGame {
  id: number;
  path: string;
  champ: number | string;
  champName: string;
  home: string;
  away: string;
  startsAt: string;
  isLive: boolean;
  status: "line" | "live" | "finished";
  scores: string | null;
  markets: FeedMarket[];
}

export interface PlacedBet {
  id: string;
  key: string;
  typeId: number;
  accountId: number;
  stake: string;
  coef: string;
  state: string;
  return: string | null;
  legs: { gameId: number; marketId: number; coef: string; state: string }[];
}

export interface Ledger {
  accounts: { id: number; iso: string; balance: string }[];
  entries: {
    id: number;
    at: string;
    accountId: number;
    amount: string;
    kind: string;
    ref: string;
  }[];
}

interface SentMessage {
  readonly kind: "sms" | "email" | "push";
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}

export class Platform {
  constructor(private readonly origin: string) {}

  private async send(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${this.origin}/sandbox${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text === "" ? null : JSON.parse(text);
  }

  reset() {
    return this.send("POST", "/reset");
  }
  /**
   * Moves the clock on by so long, and a second more: a shell may know it that much behind (`clock.server.ts`), and what
   * is due is due for the shell as well.
   */
  advance(ms: number) {
    return this.send("POST", "/clock", { advanceMs: ms + 1000 });
  }
  setClock(to: string) {
    return this.send("POST", "/clock", { set: to });
  }
  /**
   * Gives every remote app 30 s instead of 400 ms (REM-10), so that a busy machine does not make a page come without its
   * body. A scenario about a slow remote sets a budget of its own.
   */
  async giveRemotesTime() {
    const { config } = (await this.config({})) as { config: { remotes: Record<string, unknown> } };
    const names = Object.keys(config.remotes);
    const remotes = Object.fromEntries(names.map((name) => [name, { budgetMs: 30_000 }]));
    await this.config({ remotes });
  }
  config(patch: unknown) {
    return this.send("PATCH", "/config", patch);
  }
  player(login: string, patch: unknown) {
    return this.send("PATCH", `/players/${encodeURIComponent(login)}`, patch);
  }
  market(id: number, patch: { coef?: string; isBlocked?: boolean }) {
    return this.send("PATCH", `/markets/${id}`, patch);
  }
  game(id: number, patch: { status?: string | null; scores?: string | null; result?: string }) {
    return this.send("PATCH", `/games/${id}`, patch);
  }
  fault(fault: {
    path: string;
    method?: string;
    status?: number;
    delayMs?: number;
    body?: unknown;
    drop?: boolean | string;
    times: number;
  }) {
    return this.send("POST", "/faults", fault);
  }
  clearFaults() {
    return this.send("DELETE", "/faults");
  }
  block(block: { displayTypeId: number; templateTypeId: number }) {
    return this.send("POST", "/blocks", block);
  }
  unblock() {
    return this.send("DELETE", "/blocks");
  }
  /** The digits that a captcha's picture shows. */
  async captcha(id: string): Promise<string> {
    return (await this.send("GET", `/captcha?id=${id}`)).answer;
  }
  async bets(login: string): Promise<PlacedBet[]> {
    return (await this.send("GET", `/bets?login=${encodeURIComponent(login)}`)).bets;
  }
  /** Messages to an address, newest first. */
  async outbox(to: string): Promise<SentMessage[]> {
    return (await this.send("GET", `/outbox?to=${encodeURIComponent(to)}`)).messages;
  }
  ledger(login: string): Promise<Ledger> {
    return this.send("GET", `/ledger?login=${encodeURIComponent(login)}`);
  }
  /** The balance of a player's first account of a currency. */
  async balance(login: string, iso = "RUB"): Promise<string> {
    const { accounts } = await this.ledger(login);
    return accounts.find((account) => account.iso === iso)?.balance ?? "";
  }
  async calls(): Promise<
    { method: string; path: string; headers: Record<string, string>; body: unknown }[]
  > {
    const answer = await this.send("GET", "/calls");
    return Array.isArray(answer) ? answer : answer.calls;
  }
  /** Messages that an address got, newest first. */
  async messages(to: string): Promise<{ code: string | null; link: string | null }[]> {
    return (await this.send("GET", `/outbox?to=${encodeURIComponent(to)}`)).messages;
  }
  async games(query = "status=line"): Promise<FeedGame[]> {
    return (await this.send("GET", `/feed?${query}`)).games;
  }
  /** Analytics events that were received. */
  async events(): Promise<AnalyticsEvent[]> {
    const { events } = await this.send("GET", "/events");
    return events.map(({ event }: { event: AnalyticsEvent }) => event);
  }
  async now(): Promise<string> {
    return (await this.send("GET", "/feed?limit=1")).now;
  }
}

/** An analytics event as the collector has it. */
interface AnalyticsEvent {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** A market of a game by its type (and line). */
export function marketOf(game: FeedGame, type: string, param?: string): FeedMarket {
  const found = game.markets.find(
    (market) => market.type === type && (param === undefined || String(market.param) === param),
  );
  if (!found) throw new Error(`${game.home} – ${game.away} has no market ${type} ${param ?? ""}`);
  return found;
}
