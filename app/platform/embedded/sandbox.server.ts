import type { Sandbox } from "../sandbox";
import { loadSandbox } from "./load.server";

// On globalThis: hot reload replaces modules and must not open a second database.
export const holder = globalThis as typeof globalThis & {
  __touchlineSandbox?: Promise<Sandbox> | undefined;
};

/** The embedded platform of this process, opened on first use. */
export function embeddedPlatform(): Promise<Sandbox> {
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
