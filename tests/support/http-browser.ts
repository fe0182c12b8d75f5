import { type Agent, type IncomingMessage, request } from "node:http";
import { request as requestTls, type Agent as TlsAgent } from "node:https";
import type { Fields } from "./browser";

/** An answer as it came over HTTP. */
export interface Reply {
  readonly status: number;
  /** Where it leads; null = nowhere. */
  readonly location: string | null;
  readonly text: string;
  /** Whether the other side lets the connection be used again. */
  readonly isKept: boolean;
}

/** The browser let go of the connection on purpose. */
export class LetGo extends Error {}

/** When a browser lets go of a connection: as soon as its request has left, or at the answer's first bytes. */
export type Cut = "sent" | "answered";

interface SendOptions {
  readonly cut?: Cut | undefined;
}

/** How a browser reaches its site. */
export interface Way {
  /** How connections are kept; without one each request has its own. */
  readonly agent?: Agent | TlsAgent;
  /** Where the site's name leads, on this machine; without one to where its address says. */
  readonly port?: number;
}

/** Nobody waits longer for an answer, ms. */
const patienceMs = 60_000;

/**
 * A browser without JavaScript over real HTTP: keeps cookies, sends forms as pages make them. A connection that
 * breaks rejects with the socket's error, since what became of a request is then for the test to say.
 */
export class HttpBrowser {
  readonly cookies = new Map<string, string>();
  /** The token of the page last seen. */
  csrf = "";

  constructor(
    readonly origin: string,
    private readonly way: Way = {},
  ) {}

  /** The same visitor at another address: another node, or another window of theirs. */
  copy(origin = this.origin): HttpBrowser {
    const twin = new HttpBrowser(origin, this.way);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    twin.csrf = this.csrf;
    return twin;
  }

  get(path: string, options: SendOptions = {}): Promise<Reply> {
    return this.exchange("GET", path, null, options);
  }

  /** Asks for a page and follows where it leads. */
  async open(path: string): Promise<Reply> {
    let reply = await this.get(path);
    for (let hops = 0; reply.location !== null; hops++) {
      if (hops === 10) throw new Error(`redirects without end at ${reply.location}`);
      reply = await this.get(reply.location);
    }
    return reply;
  }

  /** Sends a form with the token of the page last seen, and stays at the answer. */
  post(path: string, fields: Fields | URLSearchParams, options: SendOptions = {}): Promise<Reply> {
    // Parameters instead of an object may name a field several times.
    const body = new URLSearchParams(fields);
    if (!body.has("csrf")) body.set("csrf", this.csrf);
    return this.exchange("POST", path, body.toString(), options);
  }

  async signIn(login = "demo@example.test", password = "demo"): Promise<void> {
    await this.open("/en/user/login");
    const reply = await this.post("/en/user/login", { login, password, save: "1" });
    if (reply.status !== 303) throw new Error(`${login} did not sign in: ${reply.status}`);
    await this.open("/en/coupon");
  }

  private exchange(
    method: string,
    path: string,
    body: string | null,
    { cut }: SendOptions,
  ): Promise<Reply> {
    const url = new URL(path, this.origin);
    const headers: Record<string, string> = { host: url.host, accept: "text/html" };
    if (this.cookies.size > 0)
      headers["cookie"] = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (body !== null) {
      headers["content-type"] = "application/x-www-form-urlencoded";
      headers["content-length"] = String(Buffer.byteLength(body));
      headers["origin"] = this.origin;
    }
    return new Promise((resolve, reject) => {
      const sent = this.dial(url, method, headers);
      const letGo = () => sent.destroy(new LetGo(cut));
      sent.setTimeout(patienceMs, () =>
        sent.destroy(new Error(`no answer in ${patienceMs} ms: ${path}`)),
      );
      sent.on("error", reject);
      sent.on("response", (incoming) => {
        if (cut === "answered") return letGo();
        read(incoming).then((reply) => resolve(this.keep(incoming, reply)), reject);
      });
      // Its callback runs once the bytes are the system's: they arrive, whatever becomes of the connection.
      sent.end(body ?? undefined, cut === "sent" ? letGo : undefined);
    });
  }

  private dial(
    { protocol, hostname, port, pathname, search }: URL,
    method: string,
    headers: Fields,
  ) {
    const { agent = false, port: own = port } = this.way;
    const options = {
      host: "127.0.0.1",
      port: own,
      path: pathname + search,
      method,
      headers,
      agent,
    };
    if (protocol === "http:") return request(options);
    return requestTls({ ...options, servername: hostname, rejectUnauthorized: false });
  }

  private keep(incoming: IncomingMessage, reply: Reply): Reply {
    for (const line of incoming.headers["set-cookie"] ?? []) {
      const [pair = "", ...attributes] = line.split(";");
      const at = pair.indexOf("=");
      const isGone = attributes.some((text) => /^\s*max-age=0\s*$/i.test(text));
      if (isGone) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    this.csrf = fieldOf(reply.text, "csrf") ?? this.csrf;
    return reply;
  }
}

/** Value of the first hidden field of that name on a page; null = the page has none. */
export function fieldOf(html: string, name: string): string | null {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? null;
}

async function read(incoming: IncomingMessage): Promise<Reply> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return {
    status: incoming.statusCode ?? 0,
    location: incoming.headers.location ?? null,
    text: Buffer.concat(parts).toString("utf8"),
    isKept: incoming.headers.connection !== "close",
  };
}
