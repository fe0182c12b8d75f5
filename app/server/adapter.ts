import { randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import { createAdmissionControl, createIdleCheck } from "./admission-control";
import { visitorCountry } from "./country";
import { routeName } from "./route-name";
import type { ServerContext } from "./server-context.server";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Least size of a response that is compressed, bytes: below it compression costs more time than it
 * saves.
 */
const worthCompressing = 1024;

/** Paths that bypass admission control: a probe must not take a busy node for a dead one. */
const bypassesAdmission = /^\/(healthz|readyz|metrics|sandbox\/)/;

export interface AdapterOptions {
  readonly build: () => Promise<ServerBuild>;
  /** `production` or `development`. */
  readonly mode: string;
  readonly publicOrigin: string | null;
}

/** Handles a request with the Remix build: buffered request body, compressed response. */
export function remixHandler({ build, mode, publicOrigin }: AdapterOptions): RequestHandler {
  // Two concurrent requests saturate the process; requests that wait for upstream free it for more.
  const admission = createAdmissionControl({
    least: 2,
    hasTime: createIdleCheck(0.1),
    everyMs: 10,
    patienceMs: 20_000,
  });
  return async (incoming, outgoing, next) => {
    let isInside = false;
    const leave = () => {
      if (isInside) admission.leave();
      isInside = false;
    };
    try {
      const built = await build();
      const handle = createRequestHandler(built, mode);
      const url = requestUrl(incoming, publicOrigin);
      outgoing.locals["route"] = routeName(built.routes, url.pathname);
      const gone = new AbortController();
      outgoing.on("close", () => gone.abort());
      if (!bypassesAdmission.test(url.pathname)) {
        const entry = await admission.enter(gone.signal);
        if (entry === "gone") return;
        if (entry === "late") return refuseBusy(outgoing);
        isInside = true;
      }
      const context: ServerContext = {
        nonce: outgoing.locals["nonce"] ?? randomBytes(16).toString("base64"),
        requestId: outgoing.locals["requestId"] ?? randomUUID(),
        kind: url.pathname.endsWith(".data") ? "data" : "document",
        signal: gone.signal,
        clientAddress: incoming.ip ?? "",
        country: visitorCountry(incoming),
        upload: outgoing.locals["upload"] ?? null,
      };
      const answer = await handle(toRequest(incoming, url, gone.signal), context);
      if (isStream(answer)) leave();
      await send(answer, incoming, outgoing);
    } catch (error) {
      next(error);
    } finally {
      leave();
    }
  };
}

function refuseBusy(outgoing: Outgoing) {
  outgoing.status(503).set({ "Cache-Control": "no-store", "Retry-After": "10" });
  outgoing.type("text/plain").send("503 Busy\n");
}

/**
 * Absolute URL as the visitor requested it: with the configured origin (SEC-05), else with protocol
 * and host of the request. Express accepts X-Forwarded-* from trusted proxies only.
 */
function requestUrl(incoming: Incoming, publicOrigin: string | null) {
  return new URL(
    incoming.originalUrl,
    publicOrigin ?? `${incoming.protocol}://${incoming.headers.host}`,
  );
}

function toRequest(incoming: Incoming, url: URL, signal: AbortSignal) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  // Also PATCH and DELETE, which the request validators allow only for the sandbox's control interface.
  const hasBody = !["GET", "HEAD"].includes(incoming.method) && Buffer.isBuffer(incoming.body);
  return new Request(url, {
    method: incoming.method,
    headers,
    signal,
    ...(hasBody ? { body: incoming.body } : {}),
  });
}

async function send(answer: Response, incoming: Incoming, outgoing: Outgoing) {
  outgoing.status(answer.status);
  for (const [name, value] of answer.headers) {
    // Headers of the response override the server's defaults; only cookies are appended.
    if (name === "set-cookie") outgoing.append(name, value);
    else outgoing.setHeader(name, value);
  }
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.body) return outgoing.end();
  if (isStream(answer)) return stream(answer.body, outgoing);
  const body = Buffer.from(await answer.arrayBuffer());
  const { bytes, encoding } = await compressed(body, incoming, answer, type);
  if (encoding) outgoing.setHeader("Content-Encoding", encoding);
  if (isText(type)) outgoing.vary("Accept-Encoding");
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

/**
 * Sends a body to the client piece by piece, no faster than the client reads; stops when either
 * side closes.
 */
async function stream(body: ReadableStream<Uint8Array>, outgoing: Outgoing) {
  const reader = body.getReader();
  const stop = () => {
    reader.cancel().catch(() => undefined);
  };
  if (outgoing.destroyed) return stop();
  outgoing.once("close", stop);
  outgoing.flushHeaders();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!outgoing.write(value) && !(await drained(outgoing))) return;
  }
  outgoing.off("close", stop);
  outgoing.end();
}

/**
 * Resolves when the response can take more data, because the client has read what was buffered;
 * false = the client has disconnected.
 */
function drained(outgoing: Outgoing): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      outgoing.off("drain", settle);
      outgoing.off("close", settle);
      resolve(!outgoing.destroyed);
    };
    outgoing.once("drain", settle);
    outgoing.once("close", settle);
  });
}

function isStream(
  answer: Response,
): answer is Response & { readonly body: ReadableStream<Uint8Array> } {
  return (
    answer.body !== null &&
    (answer.headers.get("content-type") ?? "").startsWith("text/event-stream")
  );
}

async function compressed(body: Buffer, incoming: Incoming, answer: Response, type: string) {
  const plain = { bytes: body, encoding: null };
  if (body.length < worthCompressing || !isText(type)) return plain;
  if (/no-transform/.test(answer.headers.get("cache-control") ?? "")) return plain;
  const encoding = incoming.acceptsEncodings("br", "gzip");
  if (encoding === "br") {
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 3,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { bytes: await brotli(body, { params }), encoding };
  }
  if (encoding === "gzip") return { bytes: await gzip(body, { level: 5 }), encoding };
  return plain;
}

function isText(type: string) {
  return (
    /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type) ||
    type.includes("x-script")
  );
}
