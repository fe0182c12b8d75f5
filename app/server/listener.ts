import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { unparsedRequestReplyHeaders } from "./headers";

/** Responses to errors of Node's parser, by error code; any other error is a 400. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Creates the http server, with limits on the time and size of request headers (SEC-06). Requests that its
 * parser rejects are answered here, with the same headers as any response (SEC-02).
 */
export function createListener(handler: RequestListener): Server {
  const limits = {
    // A form with files on a slow line; the request validators give other bodies less.
    requestTimeout: 150_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    // `server/request-validators.ts` refuses a missing Host header in the same way as a wrong one.
    requireHostHeader: false,
  };
  const server = createServer(limits, handler);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const headers = Object.entries(unparsedRequestReplyHeaders).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(
      `HTTP/1.1 ${refusals[error.code ?? ""] ?? "400 Bad Request"}\r\n${headers.join("")}\r\n`,
    );
  });
  // Node would answer 417 to an unknown Expect header; HTTP lets a server ignore it, so the request is served as any other.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
