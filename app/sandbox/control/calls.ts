import { wireHeaders } from "~/platform/wire.server";
import { isoTime } from "../clock";

/** A call as `GET /sandbox/calls` shows it. */
export interface Call {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed where it is JSON, else text; null without one. */
  readonly body: unknown;
  readonly time: string;
}

const kept = 5_000;
/** Asked every moment while anybody watches: listed, it would push out what was asked once. */
const unlisted = "/push-api/";
const secret: ReadonlySet<string> = new Set(["authorization", "cookie", wireHeaders.session]);

/** The last calls that this process has received since the reset. */
export class CallLog {
  #calls: Call[] = [];
  #era = 0;

  /** Of secrets only the last 4 characters are kept: enough to tell two apart. */
  add(request: Request, body: string | null, now: number, era: number): void {
    this.#forget(era);
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith(unlisted)) return;
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name, secret.has(name) ? masked(value) : value]),
    );
    const time = isoTime(now);
    this.#calls.push({ method: request.method, path: pathname + search, headers, body: parsed(body), time });
    if (this.#calls.length > 2 * kept) this.#calls = this.#calls.slice(-kept);
  }

  list(era: number): readonly Call[] {
    this.#forget(era);
    return this.#calls.slice(-kept);
  }

  /** A reset, here or in another process, begins a new list. */
  #forget(era: number): void {
    if (era === this.#era) return;
    this.#era = era;
    this.#calls = [];
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
