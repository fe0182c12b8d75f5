import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type RequestHandler } from "express";
import sirv from "sirv";
import { remixHandler } from "./adapter";
import type { Env } from "./env.server";
import { gate, lastResort } from "./gate";
import { securityHeaders } from "./headers";
import { log } from "./log.server";
import { metricsDoor, watchRequest } from "./watch";

export interface AppOptions {
  readonly env: Env;
  readonly build: () => Promise<ServerBuild>;
  /** Folder of the browser's files; null in development, where Vite serves them. */
  readonly clientDir: string | null;
  readonly vite: RequestHandler | null;
}

/** Our server: everything a request must pass before Remix, and the headers of every answer. */
export function createApp({ env, build, clientDir, vite }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.trustedProxies.length > 0 ? [...env.trustedProxies] : false);
  app.set("query parser", "simple");
  app.use(watchRequest);
  if (env.trustedProxies.length === 0) app.use(dropForwarded);
  app.use(
    ...securityHeaders({
      isDev: vite !== null,
      remoteOrigins: env.remoteOrigins,
      isHttps: env.publicOrigin?.startsWith("https:") ?? false,
    }),
  );
  if (vite) app.use(vite);
  app.use(...gate({ publicOrigin: env.publicOrigin }));
  app.use(metricsDoor);
  if (clientDir) app.use(files(clientDir));
  app.use(remixHandler({ build, mode: vite ? "development" : "production", publicOrigin: env.publicOrigin }));
  app.use(lastResort((error, requestId) => log.error({ err: error, requestId }, "request failed")));
  return app;
}

/** Nobody is believed about the visitor's address or host unless configured (SEC-05). */
const dropForwarded: RequestHandler = (request, _response, next) => {
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith("x-forwarded-") || name === "forwarded") delete request.headers[name];
  }
  next();
};

/** Hashed files for a year, the rest for an hour; compressed beforehand by the build. */
function files(clientDir: string): RequestHandler {
  const year = 31_536_000;
  const serve = sirv(clientDir, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // Express makes the answer, whatever sirv's types say.
      if ("locals" in response) Object.assign(response.locals as object, { route: "file" });
      const isHashed = path.startsWith("/assets/");
      response.setHeader(
        "Cache-Control",
        isHashed ? `public, max-age=${year}, immutable` : "public, max-age=3600",
      );
    },
  });
  return (request, response, next) => {
    if (request.method === "POST") return next();
    // A range that is none may be ignored; read as one, its length would be negative and the connection break.
    if (!isRange(request.headers.range)) delete request.headers.range;
    serve(request, response, next);
  };
}

function isRange(header: string | undefined) {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
}
