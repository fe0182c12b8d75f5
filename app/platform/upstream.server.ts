import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import { resetBreakers } from "./breaker.server";
import type { Sandbox } from "./sandbox";
import { closeSockets, httpFetch } from "./sockets.server";

/** Anything that answers upstream requests. It must not follow redirects (SEC-04). */
export type Upstream = (request: Request, signal?: AbortSignal) => Promise<Response>;

/** Origin of requests to the embedded platform; they never reach a network. */
export const embeddedOrigin = "http://platform.internal";

// On globalThis, since hot reload replaces modules and must not open a second database.
const holder = globalThis as typeof globalThis & { __touchlineSandbox?: Promise<Sandbox> | undefined };

let injected: Upstream | null = null;

/** Replaces every upstream, remote origins included; null puts the real one back. For tests. */
export function setUpstream(fetch: Upstream | null) {
  injected = fetch;
}

/** Where the platform's paths are. */
export function platformOrigin(): string {
  return env().platformOrigin ?? embeddedOrigin;
}

/**
 * Sends a request to the platform, the embedded one where none is configured; requests to other origins (remote
 * pages, after the allow-list) go there. The one place that knows which. Throws on network errors only.
 */
export async function upstreamFetch(request: Request, signal?: AbortSignal): Promise<Response> {
  if (injected) return injected(request, signal);
  if (new URL(request.url).origin !== embeddedOrigin) return httpFetch(request, signal);
  return (await sandbox()).fetch(request);
}

/** Starts the embedded platform, if it is the one in use; resolves when it can answer, rejects when it cannot. */
export async function openPlatform(): Promise<void> {
  if (usesSandbox()) await sandbox();
}

/** Lets go of the embedded platform's database and of all upstream connections. */
export async function closePlatform(): Promise<void> {
  const opened = holder.__touchlineSandbox;
  holder.__touchlineSandbox = undefined;
  await Promise.all([closeSockets(), opened?.then((sandbox) => sandbox.close()).catch(logClosing)]);
}

/** Answers `/sandbox/*` from the embedded platform; null where there is none or its control is off. */
export async function controlFetch(request: Request): Promise<Response | null> {
  if (!usesSandbox() || !env().sandbox.control) return null;
  const answer = await (await sandbox()).fetch(request);
  // A platform that begins anew has failed nobody yet: services that were made to fail answer again at once.
  if (answer.ok && new URL(request.url).pathname === "/sandbox/reset") resetBreakers();
  return answer;
}

/** What the console says of the platform in use, a line each. */
export async function platformNotes(): Promise<readonly string[]> {
  if (!usesSandbox()) return [`Platform: ${platformOrigin()}`];
  return (await sandbox()).notes;
}

/** Where the embedded platform's build lies, seen from a module of the server's build (SBX-06). */
export function sandboxFile(from: string, exists: (file: string) => boolean = existsSync): string | null {
  // The bundle splits shared modules into a folder of their own, hence two depths.
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
    // A failed start must not stay for good: the next request tries again.
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
    throw new Error("PLATFORM_ORIGIN is not set and the embedded platform is not built (npm run build).");
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

function logClosing(error: unknown) {
  log.error({ err: error }, "the embedded platform did not close");
}
