import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import {
  closePlatformConnections,
  openEmbeddedPlatformIfUsed,
} from "~/platform/embedded/platform.server";
import { startErrorLine } from "./env/start-error.server";
import { startNotes } from "./env/start-notes.server";
import { env } from "./env.server";
import { shutdownTimings, trackInFlightRequests } from "./in-flight-requests";
import { enterPhase, takeOverStartErrorReport } from "./lifecycle.server";
import { endAtSignal } from "./process-end";
import { closeSharedServices, sharedServices } from "./shared/shared-services.server";

/**
 * The build as plain `remix-serve` loads it. `remix-serve` listens only once this module is evaluated, so the
 * first visitor has a platform.
 */
export const {
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
  routes,
} = build as unknown as ServerBuild;

/** Message that Node publishes when a server of this process has received a request. */
interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

takeOverStartErrorReport();
try {
  for (const note of startNotes(env(), process.env)) process.stdout.write(`${note}\n`);
  sharedServices();
  await openEmbeddedPlatformIfUsed();
} catch (error) {
  console.error(startErrorLine(error));
  process.exit(1);
}

// The server is remix-serve's own: it stops listening at the same signal, and Node tells of its requests.
const flights = trackInFlightRequests(() => undefined);
subscribe("http.server.request.start", (message) => {
  const { request, response } = message as RequestStart;
  flights.handle(request, response);
});
endAtSignal(leave);

/**
 * Stops the process in order: waits for requests in flight, then closes the platform and the shared
 * services (OPS-02).
 */
async function leave() {
  enterPhase("draining");
  flights.leave();
  await flights.quiet(shutdownTimings.silenceMs, shutdownTimings.landingMs);
  await closePlatformConnections();
  await closeSharedServices();
}
