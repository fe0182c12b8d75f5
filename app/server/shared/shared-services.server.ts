import { env } from "../env.server";
import { openSharedServices, type SharedServices } from "./open-shared-services.server";

// On globalThis: hot reload replaces modules and must keep one pair of connections.
const holder = globalThis as typeof globalThis & { __touchlineShared?: SharedServices | undefined };

/** The shared services of this process, created on first use. */
export function sharedServices(): SharedServices {
  holder.__touchlineShared ??= openSharedServices(env());
  return holder.__touchlineShared;
}

/** Closes the shared services; the next use creates new ones. */
export async function closeSharedServices(): Promise<void> {
  const open = holder.__touchlineShared;
  holder.__touchlineShared = undefined;
  await open?.close();
}
