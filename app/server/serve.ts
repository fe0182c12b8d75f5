import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { closePlatform, openPlatform } from "~/platform/embedded/platform.server";
import { startErrorLine } from "./env/start-error.server";
import { env } from "./env.server";
import { shutdownTimings, trackInFlightRequests } from "./in-flight-requests";
import { claimStartErrorReport, enterPhase } from "./lifecycle.server";
import { endAtSignal } from "./process-end";
import { closeSharedServices, sharedServices } from "./shared/shared-services.server";

/** The build as plain `remix-serve` loads it: it listens once this module is evaluated, so the first visitor has a platform. */
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

/** Node's announcement of a request that a server of this process received. */
interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

claimStartErrorReport();
try {
  env();
  sharedServices();
  await openPlatform();
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

/** Finishes what is in flight and closes what the process holds open (OPS-02). */
async function leave() {
  enterPhase("draining");
  flights.leave();
  await flights.quiet(shutdownTimings.silenceMs, shutdownTimings.landingMs);
  await closePlatform();
  await closeSharedServices();
}
