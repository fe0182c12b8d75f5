import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type RequestHandler } from "express";
import sirv from "sirv";
import { remixHandler } from "./adapter";
import type { Env } from "./env/environment.server";
import { finalErrorHandler, requestValidators } from "./gate";
import { securityHeaders } from "./headers";
import { log } from "./log.server";
import { measureAndLogRequest, privateNetworkMetricsHandler } from "./watch";

export interface AppOptions {
  readonly env: Env;
  readonly build: () => Promise<ServerBuild>;
  /** Folder of the client files; null in development, where Vite serves them. */
  readonly clientDir: string | null;
  readonly vite: RequestHandler | null;
}

/** Express app: all middleware before Remix, and the headers of every response. */
export function createApp({ env, build, clientDir, vite }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.trustedProxies.length > 0 ? [...env.trustedProxies] : false);
  app.set("query parser", "simple");
  app.use(measureAndLogRequest);
  if (env.trustedProxies.length === 0) app.use(dropForwarded);
  app.use(
    ...securityHeaders({
      isDev: vite !== null,
      remoteOrigins: env.remoteOrigins,
      isHttps: env.publicOrigin?.startsWith("https:") ?? false,
    }),
  );
  if (vite) app.use(vite);
  app.use(...requestValidators(env));
  app.use(privateNetworkMetricsHandler);
  if (clientDir) app.use(files(clientDir));
  app.use(
    remixHandler({
      build,
      mode: vite ? "development" : "production",
      publicOrigin: env.publicOrigin,
    }),
  );
  app.use(
    finalErrorHandler((error, requestId) => log.error({ err: error, requestId }, "request failed")),
  );
  return app;
}

/**
 * Middleware that removes the headers X-Forwarded-* and Forwarded from a request, which are trusted
 * only if proxies are configured (SEC-05).
 */
const dropForwarded: RequestHandler = (request, _response, next) => {
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith("x-forwarded-") || name === "forwarded") delete request.headers[name];
  }
  next();
};

/**
 * Makes the middleware that serves the client files, precompressed by the build; browsers keep
 * hashed ones for a year, others for an hour.
 */
function files(clientDir: string): RequestHandler {
  const year = 31_536_000;
  const serve = sirv(clientDir, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // The response is Express's, although sirv's types differ.
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
    // An invalid Range header is ignored: its negative length would break the connection.
    if (!isRange(request.headers.range)) delete request.headers.range;
    serve(request, response, next);
  };
}

function isRange(header: string | undefined) {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
}
