import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { bareHeaders } from "./headers";

/** What Node's parser refuses, by its error's code; anything else it cannot read is a 400. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * The process's http server, with limits on how long and how large the head of a request may be (SEC-06). What its
 * parser refuses never becomes a request: it is answered here, under the same headers as anything else (SEC-02).
 */
export function createListener(handler: RequestListener): Server {
  const limits = {
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    // The gate refuses a request without one like one with a wrong one.
    requireHostHeader: false,
  };
  const server = createServer(limits, handler);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const headers = Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusals[error.code ?? ""] ?? "400 Bad Request"}\r\n${headers.join("")}\r\n`);
  });
  // A wish for anything but a go-ahead is ignored, as it may be, so that the gate answers it like any other.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
