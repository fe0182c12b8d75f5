import { log } from "~/server/log.server";
import { closeSockets } from "../sockets.server";
import { platformOrigin, usesSandbox } from "../upstream.server";
import { embeddedPlatform, sandboxHolder } from "./sandbox.server";

/** Starts the embedded platform if it is in use; resolves when it is ready, rejects when it fails. */
export async function openPlatform(): Promise<void> {
  if (usesSandbox()) await embeddedPlatform();
}

/** Closes the embedded platform's database and all upstream connections. */
export async function closePlatform(): Promise<void> {
  const opened = sandboxHolder.__touchlineSandbox;
  sandboxHolder.__touchlineSandbox = undefined;
  await Promise.all([closeSockets(), opened?.then((sandbox) => sandbox.close()).catch(logClosing)]);
}

/** Console lines about the platform in use. */
export async function platformConsoleLines(): Promise<readonly string[]> {
  if (!usesSandbox()) return [`Platform: ${platformOrigin()}`];
  return (await embeddedPlatform()).notes;
}

function logClosing(error: unknown) {
  log.error({ err: error }, "the embedded platform did not close");
}
