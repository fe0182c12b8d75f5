import { log } from "~/server/log.server";
import { closeUpstreamConnections } from "../sockets.server";
import { isEmbeddedPlatformUsed, platformOrigin } from "../upstream.server";
import { embeddedPlatform, globalSandboxHolder } from "./sandbox.server";

/**
 * Opens the embedded platform, and its database, if this server uses it, else does nothing;
 * resolves when it is ready, rejects when it fails.
 */
export async function openEmbeddedPlatformIfUsed(): Promise<void> {
  if (isEmbeddedPlatformUsed()) await embeddedPlatform();
}

/** Closes the embedded platform's database and all upstream connections. */
export async function closePlatformConnections(): Promise<void> {
  const opened = globalSandboxHolder.__touchlineSandbox;
  globalSandboxHolder.__touchlineSandbox = undefined;
  await Promise.all([
    closeUpstreamConnections(),
    opened?.then((sandbox) => sandbox.close()).catch(logClosing),
  ]);
}

/** Lines for the server's console that say which platform is in use. */
export async function platformConsoleLines(): Promise<readonly string[]> {
  if (!isEmbeddedPlatformUsed()) return [`Platform: ${platformOrigin()}`];
  return (await embeddedPlatform()).notes;
}

function logClosing(error: unknown) {
  log.error({ err: error }, "the embedded platform did not close");
}
