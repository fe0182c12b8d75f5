import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type RequestHandler } from "express";
import { remixHandler } from "./adapter";
import { clientFiles } from "./client-files";
import type { Env } from "./env/environment.server";
import { securityHeaders } from "./headers";
import { log } from "./log.server";
import { finalErrorHandler, requestValidators } from "./request-validators";
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
  if (clientDir) app.use(clientFiles(clientDir));
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
