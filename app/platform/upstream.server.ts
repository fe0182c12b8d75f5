import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { resetBreakers } from "./breaker.server";
import type { Sandbox } from "./sandbox";
import { closeSockets, httpFetch } from "./sockets.server";

/** Handles upstream requests. Must not follow redirects (SEC-04). */
export type Upstream = (request: Request, signal?: AbortSignal) => Promise<Response>;

/** Origin of requests to the embedded platform; they never reach a network. */
export const embeddedOrigin = "http://platform.internal";

// On globalThis: hot reload replaces modules and must not open a second database.
const holder = globalThis as typeof globalThis & {
  __touchlineSandbox?: Promise<Sandbox> | undefined;
};

let injected: Upstream | null = null;

/**
 * Replaces every upstream, remote origins included; null restores the real one.
 * @internal
 */
export function setUpstream(fetch: Upstream | null) {
  injected = fetch;
}

/** Origin of the platform's paths. */
export function platformOrigin(): string {
  return env().platformOrigin ?? embeddedOrigin;
}

/**
 * Sends a request to the platform, or to the embedded one if none is configured. Requests to other origins
 * (remote pages, after the allow-list) go to the network. Throws on network errors only.
 */
export async function upstreamFetch(request: Request, signal?: AbortSignal): Promise<Response> {
  if (injected) return injected(request, signal);
  if (new URL(request.url).origin !== embeddedOrigin) return httpFetch(request, signal);
  return (await sandbox()).fetch(request);
}

/** Starts the embedded platform if it is in use; resolves when it is ready, rejects when it fails. */
export async function openPlatform(): Promise<void> {
  if (usesSandbox()) await sandbox();
}

/** Closes the embedded platform's database and all upstream connections. */
export async function closePlatform(): Promise<void> {
  const opened = holder.__touchlineSandbox;
  holder.__touchlineSandbox = undefined;
  await Promise.all([closeSockets(), opened?.then((sandbox) => sandbox.close()).catch(logClosing)]);
}

/** Paths of the sandbox that browsers visit, whether or not its control is on. */
const sandboxPages = "/sandbox/pages/";

/** Handles `/sandbox/*` by the embedded platform; null if there is none or its control is off. */
export async function sandboxFetch(request: Request): Promise<Response | null> {
  const isPage = new URL(request.url).pathname.startsWith(sandboxPages);
  if (!usesSandbox() || !(isPage || env().sandbox.control)) return null;
  const answer = await (await sandbox()).fetch(request);
  // A reset platform has no failures and other players: what was counted of the ones before is over.
  if (answer.ok && new URL(request.url).pathname === "/sandbox/reset") {
    resetBreakers();
    sharedServices().limiter.forgetAll();
  }
  return answer;
}

/** Console lines about the platform in use. */
export async function platformNotes(): Promise<readonly string[]> {
  if (!usesSandbox()) return [`Platform: ${platformOrigin()}`];
  return (await sandbox()).notes;
}

/** Path of the embedded platform's build, relative to a module of the server's build (SBX-06). */
export function sandboxFile(
  from: string,
  exists: (file: string) => boolean = existsSync,
): string | null {
  // The bundler puts shared modules into their own folder, hence two depths.
  const files = ["../sandbox/main.js", "../../sandbox/main.js"].map((path) =>
    fileURLToPath(new URL(path, from)),
  );
  return files.find(exists) ?? null;
}

function usesSandbox() {
  return injected === null && env().platformOrigin === null;
}

function sandbox(): Promise<Sandbox> {
  if (!holder.__touchlineSandbox) {
    const opening = loadSandbox();
    holder.__touchlineSandbox = opening;
    // A failed start is not cached: the next request tries again.
    opening.catch(() => {
      if (holder.__touchlineSandbox === opening) holder.__touchlineSandbox = undefined;
    });
  }
  return holder.__touchlineSandbox;
}

async function loadSandbox(): Promise<Sandbox> {
  const { openSandbox } = await sandboxModule();
  return openSandbox(env().sandbox);
}

async function sandboxModule(): Promise<typeof import("~/sandbox/main")> {
  if (import.meta.env.DEV) return import("~/sandbox/main");
  const file = sandboxFile(import.meta.url);
  if (!file)
    throw new Error(
      "PLATFORM_ORIGIN is not set and the embedded platform is not built (npm run build).",
    );
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

function logClosing(error: unknown) {
  log.error({ err: error }, "the embedded platform did not close");
}
