import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What the network makes of an answer. `late`: it is held until the proxy heals. */
export const damages = ["502", "504", "html-200", "half", "closed", "late"] as const;
export type Damage = (typeof damages)[number];

/** When a request is lost: before the shell has it, or after the shell has done it. */
export type Moment = "before" | "after";

/** A request as the proxy sees it. */
export interface Seen {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The fields of a posted form. */
  readonly form: URLSearchParams;
}

/** Names what happens to a request; null = it passes. */
export type Rule = (seen: Seen) => { readonly damage: Damage; readonly moment: Moment } | null;

/** An HTTP proxy between the browser and the shell. It keeps the Host header, as nginx is told to in `deploy/`. */
export interface NetworkProxy {
  readonly origin: string;
  /** Requests that were damaged since the last `damage`. */
  readonly damaged: readonly Seen[];
  /** Where requests go, an origin. */
  forwardTo(target: string): void;
  damage(rule: Rule): void;
  /** Requests pass from now on, and so do those that are held. */
  heal(): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

const pages = {
  "502": { status: 502, html: "<h1>502 Bad Gateway</h1>" },
  "504": { status: 504, html: "<h1>504 Gateway Time-out</h1>" },
  "html-200": { status: 200, html: "<h1>Welcome to the hotel's network</h1>" },
} as const;

/** Opens a proxy on a port of its own; `forwardTo` names its target. */
export async function openProxy(): Promise<NetworkProxy> {
  const sockets = new Set<Socket>();
  let damaged: Seen[] = [];
  let held: (() => void)[] = [];
  let target = "";
  let rule: Rule | null = null;

  const healed = () =>
    new Promise<void>((resolve) => (rule === null ? resolve() : held.push(resolve)));

  /** The request ends when `leaver` does, as a stream must. */
  function ask(
    incoming: IncomingMessage,
    body: Buffer,
    leaver: ServerResponse | null,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { method, headers } = incoming;
      const url = new URL(incoming.url ?? "/", target);
      // A connection for each request: a kept one may be closed by the shell as the next request is sent.
      const sending = request(url, { method, headers, agent: false }, resolve);
      sending.once("error", reject);
      leaver?.once("close", () => sending.destroy());
      sending.end(body);
    });
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await read(incoming);
    const { method = "GET", url: path = "/" } = incoming;
    const seen = {
      method,
      path,
      form: new URLSearchParams(method === "POST" ? body.toString() : ""),
    };
    const fault = rule?.(seen) ?? null;
    if (fault === null) return pass(await ask(incoming, body, outgoing), outgoing);
    damaged.push(seen);
    const { damage, moment } = fault;
    if (moment === "before") {
      if (damage !== "late") return spoil(damage, null, outgoing);
      await healed();
      return pass(await ask(incoming, body, null), outgoing);
    }
    const reply = await ask(incoming, body, null);
    const answer = {
      status: reply.statusCode ?? 500,
      headers: reply.headers,
      body: await read(reply),
    };
    if (damage === "late") await healed();
    return spoil(damage, answer, outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get damaged() {
      return damaged;
    },
    forwardTo(next) {
      target = next;
    },
    damage(next) {
      damaged = [];
      rule = next;
    },
    heal() {
      rule = null;
      const waiting = held;
      held = [];
      for (const go of waiting) go();
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Sends an answer on as it comes: push is a stream. */
function pass(reply: IncomingMessage, outgoing: ServerResponse) {
  const { "transfer-encoding": _encoding, connection: _connection, ...headers } = reply.headers;
  outgoing.writeHead(reply.statusCode ?? 502, headers);
  outgoing.flushHeaders();
  reply.pipe(outgoing);
  reply.once("error", () => outgoing.destroy());
  outgoing.once("close", () => reply.destroy());
}

/** Answers as the damage has it; `answer` is the shell's own, null where it was not asked. */
function spoil(damage: Damage, answer: Answer | null, outgoing: ServerResponse) {
  if (damage === "late" && answer) return send(answer, answer.body, outgoing);
  // Headers and cookies arrive; the body ends early as if it were whole.
  if (damage === "half" && answer)
    return send(answer, answer.body.subarray(0, Math.floor(answer.body.length / 2)), outgoing);
  if (damage === "closed" || damage === "half" || damage === "late") return void outgoing.destroy();
  const { status, html } = pages[damage];
  outgoing.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  outgoing.end(html);
}

function send({ status, headers }: Answer, body: Buffer, outgoing: ServerResponse) {
  const { "content-length": _length, "transfer-encoding": _encoding, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, "content-length": String(body.length) });
  outgoing.end(body);
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
