import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import ipaddr from "ipaddr.js";
import { log } from "./log.server";
import { metricsText, startRequest } from "./metrics.server";

const soundId = /^[\w-]{8,64}$/;
/** Networks that no visitor comes from by himself. */
const innerRanges = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);

/**
 * Comes before everything else: names the request, times it, counts it, and writes its line when it has ended
 * (OPS-03). The line says the route, never the path: what is searched for is the visitor's own.
 */
export const watchRequest: RequestHandler = (request, response, next) => {
  const requestId = requestIdOf(request);
  response.locals["requestId"] = requestId;
  response.locals["isInner"] = isInner(request);
  const started = performance.now();
  const end = startRequest();
  response.once("close", () => {
    const { method } = request;
    const route = String(response.locals["route"] ?? "refused");
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const isStream = String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");
    end(isStream ? null : { route, method: knownMethod(method), status: statusOf(response), ms });
    if (route !== "file") {
      const status = response.writableFinished ? response.statusCode : 499;
      log.info({ requestId, method, route, status, ms }, "request");
    }
  });
  next();
};

/**
 * `/metrics` for whoever stands beside the process: a peer on loopback or a private network that asks for itself.
 * What came through a proxy came from outside, whatever the proxy's own address; for others there is no such page.
 */
export const metricsDoor: RequestHandler = (request, response, next) => {
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

/** The id that a trusted proxy gave, so that its log and ours tell of one request; else a new one. */
function requestIdOf(request: Request): string {
  const given = request.get("x-request-id");
  const isTrusted: (address: string | undefined, hop: number) => boolean = request.app.get("trust proxy fn");
  return given && soundId.test(given) && isTrusted(request.socket.remoteAddress, 0) ? given : randomUUID();
}

function isInner({ headers, socket }: Request): boolean {
  const isForwarded = Object.keys(headers).some((name) =>
    /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
  );
  const peer = socket.remoteAddress ?? "";
  return !isForwarded && ipaddr.isValid(peer) && innerRanges.has(ipaddr.process(peer).range());
}

/** Anybody can make up a method; metrics know those that are answered. */
function knownMethod(method: string) {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}

/** The class of an answer, or `closed` where the client did not wait for its end. */
function statusOf(response: Response): string {
  return response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "closed";
}
