import { wireHeaders } from "~/platform/transport/wire.server";
import { isoTime } from "../clock";

/** A call that the sandbox has received, as `GET /sandbox/calls` lists it. */
export interface LoggedCall {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The request's body: parsed if it is JSON, else text; null if it is empty. */
  readonly body: unknown;
  readonly time: string;
}

const maxCalls = 5_000;
/** Push calls are not listed: they are polled constantly and would push out the others. */
const unlisted = "/push-api/";
const secret: ReadonlySet<string> = new Set([
  "authorization",
  "x-auth",
  "cookie",
  wireHeaders.session,
]);

/** The last calls received by this process since the reset. */
export class ReceivedCallLog {
  #calls: LoggedCall[] = [];
  /** How many calls of this era are no longer kept. */
  #dropped = 0;
  #era = 0;

  /** Records a call. Of secret headers only the last 4 characters are stored; the body is stored whole. */
  add(request: Request, body: string | null, now: number, era: number): void {
    this.#forget(era);
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith(unlisted)) return;
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name, secret.has(name) ? masked(value) : value]),
    );
    const time = isoTime(now);
    this.#calls.push({
      method: request.method,
      path: pathname + search,
      headers,
      body: parsed(body),
      time,
    });
    if (this.#calls.length <= 2 * maxCalls) return;
    this.#dropped += this.#calls.length - maxCalls;
    this.#calls = this.#calls.slice(-maxCalls);
  }

  /** Calls without the first `after` of them, and how many there were in all. */
  list(era: number, after = 0): { readonly calls: readonly LoggedCall[]; readonly count: number } {
    this.#forget(era);
    const calls = this.#calls.slice(Math.max(after - this.#dropped, 0)).slice(-maxCalls);
    return { calls, count: this.#dropped + this.#calls.length };
  }

  /** Clears the list after a reset, here or in another process. */
  #forget(era: number): void {
    if (era === this.#era) return;
    this.#era = era;
    this.#calls = [];
    this.#dropped = 0;
  }
}

function masked(value: string): string {
  const scheme = /^Bearer /i.exec(value)?.[0] ?? "";
  return `${scheme}…${value.slice(-4)}`;
}

function parsed(body: string | null): unknown {
  if (body === null || body === "") return null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
