import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from "node:net";

/** Where a call is stopped: before the other side has seen it, or once that has answered. */
export interface Stop {
  readonly at: "request" | "answer";
  readonly method: string;
  /** Of the call's path. */
  readonly prefix: string;
}

interface Held {
  readonly outgoing: ServerResponse;
  readonly let: (how: "on" | "broken") => void;
}

/** The way from shells to the platform's process: every call of a kind can be stopped on it, and let go or lost. */
export class HttpWay {
  #server: Server | null = null;
  #target = "";
  #stop: Stop | null = null;
  readonly #held = new Set<Held>();

  /** How many calls stand on it now whose caller still waits. */
  get standing(): number {
    return [...this.#held].filter(({ outgoing }) => !outgoing.destroyed).length;
  }

  /** Answers the address that leads to `target`. */
  async open(target: string): Promise<string> {
    this.#target = target;
    const server = createServer((incoming, outgoing) => {
      this.pass(incoming, outgoing).catch(() => incoming.socket.destroy());
    });
    this.#server = server;
    return `http://127.0.0.1:${await listening(server)}`;
  }

  /** From now on calls of this kind are stopped; null = none. Those that stand stay where they are. */
  stopAt(stop: Stop | null): void {
    this.#stop = stop;
  }

  /** Lets those that stand go on or breaks their connections; the first `most` of them. */
  letGo(how: "on" | "broken" = "on", most = this.#held.size): void {
    for (const held of [...this.#held].slice(0, most)) {
      this.#held.delete(held);
      held.let(how);
    }
  }

  async close(): Promise<void> {
    this.letGo("broken");
    await closed(this.#server);
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming);
    await this.hold("request", incoming, outgoing);
    const { status, headers, bytes } = await ask(this.#target, incoming, body);
    await this.hold("answer", incoming, outgoing);
    outgoing.writeHead(status, headers).end(bytes);
  }

  private async hold(
    at: Stop["at"],
    { method = "", url = "" }: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    const stop = this.#stop;
    if (stop?.at !== at || stop.method !== method || !url.startsWith(stop.prefix)) return;
    const how = await new Promise<"on" | "broken">((resolve) =>
      this.#held.add({ outgoing, let: resolve }),
    );
    if (how === "broken") throw new Error("the way is broken");
  }
}

/** The way from a process to PostgreSQL's socket: answers to statements that name a word can be kept back. */
export class DatabaseWay {
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  #word: string | null = null;

  /** Answers the url that leads to the same database. */
  async open(databaseUrl: string): Promise<string> {
    const { folder, user, name } = partsOf(databaseUrl);
    const server = createTcpServer((near) => {
      const far = connect(`${folder}/.s.PGSQL.5432`);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.once("close", () => {
          this.#sockets.delete(socket);
          (socket === near ? far : near).destroy();
        });
      }
      near.on("data", (bytes) => {
        if (this.#word !== null && !far.isPaused() && bytes.includes(this.#word)) {
          far.pause();
        }
        far.write(bytes);
      });
      far.on("data", (bytes) => near.write(bytes));
    });
    this.#server = server;
    return `postgresql://${user}@127.0.0.1:${await listening(server)}/${name}`;
  }

  /** From now on whoever sends a statement with this word gets no answer; null = everybody does. */
  keepBack(word: string | null): void {
    this.#word = word;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await closed(this.#server);
  }
}

function partsOf(databaseUrl: string) {
  const { username, pathname, searchParams } = new URL(databaseUrl.replace("@/", "@local/"));
  return { folder: searchParams.get("host") ?? "", user: username, name: pathname.slice(1) };
}

function ask(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; bytes: Buffer }>(
    (resolve, reject) => {
      const sent = request(
        new URL(url ?? "/", target),
        { method, headers, agent: false },
        (incoming) => {
          bytesOf(incoming).then((bytes) => {
            const { connection: _own, "transfer-encoding": _framing, ...kept } = incoming.headers;
            resolve({ status: incoming.statusCode ?? 502, headers: kept, bytes });
          }, reject);
        },
      );
      sent.on("error", reject);
      sent.end(body);
    },
  );
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server | null): Promise<void> {
  if (!server) return;
  if ("closeAllConnections" in server && typeof server.closeAllConnections === "function")
    server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
