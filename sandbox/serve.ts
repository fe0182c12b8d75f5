import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import ipaddr from "ipaddr.js";
import { fileLimits } from "~/domain/documents/document";
import { type ControlAccess, mayReachControl } from "~/platform/transport/embedded/sandbox";
import { openSandbox } from "./open";
import type { Sandbox, SandboxOptions } from "./options";
import { maxRequestBodyBytes } from "./sandbox";
import { uploadPaths } from "./services/documents/routes";

export interface ServeOptions extends SandboxOptions, ControlAccess {
  readonly publicOrigin: string;
  readonly port: number;
  /** Addresses and CIDRs whose X-Forwarded-* is believed. */
  readonly trustedProxies: readonly string[];
}

export interface ServedSandbox {
  /** `http://localhost:3000` */
  readonly url: string;
  readonly notes: readonly string[];
  /**
   * Stops accepting connections, lets running calls finish (for `drainMs` at most), then closes the
   * database.
   */
  close(): Promise<void>;
}

/** How long a stopping sandbox waits for running calls before it aborts them, ms. */
const drainMs = 10_000;

/** Runs the sandbox as a platform on a port (`npm run sandbox`); SIGTERM and SIGINT drain and stop it. */
export async function serveSandbox(options: ServeOptions): Promise<ServedSandbox> {
  const sandbox = await openSandbox({ ...options, isAlone: true });
  const server = createServer((request, response) => {
    void handle(sandbox, options, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host ?? undefined, resolve);
  }).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });

  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= drain();
    return closing;
  };
  async function drain(): Promise<void> {
    process.off("SIGTERM", close);
    process.off("SIGINT", close);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(cut);
    await sandbox.close();
  }
  process.once("SIGTERM", close);
  process.once("SIGINT", close);
  return {
    url: `http://localhost:${portOf(server.address(), options.port)}`,
    notes: sandbox.notes,
    close,
  };
}

async function handle(
  sandbox: Sandbox,
  served: ServeOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await answer(sandbox, served, incoming, outgoing);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    // For a "drop" fault the connection is destroyed without a response.
    incoming.socket.destroy();
  }
}

async function answer(
  sandbox: Sandbox,
  served: ServeOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const path = incoming.url?.startsWith("/") ? incoming.url : "/";
  if (!mayReachControl(incoming, served))
    return Response.json({ code: "forbidden" }, { status: 403 });
  const body = await readBody(incoming, mostBytes(path));
  if (body === null)
    return Response.json({ code: "too-large" }, { status: 413, headers: { connection: "close" } });
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const request = new Request(originAsked(incoming, served) + path, {
    method: incoming.method ?? "GET",
    headers,
    signal: gone.signal,
    ...(body.byteLength === 0 || incoming.method === "GET" || incoming.method === "HEAD"
      ? {}
      : { body }),
  });
  return sandbox.fetch(request);
}

/**
 * The platform's own origin as the caller addresses it, for the addresses of its pages in site config: the shell and
 * visitors may reach it under several names. X-Forwarded-* counts from a trusted proxy alone.
 */
function originAsked(
  { headers, socket }: IncomingMessage,
  { port, trustedProxies }: ServeOptions,
): string {
  const isProxied = isInRanges(socket.remoteAddress ?? "", trustedProxies);
  const first = (name: string) =>
    String((isProxied && headers[name]) || "")
      .split(",")[0]
      ?.trim();
  const protocol = first("x-forwarded-proto") === "https" ? "https" : "http";
  const host = first("x-forwarded-host") || headers.host || "";
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return isHost && URL.canParse(`${protocol}://${host}`)
    ? `${protocol}://${host}`
    : `http://localhost:${port}`;
}

function isInRanges(peer: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(peer)) return false;
  const address = ipaddr.process(peer);
  return ranges.some((range) => {
    const [base, bits] = range.includes("/")
      ? ipaddr.parseCIDR(range)
      : [ipaddr.process(range), address.kind() === "ipv4" ? 32 : 128];
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

/**
 * Largest request body that a path accepts, bytes. Where files are uploaded it is one byte above
 * the largest file, so that a file one byte too large is refused by the file check, with its code.
 */
function mostBytes(path: string): number {
  const [pathname = ""] = path.split("?");
  return uploadPaths.includes(pathname) ? fileLimits.bytes + 1 : maxRequestBodyBytes;
}

/** The request body as bytes; null = above the limit. */
async function readBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) return null;
    chunks.push(bytes);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return address !== null && typeof address === "object" ? address.port : asked;
}
