import type { RequestListener, Server } from "node:http";
import { Server as NetServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { untilSiteConfigIsRead } from "~/platform/services/config/first-read.server";
import {
  closePlatformConnections,
  openEmbeddedPlatformIfUsed,
  platformConsoleLines,
} from "~/platform/transport/embedded/platform.server";
import { createApp } from "./app";
import { startErrorLine } from "./env/start-error.server";
import { startNotes } from "./env/start-notes.server";
import { env } from "./env.server";
import { shutdownTimings, trackInFlightRequests } from "./in-flight-requests";
import { enterPhase, processPhase } from "./lifecycle.server";
import { createListener } from "./listener";
import { endAtSignal } from "./process-end";
import { closeSharedServices, sharedServices } from "./shared/shared-services.server";

export interface RunningServer {
  readonly address: string;
  readonly notes: readonly string[];
  stop(): Promise<void>;
}

/** Starts the shell: listens at once, is ready when its platform has given its config. */
export async function startShell(): Promise<RunningServer> {
  const settings = env();
  sharedServices();
  const clientDir = join(dirname(fileURLToPath(import.meta.url)), "../client");
  const app = createApp({
    env: settings,
    build: async () => build as unknown as ServerBuild,
    clientDir,
    vite: null,
  });
  const flights = trackInFlightRequests(app);
  let opened = () => {};
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const server = createListener(heldUntil(isOpen, flights.handle));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    if (settings.host) server.listen(settings.port, settings.host, resolve);
    else server.listen(settings.port, resolve);
  });
  await openEmbeddedPlatformIfUsed();
  opened();
  const leaving = new AbortController();
  // Not waited for: without its platform the site is up, and says on every page that it is away.
  void untilSiteConfigIsRead(console.error, leaving.signal).then((isRead) => {
    if (isRead) enterPhase("ready");
  });
  const notes = [...startNotes(settings, process.env), ...(await platformConsoleLines())];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= leave();
    return stopping;
  };
  async function leave() {
    leaving.abort();
    enterPhase("draining");
    await flights.quiet(shutdownTimings.silenceMs, shutdownTimings.noticeMs);
    await quickTurn();
    const closed = stopListening(server);
    flights.leave();
    await flights.quiet(shutdownTimings.silenceMs, shutdownTimings.landingMs);
    server.closeAllConnections();
    await closed;
    await closePlatformConnections();
    await closeSharedServices();
  }
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : settings.port;
  return { address: `http://${settings.host ?? "localhost"}:${port}`, notes, stop };
}

/**
 * Makes a request listener that holds requests until the platform is open; health probes are
 * answered at once.
 */
function heldUntil(isOpen: Promise<void>, handle: RequestListener): RequestListener {
  return (request, response) => {
    if (processPhase() !== "starting" || /^\/(healthz|readyz)/.test(request.url ?? ""))
      handle(request, response);
    else void isOpen.then(() => handle(request, response));
  };
}

/**
 * Stops accepting connections; resolves when the last open one has closed. The http server's own
 * `close` would cut off idle ones.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

/**
 * Waits, at most 1 s, until the event loop is quick again: then no connection is left waiting to be
 * accepted.
 */
async function quickTurn(): Promise<void> {
  const end = performance.now() + 1000;
  for (let last = performance.now(); last < end; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - last < 1) return;
    last = now;
  }
}

/** Starts the server and handles signals; a bad environment ends in one line. */
export async function runServer(report: (line: string) => void): Promise<void> {
  try {
    const running = await startShell();
    report(`Touchline is at ${running.address}`);
    for (const note of running.notes) report(note);
    report("Stop it with Ctrl+C.");
    endAtSignal(running.stop);
  } catch (error) {
    report(startErrorLine(error));
    process.exit(1);
  }
}
