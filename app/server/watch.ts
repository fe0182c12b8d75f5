import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import ipaddr from "ipaddr.js";
import { isForwarded } from "~/platform/transport/embedded/sandbox";
import { log } from "./log.server";
import { beginRequestMetrics, metricsText } from "./metrics.server";
import { isTrustedPeer } from "./trusted-peer";

const soundId = /^[\w-]{8,64}$/;
/** Networks from which no visitor connects directly. */
const innerRanges = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);

/**
 * First middleware: assigns the request id, measures and counts the request, and logs it at its end (OPS-03).
 * Logs the route, never the path, which may contain the visitor's search text.
 */
export const measureAndLogRequest: RequestHandler = (request, response, next) => {
  const requestId = requestIdOf(request);
  response.locals["requestId"] = requestId;
  response.locals["isInner"] = isInner(request);
  const started = performance.now();
  const end = beginRequestMetrics();
  response.once("close", () => {
    const { method } = request;
    const route = String(response.locals["route"] ?? "refused");
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const isStream = String(response.getHeader("content-type") ?? "").startsWith(
      "text/event-stream",
    );
    end(isStream ? null : { route, method: knownMethod(method), status: statusOf(response), ms });
    if (route !== "file") {
      const status = response.writableFinished ? response.statusCode : 499;
      log.info({ requestId, method, route, status, ms }, "request");
    }
  });
  next();
};

/**
 * `/metrics` for direct peers on loopback or a private network. Proxied requests come from outside, whatever
 * the proxy's address, and get a 404.
 */
export const privateNetworkMetricsHandler: RequestHandler = (request, response, next) => {
  if (request.path !== "/metrics") return next();
  response.locals["route"] = "metrics";
  if (request.method === "POST" || response.locals["isInner"] !== true) {
    response.status(404).type("text/plain").set("Cache-Control", "no-store").end("404 Not Found\n");
    return;
  }
  metricsText().then(({ type, text }) => {
    response.set({ "Content-Type": type, "Cache-Control": "no-store" }).end(text);
  }, next);
};

/** Request id of a trusted proxy, so that both logs can be matched; else a new one. */
function requestIdOf(request: Request): string {
  const given = request.get("x-request-id");
  return given && soundId.test(given) && isTrustedPeer(request) ? given : randomUUID();
}

function isInner(request: Request): boolean {
  const peer = request.socket.remoteAddress ?? "";
  return (
    !isForwarded(request) && ipaddr.isValid(peer) && innerRanges.has(ipaddr.process(peer).range())
  );
}

/** Method label for metrics: known methods only, since clients can invent any. */
function knownMethod(method: string) {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}

/** Class of a response's status, or `closed` if the client disconnected before its end. */
function statusOf(response: Response): string {
  return response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "closed";
}
