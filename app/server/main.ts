import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { closePlatform, openPlatform, platformNotes } from "~/platform/upstream.server";
import { createApp } from "./app";
import { BadEnvironment, env } from "./env.server";
import { countFlights } from "./flights";
import { enterPhase } from "./lifecycle.server";
import { createListener } from "./listener";
import { log } from "./log.server";
import { closeSharedParts, sharedParts } from "./shared/parts.server";

/** Longest wait for requests in flight when the process is told to stop, in ms (OPS-02). */
const drainMs = 25_000;

export interface Running {
  readonly address: string;
  readonly notes: readonly string[];
  stop(): Promise<void>;
}

/** Starts the shell: listens at once, is ready when its platform is. */
export async function start(): Promise<Running> {
  const settings = env();
  sharedParts();
  const clientDir = join(dirname(fileURLToPath(import.meta.url)), "../client");
  const app = createApp({
    env: settings,
    build: async () => build as unknown as ServerBuild,
    clientDir,
    vite: null,
  });
  const flights = countFlights(app);
  const server = createListener(flights.handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    if (settings.host) server.listen(settings.port, settings.host, resolve);
    else server.listen(settings.port, resolve);
  });
  await openPlatform();
  enterPhase("ready");
  const notes = await platformNotes();
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= drain();
    return stopping;
  };
  async function drain() {
    // Still listening: whoever asks is told that this node is on its way out, until the last answer has left.
    enterPhase("draining");
    await flights.landed(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
    await closePlatform();
    await closeSharedParts();
  }
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : settings.port;
  return { address: `http://${settings.host ?? "localhost"}:${port}`, notes, stop };
}

/** Starts and obeys signals; a bad environment ends in one line. */
export async function run(report: (line: string) => void): Promise<void> {
  try {
    const running = await start();
    report(`Touchline is at ${running.address}`);
    for (const note of running.notes) report(note);
    report("Stop it with Ctrl+C.");
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        running.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, "stopping failed");
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    report(
      error instanceof BadEnvironment
        ? error.message
        : `Could not start: ${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }
}
