import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What a network, or something on the way, can do to a call. */
export type FaultMode =
  /** The answer comes a little later, so that calls overtake each other. */
  | "delay"
  /** The connection breaks before the call has arrived. */
  | "reset-before"
  /** The call has arrived and had its effect; the connection breaks before the answer. */
  | "reset-after"
  /** The connection breaks in the middle of the answer. */
  | "reset-middle"
  /** The connection is closed at once, politely. */
  | "cut"
  /** The answer comes in small pieces. */
  | "drip"
  /** The answer's bytes are damaged on the way. */
  | "garbled"
  /** Valid JSON of something else. */
  | "wrong-json"
  /** The answer ends early, with a length that says that it is whole. */
  | "half-json"
  /** The page of a proxy, with status 200. */
  | "wrong-type"
  /** A gateway's own 404, in JSON, after the call has had its effect. */
  | "lost-route"
  /** The page of a proxy, with status 502, after the call has had its effect. */
  | "bad-gateway"
  /** The connection breaks, and the call arrives all the same, when `sendLate` says so. */
  | "late"
  /** The call arrives, and no answer ever comes. */
  | "mute"
  /** Nothing comes, and nothing arrives. */
  | "silent";

/** Chooses what happens to a call; null = nothing. */
export type FaultRule = (call: {
  readonly method: string;
  readonly path: string;
}) => FaultMode | null;

/** A proxy before a platform, which breaks what it is told to break. */
export interface FaultProxy {
  readonly origin: string;
  /** Calls that have come in. */
  readonly calls: readonly {
    readonly method: string;
    readonly path: string;
    readonly mode: FaultMode | null;
  }[];
  /** null heals: what hung is then broken off. */
  setRule(rule: FaultRule | null): void;
  /** Reads under this path are had once for each caller, so that a storm costs what it breaks; null forgets them. */
  remember(path: string | null): void;
  /** Lets the late calls arrive, and waits until they have had their effect. */
  sendLate(): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Opens a proxy before `target` (an origin) on a port of its own. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const calls: { method: string; path: string; mode: FaultMode | null }[] = [];
  const sockets = new Set<Socket>();
  const hung = new Set<Socket>();
  const memory = new Map<string, Promise<Answer>>();
  let remembered: string | null = null;
  let late: (() => Promise<unknown>)[] = [];
  let rule: FaultRule | null = null;

  function pass(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = { ...incoming.headers, host: new URL(target).host };
      const options = { method: incoming.method, headers, agent };
      const sending = request(new URL(incoming.url ?? "/", target), options, (reply) => {
        read(reply).then(
          (text) =>
            resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: text }),
          reject,
        );
      });
      sending.once("error", reject);
      sending.end(body);
    });
  }

  function recall(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const { method, url = "/", headers } = incoming;
    if (method !== "GET" || remembered === null || !url.startsWith(remembered))
      return pass(incoming, body);
    const key = [url, headers.authorization, headers["x-session-id"], headers["x-language"]].join(
      " ",
    );
    const known = memory.get(key) ?? pass(incoming, body).then(timeless);
    memory.set(key, known);
    return known;
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const call = { method: incoming.method ?? "GET", path: incoming.url ?? "/" };
    const mode = rule?.(call) ?? null;
    calls.push({ ...call, mode });
    if (mode === "reset-before") return void incoming.socket.resetAndDestroy();
    if (mode === "cut") return void incoming.socket.end();
    const body = await read(incoming);
    if (mode === "silent") return void hung.add(incoming.socket);
    if (mode === "late") {
      late.push(() => pass(incoming, body));
      return void incoming.socket.resetAndDestroy();
    }
    const answer = await recall(incoming, body);
    if (mode === "mute") return void hung.add(incoming.socket);
    await faulty(answer, mode, outgoing, incoming.socket);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    setRule(next) {
      rule = next;
      if (next) return;
      for (const socket of hung) socket.destroy();
      hung.clear();
    },
    remember(path) {
      remembered = path;
      memory.clear();
    },
    async sendLate() {
      const calls = late;
      late = [];
      await Promise.all(calls.map((send) => send()));
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
      agent.destroy();
    },
  };
}

/** An answer to be given again: without the moment that it was made in. */
function timeless({ headers, ...answer }: Answer): Answer {
  const { "x-platform-time": _time, ...kept } = headers;
  return { ...answer, headers: kept };
}

/** Sends an answer as the mode has it. */
async function faulty(
  answer: Answer,
  mode: FaultMode | null,
  outgoing: ServerResponse,
  socket: Socket,
) {
  const { status, body } = answer;
  const headers = { ...answer.headers };
  switch (mode) {
    case "reset-after":
      return void socket.resetAndDestroy();
    case "reset-middle":
      outgoing.writeHead(status, { ...headers, "content-length": String(body.length + 10) });
      outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => socket.resetAndDestroy());
      return;
    case "delay":
      await ticks(30);
      break;
    case "drip":
      outgoing.writeHead(status, { ...headers, "content-length": String(body.length) });
      for (let at = 0; at < body.length; at += 64) {
        outgoing.write(body.subarray(at, at + 64));
        await ticks(3);
      }
      outgoing.end();
      return;
    case "garbled":
      return void send(outgoing, status, headers, Buffer.from(body.map((byte) => byte ^ 0x15)));
    case "wrong-json":
      return void send(
        outgoing,
        status,
        headers,
        Buffer.from('{"result":[1,2,3],"id":"7","key":"x"}'),
      );
    case "half-json":
      return void send(outgoing, status, headers, body.subarray(0, Math.ceil(body.length / 2)));
    case "wrong-type":
      return void send(
        outgoing,
        200,
        { "content-type": "text/html" },
        Buffer.from("<h1>Welcome</h1>"),
      );
    case "lost-route":
      return void send(outgoing, 404, headers, Buffer.from('{"message":"no Route matched"}'));
    case "bad-gateway":
      return void send(
        outgoing,
        502,
        { "content-type": "text/html" },
        Buffer.from("<h1>Bad gateway</h1>"),
      );
  }
  send(outgoing, status, headers, body);
}

function send(outgoing: ServerResponse, status: number, headers: Answer["headers"], body: Buffer) {
  const kept = { ...headers, "content-length": String(body.length) };
  delete (kept as Record<string, unknown>)["transfer-encoding"];
  outgoing.writeHead(status, kept);
  outgoing.end(body);
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Lets others go first so many times: turns of the event loop, not time. */
async function ticks(count: number) {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}
