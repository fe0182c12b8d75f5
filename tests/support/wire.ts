import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** An answer as it came over the wire. */
export interface Answer {
  /** 0 = the connection ended without one. */
  readonly status: number;
  /** Lower-case names; several of one name are joined by newlines. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decompressed, latin-1, so that every byte is a character. */
  readonly text: string;
  /** The head as it came. */
  readonly head: string;
}

/** Nobody waits longer for an answer, ms. */
const patienceMs = 60_000;

/**
 * Sends bytes on a connection of its own and reads until the other side closes it: a request must ask for that.
 * `isCut` = no more follows although more was promised.
 */
export function exchange(port: number, bytes: string | Buffer, isCut = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes);
      if (isCut) socket.end();
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer in ${patienceMs} ms`)));
    socket.on("data", (part) => {
      parts.push(part);
      // A stream of events has no end to wait for.
      const isFirst = parts.length < 4;
      if (isFirst && /^content-type: text\/event-stream/im.test(headOf(Buffer.concat(parts))))
        socket.destroy();
    });
    // Whoever is refused early may be cut off while it still sends.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE")
        resolve(read(Buffer.concat(parts)));
      else reject(error);
    });
    socket.on("close", () => resolve(read(Buffer.concat(parts))));
  });
}

/** The head once it is whole, else "". */
function headOf(bytes: Buffer): string {
  const end = bytes.indexOf("\r\n\r\n");
  return end === -1 ? "" : bytes.toString("latin1", 0, end);
}

function read(all: Buffer): Answer {
  // A go-ahead is no answer yet.
  const goAhead = "HTTP/1.1 100 Continue\r\n\r\n";
  const bytes =
    all.toString("latin1", 0, goAhead.length) === goAhead ? all.subarray(goAhead.length) : all;
  const end = bytes.indexOf("\r\n\r\n");
  const head = bytes.subarray(0, end === -1 ? bytes.length : end).toString("latin1");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known}\n${value}`);
  }
  let body = end === -1 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  if (headers.get("transfer-encoding") === "chunked") body = unchunked(body);
  const encoding = headers.get("content-encoding");
  if (encoding === "br" && body.length > 0) body = brotliDecompressSync(body);
  if (encoding === "gzip" && body.length > 0) body = gunzipSync(body);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    text: body.toString("latin1"),
    head,
  };
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf("\r\n", at);
    const size = line === -1 ? 0 : Number.parseInt(body.subarray(at, line).toString("latin1"), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
